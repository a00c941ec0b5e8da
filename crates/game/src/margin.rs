//! The margin of a seat over the others.

use crate::Seat;

/// The lead of a seat over the best other seat, in points; negative if it is behind.
///
/// ```
/// use game::{Seat, margin};
///
/// let margins: Vec<i32> = Seat::all(3).map(|seat| margin(&[70, 90, 88], seat)).collect();
/// assert_eq!(margins, [-20, 2, -2]);
/// ```
pub fn margin(totals: &[i32], seat: Seat) -> i32 {
    let others = totals.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let best = others.map(|(_, total)| *total).max().unwrap_or(0);
    totals.get(seat.index()).copied().unwrap_or(0) - best
}
