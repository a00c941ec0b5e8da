//! A position of the game.

use game::{DataFiles, GameInfo, InputError, Listener, Seat, Seats, Viewer};
use rand_core::Rng;
use serde::Serialize;

use crate::dealt_cards::DealtCards;
use crate::options::{bidders, row_length};
use crate::taking_order::TakingOrder;
use crate::{
    Action, Bidder, Card, Chips, Data, Event, Garden, Half, Hand, Middle, Options, Outcome, Refusal,
    Rotation, Setup, Tile, View, deal, options, scoring,
};

/// A position of the game, hidden information included.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Position {
    pub(crate) players: u8,
    pub(crate) half: Half,
    /// The round of the half, from 0.
    pub(crate) round: u8,
    pub(crate) stage: Stage,
    /// The row of the first half, the row of the second half, and the unused tiles.
    pub(crate) tiles: [Tile; Setup::TILES],
    /// The cards of this half that were not played yet.
    pub(crate) cards: DealtCards,
    /// The cards of the second half, during the first half.
    pub(crate) second_half_cards: Option<DealtCards>,
    /// The cards that were played in this half, by seat and round; those of the current round may
    /// be face down.
    pub(crate) played: [[Option<Card>; Half::ROUNDS]; Options::MAX_PLAYERS],
    pub(crate) gardens: [Garden; Options::MAX_PLAYERS],
    pub(crate) chips: Chips,
    /// The holders of the large chips at the start of each round of this half, for rewinding.
    pub(crate) chips_before: [Chips; Half::ROUNDS],
    /// The points of the first half, once it is over.
    pub(crate) middle: Option<[Middle; Options::MAX_PLAYERS]>,
}

/// What the game waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// All seats pick a card.
    Bidding,
    /// Seats take and lay tiles, in ascending order of the cards.
    Laying,
    /// Nothing: the game is over.
    Over,
}

/// The phase, with its data.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Stage {
    Bidding,
    /// The tiles are laid in this order.
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

    fn data_problems(file: impl Fn(&str) -> Option<String>) -> Vec<InputError> {
        Data::problems(file)
    }

    fn data_files(data: &Data) -> DataFiles {
        data.files()
    }

    fn deal(options: &Options, data: &Data, rng: &mut impl Rng) -> Setup {
        deal::deal(options, data, rng)
    }

    fn check_options(options: &Options) -> Result<usize, InputError> {
        options.check().map_err(|error| error.inside("options"))?;
        Ok(options.players.into())
    }

    fn new(options: &Options, setup: &Setup) -> Result<Position, InputError> {
        Position::check_options(options)?;
        setup.check(options).map_err(|error| error.inside("setup"))?;
        Position::start(options, setup).ok_or_else(|| InputError::new("setup", "too few tiles or hands"))
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
                // At most twelve spots touch a tile.
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
        // This game has no automatic actions.
        Ok(None)
    }

    /// 1 for a seat whose bid is face down. Laying a tile ends the turn and cannot be undone.
    fn undoable(&self, seat: Seat) -> usize {
        usize::from(self.secret_bid(seat).is_some())
    }

    fn undo(&mut self, seat: Seat) -> Result<Action, Refusal> {
        self.undo_bid(seat).map(Action::Bid)
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
    /// The position before the first action. The setup must be valid.
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

    /// The number of bidders: the players, and Ludwig if there are only two.
    pub const fn bidders(&self) -> usize {
        bidders(self.players as usize)
    }

    /// What the game waits for.
    pub const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Bidding => Phase::Bidding,
            Stage::Laying(_) => Phase::Laying,
            Stage::Over => Phase::Over,
        }
    }

    /// The current half.
    pub const fn half(&self) -> Half {
        self.half
    }

    /// The current round of the half, from 0.
    pub const fn round(&self) -> usize {
        self.round as usize
    }

    /// The hand of a seat, without the card that is face down.
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

    /// The number of rounds of this half whose cards are revealed.
    pub(crate) const fn revealed(&self) -> usize {
        match self.stage {
            Stage::Bidding => self.round(),
            Stage::Laying(_) | Stage::Over => self.round() + 1,
        }
    }

    /// The revealed cards of a seat in this half, in order.
    pub fn open_cards(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.played[seat.index()][..self.revealed()].iter().map_while(|&card| card)
    }

    /// The revealed cards of Ludwig in this half, in order; `None` if he does not take part.
    pub fn ludwig(&self) -> Option<&[Card]> {
        self.cards.ludwig.as_ref().map(|stack| &stack[..self.revealed()])
    }

    /// The whole row of tiles of this half.
    pub fn row(&self) -> &[Tile] {
        let length = row_length(self.bidders());
        &self.tiles[self.half.index() * length..][..length]
    }

    /// The king's place in the row: the first tile of this round, or the end when the game is over.
    pub const fn king(&self) -> usize {
        match self.stage {
            Stage::Bidding | Stage::Laying(_) => self.round() * self.bidders(),
            Stage::Over => row_length(self.bidders()),
        }
    }

    /// The bidders who take the tiles of this round, in order; empty until the cards are revealed.
    pub fn takers(&self) -> &[Bidder] {
        match &self.stage {
            Stage::Laying(order) => order.bidders(),
            Stage::Bidding | Stage::Over => &[],
        }
    }

    /// The tile that must be laid next.
    pub fn tile_to_lay(&self) -> Option<Tile> {
        match &self.stage {
            Stage::Laying(order) => self.row().get(self.king() + order.done()).copied(),
            Stage::Bidding | Stage::Over => None,
        }
    }

    /// The garden of a seat.
    pub fn garden(&self, seat: Seat) -> &Garden {
        &self.gardens[seat.index()]
    }

    /// The gardens, by seat.
    pub fn gardens(&self) -> &[Garden] {
        &self.gardens[..usize::from(self.players)]
    }

    /// The holders of the large chips.
    pub const fn chips(&self) -> &Chips {
        &self.chips
    }

    /// The points of every seat in the first half, once it is over.
    pub fn middle(&self) -> Option<&[Middle]> {
        self.middle.as_ref().map(|middle| &middle[..usize::from(self.players)])
    }

    /// The result if the game ended now.
    pub(crate) fn end(&self) -> Outcome {
        let mut areas = [Default::default(); Options::MAX_PLAYERS];
        areas.iter_mut().zip(&self.gardens).for_each(|(areas, garden)| *areas = *garden.areas());
        let players = usize::from(self.players);
        let middle = self.middle.unwrap_or_default();
        scoring::end(&areas[..players], &self.chips, &middle[..players])
    }
}
