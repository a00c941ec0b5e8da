//! A position: the whole truth about a game, hidden things included.

use game::{Board, Game, GameInfo, InputError, Listener, Record, Seat, Seats, Viewer};
use rand_core::Rng;
use serde::Serialize;

use crate::card_set::CardSet;
use crate::player::Player;
use crate::supply::Supply;
use crate::turn::Turn;
use crate::{
    Action, Card, Data, Event, Field, Fields, Garden, Market, Marks, Motif, Options, Outcome, Refusal, Score,
    Setup, Side, Stack, View, boards, deal, options,
};

/// A position: the whole truth about a game, hidden things included.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Position {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) first: Seat,
    /// Whose turn it is; before the first turn, who will begin.
    pub(crate) mover: Seat,
    /// What the mover has decided in this turn.
    pub(crate) turn: Turn,
    /// The 18 cards that every player has.
    pub(crate) pack: CardSet,
    pub(crate) market: Market,
    pub(crate) supply: Supply,
    pub(crate) players: [Player; 4],
}

/// What is to be decided.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// All choose the side of their garden.
    Gardens,
    /// All choose the side of their Rewards board.
    Rewards,
    /// Play a card and take a tile.
    Play,
    /// Lay the tile as a gardener.
    Gardener,
    /// Move the boar.
    Boar,
    /// Move a noble, or stay.
    Noble,
    /// Refill the market.
    Refill,
    /// Nothing more.
    Over,
}

impl Position {
    /// What the players agreed on.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What is to be decided.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; before the first turn, who will begin.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// A seat's garden.
    pub fn garden(&self, seat: Seat) -> &Garden {
        &self.player(seat).garden
    }

    /// A seat's cards in hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> + use<> {
        self.player(seat).hand()
    }

    /// The cards in a seat's deck, which the seat can work out, in the order of [`Card::ALL`]; theirs it cannot.
    pub fn deck(&self, seat: Seat) -> impl Iterator<Item = Card> + use<> {
        self.player(seat).waiting().iter().copied().collect::<CardSet>().iter()
    }

    /// A side of the garden that a seat is offered; where there is only one, it is both.
    pub fn garden_side(&self, seat: Seat, side: Side) -> Fields {
        self.player(seat).gardens[side.index()]
    }

    /// A side of the Rewards board that a seat is offered; where there is only one, it is both.
    pub fn rewards_side(&self, seat: Seat, side: Side) -> Marks {
        self.player(seat).rewards[side.index()]
    }

    /// A seat's missions.
    pub fn missions(&self, seat: Seat) -> [Motif; 2] {
        self.player(seat).missions
    }

    /// The marks that lie on a seat's garden; none without Rewards.
    pub fn marks(&self, seat: Seat) -> Marks {
        self.player(seat).marks()
    }

    /// How many turns a seat still has to end, the current one included.
    #[inline]
    pub fn turns_left(&self, seat: Seat) -> usize {
        self.player(seat).cards_left() + usize::from(seat == self.mover && self.turn.played.is_some())
    }

    /// The tiles on show.
    #[inline]
    pub fn market(&self) -> &Market {
        &self.market
    }

    /// How many tiles a stack has.
    pub fn stack_height(&self, stack: Stack) -> u8 {
        self.supply.heights().get(stack.index()).copied().unwrap_or(0)
    }

    /// The own field of the tile that was taken and is not laid yet.
    pub fn own_field(&self) -> Option<Field> {
        self.turn.played.filter(|_| self.turn.laid.is_none()).map(|played| played.own_field())
    }

    /// What a seat would score if the game ended here.
    pub fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        Score::of(&player.garden, player.missions)
    }

    /// The round, from 1 to 18: how many cards the mover has played, this turn's included.
    pub fn round(&self) -> u8 {
        let mover = self.player(self.mover);
        (Options::TURNS - mover.cards_left() as u8 + u8::from(self.turn.played.is_none())).min(Options::TURNS)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 3]
    }

    /// The players who take part, in order of their seats.
    pub(crate) fn seated(&self) -> &[Player] {
        &self.players[..usize::from(self.options.players)]
    }
}

impl Game for Position {
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
        let mut position = Position {
            options: *options,
            phase: Phase::Gardens,
            first: setup.first,
            mover: setup.first,
            turn: Turn::default(),
            pack: setup.decks[0].iter().copied().collect(),
            market: Market::new(setup.display.0),
            supply: Supply::new(&setup.supply),
            players: [Player::ABSENT; 4],
        };
        for seat in options.seats() {
            *position.player_mut(seat) = Player::new(setup, seat);
        }
        position.begin(&mut game::Nobody);
        Ok(position)
    }

    fn players(&self) -> usize {
        usize::from(self.options.players)
    }

    fn starting_seat(&self) -> Option<Seat> {
        Some(self.first)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::NONE,
            Phase::Gardens => self.seats_without(|player| player.garden_side.is_some()),
            Phase::Rewards => self.seats_without(|player| player.rewards_side.is_some()),
            _ => Seats::only(self.mover),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, list: &mut Vec<Action>) {
        list.clear();
        if self.to_act().contains(seat) {
            self.list_legal(list);
        }
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) -> Result<Option<Action>, Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        if !self.to_act().contains(seat) {
            return Err(Refusal::NotToAct);
        }
        self.carry_out(seat, action, listener)
    }

    fn undoable(&self, seat: Seat) -> usize {
        self.decisions_to_take_back(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<Action, Refusal> {
        self.take_back(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        event.redacted_for(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over)
            .then(|| Outcome::of(self.options.seats().map(|seat| self.score(seat)).collect()))
    }

    fn resample(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        self.guess(viewer, rng);
    }

    fn boards(record: &Record<Position>, data: &Data) -> Vec<Board> {
        boards::boards(record, data)
    }
}
