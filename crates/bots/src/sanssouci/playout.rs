//! Playouts: play a game to its end.

use game::{Game, Nobody, Seat};
use sanssouci::{Action, Phase, Position};

use crate::sanssouci::greedy::{greedy_turn, single_step};
use crate::sanssouci::network::{NETWORK, PLAYOUT_CANDIDATES, network_turns};
use crate::sanssouci::turns::{Planner, Turn, all_turns};
use crate::sanssouci::weights::Weights;

/// All seats play the best turn of a quick evaluation.
pub(crate) fn quick(position: &mut Position, weights: &Weights) {
    while let Some(seat) = position.to_act().first() {
        match position.phase() {
            Phase::Play => quick_turn(position, seat, weights),
            _ => finish_turn(position, seat, weights),
        }
    }
}

/// One seat plays this many turns with the value network, and everything else is as in a [`quick`]
/// playout.
///
/// Good own turns are worth their time; good turns of the opponents are not.
pub(crate) fn thorough(position: &mut Position, own: Seat, mut thorough_turns: usize) {
    let mut turns = Vec::new();
    while let Some(seat) = position.to_act().first() {
        match position.phase() {
            Phase::Play if seat == own && thorough_turns > 0 => {
                thorough_turn(position, seat, &mut turns);
                thorough_turns -= 1;
            }
            Phase::Play => quick_turn(position, seat, &Weights::TUNED),
            _ => finish_turn(position, seat, &Weights::TUNED),
        }
    }
}

fn quick_turn(position: &mut Position, seat: Seat, weights: &Weights) {
    let planner = Planner::new(position, seat, weights);
    if let Some(turn) = greedy_turn(&planner, position.market(), position.hand(seat)) {
        apply_turn(position, seat, &turn);
    }
}

fn thorough_turn(position: &mut Position, seat: Seat, turns: &mut Vec<Turn>) {
    network_turns(&NETWORK, position, seat, PLAYOUT_CANDIDATES, turns);
    if let Some(&turn) = Turn::best(turns) {
        apply_turn(position, seat, &turn);
    }
}

/// Applies a whole turn.
pub(crate) fn apply_turn(position: &mut Position, seat: Seat, turn: &Turn) {
    if let Some((card, take)) = turn.play {
        apply_action(position, seat, Action::Play { card, take });
    }
    if let Some(field) = turn.gardener {
        apply_action(position, seat, Action::Gardener(field));
    }
    if let Some(field) = turn.boar {
        apply_action(position, seat, Action::Boar(field));
    }
    apply_action(position, seat, turn.noble.map_or(Action::Stay, Action::Noble));
    if position.phase() == Phase::Refill {
        let stack = single_step(position, seat);
        apply_action(position, seat, stack);
    }
}

/// Applies the next decision of a turn that is already in progress.
fn finish_turn(position: &mut Position, seat: Seat, weights: &Weights) {
    let mut turns = Vec::new();
    all_turns(position, seat, weights, &mut turns);
    let action =
        Turn::best(&turns).map_or_else(|| single_step(position, seat), |turn| turn.actions(position)[0]);
    apply_action(position, seat, action);
}

/// Applies a decision that must be legal.
#[inline]
pub(crate) fn apply_action(position: &mut Position, seat: Seat, action: Action) {
    let applied = position.apply(seat, action, &mut Nobody);
    debug_assert!(applied.is_ok(), "{action}: {applied:?}");
}
