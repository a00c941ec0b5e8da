//! What a viewer cannot know, and how another truth of it is made.

use std::collections::BTreeMap;

use game::{Game, Seat, Viewer};

use super::scenario::{Scenario, Rng};

/// A game of which another truth can be made.
pub(crate) trait Resample: Game {
    /// What the game hides from some viewer at some cutoff.
    const SECRETS: &'static [&'static str];

    /// A scenario that differs from this one only in what the viewer cannot know at its end.
    fn resample_hidden(scenario: &Scenario<Self>, viewer: Viewer, rng: &mut Rng) -> Scenario<Self>;

    /// Counts what is another in the other truth, by the [secret](Resample::SECRETS).
    fn compare(a: &Scenario<Self>, b: &Scenario<Self>, viewer: Viewer, varied: &mut Differences);

    /// Whether only who decides this sees what was decided.
    fn is_secret(action: Self::Action) -> bool;

    /// Whether this decision turns nothing up that was hidden until now, whoever makes it.
    fn reveals_nothing(&self, seat: Seat, action: Self::Action) -> bool;

    /// Any decision there can be, legal or not.
    fn random_action(rng: &mut Rng) -> Self::Action;
}

/// How much was varied, by kind: a test that varies nothing proves nothing.
#[derive(Default, Debug)]
pub(crate) struct Differences(pub(crate) BTreeMap<&'static str, usize>);

impl Differences {
    pub(crate) fn count(&mut self, secret: &'static str, times: usize) {
        *self.0.entry(secret).or_default() += times;
    }

    /// The number of places at which two lists differ.
    pub(crate) fn places<T: PartialEq>(&mut self, secret: &'static str, a: &[T], b: &[T]) {
        assert_eq!(a.len(), b.len(), "{secret}: as many there as here");
        self.count(secret, a.iter().zip(b).filter(|(a, b)| a != b).count());
    }

    pub(crate) fn total(&self) -> usize {
        self.0.values().sum()
    }

    pub(crate) fn add(&mut self, other: &Differences) {
        other.0.iter().for_each(|(secret, times)| self.count(secret, *times));
    }
}
