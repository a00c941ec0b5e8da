//! Finds better weights for judging Sanssouci gardens, by letting greedy players play.
//!
//! `cargo run --release -p bots --example tune_sanssouci -- GENERATIONS SEED` prints the weights of `Weights::KEEN`.
//!
//! An evolution strategy: each generation tries mirrored steps away from the present weights on the same deals, and
//! moves towards those that score more points.

use std::f32::consts::TAU;

use bots::tuning::{Weights, greedy_points};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sanssouci::{Data, Edition, Options};

/// Pairs of steps that each generation tries.
const PAIRS: usize = 12;
/// Deals that each step is tried on, of each option.
const DEALS: u64 = 600;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("GENERATIONS SEED"));
    let (generations, seed) = (arguments.next().unwrap_or(200), arguments.next().unwrap_or(1));
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut weights = Weights::TUNED;
    let mut scale = weights.0.map(|weight| 0.25 * weight.abs() + 0.02);
    for generation in 0..generations {
        let first = generation * DEALS;
        let mut tried: Vec<(f64, [f32; Weights::LEN])> = Vec::new();
        for _ in 0..PAIRS {
            let step: [f32; Weights::LEN] = scale.map(|scale| scale * normal(&mut rng));
            for sign in [1.0, -1.0] {
                let step = step.map(|step| sign * step);
                tried.push((points(&moved(&weights, &step, 1.0), first, seed), step));
            }
        }
        tried.sort_by(|a, b| b.0.total_cmp(&a.0));
        let half = tried.len() / 2;
        let total: f32 = (0..half).map(|rank| rank_weight(rank, half)).sum();
        for (rank, (_, step)) in tried[..half].iter().enumerate() {
            weights = moved(&weights, step, rank_weight(rank, half) / total);
        }
        scale = scale.map(|scale| scale * 0.99);
        if generation % 10 == 9 {
            println!("{generation}: {:.2} {:?}", points(&weights, 1 << 40, seed), weights.0);
        }
    }
}

fn rank_weight(rank: usize, count: usize) -> f32 {
    ((count as f32 + 0.5).ln() - (rank as f32 + 1.0).ln()).max(0.0)
}

fn moved(weights: &Weights, step: &[f32; Weights::LEN], share: f32) -> Weights {
    let mut moved = *weights;
    moved.0.iter_mut().zip(step).for_each(|(weight, step)| *weight += share * step);
    moved
}

/// Mean points over the plain game and the game with everything, two and four players.
fn points(weights: &Weights, first: u64, seed: u64) -> f64 {
    let plain = Options::new(Edition::Classic, 2);
    let full = Options { rewards: true, boars: true, ..plain };
    let more = Options { players: 4, ..plain };
    let data = Data::load(|_| None).expect("the built-in data is right");
    let mean = |options: &Options, deals: u64| {
        greedy_points(weights, options, &data, first..first + deals, seed)
            .expect("what is dealt can be played")
    };
    0.6 * mean(&plain, DEALS) + 0.25 * mean(&full, DEALS / 2) + 0.15 * mean(&more, DEALS / 4)
}

fn normal(rng: &mut impl Rng) -> f32 {
    let uniform = |rng: &mut dyn Rng| (rng.next_u32() as f32 + 0.5) / 4_294_967_296.0;
    let (radius, angle) = (uniform(rng), uniform(rng));
    (-2.0 * radius.ln()).sqrt() * (TAU * angle).cos()
}
