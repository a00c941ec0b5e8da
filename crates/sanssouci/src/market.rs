//! The market: ten tiles on show.

use crate::slot_set::SlotSet;
use crate::{Card, Face, Motif, Slot};

/// The ten slots and the tiles on them. A slot is empty between taking and refilling.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Market {
    tiles: [Option<Motif>; 10],
}

impl Market {
    /// A full market, in the order of the slots.
    pub fn new(tiles: [Motif; 10]) -> Market {
        Market { tiles: tiles.map(Some) }
    }

    /// The tiles, in the order of the slots.
    pub fn tiles(&self) -> [Option<Motif>; 10] {
        self.tiles
    }

    /// The tile on a slot.
    #[inline]
    pub fn tile(&self, slot: Slot) -> Option<Motif> {
        self.tiles[slot.index()]
    }

    /// Puts a tile on a slot, or takes it away.
    #[inline]
    pub fn put(&mut self, slot: Slot, tile: Option<Motif>) {
        self.tiles[slot.index()] = tile;
    }

    /// What a card can take: the slots it allows, with their tiles.
    #[inline]
    pub fn offers(&self, card: Card) -> impl Iterator<Item = (Slot, Motif)> {
        self.allowed(card).iter().filter_map(|slot| Some((slot, self.tile(slot)?)))
    }

    /// The slots that a card allows to take from.
    #[inline]
    pub(crate) fn allowed(&self, card: Card) -> SlotSet {
        match card.face() {
            Face::Free => SlotSet::ALL,
            Face::Colours(upper, lower) => SlotSet::of_colours(upper, lower),
            Face::Motif(motif) => {
                let showing = self.showing(motif);
                // Only if none of the ten shows it, any tile.
                if showing.is_empty() { SlotSet::ALL } else { showing }
            }
        }
    }

    /// Whether this is a motif card that allows any tile, because none shows its motif.
    pub fn is_free_choice(&self, card: Card) -> bool {
        matches!(card.face(), Face::Motif(motif) if self.showing(motif).is_empty())
    }

    #[inline]
    fn showing(&self, motif: Motif) -> SlotSet {
        let bits = self.tiles.iter().rev().fold(0, |bits, &tile| bits << 1 | u16::from(tile == Some(motif)));
        SlotSet::from_bits(bits)
    }
}
