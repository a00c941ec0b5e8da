//! Thinking ahead: every decision worth considering is tried in many guesses of what is hidden, and played on for some
//! rounds.

use game::{Game, Nobody, Outcome, Seat};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use versailles::{Action, Options, Phase, Position};

use crate::determinizer::Determinizer;
use crate::sequential_halving::{CandidateStats, SimulationResult, sequential_halving};
use crate::versailles::bids::{TileValues, plain_bid, tile_values};
use crate::versailles::card_inference::CardInference;
use crate::versailles::greedy::{choices, standing};
use crate::versailles::horizon::Horizon;
use crate::versailles::placement_cache::PlacementCache;
use crate::versailles::playout::play_on;
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;
use crate::{Budget, Ranked, Suggestion};

/// How many places for a tile are tried at the most.
const CANDIDATES: usize = 12;
/// How many samples the first glance counts for: they are few, and it is not blind.
const PRIOR_SAMPLES: f64 = 8.0;
const WEIGHTS: &Weights = &Weights::TUNED;
/// What the others are taken to believe when they bid, now and in the rounds before: as gardeners do.
const OPPONENT_WEIGHTS: &Weights = &Weights::MANUAL;

pub(crate) fn search(
    determinizer: &impl Determinizer<Position>,
    also: Option<Action>,
    budget: &Budget,
    rng: &mut Pcg64Mcg,
    horizon: Horizon,
) -> Suggestion<Position> {
    let seat = determinizer.seat();
    let seed = rng.next_u64();
    let root = Root::new(determinizer.world(rng));
    let candidates = candidates(&root.state, seat, also);
    let mut state = root.state.clone();
    let lookahead = horizon.lookahead(&state.position);
    let best = candidates.first().map_or(0.0, |&(_, value)| value);
    let believed =
        candidates.iter().map(|&(_, value)| CandidateStats::believed((value - best).into(), PRIOR_SAMPLES));
    let inference = CardInference::new(&root.state.position, seat, OPPONENT_WEIGHTS);
    let mut cache = PlacementCache::new(WEIGHTS);
    let mut guess = root.guess(determinizer, &inference, seed, 0);
    let tried = sequential_halving(believed, budget, |candidate, sample| {
        if guess.sample != sample {
            guess = root.guess(determinizer, &inference, seed, sample);
        }
        let mut rng = guess.rng.clone();
        state.restart(&root.state, guess.world);
        state.decide(seat, candidates[candidate].0);
        play_on(&mut state, seat, lookahead, WEIGHTS, &mut cache, &mut rng);
        judge(&state, seat)
    });
    let ranked = tried.into_iter().map(|(candidate, tried)| Ranked {
        turn: vec![candidates[candidate].0],
        margin: tried.mean(tried.margin),
        points: tried.mean(tried.points),
    });
    Suggestion::by_ranking(ranked.collect(), budget.spent())
}

/// The decisions worth considering, with what each seems to be worth at first glance, the most promising first, and `also` this one.
fn candidates(state: &SearchState, seat: Seat, also: Option<Action>) -> Vec<(Action, f32)> {
    let mut choices = choices(state, seat, WEIGHTS);
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    let least = choices.last().map_or(0.0, |&(_, value)| value);
    let others = choices.split_off(choices.len().min(CANDIDATES));
    if let Some(also) = also {
        let is_it = |(action, _): &&(Action, f32)| *action == also;
        if !choices.iter().any(|choice| is_it(&choice)) {
            // A tile that looks the same when it is turned is tried only one way.
            choices.push(others.iter().find(is_it).copied().unwrap_or((also, least)));
        }
    }
    choices
}

/// What every candidate meets in a sample.
struct Guess {
    sample: u64,
    /// What is hidden, guessed; if cards are to be chosen, everybody else has chosen.
    world: Position,
    /// For what comes then.
    rng: Pcg64Mcg,
}

