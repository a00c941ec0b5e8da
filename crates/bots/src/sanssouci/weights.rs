//! What a player thinks a garden is worth: the weights behind an outlook.

/// The weights by which a player judges gardens. Each is a plain number, so that they can be tuned by playing.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weights(pub [f32; Weights::LEN]);

/// What each weight is for, in order.
#[derive(Copy, Clone)]
#[repr(usize)]
pub(crate) enum Weight {
    /// How much a stop counts that lies there, one free field away from the way.
    Near,
    /// How much a stop counts that lies there further away.
    Far,
    /// How much a free field beside the way counts, if there were endless turns to go.
    Beside,
    /// How many turns to go halve that.
    BesideTurns,
    /// How much any other free field counts, if there were endless turns to go.
    Open,
    /// How many turns to go halve that.
    OpenTurns,
    /// How hard it is to fill a row: the first field, and each further one.
    RowFirst,
    RowMore,
    /// How hard it is to fill a column: the first field, and each further one.
    ColumnFirst,
    ColumnMore,
    /// How much of a mission's row counts that lies there unconnected.
    MissionFar,
    /// How much of a mission's row counts that is free, a turn to go.
    MissionOpen,
    /// What it costs to give the free choice away, a turn to go.
    FreeCard,
    /// What it costs to give a motif card away, a turn to go.
    MotifCard,
    /// How many free fields of its area a boar loses a turn to go.
    BoarShrinks,
    /// How much of a boar's area counts at least.
    BoarStays,
    /// How much each free field beside the way is worth, a turn to go.
    Border,
}

impl Weights {
    /// How many weights there are.
    pub const LEN: usize = Weight::Border as usize + 1;

    /// A plain player's: set by hand.
    pub const MANUAL: Weights =
        Weights([0.45, 0.45, 0.4, 30.0, 0.4, 30.0, 3.0, 2.0, 3.0, 2.0, 0.6, 0.03, 0.0, 0.0, 0.8, 0.15, 0.0]);

    /// A keen player's, for searching: generation 39 of `examples/tune_sanssouci.rs` with seed 1, begun from
    /// [`PLAIN`](Weights::PLAIN) and played on the gardens of that day, rounded.
    pub const TUNED: Weights = Weights([
        0.90, 0.57, 0.94, 31.0, 0.95, 29.5, 3.37, 2.13, 2.53, 4.18, 0.62, 0.032, 0.029, -0.029, 0.675, 0.18,
        0.07,
    ]);

    #[inline]
    pub(crate) fn of(&self, weight: Weight) -> f32 {
        self.0[weight as usize]
    }
}
