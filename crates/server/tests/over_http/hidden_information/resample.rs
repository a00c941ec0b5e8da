//! Resampling the information that is hidden from a viewer.

use std::collections::BTreeMap;

use game::{Game, Seat, Viewer};

use super::scenario::{Rng, Scenario};

/// A game whose hidden information can be resampled.
pub(crate) trait Resample: Game {
    /// The kinds of information that the game hides from some viewer at some time.
    const SECRETS: &'static [&'static str];

    /// A scenario that differs only in what the viewer cannot know at its end.
    fn resample_hidden(scenario: &Scenario<Self>, viewer: Viewer, rng: &mut Rng) -> Scenario<Self>;

    /// Counts the differences of two scenarios by [secret](Resample::SECRETS).
    fn count_differences(
        a: &Scenario<Self>,
        b: &Scenario<Self>,
        viewer: Viewer,
        differences: &mut Differences,
    );

    /// Whether only the seat that makes this decision sees it.
    fn is_secret(action: Self::Action) -> bool;

    /// Whether this decision reveals nothing that was hidden before.
    fn reveals_nothing(&self, seat: Seat, action: Self::Action) -> bool;

    /// A random action, legal or not.
    fn random_action(rng: &mut Rng) -> Self::Action;
}

/// The number of differences by secret.
#[derive(Default, Debug)]
pub(crate) struct Differences(pub(crate) BTreeMap<&'static str, usize>);

impl Differences {
    /// Counts differences of one secret.
    pub(crate) fn count(&mut self, secret: &'static str, times: usize) {
        *self.0.entry(secret).or_default() += times;
    }

    /// Counts the positions at which two lists differ.
    pub(crate) fn count_positions<T: PartialEq>(&mut self, secret: &'static str, a: &[T], b: &[T]) {
        assert_eq!(a.len(), b.len(), "{secret}: same length");
        self.count(secret, a.iter().zip(b).filter(|(a, b)| a != b).count());
    }

    pub(crate) fn total(&self) -> usize {
        self.0.values().sum()
    }

    pub(crate) fn add(&mut self, other: &Differences) {
        other.0.iter().for_each(|(secret, times)| self.count(secret, *times));
    }
}