/// Where every simulation begins.
struct Root {
    state: SearchState,
    /// What the others want, while cards are to be chosen. All gardens are open, so it is the same in every guess.
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
                .for_each(|(seat, own)| *own = tile_values(&state, seat, OPPONENT_WEIGHTS));
        }
        Root { state, tile_values: all }
    }

    fn guess(
        &self,
        determinizer: &impl Determinizer<Position>,
        inference: &CardInference,
        seed: u64,
        sample: u64,
    ) -> Guess {
        let mut rng = Pcg64Mcg::seed_from_u64(seed.wrapping_add(sample));
        let mut world = determinizer.world(&mut rng);
        let is_true = determinizer.is_true(&world);
        let others = world.seats().filter(|&other| other != determinizer.seat());
        // A guess puts any card face down. Who has chosen already has chosen as the others do.
        for other in others.clone() {
            if world.undoable(other) > 0 {
                let done = world.undo(other);
                debug_assert!(done.is_ok(), "{done:?}");
            }
        }
        if !is_true {
            inference.lean(&mut world, &mut rng);
        }
        if world.phase() == Phase::Bidding {
            others.for_each(|other| self.bid(&mut world, other));
        }
        Guess { sample, world, rng }
    }

    /// One of the others chooses a card.
    fn bid(&self, world: &mut Position, other: Seat) {
        if let Some(card) = plain_bid(world, other, &self.tile_values[other.index()]) {
            let done = world.apply(other, Action::Bid(card), &mut Nobody);
            debug_assert!(done.is_ok(), "{card}: {done:?}");
        }
    }
}

/// How a game went for a seat, or can be expected to go.
fn judge(state: &SearchState, seat: Seat) -> SimulationResult {
    let totals = state.position.outcome().map(|outcome| outcome.totals());
    let points = |seat: Seat| match &totals {
        Some(totals) => f64::from(totals[seat.index()]),
        None => f64::from(standing(state, seat, WEIGHTS)),
    };
    let others = state.position.seats().filter(|&other| other != seat);
    let rival = others.map(points).fold(0.0, f64::max);
    let points = points(seat);
    let margin = points - rival;
    SimulationResult { value: margin, margin, points }
}

#[cfg(test)]
mod tests {
    use versailles::Data;

    use super::*;
    use crate::{Bot, Level, Observation};

    /// However many play, a game of bots comes to its end, and with the same seed to the same.
    #[test]
    fn the_same_seed_plays_the_same_game() {
        for players in 2..=5 {
            assert_eq!(totals(players), totals(players), "{players} players");
        }
    }

    fn totals(players: u8) -> Vec<i32> {
        let data = Data::load(|_| None).expect("the built-in data are right");
        let options = Options::new(players);
        let setup = Position::deal(&options, &data, &mut game::chance(7, 0));
        let mut position = Position::new(&options, &setup).expect("a deal is right");
        let mut bots: Vec<Bot<Position>> =
            Level::ALL.into_iter().cycle().take(players.into()).map(|level| Bot::new(level, 1)).collect();
        while let Some(seat) = position.to_act().first() {
            let observation = Observation::of(&position, seat);
            let action = bots[seat.index()].decide(&observation, &Budget::simulations(20));
            let action = action.expect("the seat is to act");
            position.apply(seat, action, &mut game::Nobody).expect("bots play by the rules");
        }
        position.outcome().expect("nobody is to act").totals()
    }

    /// What is ranked is the decision first, then what is expected to be worse.
    #[test]
    fn the_decision_is_ranked_first() {
        let data = Data::load(|_| None).expect("the built-in data are right");
        let options = Options::new(3);
        let setup = Position::deal(&options, &data, &mut game::chance(8, 0));
        let position = Position::new(&options, &setup).expect("a deal is right");
        let observation = Observation::of(&position, Seat::FIRST);
        for level in Level::ALL.into_iter().skip(1) {
            let answer =
                crate::suggest(&observation, level, &Budget::simulations(300), 1).expect("it is to act");
            assert_eq!(answer.ranked[0].turn, [answer.decision]);
            assert!(answer.ranked.len() >= 8, "{level} names alternatives");
            assert!((0.0..200.0).contains(&answer.ranked[0].points), "{level}: {answer:?}");
        }
    }
}
