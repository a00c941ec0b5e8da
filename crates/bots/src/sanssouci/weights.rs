//! The weights of the evaluation.

/// The weights of the evaluation, as plain numbers that can be tuned by playing.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weights(pub [f32; Weights::LEN]);

/// The meaning of each weight, in order.
#[derive(Copy, Clone)]
#[repr(usize)]
pub(crate) enum Weight {
    /// The value of an occupied destination that is one free field away from the reached fields.
    Near,
    /// The value of an occupied destination farther away.
    Far,
    /// The value of a free field next to the reached fields, with infinitely many turns left.
    Beside,
    /// The number of remaining turns at which that value is halved.
    BesideTurns,
    /// The value of any other free field, with infinitely many turns left.
    Open,
    /// The number of remaining turns at which that value is halved.
    OpenTurns,
    /// The difficulty of filling a row: the first field, and each further one.
    RowFirst,
    RowMore,
    /// The difficulty of filling a column: the first field, and each further one.
    ColumnFirst,
    ColumnMore,
    /// The share of a mission's row that counts if it is occupied but unconnected.
    MissionFar,
    /// The share of a mission's row that counts if it is free, per remaining turn.
    MissionOpen,
    /// The cost of playing the free-choice card, per remaining turn.
    FreeCard,
    /// The cost of playing a motif card, per remaining turn.
    MotifCard,
    /// The number of free fields by which a boar's area shrinks, per remaining turn.
    BoarShrinks,
    /// The share of a boar's area that counts at least.
    BoarStays,
    /// The value of each free field next to the reached fields, per remaining turn.
    Border,
}

impl Weights {
    /// The number of weights.
    pub const LEN: usize = Weight::Border as usize + 1;

    /// Set by hand.
    pub const MANUAL: Weights =
        Weights([0.45, 0.45, 0.4, 30.0, 0.4, 30.0, 3.0, 2.0, 3.0, 2.0, 0.6, 0.03, 0.0, 0.0, 0.8, 0.15, 0.0]);

    /// Tuned for searching: generation 39 of `examples/tune_sanssouci.rs` with seed 1, rounded. It
    /// started from [`MANUAL`](Weights::MANUAL) and used the boards of that time.
    pub const TUNED: Weights = Weights([
        0.90, 0.57, 0.94, 31.0, 0.95, 29.5, 3.37, 2.13, 2.53, 4.18, 0.62, 0.032, 0.029, -0.029, 0.675, 0.18,
        0.07,
    ]);

    #[inline]
    pub(crate) fn of(&self, weight: Weight) -> f32 {
        self.0[weight as usize]
    }
}
