//! Boards that make seats unequal.

use crate::Seat;

/// A board that a seat played on, for statistics of how much each board is worth.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Board {
    /// The seat that played on it.
    pub seat: Seat,
    /// The kind of board; only boards of one kind can be compared.
    pub kind: &'static str,
    /// The name of the board, with its side if it has two.
    pub name: String,
}
