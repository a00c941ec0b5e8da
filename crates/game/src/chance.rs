//! Random numbers that are the same for a seed forever.
//!
//! The generator and both algorithms are fixed here instead of taken from the `rand` crate, whose
//! algorithms may change between versions. Recorded seeds must keep their meaning.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The random number generator of game number `game` under a seed.
///
/// It is ChaCha8 with the seed as its key and the game as its stream.
///
/// ```
/// use rand_core::Rng;
///
/// assert_eq!(game::chance(7, 0).next_u64(), game::chance(7, 0).next_u64());
/// assert_ne!(game::chance(7, 0).next_u64(), game::chance(7, 1).next_u64());
/// ```
pub fn chance(seed: u64, game: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut rng = ChaCha8Rng::from_seed(key);
    rng.set_stream(game);
    rng
}

/// Draws a number below `bound`, uniformly (Lemire's method). `bound` must not be 0.
#[inline]
pub fn below(rng: &mut impl Rng, bound: usize) -> usize {
    debug_assert!(bound > 0 && u32::try_from(bound).is_ok());
    let bound = bound as u32;
    let mut wide = u64::from(rng.next_u32()) * u64::from(bound);
    if (wide as u32) < bound {
        let rejected = bound.wrapping_neg() % bound;
        while (wide as u32) < rejected {
            wide = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (wide >> 32) as usize
}

/// Shuffles a slice, uniformly (Fisher-Yates, from the end).
///
/// ```
/// let mut cards = [1, 2, 3, 4, 5];
/// game::shuffle(&mut game::chance(1, 0), &mut cards);
/// cards.sort();
/// assert_eq!(cards, [1, 2, 3, 4, 5]);
/// ```
#[inline]
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, recorded seeds produce other games: fix the change, not the test.
    #[test]
    fn seeds_keep_their_meaning() {
        let mut rng = chance(42, 7);
        assert_eq!([(); 4].map(|()| rng.next_u32()), [2725005161, 797486905, 3481845663, 2492626104]);
        assert_eq!([2, 10, 55, 1000].map(|bound| below(&mut rng, bound)), [0, 9, 20, 734]);
        let mut items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        shuffle(&mut rng, &mut items);
        assert_eq!(items, [5, 8, 1, 3, 6, 4, 2, 9, 7, 0]);
    }

    #[test]
    fn numbers_below_a_bound_are_equally_likely() {
        let mut rng = chance(1, 0);
        let mut counts = [0u32; 7];
        (0..70_000).for_each(|_| counts[below(&mut rng, 7)] += 1);
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 500), "{counts:?}");
    }
}
