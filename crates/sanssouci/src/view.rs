//! Views: what one viewer may see.

use game::{Action as _, Game, Seat, Seats, Viewer};
use serde::Serialize;

use crate::turn::Played;
use crate::{
    Action, BySlot, Card, Entry, Field, Fields, Marks, Motif, Options, Outcome, Phase, Points, Position,
    Preview, Row, Side, Slot,
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
    /// The seat whose turn it is; before the first turn, the seat that starts.
    pub mover: Seat,
    /// The seat that started.
    pub first: Seat,
    /// The round, 1 to 18.
    pub round: u8,
    /// What the mover has done in this turn.
    pub turn: Option<TurnView>,
    /// The ten slots of the market. One is empty from taking its tile to refilling. All are empty
    /// while garden sides are chosen.
    #[cfg_attr(feature = "ts", ts(type = "Record<Slot, Motif | null>"))]
    pub display: BySlot<Option<Motif>>,
    /// The heights of the stacks; the bag is one stack.
    pub supply: Vec<u8>,
    /// The garden and the cards of every seat.
    pub seats: Vec<SeatView>,
    /// The legal actions of the viewer's seat.
    pub legal: Vec<Entry>,
    /// What each legal action would do, in the same order; `null` if there is nothing to show.
    pub previews: Vec<Option<Preview>>,
    /// The motif cards in the viewer's hand that allow any tile, because no tile of the market has
    /// their motif.
    pub free_choice: Vec<Card>,
    /// The number of actions that the viewer may undo.
    pub undoable: usize,
    /// The result, once the game is over.
    pub result: Option<Outcome>,
}

/// What the mover has done in this turn.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    /// The card that was played.
    pub card: Card,
    /// The slot the tile was taken from.
    pub slot: Slot,
    /// The tile.
    pub tile: Motif,
    /// The tile's own field.
    pub own_field: Field,
    /// The field of the tile; `None` until the gardener is placed.
    pub laid: Option<Field>,
}

/// One seat as the viewer sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The garden sides to choose from.
    pub garden_sides: Vec<Fields>,
    /// Whether the garden side is chosen.
    pub garden_chosen: bool,
    /// The chosen side, if the viewer may know it.
    pub garden_side: Option<Side>,
    /// The sides of the Rewards board to choose from; empty without Rewards.
    pub rewards_sides: Vec<Marks>,
    /// Whether the side of the Rewards board is chosen.
    pub rewards_chosen: bool,
    /// The chosen side, if the viewer may know it.
    pub rewards_side: Option<Side>,
    /// The printed fields that are not covered by a Rewards board.
    pub printed: Fields,
    /// The fields with tiles that show their motif.
    pub tiles: Fields,
    /// The fields with gardeners.
    pub gardeners: Fields,
    /// The marks of the Rewards board on the garden.
    pub marks: Option<Marks>,
    /// By column, the row of its noble; 0 is the terrace.
    pub nobles: [u8; 9],
    /// The field of the boar.
    pub boar: Option<Field>,
    /// The free fields that the boar would cost if the game ended now.
    pub boar_area: Fields,
    /// The points so far, by item.
    pub points: Points,
    /// The points so far.
    pub score: i32,
    /// The hand, if the viewer may know it.
    pub hand: Option<Vec<Card>>,
    /// The number of cards in the hand.
    pub hand_size: usize,
    /// The number of cards in the deck.
    pub deck_size: usize,
    /// The cards that were played, in no particular order.
    pub played: Vec<Card>,
    /// The missions, if the viewer may know them.
    pub missions: Option<[Motif; 2]>,
}

