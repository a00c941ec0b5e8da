//! The five large chips: each marks the largest area of one type.

use game::Seat;
use serde::Serialize;

use crate::{PerType, Type, scoring};

/// The holders of the five large chips.
///
/// A chip belongs to the seat with the largest area of its type; of equal areas, the one that had
/// it first.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Record<Type, number | null>"))]
pub struct Chips(PerType<Option<Seat>>);

impl Chips {
    /// No chip has a holder.
    pub const NONE: Chips = Chips(PerType::new([None; 5]));

    /// The holder of the chip of this type.
    pub fn holder(&self, garden_type: Type) -> Option<Seat> {
        self.0[garden_type]
    }

    /// The number of chips of a seat.
    pub fn count(&self, seat: Seat) -> u16 {
        self.0.iter().filter(|&(_, &holder)| holder == Some(seat)).count() as u16
    }

    /// Gives the chip of a type to a seat, if it has earned it, and returns whether it has.
    ///
    /// A chip without holder needs an area of four fields. Otherwise the area must be larger than
    /// that of the holder. `largest` returns the size of a seat's largest area of the type.
    pub fn claim(&mut self, seat: Seat, garden_type: Type, largest: impl Fn(Seat) -> u8) -> bool {
        let earned = match self.holder(garden_type) {
            None => largest(seat) >= scoring::CHIP_MIN_FIELDS,
            Some(holder) => largest(seat) > largest(holder),
        };
        if earned {
            self.0[garden_type] = Some(seat);
        }
        earned
    }
}
