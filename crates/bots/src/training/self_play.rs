//! Trains a value network by self-play: play with the current network, learn from the games,
//! repeat.

use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::training::trainer::{Trainer, TrainingSample};
use crate::value_network::ValueNetwork;

/// A game whose value network can be trained by self-play.
pub trait SelfPlay {
    /// The number of features of its network.
    const FEATURES: usize;

    /// Plays a game with the network and some random turns, and adds its training samples.
    fn play(network: &ValueNetwork, seed: u64, game: u64, samples: &mut Vec<TrainingSample>);
}

/// The number of games between two training phases.
const GAMES_PER_ROUND: u64 = 2000;
/// The number of rounds that are played with an empty network, because the trained one is still
/// bad.
const WARMUP_ROUNDS: u64 = 10;
/// The size of the replay buffer, in samples.
const REPLAY_BUFFER: usize = 2_000_000;
/// The mean number of times that each sample is used.
const EPOCHS: usize = 2;
/// The initial learning rate. It falls linearly to almost zero.
const LEARNING_RATE: f32 = 0.002;

/// Trains a network on this many games.
///
/// The same number of games and seed give the same network on any machine. After each round,
/// `report` gets the number of games so far and the mean squared error.
pub fn train<G: SelfPlay>(games: u64, seed: u64, mut report: impl FnMut(u64, f32)) -> ValueNetwork {
    let mut trainer = Trainer::new(G::FEATURES, seed);
    let (empty, mut replay) = (ValueNetwork::empty(G::FEATURES), Vec::new());
    for round in 0..games.div_ceil(GAMES_PER_ROUND) {
        let network = if round < WARMUP_ROUNDS { &empty } else { &trainer.network };
        let fresh = play_round::<G>(network, seed, round * GAMES_PER_ROUND);
        let count = EPOCHS * fresh.len();
        replay.extend(fresh);
        replay.drain(..replay.len().saturating_sub(REPLAY_BUFFER));
        let progress = (round * GAMES_PER_ROUND) as f32 / games as f32;
        let loss = trainer.train(&replay, count, LEARNING_RATE * (1.0 - progress).max(0.02));
        report((round + 1) * GAMES_PER_ROUND, loss);
    }
    trainer.network
}

/// Plays a round in parallel. The order of the samples is fixed, and the built-in network depends
/// on it: first those of all even games, then those of all odd games.
fn play_round<G: SelfPlay>(network: &ValueNetwork, seed: u64, first: u64) -> Vec<TrainingSample> {
    let games = first..first + GAMES_PER_ROUND;
    let order: Vec<u64> = games.clone().step_by(2).chain(games.skip(1).step_by(2)).collect();
    order
        .into_par_iter()
        .flat_map_iter(|game| {
            let mut samples = Vec::new();
            G::play(network, seed, game, &mut samples);
            samples
        })
        .collect()
}
