//! What one viewer may see.

use game::{Action as _, Game, Seat, Seats, Viewer};
use serde::Serialize;

use crate::position::Stage;
use crate::{
    Areas, Bidder, Card, Chips, Entry, Half, Hand, Laid, Middle, Options, Outcome, Phase, Plot, Position,
    Preview, Sheet, Tile,
};

/// What one viewer may see, and what they may decide.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What the players agreed on.
    pub options: Options,
    /// Who looks: a seat, or nobody at the table.
    pub viewer: Option<Seat>,
    /// What is to be decided.
    pub phase: Phase,
    /// By whom.
    pub to_act: Seats,
    /// The half, 1 or 2.
    pub half: Half,
    /// The round of the half, 1 to 7.
    pub round: usize,
    /// The tiles that were laid out for this half, those that are already taken included.
    pub row: Vec<Tile>,
    /// How many tiles of the row make up a round's group.
    pub group: usize,
    /// Where the king stands: the place in the row, from 0, of this round's first tile.
    pub king: usize,
    /// Who takes which of this round's tiles, in order; nobody while the cards are not revealed.
    pub takers: Vec<Taker>,
    /// Everybody's garden and cards, by seat.
    pub seats: Vec<SeatView>,
    /// Ludwig, where he takes part.
    pub ludwig: Option<LudwigView>,
    /// Who has the large chips.
    pub chips: Chips,
    /// Every seat's points of the first half, once it is over.
    pub middle: Option<Vec<Middle>>,
    /// What the viewer may decide now.
    pub legal: Vec<Entry>,
    /// What each of these would do, in the same order; nothing, where there is nothing to show.
    pub previews: Vec<Option<Preview>>,
    /// How many of their last decisions the viewer may take back.
    pub undoable: usize,
    /// How it ended.
    pub result: Option<Outcome>,
}

/// A tile of this round, and who takes it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Taker {
    /// Who takes it.
    pub by: Bidder,
    /// The card that won it.
    pub card: Card,
    /// Its place in the row, from 0.
    pub index: usize,
    /// The tile.
    pub tile: Tile,
    /// Whether it is laid already, or discarded.
    pub done: bool,
}

/// One seat as the viewer sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The cards in hand, without the one that is face down; only the viewer's own.
    pub hand: Option<Hand>,
    /// How many they are.
    pub hand_size: usize,
    /// Whether a card is face down.
    pub has_bid: bool,
    /// Which one; only the viewer's own.
    pub bid: Option<Card>,
    /// The cards that were played in this half and revealed, in order.
    pub played: Vec<Card>,
    /// The tiles of the garden, in the order in which they were laid.
    pub garden: Vec<Laid>,
    /// The garden's largest areas.
    pub areas: Areas,
    /// Its areas of at least two fields.
    pub plots: Vec<Plot>,
    /// The points in the scoring that comes next, as if it came now; when the game is over, in the last one.
    pub sheet: Sheet,
}

/// Ludwig as all see him.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LudwigView {
    /// How many cards his stack has.
    pub stack_size: usize,
    /// The cards that were revealed in this half, in order.
    pub played: Vec<Card>,
}

impl View {
    pub(crate) fn of(position: &Position, viewer: Viewer) -> View {
        let seat = position.seats().find(|&seat| viewer.is(seat));
        let (legal, previews) = seat.map_or_else(Default::default, |seat| legal(position, seat));
        View {
            options: Options { players: position.players },
            viewer: seat,
            phase: position.phase(),
            to_act: position.to_act(),
            half: position.half(),
            round: position.round() + 1,
            row: position.row().to_vec(),
            group: position.bidders(),
            king: position.king(),
            takers: takers(position),
            seats: position.seats().map(|seat| SeatView::of(position, seat, viewer)).collect(),
            ludwig: position.ludwig().map(LudwigView::of),
            chips: *position.chips(),
            middle: position.middle().map(<[_]>::to_vec),
            legal,
            previews,
            undoable: seat.map_or(0, |seat| position.undoable(seat)),
            result: position.outcome(),
        }
    }
}

/// What a seat may decide, and what each of it would do.
fn legal(position: &Position, seat: Seat) -> (Vec<Entry>, Vec<Option<Preview>>) {
    let mut legal = Vec::new();
    position.legal(seat, &mut legal);
    legal.into_iter().map(|action| (action.entry(None), Preview::of(position, seat, action))).unzip()
}

fn takers(position: &Position) -> Vec<Taker> {
    let Stage::Laying(order) = &position.stage else { return Vec::new() };
    let group = position.row().iter().enumerate().skip(position.king());
    let takers = order.bidders().iter().zip(group).enumerate();
    takers
        .filter_map(|(place, (&by, (index, &tile)))| {
            let card = match by {
                Bidder::Seat(seat) => position.card(seat)?,
                Bidder::Ludwig => *position.ludwig()?.last()?,
            };
            Some(Taker { by, card, index, tile, done: place < order.done() })
        })
        .collect()
}

impl SeatView {
    fn of(position: &Position, seat: Seat, viewer: Viewer) -> SeatView {
        let own = viewer.is(seat);
        let garden = position.garden(seat);
        SeatView {
            hand: own.then(|| position.hand(seat)),
            hand_size: position.hand(seat).len(),
            has_bid: position.secret_bid(seat).is_some(),
            bid: position.secret_bid(seat).filter(|_| own),
            played: position.open_cards(seat).collect(),
            garden: garden.tiles().collect(),
            areas: *garden.areas(),
            plots: garden.plots().into_iter().filter(|plot| plot.fields.len() > 1).collect(),
            sheet: Sheet::of(position, seat),
        }
    }
}

impl LudwigView {
    fn of(revealed: &[Card]) -> LudwigView {
        LudwigView { stack_size: Hand::DEALT - revealed.len(), played: revealed.to_vec() }
    }
}
