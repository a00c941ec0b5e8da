//! Gradient descent with Adam on the squared error of a value network.

use game::below;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use rayon::iter::{IndexedParallelIterator, IntoParallelRefMutIterator, ParallelIterator};

use crate::value_network::{HIDDEN_1, HIDDEN_2, NetworkInput, ValueNetwork, add};

/// An input of a value network, and its target value.
pub struct TrainingSample {
    features: Box<[u16]>,
    stage: u8,
    /// The value that the network should return.
    pub target: f32,
}

impl TrainingSample {
    pub(crate) fn new(input: &impl NetworkInput, target: f32) -> TrainingSample {
        let mut features = Vec::with_capacity(128);
        input.features(|feature| features.push(feature as u16));
        TrainingSample { features: features.into(), stage: input.stage() as u8, target }
    }
}

/// A network in training, with the state of the optimiser.
pub(super) struct Trainer {
    pub(super) network: ValueNetwork,
    /// Adam's first and second moment estimates, per weight.
    first_moments: Vec<f32>,
    second_moments: Vec<f32>,
    steps: i32,
    /// Draws the samples of the batches.
    rng: Pcg64Mcg,
}

/// The number of samples per step.
const BATCH: usize = 2048;
/// The number of parts of a batch that are computed in parallel. It is fixed, because the result
/// depends on the order of additions, and must be the same on any machine.
const SHARDS: usize = 2;

/// Adam's decay rates and the constant that avoids division by zero, as recommended by its authors.
/// `1 - BETA` is spelled out, because a rounded difference would give another network.
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;
const ONE_MINUS_BETA_1: f32 = 0.1;
const ONE_MINUS_BETA_2: f32 = 0.001;
const EPSILON: f32 = 1e-8;

impl Trainer {
    /// Starts with small random weights.
    pub(super) fn new(features: usize, seed: u64) -> Trainer {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut network = ValueNetwork::empty(features);
        let mut uniform = |most: f32| (rng.next_u32() as f32 / 4_294_967_296.0 - 0.5) * 2.0 * most;
        network.features.as_flattened_mut().iter_mut().for_each(|weight| *weight = uniform(0.1));
        for stage in &mut network.stages {
            stage.weights.as_flattened_mut().iter_mut().for_each(|weight| *weight = uniform(0.2));
            stage.output.iter_mut().for_each(|weight| *weight = uniform(0.1));
        }
        let count = network.weights().count();
        Trainer { network, first_moments: vec![0.0; count], second_moments: vec![0.0; count], steps: 0, rng }
    }

    /// Trains on `count` random samples, and returns the mean squared error.
    pub(super) fn train(&mut self, samples: &[TrainingSample], count: usize, learning_rate: f32) -> f32 {
        let features = self.network.features.len();
        let mut gradients: Vec<ValueNetwork> = (0..SHARDS).map(|_| ValueNetwork::empty(features)).collect();
        let (batches, mut loss) = (count / BATCH, 0.0);
        for _ in 0..batches {
            loss += self.accumulate(samples, &mut gradients);
            self.step(&mut gradients, learning_rate);
        }
        loss / (batches * BATCH).max(1) as f32
    }

    /// Adds the gradients of one batch, and returns its squared error.
    fn accumulate(&mut self, samples: &[TrainingSample], gradients: &mut [ValueNetwork]) -> f32 {
        let (network, seeds) = (&self.network, [(); SHARDS].map(|()| self.rng.next_u64()));
        let losses: Vec<f32> = gradients
            .par_iter_mut()
            .zip(seeds)
            .map(|(gradient, seed)| {
                let mut rng = Pcg64Mcg::seed_from_u64(seed);
                let mut draw = || &samples[below(&mut rng, samples.len())];
                (0..BATCH / SHARDS).map(|_| network.backpropagate(draw(), gradient)).sum::<f32>()
            })
            .collect();
        losses.into_iter().sum()
    }

