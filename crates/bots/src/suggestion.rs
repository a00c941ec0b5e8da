//! A bot's answer.

use game::{Done, Game};

/// A bot's answer: its decision, the alternatives, and the expected line of play.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion<G: Game> {
    /// The first decision of the best turn.
    pub decision: G::Action,
    /// The turns that it compared, best first. The first one starts with the decision.
    pub ranked: Vec<Ranked<G>>,
    /// The expected line of play: the own turn, then the others up to the next own decision. Hidden
    /// information is sampled. Only [`suggest`](crate::suggest) fills it in.
    pub line: Vec<Done<G::Action>>,
    /// The number of simulations.
    pub simulations: u64,
}

/// A turn and its expected result.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked<G: Game> {
    /// The decisions of the seat up to the end of its turn.
    pub turn: Vec<G::Action>,
    /// The expected lead over the best other seat at the end of the game, in points.
    pub margin: f64,
    /// The expected points at the end of the game.
    pub points: f64,
}

impl<G: Game> Suggestion<G> {
    /// A decision without alternatives or estimates.
    pub fn forced(action: G::Action) -> Suggestion<G> {
        Suggestion::by_ranking(vec![Ranked { turn: vec![action], margin: 0.0, points: 0.0 }], 0)
    }

    /// The first turn of a ranking. Neither the ranking nor its first turn may be empty.
    pub fn by_ranking(ranked: Vec<Ranked<G>>, simulations: u64) -> Suggestion<G> {
        Suggestion { decision: ranked[0].turn[0], ranked, line: Vec::new(), simulations }
    }
}
