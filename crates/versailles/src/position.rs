//! A game under way.

use game::{GameInfo, InputError, Listener, Seat, Seats, Viewer};
use rand_core::Rng;
use serde::Serialize;

use crate::dealt_cards::DealtCards;
use crate::options::{bidders, row_length};
use crate::taking_order::TakingOrder;
use crate::{
    Action, Bidder, Card, Chips, Data, Event, Garden, Half, Hand, Middle, Options, Outcome, Refusal,
    Rotation, Setup, Tile, View, deal, options, scoring,
};

/// A game under way: the whole truth, hidden things included. [`view`](game::Game::view) is what one may see of it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Position {
    pub(crate) players: u8,
    pub(crate) half: Half,
    /// From 0.
    pub(crate) round: u8,
    pub(crate) stage: Stage,
    /// The first half's row, the second half's, and those that are not used.
    pub(crate) tiles: [Tile; Setup::TILES],
    /// This half's cards, without those that were played.
    pub(crate) cards: DealtCards,
    /// The second half's cards, during the first.
    pub(crate) second_half_cards: Option<DealtCards>,
    /// The cards that were played in this half, by seat and round; face down in a round that is not revealed.
    pub(crate) played: [[Option<Card>; Half::ROUNDS]; Options::MAX_PLAYERS],
    pub(crate) gardens: [Garden; Options::MAX_PLAYERS],
    pub(crate) chips: Chips,
    /// Who had the large chips when each round of this half began; nobody, for those to come.
    pub(crate) chips_before: [Chips; Half::ROUNDS],
    /// The points of the first half, once it is over.
    pub(crate) middle: Option<[Middle; Options::MAX_PLAYERS]>,
}

/// What is to be decided.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Everybody picks a card.
    Bidding,
    /// The cards are revealed, and the tiles are taken and laid in ascending order.
    Laying,
    /// Nothing: the game is over.
    Over,
}

/// The phase, with what belongs to it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Stage {
    Bidding,
    /// In the order of this order.
    Laying(TakingOrder),
    Over,
}

impl game::Game for Position {
    const INFO: GameInfo = options::INFO;

    type Options = Options;
    type Data = Data;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;
    type Refusal = Refusal;

    fn data(file: impl Fn(&str) -> Option<String>) -> Result<Data, InputError> {
        Data::load(file)
    }

    fn deal(options: &Options, data: &Data, rng: &mut impl Rng) -> Setup {
        deal::deal(options, data, rng)
    }

    fn check_options(options: &Options) -> Result<usize, InputError> {
        options.check().map_err(|fault| fault.inside("options"))?;
        Ok(options.players.into())
    }

    fn new(options: &Options, setup: &Setup) -> Result<Position, InputError> {
        Position::check_options(options)?;
        setup.check(options).map_err(|fault| fault.inside("setup"))?;
        Position::start(options, setup)
            .ok_or_else(|| InputError::new("setup", "not as many tiles and hands as needed"))
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn starting_seat(&self) -> Option<Seat> {
        None
    }

    fn to_act(&self) -> Seats {
        match &self.stage {
            Stage::Bidding => self.seats().filter(|&seat| self.card(seat).is_none()).collect(),
            Stage::Laying(order) => order.seat().map_or(Seats::NONE, Seats::only),
            Stage::Over => Seats::NONE,
        }
    }

    fn legal(&self, seat: Seat, list: &mut Vec<Action>) {
        list.clear();
        if !self.to_act().contains(seat) {
            return;
        }
        match self.stage {
            Stage::Bidding => list.extend(self.hand(seat).iter().map(Action::Bid)),
            Stage::Laying(_) => {
                let garden = self.garden(seat);
                // Another tile touches a tile in at most twelve places.
                list.reserve(Rotation::ALL.len() * (12 * garden.len()).max(1));
                garden.legal_spots().for_each(|at| {
                    list.extend_from_slice(&Rotation::ALL.map(|turn| Action::Lay { at, turn }))
                });
            }
            Stage::Over => {}
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) -> Result<Option<Action>, Refusal> {
        match action {
            Action::Bid(card) => self.bid(seat, card, listener)?,
            Action::Lay { at, turn } => self.lay(seat, at, turn, listener)?,
        }
        // The table does nothing by itself that a record would have to name.
        Ok(None)
    }

    /// One, for a seat whose bid is not revealed yet. Laying a tile ends a turn and cannot be taken back.
    fn undoable(&self, seat: Seat) -> usize {
        usize::from(self.secret_bid(seat).is_some())
    }

    fn undo(&mut self, seat: Seat) -> Result<Action, Refusal> {
        self.take_back(seat).map(Action::Bid)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        event.redacted_for(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Bidding | Stage::Laying(_) => None,
            Stage::Over => Some(self.end()),
        }
    }

    fn resample(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        self.guess(viewer, rng);
    }
}

impl Position {
    /// The position before the first decision, of a setup that was checked.
    fn start(options: &Options, setup: &Setup) -> Option<Position> {
        let players = usize::from(options.players);
        let [first, second] = setup.hands.as_slice() else { return None };
        Some(Position {
            players: options.players,
            half: Half::First,
            round: 0,
            stage: Stage::Bidding,
            tiles: setup.tiles.as_slice().try_into().ok()?,
            cards: DealtCards::new(players, first),
            second_half_cards: Some(DealtCards::new(players, second)),
            played: [[None; Half::ROUNDS]; Options::MAX_PLAYERS],
            gardens: [Garden::EMPTY; Options::MAX_PLAYERS],
            chips: Chips::NONE,
            chips_before: [Chips::NONE; Half::ROUNDS],
            middle: None,
        })
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// How many bid for tiles: the players, and Ludwig where they are only two.
    pub const fn bidders(&self) -> usize {
        bidders(self.players as usize)
    }

    /// What is to be decided.
    pub const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Bidding => Phase::Bidding,
            Stage::Laying(_) => Phase::Laying,
            Stage::Over => Phase::Over,
        }
    }

    /// Which half is being played.
    pub const fn half(&self) -> Half {
        self.half
    }

    /// Which of the half's rounds is being played, from 0.
    pub const fn round(&self) -> usize {
        self.round as usize
    }

    /// The cards that a seat has in hand, without the one it has put face down.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.cards.hand(seat)
    }

