//! What a player can lay and reach in each remaining turn.

use sanssouci::{Card, Face, Field, Fields, Garden, Motif, Slot};

use crate::sanssouci::hindsight::puzzle::{Puzzle, SoloState, TURNS};

/// What can be laid and reached in each remaining turn. It is a superset: each turn is treated as
/// if all earlier turns had prepared for it alone.
pub(crate) struct Reach {
    /// The free fields on which a tile of their own motif can be laid, by turn.
    pub(crate) own: Vec<Fields>,
    /// The free fields on which a gardener can be laid, by turn.
    pub(crate) gardener: Vec<Fields>,
    /// The fields that can be connected with row 1 once a turn's tile is laid.
    pub(crate) connected: Vec<Fields>,
}

impl Reach {
    pub(crate) fn of(puzzle: &Puzzle, state: &SoloState) -> Reach {
        let takable = takable(puzzle, state);
        let garden = &state.garden;
        let own: Vec<Fields> = takable.iter().map(|fields| *fields & garden.free()).collect();
        let gardener = gardeners(garden, &takable, &own);
        let connected = connected_by_turn(garden, &own, &gardener);
        Reach { own, gardener, connected }
    }

    /// The number of remaining turns.
    pub(crate) fn turns(&self) -> usize {
        self.own.len()
    }

    /// Every field that can be filled at all.
    pub(crate) fn fillable(&self) -> Fields {
        self.own.iter().chain(&self.gardener).fold(Fields::NONE, |all, fields| all | *fields)
    }
}

/// The own fields of the tiles that can be taken in each turn.
fn takable(puzzle: &Puzzle, state: &SoloState) -> Vec<Fields> {
    let mut market = PossibleMarket::new(state);
    let mut refilled = usize::from(state.refilled);
    let mut cards: Vec<Card> = state.hand.into_iter().flatten().collect();
    let mut draws = puzzle.deck.iter().skip(usize::from(state.drawn));
    let mut by_turn = Vec::new();
    for turn in usize::from(state.turn)..TURNS {
        // Any card that was ever in the hand may still be there.
        by_turn.push(cards.iter().fold(Fields::NONE, |all, &card| all | market.offers(card)));
        cards.extend(draws.next());
        market.take_any(puzzle.refills.get(refilled).copied());
        refilled += 1;
        for &slot in &puzzle.others[turn + 1] {
            market.put(slot, puzzle.refills.get(refilled).copied());
            refilled += 1;
        }
    }
    by_turn
}

/// The tiles that may lie in the market. The opponents take from known slots, and every refill is
/// known. Only the slots of the own refills are unknown.
struct PossibleMarket {
    /// The motifs that may lie on each slot, as bits, with one more bit for none.
    possible: [u16; 10],
    /// What lies there if no own turn has taken it.
    untouched: [Option<Motif>; 10],
    /// The number of own turns so far.
    taken: usize,
}

const NO_TILE: u16 = 1 << 9;

fn bit(tile: Option<Motif>) -> u16 {
    tile.map_or(NO_TILE, |motif| 1 << motif.index())
}

impl PossibleMarket {
    fn new(state: &SoloState) -> PossibleMarket {
        let untouched = state.market.tiles();
        PossibleMarket { possible: untouched.map(bit), untouched, taken: 0 }
    }

    /// An own turn takes from an unknown slot, and this tile refills it.
    fn take_any(&mut self, refill: Option<Motif>) {
        self.taken += 1;
        self.possible.iter_mut().for_each(|possible| *possible |= bit(refill));
    }

    fn put(&mut self, slot: Slot, tile: Option<Motif>) {
        self.possible[slot.index()] = bit(tile);
        self.untouched[slot.index()] = tile;
    }

    /// Whether the market shows a motif regardless of what the own turns took.
    fn certainly_shows(&self, motif: Motif) -> bool {
        let untouched = self.untouched.iter().filter(|tile| **tile == Some(motif)).count();
        untouched > self.taken || self.possible.contains(&bit(Some(motif)))
    }

    /// The own fields of the tiles that a card may be able to take.
    fn offers(&self, card: Card) -> Fields {
        let offer = |slot: Slot, motif: Motif| match card.face() {
            Face::Free => true,
            Face::Colours(upper, lower) => [upper, lower].contains(&slot.colour()),
            Face::Motif(wanted) => motif == wanted || !self.certainly_shows(wanted),
        };
        let shown = Slot::ALL.into_iter().flat_map(|slot| Motif::ALL.map(|motif| (slot, motif)));
        shown
            .filter(|&(slot, motif)| {
                self.possible[slot.index()] & bit(Some(motif)) != 0 && offer(slot, motif)
            })
            .map(|(slot, motif)| Field::new(motif, slot.colour().row()))
            .collect()
    }
}

/// The fields for gardeners: those of a tile that can be taken and whose own field may be occupied
/// by then.
fn gardeners(garden: &Garden, takable: &[Fields], own: &[Fields]) -> Vec<Fields> {
    let mut occupied = garden.occupied();
    let mut by_turn = Vec::new();
    for (turn, takable) in takable.iter().enumerate() {
        let places = (*takable & occupied).iter().map(|field| {
            let cross = (Fields::row(field.row()) | Fields::column(field.motif())) & garden.free();
            // Earlier turns may have filled all of it, and then any field is allowed.
            if cross.len() <= turn { garden.free() } else { cross }
        });
        let places = places.fold(Fields::NONE, |all, places| all | places);
        by_turn.push(places);
        occupied = occupied | places | own[turn];
    }
    by_turn
}

/// The connected fields by turn. A connection needs at most as many new tiles as there were turns,
/// and each of them must be possible by then.
fn connected_by_turn(garden: &Garden, own: &[Fields], gardener: &[Fields]) -> Vec<Fields> {
    let mut fillable = Fields::NONE;
    let by_turn = own.iter().zip(gardener).enumerate().map(|(turn, (own, gardener))| {
        fillable = fillable | *own | *gardener;
        let mut connected = garden.reached();
        for _ in 0..=turn {
            let laid = connected.neighbours() & fillable & !connected;
            if laid.is_empty() {
                break;
            }
            connected = (connected | laid).spread_over(garden.occupied() | connected | laid);
        }
        connected
    });
    by_turn.collect()
}
