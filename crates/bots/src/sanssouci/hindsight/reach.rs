//! What comes within a player's reach, turn by turn.

use sanssouci::{Card, Face, Field, Fields, Garden, Motif, Slot};

use crate::sanssouci::hindsight::puzzle::{Puzzle, SoloState, TURNS};

/// What can be laid and reached in each of the turns to go, whatever is done in the turns before. More than can really be
/// had, never less: each turn is looked at as if all the turns before it had been made for it alone.
pub(crate) struct Reach {
    /// The free fields on which a tile with their own motif can be laid, by turn.
    pub(crate) own: Vec<Fields>,
    /// The free fields on which a gardener can be laid, by turn.
    pub(crate) gardener: Vec<Fields>,
    /// The fields that can be connected with row 1 by the end of a turn's laying.
    pub(crate) way: Vec<Fields>,
}

impl Reach {
    pub(crate) fn of(puzzle: &Puzzle, state: &SoloState) -> Reach {
        let takable = takable(puzzle, state);
        let garden = &state.garden;
        let own: Vec<Fields> = takable.iter().map(|fields| *fields & garden.free()).collect();
        let gardener = gardeners(garden, &takable, &own);
        let way = ways(garden, &own, &gardener);
        Reach { own, gardener, way }
    }

    /// How many turns are to go.
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
    let mut display = Display::new(state);
    let mut refilled = usize::from(state.refilled);
    let mut cards: Vec<Card> = state.hand.into_iter().flatten().collect();
    let mut draws = puzzle.deck.iter().skip(usize::from(state.drawn));
    let mut by_turn = Vec::new();
    for turn in usize::from(state.turn)..TURNS {
        // Any card that was ever in the hand may still be there.
        by_turn.push(cards.iter().fold(Fields::NONE, |all, &card| all | display.offers(card)));
        cards.extend(draws.next());
        display.take_any(puzzle.refills.get(refilled).copied());
        refilled += 1;
        for &slot in &puzzle.others[turn + 1] {
            display.put(slot, puzzle.refills.get(refilled).copied());
            refilled += 1;
        }
    }
    by_turn
}

/// What may lie on the market. Others take from fixed slots, and each refill is a certain tile; only where the own turns
/// have put their refills is open.
struct Display {
    /// The motifs that may lie on each slot, as bits; one more bit for none.
    may: [u16; 10],
    /// What lies there if no own turn took it.
    untouched: [Option<Motif>; 10],
    /// Own turns so far.
    taken: usize,
}

const NO_TILE: u16 = 1 << 9;

fn bit(tile: Option<Motif>) -> u16 {
    tile.map_or(NO_TILE, |motif| 1 << motif.index())
}

impl Display {
    fn new(state: &SoloState) -> Display {
        let untouched = state.market.tiles();
        Display { may: untouched.map(bit), untouched, taken: 0 }
    }

    /// An own turn takes from some slot, and this tile refills it.
    fn take_any(&mut self, refill: Option<Motif>) {
        self.taken += 1;
        self.may.iter_mut().for_each(|may| *may |= bit(refill));
    }

    fn put(&mut self, slot: Slot, tile: Option<Motif>) {
        self.may[slot.index()] = bit(tile);
        self.untouched[slot.index()] = tile;
    }

    /// Whether the market shows a motif, whatever the own turns took.
    fn must_show(&self, motif: Motif) -> bool {
        let untouched = self.untouched.iter().filter(|tile| **tile == Some(motif)).count();
        untouched > self.taken || self.may.contains(&bit(Some(motif)))
    }

    /// The own fields of what a card may be able to take.
    fn offers(&self, card: Card) -> Fields {
        let offer = |slot: Slot, motif: Motif| match card.face() {
            Face::Free => true,
            Face::Colours(upper, lower) => [upper, lower].contains(&slot.colour()),
            Face::Motif(wanted) => motif == wanted || !self.must_show(wanted),
        };
        let shown = Slot::ALL.into_iter().flat_map(|slot| Motif::ALL.map(|motif| (slot, motif)));
        shown
            .filter(|&(slot, motif)| self.may[slot.index()] & bit(Some(motif)) != 0 && offer(slot, motif))
            .map(|(slot, motif)| Field::new(motif, slot.colour().row()))
            .collect()
    }
}

/// Where gardeners can be laid: a tile can be taken whose own field may be occupied by then.
fn gardeners(garden: &Garden, takable: &[Fields], own: &[Fields]) -> Vec<Fields> {
    let mut occupied = garden.occupied();
    let mut by_turn = Vec::new();
    for (turn, takable) in takable.iter().enumerate() {
        let places = (*takable & occupied).iter().map(|field| {
            let cross = (Fields::row(field.row()) | Fields::column(field.motif())) & garden.free();
            // The turns before may have filled all of it, and then any field will do.
            if cross.len() <= turn { garden.free() } else { cross }
        });
        let places = places.fold(Fields::NONE, |all, places| all | places);
        by_turn.push(places);
        occupied = occupied | places | own[turn];
    }
    by_turn
}

/// A field is connected by a turn only over as many new tiles as there were turns, each of which could be laid by then.
fn ways(garden: &Garden, own: &[Fields], gardener: &[Fields]) -> Vec<Fields> {
    let mut fillable = Fields::NONE;
    let by_turn = own.iter().zip(gardener).enumerate().map(|(turn, (own, gardener))| {
        fillable = fillable | *own | *gardener;
        let mut way = garden.reached();
        for _ in 0..=turn {
            let laid = way.neighbours() & fillable & !way;
            if laid.is_empty() {
                break;
            }
            way = (way | laid).spread_over(garden.occupied() | way | laid);
        }
        way
    });
    by_turn.collect()
}
