//! How a network learns: what it said is compared with what came of it, and the weights are moved a little.

use std::thread;

use game::below;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::value_network::{NARROW, NetworkInput, ValueNetwork, WIDE, add};

/// What a network was asked about, and what it should have said.
pub struct TrainingSample {
    features: Box<[u16]>,
    stage: u8,
    /// What it should have said.
    pub target: f32,
}

impl TrainingSample {
    /// A lesson about this sight.
    pub(crate) fn new(sight: &impl NetworkInput, target: f32) -> TrainingSample {
        let mut features = Vec::with_capacity(128);
        sight.features(|feature| features.push(feature as u16));
        TrainingSample { features: features.into(), stage: sight.stage() as u8, target }
    }
}

/// A network that learns.
pub(super) struct Trainer {
    /// The network.
    pub(super) network: ValueNetwork,
    /// By weight: which way lessons pull it lately, and how hard.
    pull: Vec<f32>,
    force: Vec<f32>,
    steps: i32,
    /// The order in which lessons are repeated.
    rng: Pcg64Mcg,
}

/// A step is made after so many lessons, and they are divided among so many threads: always the same, so that the
/// same lessons teach the same on any machine.
const BATCH: usize = 2048;
pub(super) const THREADS: usize = 2;

impl Trainer {
    /// Begins with small weights at random.
    pub(super) fn begin(features: usize, seed: u64) -> Trainer {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut network = ValueNetwork::blank(features);
        let mut any = |most: f32| (rng.next_u32() as f32 / 4_294_967_296.0 - 0.5) * 2.0 * most;
        network.features.as_flattened_mut().iter_mut().for_each(|weight| *weight = any(0.1));
        for stage in &mut network.stages {
            stage.weights.as_flattened_mut().iter_mut().for_each(|weight| *weight = any(0.2));
            stage.last.iter_mut().for_each(|weight| *weight = any(0.1));
        }
        let count = network.weights().count();
        Trainer { network, pull: vec![0.0; count], force: vec![0.0; count], steps: 0, rng }
    }

    /// Learns so many lessons, any of these, and moves weights by about `rate` at each step. Returns the mean square of what it was
    /// wrong by.
    pub(super) fn learn(&mut self, lessons: &[TrainingSample], count: usize, rate: f32) -> f32 {
        let mut pulls: Vec<ValueNetwork> =
            (0..THREADS).map(|_| ValueNetwork::blank(self.network.features.len())).collect();
        let (batches, mut wrong) = (count / BATCH, 0.0);
        for _ in 0..batches {
            let (network, rng) = (&self.network, &mut self.rng);
            wrong += thread::scope(|scope| {
                let parts: Vec<_> = pulls
                    .iter_mut()
                    .map(|pulls| {
                        let mut rng = Pcg64Mcg::seed_from_u64(rng.next_u64());
                        let mut any = move || &lessons[below(&mut rng, lessons.len())];
                        scope.spawn(move || {
                            (0..BATCH / THREADS).map(|_| network.pulled(any(), pulls)).sum::<f32>()
                        })
                    })
                    .collect();
                parts.into_iter().map(|part| part.join().expect("it cannot panic")).sum::<f32>()
            });
            self.step(&mut pulls, rate);
        }
        wrong / (batches * BATCH).max(1) as f32
    }

    /// Moves the weights, all by about the same: Adam, by Kingma and Ba.
    fn step(&mut self, pulls: &mut [ValueNetwork], rate: f32) {
        self.steps += 1;
        let (short, long) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        let [first, others @ ..] = pulls else { return };
        for other in others {
            first.weights().zip(other.weights()).for_each(|(sum, more)| *sum += std::mem::take(more));
        }
        let memory = self.pull.iter_mut().zip(&mut self.force);
        for ((weight, pulled), (pull, force)) in self.network.weights().zip(first.weights()).zip(memory) {
            let pulled = std::mem::take(pulled) / BATCH as f32;
            *pull += 0.1 * (pulled - *pull);
            *force += 0.001 * (pulled * pulled - *force);
            *weight -= rate * (*pull / short) / ((*force / long).sqrt() + 1e-8);
        }
    }
}

impl ValueNetwork {
    /// Adds which way a lesson pulls each weight, by the chain rule from the last layer to the first. Returns the square of what
    /// the network is wrong by.
    fn pulled(&self, lesson: &TrainingSample, pulls: &mut ValueNetwork) -> f32 {
        let mut wide = self.bias;
        lesson.features.iter().for_each(|&feature| add(&mut wide, &self.features[usize::from(feature)]));
        let (stage, pulled) =
            (&self.stages[usize::from(lesson.stage)], &mut pulls.stages[usize::from(lesson.stage)]);
        let narrow = stage.narrow(&wide);
        let wrong = stage.out(&narrow) - lesson.target;
        pulled.last_bias += wrong;
        let mut narrow_pull = [0.0; NARROW];
        for (place, &said) in narrow.iter().enumerate() {
            if said > 0.0 {
                pulled.last[place] += wrong * said;
                narrow_pull[place] = wrong * stage.last[place];
            }
        }
        add(&mut pulled.bias, &narrow_pull);
        let mut wide_pull = [0.0; WIDE];
        for (place, &said) in wide.iter().enumerate() {
            if said > 0.0 {
                let weights = stage.weights[place].iter().zip(&mut pulled.weights[place]);
                for ((weight, pulled), pull) in weights.zip(&narrow_pull) {
                    *pulled += pull * said;
                    wide_pull[place] += pull * weight;
                }
            }
        }
        add(&mut pulls.bias, &wide_pull);
        for &feature in &lesson.features {
            add(&mut pulls.features[usize::from(feature)], &wide_pull);
        }
        wrong * wrong
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Features 0 and 1 are worth 1 each, but both together nothing: no sum of weights says that.
    struct Either(bool, bool);

    impl NetworkInput for Either {
        const FEATURES: usize = 2;

        fn stage(&self) -> usize {
            0
        }

        fn features(&self, mut on: impl FnMut(usize)) {
            if self.0 {
                on(0);
            }
            if self.1 {
                on(1);
            }
        }
    }

    #[test]
    fn it_learns_what_no_sum_of_weights_says() {
        let all = [Either(false, false), Either(false, true), Either(true, false), Either(true, true)];
        let lessons = all.map(|one| TrainingSample::new(&one, if one.0 != one.1 { 1.0 } else { 0.0 }));
        let mut training = Trainer::begin(Either::FEATURES, 1);
        let first = training.learn(&lessons, 2048, 0.01);
        let last = training.learn(&lessons, 300 * 2048, 0.01);
        assert!(first > 0.3, "{first}");
        let wrong = training.learn(&lessons, 2048, 0.0);
        assert!(wrong < 0.01, "{wrong} after {last}");
    }

    #[test]
    fn the_same_lessons_teach_the_same() {
        let lessons =
            [TrainingSample::new(&Either(true, false), 1.0), TrainingSample::new(&Either(false, true), 0.0)];
        let learnt = || {
            let mut training = Trainer::begin(Either::FEATURES, 1);
            training.learn(&lessons, 10 * 2048, 0.01);
            training.network
        };
        assert_eq!(learnt(), learnt());
    }
}
