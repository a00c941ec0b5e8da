//! What a viewer cannot know, and how another truth of it is made.

use std::collections::BTreeMap;

use game::{Game, Seat, Viewer};

use super::course::{Course, Dice};

/// A game of which another truth can be made.
pub(crate) trait Hidden: Game {
    /// What the game hides from some viewer at some moment.
    const SECRETS: &'static [&'static str];

    /// A course that differs from this one only in what the viewer cannot know at its end.
    fn another_truth(course: &Course<Self>, viewer: Viewer, dice: &mut Dice) -> Course<Self>;

    /// Counts what is another in the other truth, by the [secret](Hidden::SECRETS).
    fn compare(a: &Course<Self>, b: &Course<Self>, viewer: Viewer, varied: &mut Varied);

    /// Whether only who decides this sees what was decided.
    fn is_secret(action: Self::Action) -> bool;

    /// Whether this decision turns nothing up that was hidden until now, whoever makes it.
    fn reveals_nothing(&self, seat: Seat, action: Self::Action) -> bool;

    /// Any decision there can be, legal or not.
    fn attempt(dice: &mut Dice) -> Self::Action;
}

/// How much was varied, by kind: a test that varies nothing proves nothing.
#[derive(Default, Debug)]
pub(crate) struct Varied(pub(crate) BTreeMap<&'static str, usize>);

impl Varied {
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

    pub(crate) fn add(&mut self, other: &Varied) {
        other.0.iter().for_each(|(secret, times)| self.count(secret, *times));
    }
}
