//! Playouts: all seats play on greedily.

use game::{Game, Seat};
use rand_core::Rng;
use versailles::{Phase, Tile};

use crate::versailles::bids::{TileValues, noisy_bid, planned_bid, round_tiles, values_of};
use crate::versailles::horizon::Lookahead;
use crate::versailles::placement_cache::PlacementCache;
use crate::versailles::placements::Placements;
use crate::versailles::quick_evaluation::QuickEvaluation;
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// Plays on greedily for some rounds or to the end of the game.
///
/// The own seat evaluates real placements before it bids, and plans its hand. The others use a
/// quick evaluation: good own play is worth its time, good play of the opponents is not.
pub(crate) fn playout(
    state: &mut SearchState,
    own: Seat,
    lookahead: Lookahead,
    weights: &'static Weights,
    cache: &mut PlacementCache,
    rng: &mut impl Rng,
) {
    let mut rounds_left = lookahead.rounds;
    let mut planned = None;
    loop {
        match state.position.phase() {
            Phase::Over => return,
            Phase::Bidding => {
                if rounds_left == 0 {
                    return;
                }
                rounds_left -= 1;
                let placements = cache.round_placements(state, own);
                bid_all(state, own, &values_of(&placements), lookahead, weights, rng);
                planned = Some(placements);
            }
            Phase::Laying => lay_next(state, own, planned.as_ref(), cache),
        }
    }
}

/// All seats bid. `own_values` are the tile values of the own seat.
fn bid_all(
    state: &mut SearchState,
    own: Seat,
    own_values: &TileValues,
    lookahead: Lookahead,
    weights: &'static Weights,
    rng: &mut impl Rng,
) {
    for seat in state.position.to_act().iter() {
        let card = if seat != own {
            let evaluation = QuickEvaluation::new(state, seat, weights);
            let tile_values = evaluation.tile_values(round_tiles(&state.position));
            noisy_bid(&state.position, seat, &tile_values, rng)
        } else if lookahead.reaches_scoring {
            planned_bid(state, seat, own_values, weights, rng)
        } else {
            noisy_bid(&state.position, seat, own_values, rng)
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
        // The tiles that the others have laid since matter too little to search again.
        Some(placements) if seat == own => placements[index_in_round(state, tile)],
        _ => cache.placement(state, seat, tile),
    };
    state.lay(seat, best.at, best.turn);
}

/// The index of a tile among the tiles of the round; either index of two equal tiles.
fn index_in_round(state: &SearchState, tile: Tile) -> usize {
    round_tiles(&state.position).iter().position(|&one| one == tile).unwrap_or(0)
}
