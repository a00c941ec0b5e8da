//! The Lagrange multipliers of the bound: a price per turn for its tile and its noble move.

use crate::sanssouci::hindsight::puzzle::TURNS;

/// The price of each turn's tile and noble move.
///
/// A player who pays these prices, and gets the sum of all prices back at the end, loses nothing.
/// So all prices give an upper bound (`bound.rs`).
#[derive(Copy, Clone)]
pub(crate) struct Prices {
    /// For laying a tile, by turn.
    pub(crate) tile: [f64; TURNS],
    /// For moving a noble, by turn.
    pub(crate) noble: [f64; TURNS],
}

impl Prices {
    /// The starting point of the optimisation.
    pub(crate) const INITIAL: Prices = Prices { tile: [3.0; TURNS], noble: [3.0; TURNS] };

    pub(crate) const ZERO: Prices = Prices { tile: [0.0; TURNS], noble: [0.0; TURNS] };

    fn each(&self) -> impl Iterator<Item = &f64> {
        self.tile.iter().chain(&self.noble)
    }

    fn each_mut(&mut self) -> impl Iterator<Item = &mut f64> {
        self.tile.iter_mut().chain(&mut self.noble)
    }

    /// The squared Euclidean norm.
    pub(crate) fn squared_norm(&self) -> f64 {
        self.each().map(|price| price * price).sum()
    }

    /// `self * share + other`, component by component.
    pub(crate) fn mix(&mut self, share: f64, other: &Prices) {
        self.each_mut().zip(other.each()).for_each(|(price, other)| *price = *price * share + other);
    }

    /// Makes a step down the slope. No price falls below 0.
    pub(crate) fn descend(&mut self, step: f64, slope: &Prices) {
        self.each_mut()
            .zip(slope.each())
            .for_each(|(price, slope)| *price = (*price - step * slope).max(0.0));
    }
}
