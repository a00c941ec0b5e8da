//! A course: games are played by what is known already, and learnt from, again and again.

use std::thread;

use crate::training::trainer::{THREADS, Trainer, TrainingSample};
use crate::value_network::ValueNetwork;

/// A game that can be learnt.
pub trait SelfPlay {
    /// How many features its network has.
    const FEATURES: usize;

    /// Plays a game by what the network says, with a mistake now and then, and adds what can be learnt from it.
    fn play(network: &ValueNetwork, seed: u64, game: u64, lessons: &mut Vec<TrainingSample>);
}

/// So many games are played before the network learns from them.
const ROUND: u64 = 2000;
/// So many rounds are played before it is asked at all.
const UNASKED: u64 = 10;
/// So many lessons are kept.
const KEPT: usize = 2_000_000;
/// How often each lesson is repeated, on average.
const REPEATED: usize = 2;
/// How much is learnt from a step at first; it falls evenly to almost nothing.
const RATE: f32 = 0.002;

/// Learns from so many games. The same games and seed teach the same. `heard` is told after each round how many games there were, and
/// the mean square of what the network was wrong by.
pub fn learn<L: SelfPlay>(games: u64, seed: u64, mut heard: impl FnMut(u64, f32)) -> ValueNetwork {
    let mut training = Trainer::begin(L::FEATURES, seed);
    let (blank, mut kept) = (ValueNetwork::blank(L::FEATURES), Vec::new());
    for round in 0..games.div_ceil(ROUND) {
        let network = if round < UNASKED { &blank } else { &training.network };
        let fresh = play::<L>(network, seed, round * ROUND);
        let count = REPEATED * fresh.len();
        kept.extend(fresh);
        kept.drain(..kept.len().saturating_sub(KEPT));
        let share = (round * ROUND) as f32 / games as f32;
        let wrong = training.learn(&kept, count, RATE * (1.0 - share).max(0.02));
        heard((round + 1) * ROUND, wrong);
    }
    training.network
}

fn play<L: SelfPlay>(network: &ValueNetwork, seed: u64, first: u64) -> Vec<TrainingSample> {
    thread::scope(|scope| {
        let play = |thread: usize| {
            let mut lessons = Vec::new();
            for game in (first..first + ROUND).skip(thread).step_by(THREADS) {
                L::play(network, seed, game, &mut lessons);
            }
            lessons
        };
        let parts: Vec<_> = (0..THREADS).map(|thread| scope.spawn(move || play(thread))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("a game that can be played")).collect()
    })
}
