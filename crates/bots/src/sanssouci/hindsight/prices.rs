//! What a turn is charged for.

use crate::sanssouci::hindsight::puzzle::TURNS;

/// What a turn is charged for. Whoever pays for each tile and each noble by the turn in which it is laid or moved, and
/// gets all these prices back at the end, has lost nothing; so any prices give an upper bound (`bound.rs`).
#[derive(Copy, Clone)]
pub(crate) struct Prices {
    /// For laying a tile, by turn.
    pub(crate) tile: [f64; TURNS],
    /// For moving a noble, by turn.
    pub(crate) noble: [f64; TURNS],
}

impl Prices {
    /// Something to begin with.
    pub(crate) const FIRST: Prices = Prices { tile: [3.0; TURNS], noble: [3.0; TURNS] };

    pub(crate) const NONE: Prices = Prices { tile: [0.0; TURNS], noble: [0.0; TURNS] };

    fn each(&self) -> impl Iterator<Item = &f64> {
        self.tile.iter().chain(&self.noble)
    }

    fn each_mut(&mut self) -> impl Iterator<Item = &mut f64> {
        self.tile.iter_mut().chain(&mut self.noble)
    }

    /// The sum of the squares.
    pub(crate) fn square(&self) -> f64 {
        self.each().map(|price| price * price).sum()
    }

    /// `self * share + other`, each.
    pub(crate) fn mix(&mut self, share: f64, other: &Prices) {
        self.each_mut().zip(other.each()).for_each(|(price, other)| *price = *price * share + other);
    }

    /// Goes so far down the slope; no price falls below 0.
    pub(crate) fn descend(&mut self, step: f64, slope: &Prices) {
        self.each_mut()
            .zip(slope.each())
            .for_each(|(price, slope)| *price = (*price - step * slope).max(0.0));
    }
}
