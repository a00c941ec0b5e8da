//! Determinized Monte Carlo search: samples what is hidden, and plays every candidate on for some
//! rounds.

use game::{Game, Nobody, Outcome, Seat};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use versailles::{Action, Options, Phase, Position};

use crate::sequential_halving::{CandidateStats, SimulationResult, sequential_halving};
use crate::versailles::bids::{TileValues, greedy_bid, tile_values};
use crate::versailles::card_inference::CardInference;
use crate::versailles::greedy::{evaluated_actions, expected_points};
use crate::versailles::horizon::Horizon;
use crate::versailles::placement_cache::PlacementCache;
use crate::versailles::playout::playout;
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;
use crate::{Budget, Determinizer, Ranked, Suggestion};

/// The maximum number of candidates.
const MAX_CANDIDATES: usize = 12;
/// The number of samples that the evaluation of a candidate counts for.
const PRIOR_SAMPLES: f64 = 8.0;
const WEIGHTS: &Weights = &Weights::TUNED;
/// The assumed weights of the opponents when they bid, now and in earlier rounds: the gardener's.
const OPPONENT_WEIGHTS: &Weights = &Weights::MANUAL;

pub(crate) fn search(
    determinizer: &impl Determinizer<Position>,
    include: Option<Action>,
    budget: &Budget,
    rng: &mut impl Rng,
    horizon: Horizon,
) -> Suggestion<Position> {
    let seat = determinizer.seat();
    let seed = rng.next_u64();
    let root = Root::new(determinizer.determinize(rng));
    let actions = candidates(&root.state, seat, include);
    let mut state = root.state.clone();
    let lookahead = horizon.lookahead(&state.position);
    let best = actions.first().map_or(0.0, |&(_, value)| value);
    let prior =
        |&(_, value): &(Action, f32)| CandidateStats::with_prior((value - best).into(), PRIOR_SAMPLES);
    let inference = CardInference::new(&root.state.position, seat, OPPONENT_WEIGHTS);
    let mut cache = PlacementCache::new(WEIGHTS);
    let mut sampled = root.sample(determinizer, &inference, seed, 0);
    let candidates = sequential_halving(actions.iter().map(prior), budget, |candidate, sample| {
        if sampled.number != sample {
            sampled = root.sample(determinizer, &inference, seed, sample);
        }
        let mut rng = sampled.rng.clone();
        state.reset_to(&root.state, sampled.position);
        state.apply(seat, actions[candidate].0);
        playout(&mut state, seat, lookahead, WEIGHTS, &mut cache, &mut rng);
        result(&state, seat)
    });
    let ranked = candidates.into_iter().map(|(candidate, stats)| Ranked {
        turn: vec![actions[candidate].0],
        margin: stats.mean_margin(),
        points: stats.mean_points(),
    });
    Suggestion::by_ranking(ranked.collect(), budget.spent())
}

/// The decisions with the highest values, best first, plus `include`.
fn candidates(state: &SearchState, seat: Seat, include: Option<Action>) -> Vec<(Action, f32)> {
    let mut actions = evaluated_actions(state, seat, WEIGHTS);
    actions.sort_by(|a, b| b.1.total_cmp(&a.1));
    let least = actions.last().map_or(0.0, |&(_, value)| value);
    let others = actions.split_off(actions.len().min(MAX_CANDIDATES));
    if let Some(include) = include {
        let is_it = |(action, _): &&(Action, f32)| *action == include;
        if !actions.iter().any(|action| is_it(&action)) {
            // It may be missing in both, because only one of two equivalent rotations is evaluated.
            actions.push(others.iter().find(is_it).copied().unwrap_or((include, least)));
        }
    }
    actions
}

/// One determinization, which is the same for all candidates.
struct Sample {
    number: u64,
    /// A sampled position. If cards are to be chosen, all opponents have chosen theirs.
    position: Position,
    /// The random numbers for the playout.
    rng: Pcg64Mcg,
}

/// The start of every simulation.
struct Root {
    state: SearchState,
    /// The tile values of all seats while cards are to be chosen. They do not depend on the sample,
    /// because all gardens are open.
    tile_values: [TileValues; Options::MAX_PLAYERS],
}

