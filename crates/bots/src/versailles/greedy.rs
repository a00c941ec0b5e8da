//! Play without search: the lower levels, and estimates for the higher ones.

use game::{Seat, below};
use rand_core::Rng;
use versailles::{Action, Position, Type};

use crate::versailles::bid_odds::BidOdds;
use crate::versailles::bids::tile_values;
use crate::versailles::evaluation::Evaluation;
use crate::versailles::placements::each_placement;
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;
use crate::{Determinizer, Ranked, Suggestion};

/// The weights of the gardener.
const WEIGHTS: &Weights = &Weights::MANUAL;
/// The maximum number of ranked decisions.
const MAX_ALTERNATIVES: usize = 8;

/// Plays any card, and lays tiles anywhere where they enlarge some area.
pub(crate) fn apprentice(
    determinizer: &impl Determinizer<Position>,
    rng: &mut impl Rng,
) -> Suggestion<Position> {
    let position = determinizer.determinize(rng);
    let garden = position.garden(determinizer.seat());
    let total_size = |action: &Action| match (*action, position.tile_to_lay()) {
        (Action::Lay { at, turn }, Some(tile)) => {
            let mut garden = *garden;
            garden
                .lay(at, turn, tile)
                .map_or(0, |()| Type::ALL.map(|one| garden.areas().types[one]).iter().sum())
        }
        _ => 0,
    };
    let legal = determinizer.legal();
    let now = Type::ALL.map(|one| garden.areas().types[one]).iter().sum();
    let mut plausible: Vec<Action> =
        legal.iter().copied().filter(|action| total_size(action) > now).collect();
    if plausible.is_empty() {
        plausible = legal;
    }
    Suggestion::forced(plausible[below(rng, plausible.len())])
}

/// Plays the card or placement with the highest expected value.
pub(crate) fn gardener(
    determinizer: &impl Determinizer<Position>,
    rng: &mut impl Rng,
) -> Suggestion<Position> {
    let seat = determinizer.seat();
    let state = SearchState::new(determinizer.determinize(rng));
    let mut actions = evaluated_actions(&state, seat, WEIGHTS);
    actions.sort_by(|a, b| b.1.total_cmp(&a.1));
    actions.truncate(MAX_ALTERNATIVES);
    let best_other = best_other(&state, seat, WEIGHTS);
    let denial = denial_value(&state, seat);
    let ranked = actions.into_iter().map(|(action, value)| Ranked {
        turn: vec![action],
        margin: f64::from(value - denial - best_other),
        points: f64::from(value - denial),
    });
    Suggestion::by_ranking(ranked.collect(), 0)
}

/// The part of a contested evaluation that is not own points: the value of denying them to others.
fn denial_value(state: &SearchState, seat: Seat) -> f32 {
    Evaluation::contested(state, seat, WEIGHTS).value(&state.area_map(seat).largest_areas(), 0.0)
        - expected_points(state, seat, WEIGHTS)
}

/// All decisions of a seat with their values.
pub(crate) fn evaluated_actions(
    state: &SearchState,
    seat: Seat,
    weights: &'static Weights,
) -> Vec<(Action, f32)> {
    match state.position.tile_to_lay() {
        Some(tile) => {
            let mut actions = Vec::new();
            let evaluation = Evaluation::contested(state, seat, weights);
            each_placement(state, seat, &evaluation, tile, |placement| {
                let action = Action::Lay { at: placement.at, turn: placement.turn };
                actions.push((action, placement.value));
            });
            actions
        }
        None => {
            let tile_values = tile_values(state, seat, weights);
            let odds = BidOdds::new(&state.position, seat);
            let hand = state.position.hand(seat);
            hand.iter().map(|card| (Action::Bid(card), odds.expected(card, &tile_values))).collect()
        }
    }
}

/// The expected points of the best other seat.
fn best_other(state: &SearchState, seat: Seat, weights: &'static Weights) -> f32 {
    let others = state.position.seats().filter(|&other| other != seat);
    others.map(|other| expected_points(state, other, weights)).fold(f32::NEG_INFINITY, f32::max)
}

/// The expected final points of a seat, from its garden as it is now.
pub(crate) fn expected_points(state: &SearchState, seat: Seat, weights: &'static Weights) -> f32 {
    Evaluation::own_points(state, seat, weights).value(&state.area_map(seat).largest_areas(), 0.0)
}
