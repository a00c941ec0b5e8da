//! Tunes the weights of the Sanssouci evaluation in games between greedy players.
//!
//! `cargo run --release -p bots --example tune_sanssouci -- GENERATIONS SEED` prints the values of
//! `Weights::TUNED`.
//!
//! It is an evolution strategy: each generation tries mirrored random steps from the current
//! weights on the same deals, and moves towards the steps that score more points.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "a program, not a library")]

use std::f32::consts::TAU;

use bots::training::{Weights, greedy_points};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use sanssouci::{Data, Edition, Options};

/// The number of mirrored pairs of steps per generation.
const PAIRS: usize = 12;
/// The number of deals per step.
const DEALS: u64 = 600;

type Step = [f32; Weights::LEN];

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("GENERATIONS SEED"));
    let (generations, seed) = (arguments.next().unwrap_or(200), arguments.next().unwrap_or(1));
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut weights = Weights::TUNED;
    let mut scale = weights.0.map(|weight| 0.25 * weight.abs() + 0.02);
    for generation in 0..generations {
        weights = next_generation(&weights, &steps(&scale, &mut rng), generation * DEALS, seed);
        scale = scale.map(|scale| scale * 0.99);
        if generation % 10 == 9 {
            println!("{generation}: {:.2} {:?}", points(&weights, 1 << 40, seed), weights.0);
        }
    }
}

/// Random steps, each followed by its mirror image.
fn steps(scale: &Step, rng: &mut impl Rng) -> Vec<Step> {
    let random = (0..PAIRS).map(|_| scale.map(|scale| scale * normal(rng)));
    random.flat_map(|step| [1.0, -1.0].map(|sign| step.map(|step| sign * step))).collect()
}

/// Tries all steps in parallel, and moves towards the better half of them.
fn next_generation(weights: &Weights, steps: &[Step], first_deal: u64, seed: u64) -> Weights {
    let mut tried: Vec<(f64, &Step)> = steps
        .into_par_iter()
        .map(|step| (points(&moved(weights, step, 1.0), first_deal, seed), step))
        .collect();
    tried.sort_by(|a, b| b.0.total_cmp(&a.0));
    let half = tried.len() / 2;
    let total: f32 = (0..half).map(|rank| rank_weight(rank, half)).sum();
    let best = tried[..half].iter().enumerate();
    best.fold(*weights, |weights, (rank, (_, step))| moved(&weights, step, rank_weight(rank, half) / total))
}

fn rank_weight(rank: usize, count: usize) -> f32 {
    ((count as f32 + 0.5).ln() - (rank as f32 + 1.0).ln()).max(0.0)
}

fn moved(weights: &Weights, step: &Step, share: f32) -> Weights {
    let mut moved = *weights;
    moved.0.iter_mut().zip(step).for_each(|(weight, step)| *weight += share * step);
    moved
}

/// The mean points in the plain game, with all extensions, and with four players.
fn points(weights: &Weights, first_deal: u64, seed: u64) -> f64 {
    let plain = Options::new(Edition::Classic, 2);
    let full = Options { rewards: true, boars: true, ..plain };
    let four = Options { players: 4, ..plain };
    let data = Data::load(|_| None).expect("the built-in data are valid");
    let mean = |options: &Options, deals: u64| {
        greedy_points(weights, options, &data, first_deal..first_deal + deals, seed).expect("a deal is valid")
    };
    0.6 * mean(&plain, DEALS) + 0.25 * mean(&full, DEALS / 2) + 0.15 * mean(&four, DEALS / 4)
}

/// A normally distributed number, by the Box-Muller transform.
fn normal(rng: &mut impl Rng) -> f32 {
    let uniform = |rng: &mut dyn Rng| (rng.next_u32() as f32 + 0.5) / 4_294_967_296.0;
    let (radius, angle) = (uniform(rng), uniform(rng));
    (-2.0 * radius.ln()).sqrt() * (TAU * angle).cos()
}
