//! Chance: a named generator, and the two things games do with it.
//!
//! The generator and both algorithms are spelt out here, so that a seed means the same game for ever, whatever
//! becomes of the library they come from.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The chance of game number `game` under a seed: ChaCha8, the seed as its key, the game as its stream.
///
/// ```
/// use rand_core::Rng;
///
/// assert_eq!(table::chance(7, 0).next_u64(), table::chance(7, 0).next_u64());
/// assert_ne!(table::chance(7, 0).next_u64(), table::chance(7, 1).next_u64());
/// ```
pub fn chance(seed: u64, game: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut rng = ChaCha8Rng::from_seed(key);
    rng.set_stream(game);
    rng
}

/// A number below `bound`, each equally likely (Lemire's method). `bound` must not be 0.
#[inline]
pub fn below(rng: &mut impl Rng, bound: usize) -> usize {
    debug_assert!(bound > 0 && u32::try_from(bound).is_ok());
    let bound = bound as u32;
    let mut wide = u64::from(rng.next_u32()) * u64::from(bound);
    if (wide as u32) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while (wide as u32) < unfair {
            wide = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (wide >> 32) as usize
}

/// Shuffles a pile, every order equally likely (Fisher and Yates, from the end).
///
/// ```
/// let mut pile = [1, 2, 3, 4, 5];
/// table::shuffle(&mut table::chance(1, 0), &mut pile);
/// pile.sort();
/// assert_eq!(pile, [1, 2, 3, 4, 5]);
/// ```
#[inline]
pub fn shuffle<T>(rng: &mut impl Rng, pile: &mut [T]) {
    for last in (1..pile.len()).rev() {
        pile.swap(last, below(rng, last + 1));
    }
}
