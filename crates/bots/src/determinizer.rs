//! Where a search takes its positions from.

use game::{Game, Seat};
use rand_core::Rng;

use crate::Observation;

/// Positions that a seat thinks possible. An observation gives guesses; only the arena's cheat has the truth.
///
/// Sealed: nobody outside can name it, and so nobody outside can search with anything but an observation.
#[allow(unreachable_pub, reason = "it stands in the signature of a public trait")]
pub trait Determinizer<G: Game> {
    /// Whose decision it is.
    fn seat(&self) -> Seat;

    /// A position that may be the real one.
    fn world(&self, rng: &mut impl Rng) -> G;

    /// Whether such a position is the real one, and no guess that one might improve on.
    fn is_true(&self, _: &G) -> bool {
        false
    }
}

impl<G: Game> Determinizer<G> for Observation<G> {
    fn seat(&self) -> Seat {
        Observation::seat(self)
    }

    fn world(&self, rng: &mut impl Rng) -> G {
        self.sample(rng)
    }
}
