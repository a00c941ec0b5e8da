//! What a turn is charged for.

use sanssouci::Field;

use crate::sanssouci::hindsight::solo::TURNS;

/// What a turn is charged for. Whoever pays for each tile and each noble by the turn in which it is laid or moved, and
/// gets all these prices back at the end, has lost nothing; so any prices give an upper bound (`bound.rs`).
#[derive(Clone)]
pub(crate) struct Prices {
    /// For laying a tile, by turn.
    pub(crate) tile: [f64; TURNS],
    /// For moving a noble, by turn.
    pub(crate) noble: [f64; TURNS],
    /// What a row pays for the filling of each of its fields.
    pub(crate) grant: [f64; 54],
}

impl Prices {
    /// Something to begin with.
    pub(crate) const FIRST: Prices = Prices { tile: [3.0; TURNS], noble: [3.0; TURNS], grant: [0.0; 54] };

    pub(crate) const NONE: Prices = Prices { tile: [0.0; TURNS], noble: [0.0; TURNS], grant: [0.0; 54] };

    /// The number of a field among the grants.
    pub(crate) fn number(field: Field) -> usize {
        usize::from(field.row().points() - 1) * 9 + field.motif().index()
    }

    fn each(&self) -> impl Iterator<Item = &f64> {
        self.tile.iter().chain(&self.noble).chain(&self.grant)
    }

    fn each_mut(&mut self) -> impl Iterator<Item = &mut f64> {
        self.tile.iter_mut().chain(&mut self.noble).chain(&mut self.grant)
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
        self.each_mut().zip(slope.each()).for_each(|(price, slope)| *price = (*price - step * slope).max(0.0));
    }
}
