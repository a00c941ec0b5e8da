//! What one viewer may see.

use game::{Action as _, Game, Seat, Seats, Viewer};
use serde::Serialize;

use crate::turn::Played;
use crate::{
    Action, BySlot, Card, Entry, Field, Fields, Marks, Motif, Options, Outcome, Phase, Points, Position,
    Preview, Row, Side, Slot,
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
    /// Whose turn it is; before the first turn, who will begin.
    pub mover: Seat,
    /// Who began.
    pub first: Seat,
    /// The round, 1 to 18.
    pub round: u8,
    /// What the mover did in this turn.
    pub turn: Option<TurnView>,
    /// The ten slots; one of them is empty between taking and refilling.
    #[cfg_attr(feature = "ts", ts(type = "Record<Slot, Motif | null>"))]
    pub display: BySlot<Option<Motif>>,
    /// How high the stacks are; the bag is one stack.
    pub supply: Vec<u8>,
    /// Everybody's garden and cards, by seat.
    pub seats: Vec<SeatView>,
    /// What the viewer may decide now.
    pub legal: Vec<Entry>,
    /// What each of these would do, in the same order; nothing, where there is nothing to show.
    pub previews: Vec<Option<Preview>>,
    /// The motif cards in the viewer's hand that now allow any tile, because none on show has their motif.
    pub free_choice: Vec<Card>,
    /// How many of their last decisions the viewer may take back.
    pub undoable: usize,
    /// How it ended.
    pub result: Option<Outcome>,
}

/// What the mover did in this turn so far.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    /// The card played.
    pub card: Card,
    /// The slot the tile was taken from.
    pub slot: Slot,
    /// The tile.
    pub tile: Motif,
    /// The tile's own field.
    pub own_field: Field,
    /// Where it was laid; nothing while it is to become a gardener.
    pub laid: Option<Field>,
}

/// One seat as the viewer sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The garden sides on offer.
    pub garden_sides: Vec<Fields>,
    /// Whether the garden side is chosen.
    pub garden_chosen: bool,
    /// Which one, if the viewer may know.
    pub garden_side: Option<Side>,
    /// The sides of the Rewards board on offer; none without Rewards.
    pub rewards_sides: Vec<Marks>,
    /// Whether the side of the Rewards board is chosen.
    pub rewards_chosen: bool,
    /// Which one, if the viewer may know.
    pub rewards_side: Option<Side>,
    /// Printed fields that no Rewards board covers.
    pub printed: Fields,
    /// Tiles laid with their motif up.
    pub tiles: Fields,
    /// Tiles laid as gardeners.
    pub gardeners: Fields,
    /// The marks of the Rewards board that lies on the garden.
    pub marks: Option<Marks>,
    /// By column, the row its noble stands on; 0 is the terrace.
    pub nobles: [u8; 9],
    /// Where the boar is.
    pub boar: Option<Field>,
    /// The free fields that the boar would cost if the game ended now.
    pub boar_area: Fields,
    /// What was scored so far, by item.
    pub points: Points,
    /// What was scored so far.
    pub score: i32,
    /// The hand, if the viewer may know it.
    pub hand: Option<Vec<Card>>,
    /// How many cards are in the hand.
    pub hand_size: usize,
    /// How many cards wait in the deck.
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
            display: BySlot(position.market.tiles()),
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
        let left = player.hand().chain(player.waiting().iter().copied());
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
            deck_size: player.waiting().len(),
            played: position.pack.without(left).iter().collect(),
            missions: position.knows_missions(viewer, seat).then_some(player.missions),
        }
    }
}

/// What a viewer may know of a seat's cards. A garden is chosen before anybody looks at cards or missions.
impl Position {
    pub(crate) fn knows_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.is(seat) && self.phase != Phase::Gardens
    }

    pub(crate) fn knows_missions(&self, viewer: Viewer, seat: Seat) -> bool {
        self.knows_hand(viewer, seat) || self.phase == Phase::Over
    }
}
