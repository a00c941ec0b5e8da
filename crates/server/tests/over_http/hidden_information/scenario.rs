//! How a game went, up to a cutoff: what was dealt, decided, taken back and said.

use game::{Game, Nobody, Play, Seat, Viewer, below};
use rand_chacha::ChaCha8Rng;
use table::{Entry, Why};

use super::resample::Resample;
use super::test_table::TestTable;

pub(crate) type Rng = ChaCha8Rng;

/// One thing that happened after the deal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Step<A> {
    Act(Seat, A),
    Undo(Seat),
    /// What has nothing to do with the rules: talk, names, who is away.
    Aside(Entry),
}

/// How a game went, up to a cutoff.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Scenario<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) setup: G::Setup,
    pub(crate) steps: Vec<Step<G::Action>>,
}

/// Where a game is looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cutoff {
    /// During the first decisions.
    Early,
    /// While somebody else's side or bid lies face down; where there is none, early.
    FaceDown,
    Anywhere,
    /// Shortly before the end.
    Late,
}

impl<G: Resample> Scenario<G> {
    /// A random game up to a cutoff before its end. Some decisions are taken back on the way.
    pub(crate) fn random(
        options: &G::Options,
        table: &Table,
        viewer: Viewer,
        cutoff: Cutoff,
        rng: &mut Rng,
    ) -> Scenario<G> {
        let data = G::data(|_| None).expect("the built-in data are right");
        let setup = G::deal(options, &data, rng);
        let mut play = Play::<G>::new(options.clone(), setup.clone()).expect("what is dealt is right");
        let (mut steps, mut face_down) = (Vec::new(), Vec::new());
        while play.position().outcome().is_none() {
            if below(rng, 12) == 0 {
                steps.push(Step::Other(table.aside(rng)));
            }
            let step = decide(&mut play, table.terms.undo, rng);
            if let Step::Act(seat, action) = step
                && G::is_secret(action)
                && !viewer.is(seat)
                && play.position().undoable(seat) > 0
            {
                face_down.push(steps.len() + 1);
            }
            steps.push(step);
        }
        // The last decision reveals everything.
        let most = steps.len() - 1;
        steps.truncate(match cutoff {
            Cutoff::FaceDown if !face_down.is_empty() => face_down[below(rng, face_down.len())],
            Cutoff::Early | Cutoff::FaceDown => below(rng, most.min(10)),
            Cutoff::Anywhere => below(rng, most),
            Cutoff::Late => most - below(rng, 6),
        });
        everybody_is_back(&mut steps);
        Scenario { options: options.clone(), setup, steps }
    }

    /// Plays it. The rules must accept every step.
    pub(crate) fn play(&self) -> Play<G> {
        let mut play = Play::new(self.options.clone(), self.setup.clone()).expect("the setup is right");
        for (number, step) in self.steps.iter().enumerate() {
            let done = match step {
                Step::Act(seat, action) => play.apply(*seat, *action, &mut Nobody),
                Step::Undo(seat) => play.undo(*seat).map(|_| ()),
                Step::Other(_) => Ok(()),
            };
            done.unwrap_or_else(|refusal| panic!("step {number}, {step:?}: {refusal}"));
        }
        play
    }

    /// For every step, whether it is a decision that was taken back later.
    pub(crate) fn taken_back(&self) -> Vec<bool> {
        let mut back = vec![false; self.steps.len()];
        for (number, step) in self.steps.iter().enumerate() {
            let Step::Undo(seat) = step else { continue };
            let last = (0..number).rev().find(|&earlier| {
                !back[earlier] && matches!(self.steps[earlier], Step::Act(by, _) if by == *seat)
            });
            back[last.expect("nothing is taken back that was not done")] = true;
        }
        back
    }
}

/// A random decision of whoever may decide, or one that is taken back.
fn decide<G: Game>(play: &mut Play<G>, may_undo: bool, rng: &mut Rng) -> Step<G::Action> {
    let position = *play.position();
    let regretful: Vec<Seat> =
        Seat::all(position.players()).filter(|&seat| position.undoable(seat) > 0).collect();
    // Who may take something back though others are to act has decided face down: rare in Sanssouci, so more often.
    let secretly = regretful.iter().any(|&seat| !position.to_act().contains(seat));
    if may_undo && !regretful.is_empty() && below(rng, if secretly { 2 } else { 5 }) == 0 {
        let seat = regretful[below(rng, regretful.len())];
        play.undo(seat).expect("it may be taken back");
        return Step::Undo(seat);
    }
    let to_act: Vec<Seat> = position.to_act().iter().collect();
    let seat = to_act[below(rng, to_act.len())];
    let legal = legal(&position, seat);
    let action = legal[below(rng, legal.len())];
    play.apply(seat, action, &mut Nobody).expect("it is legal");
    Step::Act(seat, action)
}

pub(crate) fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    position.legal(seat, &mut list);
    list
}

/// A bot plays on for somebody only if there is a decision in between; at the cutoff of the test nobody is away, for a
/// bot's own chance would be another in each of two games.
fn everybody_is_back<A>(steps: &mut Vec<Step<A>>) {
    let mut away = [false; Seat::MOST];
    steps.retain_mut(|step| {
        let Step::Other(entry) = step else { return true };
        if let Entry::TakenOver { seat, .. } = *entry
            && std::mem::replace(&mut away[seat.index()], true)
        {
            away[seat.index()] = false;
            *entry = Entry::Returned { seat };
        }
        true
    });
    let back = Seat::all(Seat::MOST).filter(|seat| away[seat.index()]);
    steps.extend(back.map(|seat| Step::Other(Entry::Returned { seat })));
}

impl Table {
    /// Something that has nothing to do with the rules.
    fn aside(&self, rng: &mut Rng) -> Entry {
        let seat = Seat::new(below(rng, self.people.len())).expect("there are so many");
        let person = &self.people[seat.index()];
        match below(rng, 6) {
            0 | 1 => Entry::TakenOver { seat, why: Why::OutOfTime },
            2 => Entry::Renamed { person: person.id, name: format!("{}’s twin", person.name) },
            3 => Entry::Muted { muted: below(rng, 2) == 0 },
            4 => Entry::Paused { milliseconds: 12_345 },
            _ => Entry::Said { person: person.id, name: person.name.clone(), text: "Well played!".into() },
        }
    }
}