impl Root {
    fn new(position: Position) -> Root {
        let state = SearchState::new(position);
        let mut all = [TileValues::default(); _];
        if position.phase() == Phase::Bidding {
            position
                .seats()
                .zip(&mut all)
                .for_each(|(seat, values)| *values = tile_values(&state, seat, OPPONENT_WEIGHTS));
        }
        Root { state, tile_values: all }
    }

    fn sample(
        &self,
        determinizer: &impl Determinizer<Position>,
        inference: &CardInference,
        seed: u64,
        number: u64,
    ) -> Sample {
        let mut rng = Pcg64Mcg::seed_from_u64(seed.wrapping_add(number));
        let mut position = determinizer.determinize(&mut rng);
        let is_true = determinizer.is_true_position(&position);
        let others = position.seats().filter(|&other| other != determinizer.seat());
        // A determinization puts any card face down, so hidden bids are taken back and made again.
        for other in others.clone() {
            if position.undoable(other) > 0 {
                let undone = position.undo(other);
                debug_assert!(undone.is_ok(), "{undone:?}");
            }
        }
        if !is_true {
            inference.refine(&mut position, &mut rng);
        }
        if position.phase() == Phase::Bidding {
            others.for_each(|other| self.bid(&mut position, other));
        }
        Sample { number, position, rng }
    }

    /// An opponent chooses a card.
    fn bid(&self, position: &mut Position, other: Seat) {
        if let Some(card) = greedy_bid(position, other, &self.tile_values[other.index()]) {
            let applied = position.apply(other, Action::Bid(card), &mut Nobody);
            debug_assert!(applied.is_ok(), "{card}: {applied:?}");
        }
    }
}

/// The result for a seat: the final one, or an estimate if the game is not over.
fn result(state: &SearchState, seat: Seat) -> SimulationResult {
    let totals = state.position.outcome().map(|outcome| outcome.totals());
    let points = |seat: Seat| match &totals {
        Some(totals) => f64::from(totals[seat.index()]),
        None => f64::from(expected_points(state, seat, WEIGHTS)),
    };
    let others = state.position.seats().filter(|&other| other != seat);
    let best_other = others.map(points).fold(0.0, f64::max);
    let points = points(seat);
    let margin = points - best_other;
    SimulationResult { value: margin, margin, points }
}

#[cfg(test)]
mod tests {
    use versailles::Data;

    use super::*;
    use crate::{Bot, Level, Observation};

    #[test]
    fn the_same_seed_plays_the_same_game_with_any_number_of_players() {
        for players in 2..=5 {
            assert_eq!(totals(players), totals(players), "{players} players");
        }
    }

    fn totals(players: u8) -> Vec<i32> {
        let data = Data::load(|_| None).expect("the built-in data are valid");
        let options = Options::new(players);
        let setup = Position::deal(&options, &data, &mut game::chance(7, 0));
        let mut position = Position::new(&options, &setup).expect("a deal is valid");
        let mut bots: Vec<Bot<Position>> =
            Level::ALL.into_iter().cycle().take(players.into()).map(|level| Bot::new(level, 1)).collect();
        while let Some(seat) = position.to_act().first() {
            let observation = Observation::of(&position, seat);
            let action = bots[seat.index()].decide(&observation, &Budget::simulations(20));
            let action = action.expect("the seat is to act");
            position.apply(seat, action, &mut game::Nobody).expect("bots decide what is legal");
        }
        position.outcome().expect("the game is over").totals()
    }

    #[test]
    fn the_decision_is_ranked_first() {
        let data = Data::load(|_| None).expect("the built-in data are valid");
        let options = Options::new(3);
        let setup = Position::deal(&options, &data, &mut game::chance(8, 0));
        let position = Position::new(&options, &setup).expect("a deal is valid");
        let observation = Observation::of(&position, Seat::FIRST);
        for level in Level::ALL.into_iter().skip(1) {
            let answer = crate::suggest(&observation, level, &Budget::simulations(300), 1)
                .expect("the seat is to act");
            assert_eq!(answer.ranked[0].turn, [answer.decision]);
            assert!(answer.ranked.len() >= 8, "{level} ranks alternatives");
            assert!((0.0..200.0).contains(&answer.ranked[0].points), "{level}: {answer:?}");
        }
    }
}
