//! Playing on to the end.

use game::{Game, Nobody, Seat};
use sanssouci::{Action, Phase, Position};

use crate::sanssouci::greedy::{greedy_turn, single_step};
use crate::sanssouci::network::{NETWORK, PLAYOUT_CANDIDATES, network_turns};
use crate::sanssouci::turns::{Planner, Turn, all_turns};
use crate::sanssouci::weights::Weights;

/// Everybody takes the turn that is best at a quick look.
pub(crate) fn quick(position: &mut Position, weights: &Weights) {
    while let Some(seat) = position.to_act().first() {
        match position.phase() {
            Phase::Play => quick_turn(position, seat, weights),
            _ => finish_turn(position, seat, weights),
        }
    }
}

/// For so many turns one seat takes the turn that is best by what was learnt, then everybody as in a quick playout. That the
/// one plays on well is worth its time, that the others do is not.
pub(crate) fn thorough(position: &mut Position, own: Seat, mut well: usize) {
    let mut turns = Vec::new();
    while let Some(seat) = position.to_act().first() {
        match position.phase() {
            Phase::Play if seat == own && well > 0 => {
                thorough_turn(position, seat, &mut turns);
                well -= 1;
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

/// Makes a whole turn.
pub(crate) fn apply_turn(position: &mut Position, seat: Seat, turn: &Turn) {
    if let Some((card, take)) = turn.play {
        act(position, seat, Action::Play { card, take });
    }
    if let Some(field) = turn.gardener {
        act(position, seat, Action::Gardener(field));
    }
    if let Some(field) = turn.boar {
        act(position, seat, Action::Boar(field));
    }
    act(position, seat, turn.noble.map_or(Action::Stay, Action::Noble));
    if position.phase() == Phase::Refill {
        let stack = single_step(position, seat);
        act(position, seat, stack);
    }
}

/// Ends a turn that somebody else began, step by step.
fn finish_turn(position: &mut Position, seat: Seat, weights: &Weights) {
    let mut turns = Vec::new();
    all_turns(position, seat, weights, &mut turns);
    let action =
        Turn::best(&turns).map_or_else(|| single_step(position, seat), |turn| turn.actions(position)[0]);
    act(position, seat, action);
}

/// Applies a decision that is known to be legal.
#[inline]
pub(crate) fn act(position: &mut Position, seat: Seat, action: Action) {
    let done = position.apply(seat, action, &mut Nobody);
    debug_assert!(done.is_ok(), "{action}: {done:?}");
}
