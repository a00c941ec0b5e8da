//! Random games up to a cutoff: the deal, decisions, undo, chat and other changes.

use game::{Game, Nobody, Play, Seat, Viewer, below};
use rand_chacha::ChaCha8Rng;
use table::{Change, TakeoverReason};

use super::resample::Resample;
use super::test_table::TestTable;

/// The random number generator of these tests.
pub(crate) type Rng = ChaCha8Rng;

/// One step after the deal.
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "a scenario has few steps")]
pub(crate) enum Step<A> {
    Act(Seat, A),
    Undo(Seat),
    /// A change that does not affect the game: chat, names, takeovers.
    Other(Change),
}

/// A game up to a cutoff.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Scenario<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) setup: G::Setup,
    pub(crate) steps: Vec<Step<G::Action>>,
}

/// Where a game is cut off.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cutoff {
    /// During the first decisions.
    Early,
    /// While somebody else's side or bid lies face down, otherwise as [`Cutoff::Early`].
    FaceDown,
    Anywhere,
    /// Shortly before the end.
    Late,
}

impl<G: Resample> Scenario<G> {
    /// A random game, in which some decisions are taken back, up to a cutoff before its end.
    pub(crate) fn random(
        options: &G::Options,
        table: &TestTable,
        viewer: Viewer,
        cutoff: Cutoff,
        rng: &mut Rng,
    ) -> Scenario<G> {
        let data = G::data(|_| None).expect("the built-in data are valid");
        let setup = G::deal(options, &data, rng);
        let mut play = Play::<G>::new(options.clone(), setup.clone()).expect("the deal is valid");
        let (mut steps, mut face_down) = (Vec::new(), Vec::new());
        while play.position().outcome().is_none() {
            if below(rng, 12) == 0 {
                steps.push(Step::Other(table.random_change(rng)));
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
        let max = steps.len() - 1;
        steps.truncate(match cutoff {
            Cutoff::FaceDown if !face_down.is_empty() => face_down[below(rng, face_down.len())],
            Cutoff::Early | Cutoff::FaceDown => below(rng, max.min(10)),
            Cutoff::Anywhere => below(rng, max),
            Cutoff::Late => max - below(rng, 6),
        });
        return_everybody(&mut steps);
        Scenario { options: options.clone(), setup, steps }
    }

    /// Replays all steps; the rules must accept each.
    pub(crate) fn replay(&self) -> Play<G> {
        let mut play = Play::new(self.options.clone(), self.setup.clone()).expect("the setup is valid");
        for (number, step) in self.steps.iter().enumerate() {
            let result = match step {
                Step::Act(seat, action) => play.apply(*seat, *action, &mut Nobody),
                Step::Undo(seat) => play.undo(*seat).map(|_| ()),
                Step::Other(_) => Ok(()),
            };
            result.unwrap_or_else(|refusal| panic!("step {number}, {step:?}: {refusal}"));
        }
        play
    }

    /// Per step, whether it is a decision that was taken back later.
    pub(crate) fn undone_steps(&self) -> Vec<bool> {
        let mut undone = vec![false; self.steps.len()];
        for (number, step) in self.steps.iter().enumerate() {
            let Step::Undo(seat) = step else { continue };
            let last = (0..number).rev().find(|&earlier| {
                !undone[earlier] && matches!(self.steps[earlier], Step::Act(by, _) if by == *seat)
            });
            undone[last.expect("undo follows a decision")] = true;
        }
        undone
    }
}

/// Makes a random decision of a random seat that is to act, or takes one back.
fn decide<G: Game>(play: &mut Play<G>, may_undo: bool, rng: &mut Rng) -> Step<G::Action> {
    let position = *play.position();
    let can_undo: Vec<Seat> =
        Seat::all(position.players()).filter(|&seat| position.undoable(seat) > 0).collect();
    // A seat that can undo while others are to act has decided face down. That is rare in
    // Sanssouci, so such decisions are taken back more often.
    let face_down = can_undo.iter().any(|&seat| !position.to_act().contains(seat));
    if may_undo && !can_undo.is_empty() && below(rng, if face_down { 2 } else { 5 }) == 0 {
        let seat = can_undo[below(rng, can_undo.len())];
        play.undo(seat).expect("undo is allowed");
        return Step::Undo(seat);
    }
    let to_act: Vec<Seat> = position.to_act().iter().collect();
    let seat = to_act[below(rng, to_act.len())];
    let legal = legal(&position, seat);
    let action = legal[below(rng, legal.len())];
    play.apply(seat, action, &mut Nobody).expect("a legal action");
    Step::Act(seat, action)
}

/// The legal actions of a seat.
pub(crate) fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    position.legal(seat, &mut list);
    list
}

/// Makes every second takeover of a seat a return, and returns everybody at the end. A bot that
/// played on would use other random numbers in each of the two games.
fn return_everybody<A>(steps: &mut Vec<Step<A>>) {
    let mut taken_over = [false; Seat::MAX_COUNT];
    steps.retain_mut(|step| {
        let Step::Other(change) = step else { return true };
        if let Change::TakenOver { seat, .. } = *change
            && std::mem::replace(&mut taken_over[seat.index()], true)
        {
            taken_over[seat.index()] = false;
            *change = Change::Returned { seat, refreshed: false };
        }
        true
    });
    let remaining = Seat::all(Seat::MAX_COUNT).filter(|seat| taken_over[seat.index()]);
    steps.extend(remaining.map(|seat| Step::Other(Change::Returned { seat, refreshed: false })));
}

impl TestTable {
    /// A random change that does not affect the game.
    fn random_change(&self, rng: &mut Rng) -> Change {
        let seat = Seat::new(below(rng, self.people.len())).expect("a seat");
        let person = &self.people[seat.index()];
        match below(rng, 8) {
            0 | 1 => Change::TakenOver { seat, reason: TakeoverReason::OutOfTime },
            2 => Change::Renamed { person: person.id, name: format!("{}’s twin", person.name) },
            3 => Change::Muted { muted: below(rng, 2) == 0 },
            4 => Change::PersonMuted { person: person.id, muted: below(rng, 2) == 0 },
            5 => Change::HostChanged { host: person.id },
            6 => Change::Paused { milliseconds: 12_345 },
            _ => Change::Said { person: person.id, name: person.name.clone(), text: "Well played!".into() },
        }
    }
}
