//! Games to train the value network with.

use std::sync::LazyLock;

use game::{Game, Seat, below};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sanssouci::{Action, Data, Edition, Options, Phase, Position};

use crate::sanssouci::features::TurnFeatures;
use crate::sanssouci::greedy::single_step;
use crate::sanssouci::network::{PLAYOUT_CANDIDATES, network_turns};
use crate::sanssouci::playout::{apply_action, apply_turn};
use crate::sanssouci::turns::{Planner, Turn};
use crate::sanssouci::weights::Weights;
use crate::training::{SelfPlay, TrainingSample};
use crate::value_network::{NetworkInput, ValueNetwork};

static DATA: LazyLock<Data> = LazyLock::new(|| Data::load(|_| None).expect("the built-in data are valid"));

/// The percentage of turns that are random, for exploration.
const EXPLORATION_PERCENT: usize = 8;

/// The λ of TD(λ): the weight of the final result in a target. The rest is the value estimated one
/// turn later, which has less variance.
const LAMBDA: f32 = 0.8;

/// A turn of a self-play game.
struct PlayedTurn {
    seat: Seat,
    /// `None` after the last turn.
    sample: Option<TrainingSample>,
    /// The value of the best turn.
    best_value: f32,
    /// Whether a worse turn was played.
    is_exploration: bool,
}

impl SelfPlay for Position {
    const FEATURES: usize = <TurnFeatures as NetworkInput>::FEATURES;

    fn play(network: &ValueNetwork, seed: u64, game: u64, samples: &mut Vec<TrainingSample>) {
        let options = options(game);
        let setup = Position::deal(&options, &DATA, &mut game::chance(seed, game));
        let mut position = Position::new(&options, &setup).expect("a deal is valid");
        let mut rng = Pcg64Mcg::seed_from_u64(seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let (mut turns, mut played) = (Vec::new(), Vec::new());
        while let Some(seat) = position.to_act().first() {
            if position.phase() == Phase::Play {
                network_turns(network, &position, seat, PLAYOUT_CANDIDATES, &mut turns);
                let best = *Turn::best(&turns).expect("a card can always be played");
                let turn = best_or_random(&best, &turns, &mut rng);
                played.push(PlayedTurn {
                    seat,
                    sample: sample(network, &position, seat, &turn),
                    best_value: best.value,
                    is_exploration: turn.value < best.value,
                });
                apply_turn(&mut position, seat, &turn);
            } else {
                let action = before_play(&position, seat, &mut rng);
                apply_action(&mut position, seat, action);
            }
        }
        Seat::all(position.players())
            .for_each(|seat| add_targets(&mut played, seat, position.score(seat).total));
        samples.extend(played.into_iter().filter_map(|turn| turn.sample));
    }
}

/// All options in turn, and the plain game for two players most often.
fn options(game: u64) -> Options {
    let edition = if game % 4 == 3 { Edition::Revised } else { Edition::Classic };
    let plain = Options::new(edition, [2, 2, 3, 2, 4][game as usize % 5]);
    match game % 8 {
        1 => Options { rewards: true, boars: true, ..plain },
        4 => Options { rewards: true, ..plain },
        6 => Options { boars: true, ..plain },
        _ => plain,
    }
}

fn best_or_random(best: &Turn, turns: &[Turn], rng: &mut impl Rng) -> Turn {
    let random = turns[below(rng, turns.len())];
    if below(rng, 100) < EXPLORATION_PERCENT { random } else { *best }
}

/// A sample whose target is still relative: minus the evaluation with tuned weights. The final
/// points are added later. `None` after the last turn.
fn sample(network: &ValueNetwork, position: &Position, seat: Seat, turn: &Turn) -> Option<TrainingSample> {
    let before = TurnFeatures::before_turn(position, seat);
    let after = before.after_turn(&Planner::new(position, seat, &Weights::TUNED), turn);
    (before.turns_left > 0).then(|| TrainingSample::new(&after, network.value(&after) - turn.value))
}

/// Adds the expected points to the targets of a seat, from the last turn to the first. The result
/// of an exploration turn does not count for the turns before it.
fn add_targets(played: &mut [PlayedTurn], seat: Seat, total: i32) {
    let mut target = total as f32;
    for turn in played.iter_mut().rev().filter(|turn| turn.seat == seat) {
        if let Some(sample) = &mut turn.sample {
            sample.target += target;
        }
        let lambda = if turn.is_exploration { 0.0 } else { LAMBDA };
        target = lambda * target + (1.0 - lambda) * turn.best_value;
    }
}

/// A random board side, so that the network sees all of them, or any stack.
fn before_play(position: &Position, seat: Seat, rng: &mut impl Rng) -> Action {
    if !matches!(position.phase(), Phase::Gardens | Phase::Rewards) {
        return single_step(position, seat);
    }
    let mut legal = Vec::new();
    position.legal(seat, &mut legal);
    legal[below(rng, legal.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The targets of three turns of a seat with 100 points at the end.
    fn targets(is_exploration: bool) -> Vec<f32> {
        let options = Options::new(Edition::Classic, 2);
        let setup = Position::deal(&options, &DATA, &mut game::chance(1, 0));
        let position = Position::new(&options, &setup).expect("a deal is valid");
        let sample = || Some(TrainingSample::new(&TurnFeatures::before_turn(&position, Seat::FIRST), 0.0));
        let turn = |sample, best_value, is_exploration| PlayedTurn {
            seat: Seat::FIRST,
            sample,
            best_value,
            is_exploration,
        };
        let mut played =
            vec![turn(sample(), 80.0, false), turn(sample(), 90.0, is_exploration), turn(None, 100.0, false)];
        add_targets(&mut played, Seat::FIRST, 100);
        played.into_iter().filter_map(|turn| turn.sample).map(|sample| sample.target).collect()
    }

    #[test]
    fn targets_mix_the_final_points_with_later_estimates() {
        assert_eq!(targets(false), [98.0, 100.0]);
    }

    #[test]
    fn exploration_does_not_count_for_earlier_turns() {
        assert_eq!(targets(true), [90.0, 100.0]);
    }
}
