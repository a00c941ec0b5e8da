//! Randomness of a run.

use rand_chacha::ChaCha8Rng;
use rand_core::Rng as _;

/// A stream of random numbers that follows from the seed of the run.
pub(crate) struct Rng(ChaCha8Rng);

impl Rng {
    /// Each part of a run has a stream of its own, so that one part hardly changes the others.
    pub(crate) fn new(seed: u64, stream: u64) -> Rng {
        Rng(game::chance(seed, stream))
    }

    /// A number below `bound`, which must not be 0.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        game::below(&mut self.0, bound as usize) as u64
    }

    /// A number from `min` to `max`.
    pub(crate) fn range(&mut self, min: u64, max: u64) -> u64 {
        min + self.below(max - min + 1)
    }

    /// True this many times in a thousand.
    pub(crate) fn chance(&mut self, per_mille: u64) -> bool {
        per_mille > 0 && self.below(1000) < per_mille
    }

    /// One item of a list, which must not be empty.
    pub(crate) fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u64) as usize]
    }

    pub(crate) fn fill(&mut self, bytes: &mut [u8]) {
        self.0.fill_bytes(bytes);
    }
}
