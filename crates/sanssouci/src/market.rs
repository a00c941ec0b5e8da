//! The market: ten slots with tiles, and which of them a card allows.

use crate::slot_set::SlotSet;
use crate::{Card, Face, Motif, Slot};

/// The ten slots of the market and their tiles. A slot is empty from taking its tile to refilling.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Market {
    tiles: [Option<Motif>; 10],
}

impl Market {
    /// A full market with these tiles, in the order of the slots.
    pub fn new(tiles: [Motif; 10]) -> Market {
        Market { tiles: tiles.map(Some) }
    }

    /// The tiles, in the order of the slots.
    pub fn tiles(&self) -> [Option<Motif>; 10] {
        self.tiles
    }

    /// The tile of a slot.
    #[inline]
    pub fn tile(&self, slot: Slot) -> Option<Motif> {
        self.tiles[slot.index()]
    }

    /// Sets or removes the tile of a slot.
    #[inline]
    pub fn put(&mut self, slot: Slot, tile: Option<Motif>) {
        self.tiles[slot.index()] = tile;
    }

    /// The slots that a card allows, with their tiles.
    #[inline]
    pub fn offers(&self, card: Card) -> impl Iterator<Item = (Slot, Motif)> {
        self.allowed(card).iter().filter_map(|slot| Some((slot, self.tile(slot)?)))
    }

    /// The slots from which a card allows to take a tile.
    #[inline]
    pub(crate) fn allowed(&self, card: Card) -> SlotSet {
        match card.face() {
            Face::Free => SlotSet::ALL,
            Face::Colours(upper, lower) => SlotSet::of_colours(upper, lower),
            Face::Motif(motif) => {
                let matching = self.slots_with(motif);
                // If no tile of the market has the motif, the card allows any tile.
                if matching.is_empty() { SlotSet::ALL } else { matching }
            }
        }
    }

    /// Whether a motif card allows any tile, because no tile of the market has its motif.
    pub fn is_free_choice(&self, card: Card) -> bool {
        matches!(card.face(), Face::Motif(motif) if self.slots_with(motif).is_empty())
    }

    #[inline]
    fn slots_with(&self, motif: Motif) -> SlotSet {
        let bits = self.tiles.iter().rev().fold(0, |bits, &tile| bits << 1 | u16::from(tile == Some(motif)));
        SlotSet::from_bits(bits)
    }
}
