//! Two games that differ only in what one viewer cannot know, and what that viewer is going to do.

use game::{Action as _, Nobody, Seat, Viewer, below};
use serde_json::{Value, json};
use server::store::{Append, Listing};
use table::Games;
use table::{Entry, LogEntry, Table};

use super::scenario::{Scenario, Rng, Cutoff, legal};
use super::resample::{Resample, Differences};
use super::test_table::TestTable;

pub(crate) struct Pair {
    /// For people who read that it failed.
    pub(crate) label: String,
    pub(crate) table: Table,
    pub(crate) viewer: Viewer,
    /// Whether a viewer without a seat is known to the server.
    pub(crate) known: bool,
    pub(crate) worlds: [World; 2],
    /// Decisions that the viewer may not make, whichever of the worlds it is.
    pub(crate) illegal_actions: Vec<Value>,
    /// Whether the viewer may take something back.
    pub(crate) undoable: bool,
    /// What happens next, while the viewer watches.
    pub(crate) steps: Vec<FollowUp>,
    /// Entries of the log to look back at, and to go on from.
    pub(crate) samples: Vec<u64>,
}

/// One of the two games.
pub(crate) struct World {
    pub(crate) append: Append,
    pub(crate) commitment: String,
}

/// Something that happens, and turns nothing up.
#[derive(Debug)]
pub(crate) enum FollowUp {
    /// In each of the worlds; another decision there, if the viewer does not see which.
    Act(Seat, [Value; 2]),
    Undo(Seat),
}

/// Nobody sees a salt before the end, so it is another, too.
const SALTS: [&str; 2] = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"];

impl Pair {
    pub(crate) fn new<G: Resample>(
        number: usize,
        options: &G::Options,
        viewer: Viewer,
        cutoff: Cutoff,
        games: &Games,
        varied: &mut Differences,
    ) -> Pair {
        let mut rng = game::chance(20_130_401, number as u64);
        let players = G::agree(options).expect("the options are right");
        let table = Table::new(number, G::NAME, json!(options), players, &mut rng);
        let scenario = Scenario::<G>::random(options, &table, viewer, cutoff, &mut rng);
        let (other, differences) = twin(&scenario, viewer, &mut rng);
        varied.add(&differences);
        let scenarios = [&scenario, &other];
        let ends = scenarios.map(|scenario| *scenario.play().position());
        let worlds = [0, 1].map(|world| World::new(&table, scenarios[world], SALTS[world], games));
        assert_ne!(worlds[0].commitment, worlds[1].commitment);
        let seq = worlds[0].append.entries.len();
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let undoable = table.terms.undo && own.is_some_and(|seat| ends[0].undoable(seat) > 0);
        Pair {
            label: format!("{} {}, {viewer:?}, {cutoff:?}, game {number}", G::NAME, json!(options)),
            viewer,
            known: number.is_multiple_of(2),
            illegal_actions: illegal_actions(&ends, own, &mut rng),
            undoable,
            steps: steps(ends, viewer, table.terms.undo, &mut rng),
            samples: (0..3).map(|_| 1 + below(&mut rng, seq) as u64).collect(),
            table,
            worlds,
        }
    }

    /// The number of the last entry.
    pub(crate) fn seq(&self) -> u64 {
        self.worlds[0].append.entries.len() as u64
    }
}

/// Another truth that is really another.
fn twin<G: Resample>(scenario: &Scenario<G>, viewer: Viewer, rng: &mut Rng) -> (Scenario<G>, Differences) {
    let another = (0..20).find_map(|_| {
        let other = G::resample_hidden(scenario, viewer, rng);
        let mut varied = Differences::default();
        G::compare(scenario, &other, viewer, &mut varied);
        (varied.total() > 0).then_some((other, varied))
    });
    another.expect("something is hidden until the end")
}

impl World {
    fn new<G: Resample>(table: &Table, scenario: &Scenario<G>, salt: &str, games: &Games) -> World {
        let log = table.log(scenario, salt);
        let sitting = sitting(table, &log, games);
        let setup = log.iter().find_map(|logged| match &logged.entry {
            Entry::Started { setup, .. } => Some(setup),
            _ => None,
        });
        let setup = setup.expect("the game has begun");
        let commitment = server::commitment(G::NAME, &table.terms.options, setup, salt);
        World {
            append: Append { game: table.id, listing: Some(Listing::of(&sitting)), entries: log },
            commitment,
        }
    }
}

/// What a log comes to: the server accepts every entry.
fn sitting(table: &Table, log: &[LogEntry], games: &Games) -> Table {
    let mut sitting = Table::open(table.id, log[0].clone(), games).expect("the table opens");
    log[1..].iter().for_each(|entry| sitting.follow(entry).expect("the log is right"));
    sitting
}

/// Decisions that the viewer may not make: any, and those that others could make.
fn illegal_actions<G: Resample>(ends: &[G; 2], own: Option<Seat>, rng: &mut Rng) -> Vec<Value> {
    let mut tried: Vec<G::Action> = (0..6).map(|_| G::random_action(rng)).collect();
    for end in ends {
        for seat in end.to_act().iter().filter(|&seat| Some(seat) != own) {
            let legal = legal(end, seat);
            tried.push(legal[below(rng, legal.len())]);
        }
    }
    let may =
        |action: &G::Action| own.is_some_and(|own| ends.iter().any(|end| legal(end, own).contains(action)));
    tried.into_iter().filter(|action| !may(action)).map(|action| json!(action.entry(None))).collect()
}

/// A few more things that happen and turn nothing up: decisions of anybody, and taking them back.
fn steps<G: Resample>(mut ends: [G; 2], viewer: Viewer, may_undo: bool, rng: &mut Rng) -> Vec<FollowUp> {
    let mut steps = Vec::new();
    for _ in 0..8 {
        let seat = Seat::new(below(rng, ends[0].players())).expect("there are so many");
        if may_undo && ends[0].undoable(seat) > 0 && below(rng, 2) == 0 {
            for end in &mut ends {
                end.undo(seat).expect("both can take it back");
            }
            steps.push(FollowUp::Undo(seat));
        } else if let Some(actions) = both_can(&ends, seat, viewer, rng) {
            for (end, action) in ends.iter_mut().zip(actions) {
                end.apply(seat, action, &mut Nobody).expect("it is legal");
            }
            steps.push(FollowUp::Act(seat, actions.map(|action| json!(action.entry(None)))));
        }
    }
    steps
}

/// What a seat does in each of the worlds, so that it looks the same.
fn both_can<G: Resample>(ends: &[G; 2], seat: Seat, viewer: Viewer, rng: &mut Rng) -> Option<[G::Action; 2]> {
    let [here, there] = [0, 1].map(|world| {
        let end = &ends[world];
        let quiet = |action: &G::Action| end.reveals_nothing(seat, *action);
        legal(end, seat).into_iter().filter(quiet).collect::<Vec<_>>()
    });
    if !here.is_empty() && !viewer.is(seat) && here.iter().all(|action| G::is_secret(*action)) {
        return Some([here[below(rng, here.len())], there[below(rng, there.len())]]);
    }
    let both: Vec<G::Action> = here.into_iter().filter(|action| there.contains(action)).collect();
    let action = *both.get(below(rng, both.len().max(1)))?;
    Some([action; 2])
}
