//! Playing on, everybody greedily.

use game::{Game, Seat};
use rand_core::Rng;
use versailles::{Phase, Tile};

use crate::versailles::bids::{TileValues, group, planned_bid, quick_bid, wished};
use crate::versailles::horizon::Lookahead;
use crate::versailles::placement_cache::PlacementCache;
use crate::versailles::placements::Placements;
use crate::versailles::quick_evaluation::QuickEvaluation;
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// Plays on greedily for so many rounds, or to the end. The seat whose decision it is looks where the tiles would go before
/// it bids, and makes its cards last; the others only glance at them: that the one plays on well is worth its time, that the
/// others do is not.
pub(crate) fn play_on(
    state: &mut SearchState,
    own: Seat,
    lookahead: Lookahead,
    weights: &'static Weights,
    cache: &mut PlacementCache,
    rng: &mut impl Rng,
) {
    let mut left = lookahead.rounds;
    let mut planned = None;
    loop {
        match state.position.phase() {
            Phase::Over => return,
            Phase::Bidding => {
                if left == 0 {
                    return;
                }
                left -= 1;
                let plans = cache.plans(state, own);
                bid_all(state, own, &wished(&plans), lookahead, weights, rng);
                planned = Some(plans);
            }
            Phase::Laying => lay_next(state, own, planned.as_ref(), cache),
        }
    }
}

/// Everybody chooses a card. `wishes` are those of the seat whose decision it is.
fn bid_all(
    state: &mut SearchState,
    own: Seat,
    tile_values: &TileValues,
    lookahead: Lookahead,
    weights: &'static Weights,
    rng: &mut impl Rng,
) {
    for seat in state.position.to_act().iter() {
        let card = if seat != own {
            let tile_values = QuickEvaluation::new(state, seat, weights).at(group(&state.position));
            quick_bid(&state.position, seat, &tile_values, rng)
        } else if lookahead.to_a_scoring {
            planned_bid(state, seat, tile_values, weights, rng)
        } else {
            quick_bid(&state.position, seat, tile_values, rng)
        };
        if let Some(card) = card {
            state.bid(seat, card);
        }
    }
}

fn lay_next(state: &mut SearchState, own: Seat, planned: Option<&Placements>, cache: &mut PlacementCache) {
    let Some(tile) = state.position.tile_to_lay() else { return };
    let Some(seat) = state.position.to_act().first() else { return };
    let best = match planned {
        // What the others have laid since does not matter enough to look again.
        Some(plans) if seat == own => plans[place_in_group(state, tile)],
        _ => cache.lay(state, seat, tile),
    };
    state.lay(seat, best.at, best.turn);
}

/// Which of this round's tiles it is. Of two that are the same it may be either.
fn place_in_group(state: &SearchState, tile: Tile) -> usize {
    group(&state.position).iter().position(|&one| one == tile).unwrap_or(0)
}
