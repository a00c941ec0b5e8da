//! Determinization: full positions that are consistent with what a seat knows.

use game::{Game, Seat};
use rand_core::Rng;

use crate::Observation;

/// Samples full positions that are possible from a seat's point of view.
///
/// An [`Observation`] samples what is hidden. Only the arena's cheat knows the true position. The
/// trait is sealed, so that no search outside this crate can see hidden information.
pub trait Determinizer<G: Game>: sealed::Sealed {
    /// The seat to act.
    fn seat(&self) -> Seat;

    /// The legal decisions of the seat.
    fn legal(&self) -> Vec<G::Action>;

    /// Samples a full position.
    fn determinize(&self, rng: &mut impl Rng) -> G;

    /// Whether a sampled position is the true one, which no inference can improve.
    fn is_true_position(&self, _: &G) -> bool {
        false
    }
}

pub(crate) mod sealed {
    #[allow(unreachable_pub, reason = "it is a supertrait of a public trait")]
    pub trait Sealed {}
}

impl<G: Game> sealed::Sealed for Observation<G> {}

impl<G: Game> Determinizer<G> for Observation<G> {
    fn seat(&self) -> Seat {
        Observation::seat(self)
    }

    fn legal(&self) -> Vec<G::Action> {
        Observation::legal(self)
    }

    fn determinize(&self, rng: &mut impl Rng) -> G {
        self.sample(rng)
    }
}