    /// The card that a seat has played in this round, face down or revealed.
    #[inline]
    pub fn card(&self, seat: Seat) -> Option<Card> {
        self.played[seat.index()][self.round()]
    }

    /// The card that a seat has played in this round, if it is still face down.
    pub fn secret_bid(&self, seat: Seat) -> Option<Card> {
        match self.stage {
            Stage::Bidding => self.card(seat),
            Stage::Laying(_) | Stage::Over => None,
        }
    }

    /// How many rounds of this half have been revealed.
    pub(crate) const fn revealed(&self) -> usize {
        match self.stage {
            Stage::Bidding => self.round(),
            Stage::Laying(_) | Stage::Over => self.round() + 1,
        }
    }

    /// The cards that a seat has played in this half and that were revealed, in order.
    pub fn open_cards(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.played[seat.index()][..self.revealed()].iter().map_while(|&card| card)
    }

    /// The cards of Ludwig that were revealed in this half, in order; nothing where he does not take part.
    pub fn ludwig(&self) -> Option<&[Card]> {
        self.cards.ludwig.as_ref().map(|stack| &stack[..self.revealed()])
    }

    /// The tiles that were laid out for this half, all of them.
    pub fn row(&self) -> &[Tile] {
        let length = row_length(self.bidders());
        &self.tiles[self.half.index() * length..][..length]
    }

    /// The place in the row of the first tile of this round; the row's end, when the game is over.
    pub const fn king(&self) -> usize {
        match self.stage {
            Stage::Bidding | Stage::Laying(_) => self.round() * self.bidders(),
            Stage::Over => row_length(self.bidders()),
        }
    }

    /// Who takes this round's tiles, in order; nobody while the cards are not revealed.
    pub fn takers(&self) -> &[Bidder] {
        match &self.stage {
            Stage::Laying(order) => order.bidders(),
            Stage::Bidding | Stage::Over => &[],
        }
    }

    /// The tile that has been taken and is to be laid.
    pub fn tile_to_lay(&self) -> Option<Tile> {
        match &self.stage {
            Stage::Laying(order) => self.row().get(self.king() + order.done()).copied(),
            Stage::Bidding | Stage::Over => None,
        }
    }

    /// A seat's garden.
    pub fn garden(&self, seat: Seat) -> &Garden {
        &self.gardens[seat.index()]
    }

    /// The gardens, by seat.
    pub fn gardens(&self) -> &[Garden] {
        &self.gardens[..usize::from(self.players)]
    }

    /// Who has the large chips.
    pub const fn chips(&self) -> &Chips {
        &self.chips
    }

    /// Every seat's points of the first half, once it is over.
    pub fn middle(&self) -> Option<&[Middle]> {
        self.middle.as_ref().map(|middle| &middle[..usize::from(self.players)])
    }

    /// Everybody's points, as if the game ended now.
    pub(crate) fn end(&self) -> Outcome {
        let mut areas = [Default::default(); Options::MAX_PLAYERS];
        areas.iter_mut().zip(&self.gardens).for_each(|(areas, garden)| *areas = *garden.areas());
        let players = usize::from(self.players);
        let middle = self.middle.unwrap_or_default();
        scoring::end(&areas[..players], &self.chips, &middle[..players])
    }
}
