//! A small network: features in, one number out.

/// How many numbers the first layer makes of the features, and the second of these.
pub(crate) const WIDE: usize = 64;
pub(crate) const NARROW: usize = 16;
/// How many stages a game has. All share the first layer; what it says means something else in each.
pub(crate) const STAGES: usize = 6;

/// What a network is asked about.
pub(crate) trait NetworkInput {
    /// How many features there are.
    const FEATURES: usize;

    /// The stage of the game.
    fn stage(&self) -> usize;

    /// Names every feature that is there.
    fn features(&self, on: impl FnMut(usize));
}

/// A small network.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueNetwork {
    /// What each feature adds.
    pub(crate) features: Vec<[f32; WIDE]>,
    pub(crate) bias: [f32; WIDE],
    pub(crate) stages: Vec<Stage>,
}

/// The upper layers, for one stage of the game.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Stage {
    pub(crate) weights: [[f32; NARROW]; WIDE],
    pub(crate) bias: [f32; NARROW],
    pub(crate) last: [f32; NARROW],
    pub(crate) last_bias: f32,
}

impl ValueNetwork {
    /// One that always says 0.
    pub fn blank(features: usize) -> ValueNetwork {
        ValueNetwork {
            features: vec![[0.0; WIDE]; features],
            bias: [0.0; WIDE],
            stages: vec![Stage::BLANK; STAGES],
        }
    }

    /// What it says.
    ///
    /// Sums are added up in a fixed order and nothing is left to a machine's mathematics library, so that it says the same
    /// everywhere.
    #[inline]
    pub(crate) fn value(&self, sight: &impl NetworkInput) -> f32 {
        let mut wide = self.bias;
        sight.features(|feature| add(&mut wide, &self.features[feature]));
        let stage = &self.stages[sight.stage()];
        stage.out(&stage.narrow(&wide))
    }

    /// All weights, in the order in which they are written.
    pub(crate) fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let features = self.features.as_flattened_mut().iter_mut();
        features.chain(&mut self.bias).chain(self.stages.iter_mut().flat_map(Stage::weights))
    }
}

impl Stage {
    const BLANK: Stage =
        Stage { weights: [[0.0; NARROW]; WIDE], bias: [0.0; NARROW], last: [0.0; NARROW], last_bias: 0.0 };

    /// The second layer, of what the first one says.
    #[inline]
    pub(crate) fn narrow(&self, wide: &[f32; WIDE]) -> [f32; NARROW] {
        let mut narrow = self.bias;
        for (&wide, weights) in wide.iter().zip(&self.weights) {
            let wide = wide.max(0.0);
            narrow.iter_mut().zip(weights).for_each(|(narrow, weight)| *narrow += wide * weight);
        }
        narrow
    }

    /// The last word.
    #[inline]
    pub(crate) fn out(&self, narrow: &[f32; NARROW]) -> f32 {
        narrow
            .iter()
            .zip(&self.last)
            .fold(self.last_bias, |sum, (narrow, weight)| sum + narrow.max(0.0) * weight)
    }

    fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let weights = self.weights.as_flattened_mut().iter_mut();
        weights.chain(&mut self.bias).chain(&mut self.last).chain([&mut self.last_bias])
    }
}

#[inline]
pub(crate) fn add<const N: usize>(sums: &mut [f32; N], more: &[f32; N]) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}
