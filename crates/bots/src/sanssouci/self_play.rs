//! Games to learn from: everybody plays by what the network says.

use std::sync::LazyLock;

use game::{Game, Seat, below};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sanssouci::{Action, Data, Edition, Options, Phase, Position};

use crate::sanssouci::features::TurnFeatures;
use crate::sanssouci::greedy::single_step;
use crate::sanssouci::network::{PLAYOUT_CANDIDATES, network_turns};
use crate::sanssouci::playout::{act, apply_turn};
use crate::sanssouci::turns::{Planner, Turn};
use crate::sanssouci::weights::Weights;
use crate::training::{SelfPlay, TrainingSample};
use crate::value_network::{NetworkInput, ValueNetwork};

static DATA: LazyLock<Data> = LazyLock::new(|| Data::load(|_| None).expect("the built-in data are right"));

/// How many turns of a hundred are any of those looked at, so that there is something to be learnt.
const MISTAKES: usize = 8;

/// How much of what a turn is taken to have led to is what came of it; the rest is what was expected one turn later, which is less
/// a matter of luck.
const CAME_OF_IT: f32 = 0.8;

/// A turn that somebody took.
struct Taken {
    seat: Seat,
    /// Nothing, after the last turn.
    lesson: Option<TrainingSample>,
    /// What the best turn was worth.
    expected: f32,
    /// Whether it was not the best one.
    mistake: bool,
}

impl SelfPlay for Position {
    const FEATURES: usize = <TurnFeatures as NetworkInput>::FEATURES;

    fn play(network: &ValueNetwork, seed: u64, game: u64, lessons: &mut Vec<TrainingSample>) {
        let options = options(game);
        let setup = Position::deal(&options, &DATA, &mut game::chance(seed, game));
        let mut position = Position::new(&options, &setup).expect("what is dealt can be played");
        let mut rng = Pcg64Mcg::seed_from_u64(seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let (mut turns, mut taken) = (Vec::new(), Vec::new());
        while let Some(seat) = position.to_act().first() {
            if position.phase() == Phase::Play {
                network_turns(network, &position, seat, PLAYOUT_CANDIDATES, &mut turns);
                let best = *Turn::best(&turns).expect("there is a turn in every position to play a card in");
                let turn = choose(&best, &turns, &mut rng);
                let lesson = lesson(network, &position, seat, &turn);
                taken.push(Taken { seat, lesson, expected: best.value, mistake: turn.value < best.value });
                apply_turn(&mut position, seat, &turn);
            } else {
                let action = before_play(&position, seat, &mut rng);
                act(&mut position, seat, action);
            }
        }
        Seat::all(position.players()).for_each(|seat| teach(&mut taken, seat, position.score(seat).total));
        lessons.extend(taken.into_iter().filter_map(|taken| taken.lesson));
    }
}

/// All that can be agreed on, the plain game for two most often.
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

/// The best turn, or by mistake any.
fn choose(best: &Turn, turns: &[Turn], rng: &mut impl Rng) -> Turn {
    let any = turns[below(rng, turns.len())];
    if below(rng, 100) < MISTAKES { any } else { *best }
}

/// By how much a keen player is wrong about a turn; what the seat has in the end is to be added. Nothing, after the last turn.
fn lesson(network: &ValueNetwork, position: &Position, seat: Seat, turn: &Turn) -> Option<TrainingSample> {
    let before = TurnFeatures::before(position, seat);
    let after = before.after(&Planner::new(position, seat, &Weights::TUNED), turn);
    (before.turns > 0).then(|| TrainingSample::new(&after, network.value(&after) - turn.value))
}

/// Adds to the lessons of a seat what it has in the end, as far as a turn led to it. What follows a mistake is not its fault.
fn teach(taken: &mut [Taken], seat: Seat, total: i32) {
    let mut came = total as f32;
    for turn in taken.iter_mut().rev().filter(|turn| turn.seat == seat) {
        if let Some(lesson) = &mut turn.lesson {
            lesson.target += came;
        }
        let counts = if turn.mistake { 0.0 } else { CAME_OF_IT };
        came = counts * came + (1.0 - counts) * turn.expected;
    }
}

/// Any side, so that all are learnt; any stack.
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

    /// What the lessons of three turns should have said, of a seat that has 100 points in the end.
    fn targets(mistake: bool) -> Vec<f32> {
        let options = Options::new(Edition::Classic, 2);
        let setup = Position::deal(&options, &DATA, &mut game::chance(1, 0));
        let position = Position::new(&options, &setup).expect("a deal is right");
        let lesson = || Some(TrainingSample::new(&TurnFeatures::before(&position, Seat::FIRST), 0.0));
        let mut taken = vec![
            Taken { seat: Seat::FIRST, lesson: lesson(), expected: 80.0, mistake: false },
            Taken { seat: Seat::FIRST, lesson: lesson(), expected: 90.0, mistake },
            Taken { seat: Seat::FIRST, lesson: None, expected: 100.0, mistake: false },
        ];
        teach(&mut taken, Seat::FIRST, 100);
        taken.into_iter().filter_map(|taken| taken.lesson).map(|lesson| lesson.target).collect()
    }

    #[test]
    fn a_turn_led_to_what_came_of_it_and_to_what_was_expected_later() {
        assert_eq!(targets(false), [98.0, 100.0]);
    }

    #[test]
    fn what_follows_a_mistake_is_not_the_fault_of_the_turns_before() {
        assert_eq!(targets(true), [90.0, 100.0]);
    }
}
