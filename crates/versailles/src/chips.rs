//! The five large chips, for the largest area of each type.

use game::Seat;
use serde::Serialize;

use crate::{PerType, Type};

/// The five large chips: who has the largest area of each type, or had it first.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Record<Type, number | null>"))]
pub struct Chips(PerType<Option<Seat>>);

impl Chips {
    /// Nobody has one.
    pub const NONE: Chips = Chips(PerType::new([None; 5]));
    /// So many fields an area needs to take a chip that nobody has.
    pub const LEAST: u8 = 4;

    /// Who has the chip of this type.
    pub fn holder(&self, garden_type: Type) -> Option<Seat> {
        self.0[garden_type]
    }

    /// How many this seat has.
    pub fn count(&self, seat: Seat) -> u16 {
        self.0.iter().filter(|&(_, &holder)| holder == Some(seat)).count() as u16
    }

    /// Gives the chip of a type to a seat that earns it: nobody has it and the seat's area has at least four fields,
    /// or the area has more fields than the holder's. Tells whether the chip changed hands.
    ///
    /// `largest` is the size of a seat's largest area of the type.
    pub fn claim(&mut self, seat: Seat, garden_type: Type, largest: impl Fn(Seat) -> u8) -> bool {
        let earned = match self.holder(garden_type) {
            None => largest(seat) >= Chips::LEAST,
            Some(holder) => largest(seat) > largest(holder),
        };
        if earned {
            self.0[garden_type] = Some(seat);
        }
        earned
    }
}
