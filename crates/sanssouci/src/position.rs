//! A position of the game.

use game::{Board, DataFiles, Game, GameInfo, InputError, Listener, Record, Seat, Seats, Viewer};
use rand_core::Rng;
use serde::Serialize;

use crate::card_counts::CardCounts;
use crate::player::Player;
use crate::supply::Supply;
use crate::turn::Turn;
use crate::{
    Action, Card, Data, Event, Field, Fields, Garden, Market, Marks, Motif, Options, Outcome, Refusal, Score,
    Setup, Side, Stack, View, boards, deal, options,
};

/// A position of the game, hidden information included.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Position {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) first: Seat,
    /// The seat whose turn it is; before the first turn, the seat that starts.
    pub(crate) mover: Seat,
    /// What the mover has done in this turn.
    pub(crate) turn: Turn,
    /// The 18 cards of every player.
    pub(crate) pack: CardCounts,
    pub(crate) market: Market,
    pub(crate) supply: Supply,
    pub(crate) players: [Player; 4],
}

/// What the game waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// All seats choose the side of their garden.
    Gardens,
    /// All seats choose the side of their Rewards board.
    Rewards,
    /// Play a card and take a tile.
    Play,
    /// Place the tile as a gardener.
    Gardener,
    /// Move the boar.
    Boar,
    /// Move a noble, or stay.
    Noble,
    /// Refill the market.
    Refill,
    /// Nothing: the game is over.
    Over,
}

impl Position {
    /// What the players chose before the game.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat whose turn it is; before the first turn, the seat that starts.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The garden of a seat.
    pub fn garden(&self, seat: Seat) -> &Garden {
        &self.player(seat).garden
    }

    /// The cards in the hand of a seat.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> + use<> {
        self.player(seat).hand()
    }

    /// The cards in the deck of a seat, in the order of [`Card::ALL`].
    ///
    /// The seat knows which cards these are, because all others were played or are in its hand. It
    /// does not know their order.
    pub fn deck(&self, seat: Seat) -> impl Iterator<Item = Card> + use<> {
        self.player(seat).undrawn().iter().copied().collect::<CardCounts>().iter()
    }

    /// A side of the garden that a seat can choose. If there is only one, both sides are the same.
    pub fn garden_side(&self, seat: Seat, side: Side) -> Fields {
        self.player(seat).gardens[side.index()]
    }

    /// A side of the Rewards board that a seat can choose. If there is only one, both sides are the
    /// same.
    pub fn rewards_side(&self, seat: Seat, side: Side) -> Marks {
        self.player(seat).rewards[side.index()]
    }

    /// The missions of a seat.
    pub fn missions(&self, seat: Seat) -> [Motif; 2] {
        self.player(seat).missions
    }

    /// The Rewards board on the garden of a seat; empty without Rewards.
    pub fn marks(&self, seat: Seat) -> Marks {
        self.player(seat).marks()
    }

    /// The number of turns that a seat has not finished, the current one included.
    #[inline]
    pub fn turns_left(&self, seat: Seat) -> usize {
        self.player(seat).cards_left() + usize::from(seat == self.mover && self.turn.played.is_some())
    }

    /// The market.
    #[inline]
    pub fn market(&self) -> &Market {
        &self.market
    }

    /// The number of tiles in a stack.
    pub fn stack_height(&self, stack: Stack) -> u8 {
        self.supply.heights().get(stack.index()).copied().unwrap_or(0)
    }

    /// The own field of the tile that was taken but not placed yet.
    pub fn own_field(&self) -> Option<Field> {
        self.turn.played.filter(|_| self.turn.laid.is_none()).map(|played| played.own_field())
    }

    /// The score of a seat if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        Score::of(&player.garden, player.missions)
    }

    /// The round, 1 to 18: the number of cards that the mover has played, that of this turn
    /// included.
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

    /// The players, in the order of their seats.
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

    fn data_problems(file: impl Fn(&str) -> Option<String>) -> Vec<InputError> {
        Data::problems(file)
    }

    fn data_files(data: &Data) -> DataFiles {
        data.files()
    }

    fn check_data(options: &Options, data: &Data) -> Result<(), InputError> {
        data.check_boars(options)
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
        self.apply_action(seat, action, listener)
    }

    fn undoable(&self, seat: Seat) -> usize {
        self.undoable_actions(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<Action, Refusal> {
        self.undo_action(seat)
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
