//! What a bot answers.

use game::{Done, Game};

/// What a bot answers: a decision, what else it thought of, and how it expects the turn to go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion<G: Game> {
    /// What it would do: the first step of the best turn.
    pub decision: G::Action,
    /// The turns it thought of, best first; the first one begins with the decision.
    pub ranked: Vec<Ranked<G>>,
    /// How it expects the game to go on: its own turn, and what the others then do, up to its next decision. What they
    /// hold is a guess.
    pub line: Vec<Done<G::Action>>,
    /// How many simulations it made.
    pub simulations: u64,
}

/// A turn, and what is to be expected of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked<G: Game> {
    /// The decisions of this seat up to the end of its turn.
    pub turn: Vec<G::Action>,
    /// By how many points it expects to be ahead of the best of the others at the end.
    pub margin: f64,
    /// How many points it expects to have at the end.
    pub points: f64,
}

impl<G: Game> Suggestion<G> {
    /// The only thing to do.
    pub(crate) fn forced(action: G::Action) -> Suggestion<G> {
        Suggestion::by_ranking(vec![Ranked { turn: vec![action], margin: 0.0, points: 0.0 }], 0)
    }

    /// The first of a ranking, which must not be empty.
    pub(crate) fn by_ranking(ranked: Vec<Ranked<G>>, simulations: u64) -> Suggestion<G> {
        Suggestion { decision: ranked[0].turn[0], ranked, line: Vec::new(), simulations }
    }
}
