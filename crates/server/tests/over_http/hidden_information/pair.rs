//! Two games that differ only in what one viewer cannot know, and the requests to compare.

use game::{Action as _, Nobody, Seat, Viewer, below};
use serde_json::{Value, json};
use server::store::{Append, Listing};
use table::{Change, DealSecret, Games, Table, commitment};

use super::resample::{Differences, Resample};
use super::scenario::{Cutoff, Rng, Scenario, legal};
use super::test_table::TestTable;

/// Two games that differ only in what one viewer cannot know.
pub(crate) struct Pair {
    /// Names the pair when a test fails.
    pub(crate) label: String,
    pub(crate) table: TestTable,
    pub(crate) viewer: Viewer,
    /// Whether a spectator has a key.
    pub(crate) spectator_has_key: bool,
    pub(crate) worlds: [World; 2],
    /// Decisions that the viewer may not make in either world.
    pub(crate) illegal_actions: Vec<Value>,
    /// Whether the viewer may take a decision back.
    pub(crate) undoable: bool,
    /// Decisions that follow while the viewer watches.
    pub(crate) follow_ups: Vec<FollowUp>,
    /// Sequence numbers to look back at and to resume streams after.
    pub(crate) samples: Vec<u64>,
}

/// One of the two games: its log, and the hashes of its deal and its secret.
pub(crate) struct World {
    pub(crate) append: Append,
    pub(crate) hashes: [String; 2],
}

/// A decision or undo that reveals nothing.
#[derive(Debug)]
pub(crate) enum FollowUp {
    /// The action in each world; they differ only if the viewer does not see them.
    Act(Seat, [Value; 2]),
    Undo(Seat),
}

/// The salt is hidden until the end, so it differs, too.
const SALTS: [&str; 2] = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"];

/// The secret, too.
const SECRETS: [DealSecret; 2] = [DealSecret::from_bytes([0x5e; 32]), DealSecret::from_bytes([0xc4; 32])];

impl Pair {
    pub(crate) fn new<G: Resample>(
        number: usize,
        options: &G::Options,
        viewer: Viewer,
        cutoff: Cutoff,
        games: &Games,
        total: &mut Differences,
    ) -> Pair {
        let mut rng = game::chance(20_130_401, number as u64);
        let players = G::check_options(options).expect("valid options");
        let table = TestTable::new(number, G::NAME, json!(options), players, &mut rng);
        let scenario = Scenario::<G>::random(options, &table, viewer, cutoff, &mut rng);
        let (other, differences) = resample(&scenario, viewer, &mut rng);
        total.add(&differences);
        let scenarios = [&scenario, &other];
        let ends = scenarios.map(|scenario| *scenario.replay().position());
        let worlds = [0, 1].map(|world| World::new(&table, scenarios[world], world, games));
        assert_ne!(worlds[0].hashes, worlds[1].hashes);
        let seq = worlds[0].append.entries.len();
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let undoable = table.terms.undo && own.is_some_and(|seat| ends[0].undoable(seat) > 0);
        Pair {
            label: format!("{} {}, {viewer:?}, {cutoff:?}, game {number}", G::NAME, json!(options)),
            viewer,
            spectator_has_key: number.is_multiple_of(2),
            illegal_actions: illegal_actions(&ends, own, &mut rng),
            undoable,
            follow_ups: follow_ups(ends, viewer, table.terms.undo, &mut rng),
            samples: (0..3).map(|_| 1 + below(&mut rng, seq) as u64).collect(),
            table,
            worlds,
        }
    }

    /// The sequence number of the last entry.
    pub(crate) fn seq(&self) -> u64 {
        self.worlds[0].append.entries.len() as u64
    }
}

/// Resamples the hidden information until something differs.
fn resample<G: Resample>(
    scenario: &Scenario<G>,
    viewer: Viewer,
    rng: &mut Rng,
) -> (Scenario<G>, Differences) {
    let resampled = (0..20).find_map(|_| {
        let other = G::resample_hidden(scenario, viewer, rng);
        let mut differences = Differences::default();
        G::count_differences(scenario, &other, viewer, &mut differences);
        (differences.total() > 0).then_some((other, differences))
    });
    resampled.expect("something is hidden until the end")
}

impl World {
    fn new<G: Resample>(table: &TestTable, scenario: &Scenario<G>, world: usize, games: &Games) -> World {
        let (salt, secret) = (SALTS[world], SECRETS[world]);
        let log = table.log(scenario, salt, secret);
        let replayed =
            Table::replay(table.id, &log, games, |_, _| ()).expect("a valid log").expect("entries");
        let setup = log.iter().find_map(|entry| match &entry.change {
            Change::Started { setup, .. } => Some(setup),
            _ => None,
        });
        let setup = setup.expect("the game has started");
        let commitment = commitment(G::NAME, &table.terms.options, setup, salt);
        World {
            append: Append::new(table.id, log, None, Listing::of(&replayed)),
            hashes: [commitment, secret.hash()],
        }
    }
}

/// Actions that the viewer may not choose: random ones, and legal ones of other seats.
fn illegal_actions<G: Resample>(ends: &[G; 2], own: Option<Seat>, rng: &mut Rng) -> Vec<Value> {
    let mut actions: Vec<G::Action> = (0..6).map(|_| G::random_action(rng)).collect();
    for end in ends {
        for seat in end.to_act().iter().filter(|&seat| Some(seat) != own) {
            let legal = legal(end, seat);
            actions.push(legal[below(rng, legal.len())]);
        }
    }
    let is_legal =
        |action: &G::Action| own.is_some_and(|own| ends.iter().any(|end| legal(end, own).contains(action)));
    actions.into_iter().filter(|action| !is_legal(action)).map(|action| json!(action.entry(None))).collect()
}

/// Random decisions and undo of all seats that reveal nothing.
fn follow_ups<G: Resample>(mut ends: [G; 2], viewer: Viewer, may_undo: bool, rng: &mut Rng) -> Vec<FollowUp> {
    let mut follow_ups = Vec::new();
    for _ in 0..8 {
        let seat = Seat::new(below(rng, ends[0].players())).expect("a seat");
        if may_undo && ends[0].undoable(seat) > 0 && below(rng, 2) == 0 {
            for end in &mut ends {
                end.undo(seat).expect("undo is allowed in both worlds");
            }
            follow_ups.push(FollowUp::Undo(seat));
        } else if let Some(actions) = actions_in_both(&ends, seat, viewer, rng) {
            for (end, action) in ends.iter_mut().zip(actions) {
                end.apply(seat, action, &mut Nobody).expect("a legal action");
            }
            follow_ups.push(FollowUp::Act(seat, actions.map(|action| json!(action.entry(None)))));
        }
    }
    follow_ups
}

/// Actions of a seat in the two worlds that look the same to the viewer.
fn actions_in_both<G: Resample>(
    ends: &[G; 2],
    seat: Seat,
    viewer: Viewer,
    rng: &mut Rng,
) -> Option<[G::Action; 2]> {
    let [first, second] = [0, 1].map(|world| {
        let end = &ends[world];
        let reveals_nothing = |action: &G::Action| end.reveals_nothing(seat, *action);
        legal(end, seat).into_iter().filter(reveals_nothing).collect::<Vec<_>>()
    });
    if !first.is_empty() && !viewer.is(seat) && first.iter().all(|action| G::is_secret(*action)) {
        return Some([first[below(rng, first.len())], second[below(rng, second.len())]]);
    }
    let both: Vec<G::Action> = first.into_iter().filter(|action| second.contains(action)).collect();
    let action = *both.get(below(rng, both.len().max(1)))?;
    Some([action; 2])
}
