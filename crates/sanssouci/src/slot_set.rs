//! Sets of slots, as bits.

use crate::{Colour, Slot};

/// A set of slots. Bit n is slot n of [`Slot::ALL`].
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct SlotSet(u16);

impl SlotSet {
    pub(crate) const ALL: SlotSet = SlotSet(0x3ff);

    #[inline]
    pub(crate) fn of_colours(upper: Colour, lower: Colour) -> SlotSet {
        SlotSet(0b11 << (2 * upper.index()) | 0b11 << (2 * lower.index()))
    }

    #[inline]
    pub(crate) fn from_bits(bits: u16) -> SlotSet {
        SlotSet(bits & SlotSet::ALL.0)
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn contains(self, slot: Slot) -> bool {
        self.0 >> slot.index() & 1 == 1
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Slot> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let slot = *Slot::ALL.get(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(slot)
        })
    }
}
