//! A small network: sparse binary features in, one number out.

/// The sizes of the two hidden layers.
pub(crate) const HIDDEN_1: usize = 64;
pub(crate) const HIDDEN_2: usize = 16;
/// The number of game stages. They share the first layer, and each has its own upper layers.
pub(crate) const STAGES: usize = 6;

/// The input of a value network.
pub(crate) trait NetworkInput {
    /// The number of features.
    const FEATURES: usize;

    /// The stage of the game, below [`STAGES`].
    fn stage(&self) -> usize;

    /// Calls `on` with the index of every active feature.
    fn features(&self, on: impl FnMut(usize));
}

/// A small network with two hidden layers.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueNetwork {
    /// The weights of the first layer, by feature.
    pub(crate) features: Vec<[f32; HIDDEN_1]>,
    pub(crate) bias: [f32; HIDDEN_1],
    pub(crate) stages: Vec<Stage>,
}

/// The upper layers of one game stage.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Stage {
    pub(crate) weights: [[f32; HIDDEN_2]; HIDDEN_1],
    pub(crate) bias: [f32; HIDDEN_2],
    pub(crate) output: [f32; HIDDEN_2],
    pub(crate) output_bias: f32,
}

impl ValueNetwork {
    /// A network whose weights are all 0, so that it always returns 0.
    pub fn empty(features: usize) -> ValueNetwork {
        ValueNetwork {
            features: vec![[0.0; HIDDEN_1]; features],
            bias: [0.0; HIDDEN_1],
            stages: vec![Stage::EMPTY; STAGES],
        }
    }

    /// Evaluates an input.
    ///
    /// Sums have a fixed order and use no mathematical library, so that the result is the same on
    /// every machine.
    #[inline]
    pub(crate) fn value(&self, input: &impl NetworkInput) -> f32 {
        let mut hidden_1 = self.bias;
        input.features(|feature| add(&mut hidden_1, &self.features[feature]));
        let stage = &self.stages[input.stage()];
        stage.output(&stage.hidden_2(&hidden_1))
    }

    /// All weights.
    #[cfg(any(feature = "training", test))]
    pub(crate) fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let features = self.features.as_flattened_mut().iter_mut();
        features.chain(&mut self.bias).chain(self.stages.iter_mut().flat_map(Stage::weights))
    }

    /// The weights of the first layer without its bias, in the order of the file format.
    pub(crate) fn first_weights(&mut self) -> impl Iterator<Item = &mut f32> {
        self.features.as_flattened_mut().iter_mut()
    }

    /// All other weights, in the order of the file format.
    pub(crate) fn other_weights(&mut self) -> impl Iterator<Item = &mut f32> {
        self.bias.iter_mut().chain(self.stages.iter_mut().flat_map(Stage::weights))
    }
}

impl Stage {
    const EMPTY: Stage = Stage {
        weights: [[0.0; HIDDEN_2]; HIDDEN_1],
        bias: [0.0; HIDDEN_2],
        output: [0.0; HIDDEN_2],
        output_bias: 0.0,
    };

    /// The second hidden layer, before its activation function.
    #[inline]
    pub(crate) fn hidden_2(&self, hidden_1: &[f32; HIDDEN_1]) -> [f32; HIDDEN_2] {
        let mut hidden_2 = self.bias;
        for (&input, weights) in hidden_1.iter().zip(&self.weights) {
            let input = input.max(0.0);
            hidden_2.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += input * weight);
        }
        hidden_2
    }

    /// The output of the network.
    #[inline]
    pub(crate) fn output(&self, hidden_2: &[f32; HIDDEN_2]) -> f32 {
        hidden_2
            .iter()
            .zip(&self.output)
            .fold(self.output_bias, |sum, (input, weight)| sum + input.max(0.0) * weight)
    }

    fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let weights = self.weights.as_flattened_mut().iter_mut();
        weights.chain(&mut self.bias).chain(&mut self.output).chain([&mut self.output_bias])
    }
}

#[inline]
pub(crate) fn add<const N: usize>(sums: &mut [f32; N], more: &[f32; N]) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}
