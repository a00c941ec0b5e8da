//! Views: what one viewer may see.

use game::{Action as _, Game, Seat, Seats, Viewer};
use serde::Serialize;

use crate::position::Stage;
use crate::{
    Areas, Bidder, Card, Chips, Entry, Half, Hand, Laid, Middle, Options, Outcome, Phase, Plot, Position,
    Preview, Sheet, Tile,
};

/// What one viewer may see, and the legal actions of the viewer's seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What the players chose before the game.
    pub options: Options,
    /// The seat of the viewer; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// What the game waits for.
    pub phase: Phase,
    /// The seats that must act.
    pub to_act: Seats,
    /// The half, 1 or 2.
    pub half: Half,
    /// The round of the half, 1 to 7.
    pub round: usize,
    /// The row of tiles of this half, those that are already taken included.
    pub row: Vec<Tile>,
    /// The number of tiles in the group of a round.
    pub group: usize,
    /// The king's place in the row, from 0: the first tile of this round.
    pub king: usize,
    /// The takers of this round's tiles, in order; empty until the cards are revealed.
    pub takers: Vec<Taker>,
    /// The garden and the cards of every seat.
    pub seats: Vec<SeatView>,
    /// Ludwig, if he takes part.
    pub ludwig: Option<LudwigView>,
    /// The holders of the large chips.
    pub chips: Chips,
    /// The points of every seat in the first half, once it is over.
    pub middle: Option<Vec<Middle>>,
    /// The legal actions of the viewer's seat.
    pub legal: Vec<Entry>,
    /// What each legal action would do, in the same order; `null` if there is nothing to show.
    pub previews: Vec<Option<Preview>>,
    /// The number of actions that the viewer may undo.
    pub undoable: usize,
    /// The result, once the game is over.
    pub result: Option<Outcome>,
}

/// A tile of this round and the bidder who takes it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Taker {
    /// The bidder.
    pub by: Bidder,
    /// The bidder's card.
    pub card: Card,
    /// The place of the tile in the row, from 0.
    pub index: usize,
    /// The tile.
    pub tile: Tile,
    /// Whether it is already laid or discarded.
    pub done: bool,
}

/// One seat as the viewer sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The hand, without the card that is face down; only for the viewer's own seat.
    pub hand: Option<Hand>,
    /// The number of cards in the hand.
    pub hand_size: usize,
    /// Whether the seat has a card face down.
    pub has_bid: bool,
    /// The card that is face down; only for the viewer's own seat.
    pub bid: Option<Card>,
    /// The revealed cards of this half, in order.
    pub played: Vec<Card>,
    /// The tiles of the garden, in the order in which they were laid.
    pub garden: Vec<Laid>,
    /// The sizes of the largest areas.
    pub areas: Areas,
    /// The areas of at least two fields.
    pub plots: Vec<Plot>,
    /// The points in the next scoring, as if it came now; in the last one when the game is over.
    pub sheet: Sheet,
}

/// Ludwig, as everyone sees him.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LudwigView {
    /// The number of cards in his stack.
    pub stack_size: usize,
    /// The revealed cards of this half, in order.
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

/// The legal actions of a seat, and their previews.
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
