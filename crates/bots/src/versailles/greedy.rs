//! Playing without thinking ahead: the lower levels.

use game::{Seat, below};
use rand_pcg::Pcg64Mcg;
use versailles::{Action, Position, Type};

use crate::versailles::bid_odds::BidOdds;
use crate::versailles::bids::tile_values;
use crate::versailles::evaluation::Evaluation;
use crate::versailles::placements::each_placement;
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;
use crate::{Observation, Ranked, Suggestion};

/// What the gardener believes.
const WEIGHTS: &Weights = &Weights::MANUAL;
/// How many alternatives are named.
const NAMED: usize = 8;

/// Any card, and then any place where the tile makes some area larger: plausible, and without a plan.
pub(crate) fn apprentice(observation: &Observation<Position>, rng: &mut Pcg64Mcg) -> Suggestion<Position> {
    let position = observation.sample(rng);
    let garden = position.garden(observation.seat());
    let fields = |action: &Action| match (*action, position.tile_to_lay()) {
        (Action::Lay { at, turn }, Some(tile)) => {
            let mut garden = *garden;
            garden
                .lay(at, turn, tile)
                .map_or(0, |()| Type::ALL.map(|one| garden.areas().types[one]).iter().sum())
        }
        _ => 0,
    };
    let legal = observation.legal();
    let now = Type::ALL.map(|one| garden.areas().types[one]).iter().sum();
    let mut plausible: Vec<Action> = legal.iter().copied().filter(|action| fields(action) > now).collect();
    if plausible.is_empty() {
        plausible = legal;
    }
    Suggestion::forced(plausible[below(rng, plausible.len())])
}

/// The card that can be expected to win the best tile; the place where the tile is worth most.
pub(crate) fn gardener(observation: &Observation<Position>, rng: &mut Pcg64Mcg) -> Suggestion<Position> {
    let seat = observation.seat();
    let state = SearchState::new(observation.sample(rng));
    let mut choices = choices(&state, seat, WEIGHTS);
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    choices.truncate(NAMED);
    let rival = best_rival(&state, seat, WEIGHTS);
    let contest = contest(&state, seat);
    let ranked = choices.into_iter().map(|(action, value)| Ranked {
        turn: vec![action],
        margin: f64::from(value - contest - rival),
        points: f64::from(value - contest),
    });
    Suggestion::by_ranking(ranked.collect(), 0)
}

/// By how much the worth that choices are made by is above the points to be expected.
fn contest(state: &SearchState, seat: Seat) -> f32 {
    Evaluation::contested(state, seat, WEIGHTS).of(&state.area_map(seat).largest_areas(), 0.0)
        - standing(state, seat, WEIGHTS)
}

/// All decisions of a seat, with what can be expected of them.
pub(crate) fn choices(state: &SearchState, seat: Seat, weights: &'static Weights) -> Vec<(Action, f32)> {
    match state.position.tile_to_lay() {
        Some(tile) => {
            let mut placements = Vec::new();
            let evaluation = Evaluation::contested(state, seat, weights);
            each_placement(state, seat, &evaluation, tile, |placement| {
                placements.push((Action::Lay { at: placement.at, turn: placement.turn }, placement.value));
            });
            placements
        }
        None => {
            let tile_values = tile_values(state, seat, weights);
            let odds = BidOdds::new(&state.position, seat);
            let hand = state.position.hand(seat);
            hand.iter().map(|card| (Action::Bid(card), odds.expected(card, &tile_values))).collect()
        }
    }
}

/// What the best of the others can expect.
fn best_rival(state: &SearchState, seat: Seat, weights: &'static Weights) -> f32 {
    let others = state.position.seats().filter(|&other| other != seat);
    others.map(|other| standing(state, other, weights)).fold(f32::NEG_INFINITY, f32::max)
}

/// What a seat's garden is worth as it lies there.
pub(crate) fn standing(state: &SearchState, seat: Seat, weights: &'static Weights) -> f32 {
    Evaluation::plain(state, seat, weights).of(&state.area_map(seat).largest_areas(), 0.0)
}