impl View {
    pub(crate) fn of(position: &Position, viewer: Viewer) -> View {
        let to_act = position.to_act();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat).filter(|seat| seat.index() < position.players()),
            Viewer::Spectator => None,
        };
        let mut legal: Vec<Action> = Vec::new();
        let mut previews = Vec::new();
        let mut free_choice = Vec::new();
        if let Some(seat) = seat {
            position.legal(seat, &mut legal);
            previews.extend(legal.iter().map(|&action| Preview::of(position, seat, action)));
            if position.knows_hand(viewer, seat) {
                free_choice.extend(position.hand(seat).filter(|&card| position.market.is_free_choice(card)));
            }
        }
        View {
            options: position.options,
            viewer: seat,
            phase: position.phase,
            to_act,
            mover: position.mover,
            first: position.first,
            round: position.round(),
            turn: position.turn.played.map(|played| TurnView::of(position, played)),
            display: BySlot(if position.market_is_laid_out() { position.market.tiles() } else { [None; 10] }),
            supply: position.supply.heights().to_vec(),
            seats: position.options.seats().map(|seat| SeatView::of(position, seat, viewer)).collect(),
            legal: legal.into_iter().map(|action| action.entry(None)).collect(),
            previews,
            free_choice,
            undoable: seat.map_or(0, |seat| position.undoable(seat)),
            result: position.outcome(),
        }
    }
}

impl TurnView {
    fn of(position: &Position, played: Played) -> TurnView {
        TurnView {
            card: played.card,
            slot: played.slot,
            tile: played.tile,
            own_field: played.own_field(),
            laid: position.turn.laid.map(|(field, _)| field),
        }
    }
}

impl SeatView {
    fn of(position: &Position, seat: Seat, viewer: Viewer) -> SeatView {
        let (player, options) = (position.player(seat), &position.options);
        let garden = &player.garden;
        let own = viewer.is(seat);
        let gardens_known = position.phase != Phase::Gardens;
        let rewards_known = gardens_known && position.phase != Phase::Rewards;

        let garden_side = player.garden_side.filter(|_| own || gardens_known);
        let rewards_side = player.rewards_side.filter(|_| options.rewards && (own || rewards_known));
        let covered = if options.rewards && rewards_known { Marks::AREA } else { Fields::NONE };
        let printed =
            if gardens_known { player.gardens[garden_side.map_or(0, Side::index)] } else { Fields::NONE };
        let left = player.hand().chain(player.undrawn().iter().copied());
        SeatView {
            garden_sides: player.gardens[..options.garden_sides()].to_vec(),
            garden_chosen: player.garden_side.is_some(),
            garden_side,
            rewards_sides: player.rewards[..if options.rewards { options.rewards_sides() } else { 0 }]
                .to_vec(),
            rewards_chosen: options.rewards && player.rewards_side.is_some(),
            rewards_side,
            printed: printed & !covered,
            tiles: garden.occupied() & !garden.gardeners() & !(printed & !covered),
            gardeners: garden.gardeners(),
            marks: (options.rewards && rewards_known).then(|| player.marks()),
            nobles: Motif::ALL.map(|motif| garden.noble(motif).map_or(0, Row::number)),
            boar: garden.boar(),
            boar_area: garden.boar_area(),
            points: garden.points(),
            score: garden.points().total(),
            hand: position.knows_hand(viewer, seat).then(|| player.hand().collect()),
            hand_size: player.hand().count(),
            deck_size: player.undrawn().len(),
            played: position.pack.without(left).iter().collect(),
            missions: position.knows_missions(viewer, seat).then_some(player.missions),
        }
    }
}

/// Which secrets a viewer knows. Gardens are chosen before anyone sees the market, cards or
/// missions.
impl Position {
    /// Whether the market can be seen. The rulebooks of 2013 lay it out last.
    pub(crate) fn market_is_laid_out(&self) -> bool {
        self.phase != Phase::Gardens
    }

    pub(crate) fn knows_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.is(seat) && self.phase != Phase::Gardens
    }

    pub(crate) fn knows_missions(&self, viewer: Viewer, seat: Seat) -> bool {
        self.knows_hand(viewer, seat) || self.phase == Phase::Over
    }
}