    /// Makes one step of Adam (Kingma and Ba, 2014), and resets the gradients.
    fn step(&mut self, gradients: &mut [ValueNetwork], learning_rate: f32) {
        self.steps += 1;
        let (bias_1, bias_2) = (1.0 - BETA_1.powi(self.steps), 1.0 - BETA_2.powi(self.steps));
        let [total, others @ ..] = gradients else { return };
        for other in others {
            total.weights().zip(other.weights()).for_each(|(sum, more)| *sum += std::mem::take(more));
        }
        let moments = self.first_moments.iter_mut().zip(&mut self.second_moments);
        for ((weight, sum), (first, second)) in self.network.weights().zip(total.weights()).zip(moments) {
            let gradient = std::mem::take(sum) / BATCH as f32;
            *first += ONE_MINUS_BETA_1 * (gradient - *first);
            *second += ONE_MINUS_BETA_2 * (gradient * gradient - *second);
            *weight -= learning_rate * (*first / bias_1) / ((*second / bias_2).sqrt() + EPSILON);
        }
    }
}

impl ValueNetwork {
    /// Adds the gradient of the loss of one sample by backpropagation, and returns its squared
    /// error.
    fn backpropagate(&self, sample: &TrainingSample, gradient: &mut ValueNetwork) -> f32 {
        let mut hidden_1 = self.bias;
        sample.features.iter().for_each(|&feature| add(&mut hidden_1, &self.features[usize::from(feature)]));
        let number = usize::from(sample.stage);
        let (stage, stage_gradient) = (&self.stages[number], &mut gradient.stages[number]);
        let hidden_2 = stage.hidden_2(&hidden_1);
        let error = stage.output(&hidden_2) - sample.target;
        stage_gradient.output_bias += error;
        let mut hidden_2_gradient = [0.0; HIDDEN_2];
        for (neuron, &value) in hidden_2.iter().enumerate() {
            if value > 0.0 {
                stage_gradient.output[neuron] += error * value;
                hidden_2_gradient[neuron] = error * stage.output[neuron];
            }
        }
        add(&mut stage_gradient.bias, &hidden_2_gradient);
        let mut hidden_1_gradient = [0.0; HIDDEN_1];
        for (neuron, &value) in hidden_1.iter().enumerate() {
            if value > 0.0 {
                let weights = stage.weights[neuron].iter().zip(&mut stage_gradient.weights[neuron]);
                for ((weight, weight_gradient), gradient) in weights.zip(&hidden_2_gradient) {
                    *weight_gradient += gradient * value;
                    hidden_1_gradient[neuron] += gradient * weight;
                }
            }
        }
        add(&mut gradient.bias, &hidden_1_gradient);
        for &feature in &sample.features {
            add(&mut gradient.features[usize::from(feature)], &hidden_1_gradient);
        }
        error * error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Exclusive or of two features, which no linear function can represent.
    struct Xor(bool, bool);

    impl NetworkInput for Xor {
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
    fn it_learns_a_nonlinear_function() {
        let all = [Xor(false, false), Xor(false, true), Xor(true, false), Xor(true, true)];
        let samples = all.map(|one| TrainingSample::new(&one, if one.0 != one.1 { 1.0 } else { 0.0 }));
        let mut trainer = Trainer::new(Xor::FEATURES, 1);
        let first = trainer.train(&samples, 2048, 0.01);
        let last = trainer.train(&samples, 300 * 2048, 0.01);
        assert!(first > 0.3, "{first}");
        let loss = trainer.train(&samples, 2048, 0.0);
        assert!(loss < 0.01, "{loss} after {last}");
    }

    #[test]
    fn equal_samples_and_seeds_give_equal_networks() {
        let samples =
            [TrainingSample::new(&Xor(true, false), 1.0), TrainingSample::new(&Xor(false, true), 0.0)];
        let trained = || {
            let mut trainer = Trainer::new(Xor::FEATURES, 1);
            trainer.train(&samples, 10 * 2048, 0.01);
            trainer.network
        };
        assert_eq!(trained(), trained());
    }
}
