//! The state of a table, and how its log changes it.

use std::collections::HashMap;
use std::sync::Arc;

use bots::Level;
use game::{InputError, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::boards::BoardSet;
use crate::chat::ChatState;
use crate::clock::Clock;
use crate::command_error::CommandError;
use crate::countdown::Countdown;
use crate::fair_deal::DealSecret;
use crate::game_kind::{ErasedGame, GameKind};
use crate::games::Games;
use crate::id::{GameId, PersonId};
use crate::log::{Change, LogEntry};
use crate::repeat_deal::RepeatedDeal;
use crate::repetition::Repetitions;
use crate::resign::QUICK_LEVEL;
use crate::seats::{Occupant, SeatState};
use crate::staleness::Staleness;
use crate::start::Deal;
use crate::terms::Terms;
use crate::timestamp::Timestamp;

/// The phase of a table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Seats can be taken.
    Open,
    /// The game is being played.
    Running,
    /// The game is over.
    Over,
    /// The table was closed before the game began.
    Closed,
}

/// One table with people: the state that follows from its log.
pub struct Table {
    pub(crate) id: GameId,
    pub(crate) kind: Arc<dyn GameKind>,
    pub(crate) seq: u64,
    pub(crate) at: Timestamp,
    pub(crate) opened: Timestamp,
    pub(crate) host: PersonId,
    /// Whether the host has given up their seat or a bot plays for them.
    pub(crate) host_left: bool,
    pub(crate) terms: Terms,
    pub(crate) phase: Phase,
    pub(crate) seats: Vec<SeatState>,
    /// Whom the rulebook lets begin, as the people at the table say.
    pub(crate) named_first: Option<Seat>,
    /// The server's part of the deal; `None` at a table of version 0.1.0.
    pub(crate) secret: Option<DealSecret>,
    /// The deal of a finished game that is played again.
    pub(crate) repeats: Option<RepeatedDeal>,
    /// The set of boards that the game is dealt from; `None` for the built-in one.
    pub(crate) boards: Option<BoardSet>,
    /// What a full table waits for before the game; `None` if it does not wait.
    pub(crate) countdown: Option<Countdown>,
    /// The last of the decisions that the game begins with, because it repeats a position.
    pub(crate) last_repeated: Option<u64>,
    pub(crate) deal: Option<Deal>,
    pub(crate) clock: Clock,
    pub(crate) staleness: Staleness,
    pub(crate) chat: ChatState,
    pub(crate) repetitions: Repetitions,
    pub(crate) rematch: Option<GameId>,
    /// The idempotency keys of earlier requests, with the sequence numbers of their entries.
    keys: HashMap<String, u64>,
}

impl Table {
    /// Replays a log and returns the table after its last entry; `None` if the log is empty.
    /// `on_entry` sees the table after each entry.
    pub fn replay(
        id: GameId,
        log: &[LogEntry],
        games: &Games,
        mut on_entry: impl FnMut(&Table, &LogEntry),
    ) -> Result<Option<Table>, InputError> {
        let Some((first, rest)) = log.split_first() else { return Ok(None) };
        let mut table = Table::from_first_entry(id, first.clone(), games)?;
        on_entry(&table, first);
        for entry in rest {
            table.follow(entry)?;
            on_entry(&table, entry);
        }
        Ok(Some(table))
    }

    /// The table after the first entry of a log, which must open it.
    pub(crate) fn from_first_entry(id: GameId, first: LogEntry, games: &Games) -> Result<Table, InputError> {
        let Change::Opened { host, terms, seats, secret, repeats, boards, mut colours, named_first } =
            first.change
        else {
            return Err(InputError::new("log[1]", "a log begins with the opening of the table"));
        };
        let players = terms.check(games)?;
        if seats.len() != players {
            return Err(InputError::new("log[1].seats", format_args!("{} seats for {players}", seats.len())));
        }
        if terms.boards != boards.as_ref().map(|set| set.id) {
            return Err(InputError::new("log[1].boards", "it is not the set that the terms name"));
        }
        colours.resize(players, None);
        let seat = |(occupant, colour)| SeatState { occupant, colour, ..SeatState::default() };
        let seats = seats.into_iter().zip(colours).map(seat).collect();
        let mut table = Table {
            id,
            kind: games.get(&terms.game)?,
            seq: first.seq,
            at: first.at,
            opened: first.at,
            host,
            host_left: false,
            phase: Phase::Open,
            seats,
            named_first,
            secret,
            repeats: repeats.map(|repeated| *repeated),
            boards: boards.map(|set| *set),
            countdown: None,
            last_repeated: None,
            deal: None,
            clock: Clock::new(terms.time, players),
            staleness: Staleness::new(players),
            chat: ChatState::default(),
            repetitions: Repetitions::new(players),
            rematch: None,
            keys: first.key.into_iter().map(|key| (key, first.seq)).collect(),
            terms,
        };
        table.number_names();
        Ok(table)
    }

    /// Applies the next entry of the log. An entry that cannot be the next changes nothing.
    pub fn follow(&mut self, next: &LogEntry) -> Result<(), InputError> {
        let error = |message: String| InputError::new(format_args!("log[{}]", next.seq), message);
        if next.seq != self.seq + 1 {
            return Err(error(format!("it follows entry {}", self.seq)));
        }
        self.apply_entry(next).map_err(|refused| error(refused.to_string()))
    }

    /// Changes the state by an entry and makes it the last one. A refused entry changes nothing.
    pub(crate) fn apply_entry(&mut self, entry: &LogEntry) -> Result<(), CommandError> {
        let (seq, now) = (entry.seq, entry.at);
        match &entry.change {
            Change::Opened { .. } => return Err(CommandError::bad_input("the table is already open")),
            Change::Seated { seat, who, nonce } => self.apply_seated(*seat, who, nonce)?,
            Change::Freed { seat } => self.apply_freed(*seat)?,
            Change::ColourChosen { seat, colour } => self.apply_colour_chosen(*seat, *colour)?,
            Change::FirstChosen { first } => self.apply_first_chosen(*first)?,
            Change::FirstNamed { seat, .. } => self.named_first = Some(*seat),
            Change::Started { setup, salt, places } => self.apply_started(setup, salt, places, seq, now)?,
            Change::Closed => self.apply_closed(),
            Change::Acted { seat, action } => self.apply_acted(*seat, action, seq, now)?,
            Change::Undone { seat, resumed } => self.apply_undone(*seat, *resumed, seq, now)?,
            Change::TakenOver { seat, reason } => self.apply_taken_over(*seat, *reason)?,
            Change::Returned { seat, refreshed } => self.apply_returned(*seat, *refreshed, now)?,
            Change::StartHeld => self.countdown = Some(Countdown::Held),
            Change::Paused { milliseconds } => self.clock.pause(*milliseconds),
            Change::Renamed { person, name } => self.apply_renamed(*person, name),
            Change::Said { person, .. } => self.apply_said(*person),
            Change::Muted { muted } => self.apply_muted(*muted),
            Change::PersonMuted { person, muted } => self.apply_person_muted(*person, *muted),
            Change::HostChanged { host } => self.apply_host_changed(*host),
            Change::Rematch { game } => self.apply_rematch(*game),
        }
        let changes_first = matches!(entry.change, Change::FirstChosen { .. } | Change::FirstNamed { .. });
        if entry.change.changes_seats() || changes_first {
            self.restart_countdown(now);
        }
        if entry.change.changes_seats() || matches!(entry.change, Change::Renamed { .. }) {
            self.number_names();
        }
        self.count_repetition(&entry.change);
        self.seq = seq;
        self.at = now;
        if let Some(key) = &entry.key {
            self.keys.insert(key.clone(), seq);
        }
        Ok(())
    }
}

/// Questions about a table.
impl Table {
    /// The id of its game.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// The sequence number of the last entry.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The sequence number of the entry that an earlier request with this key wrote.
    pub fn seq_of_request(&self, key: &str) -> Option<u64> {
        self.keys.get(key).copied()
    }

    /// The game itself, once it has begun.
    pub fn game(&self) -> Option<&dyn ErasedGame> {
        self.deal.as_ref().map(|deal| deal.game.as_ref())
    }

    /// The seats that must decide.
    pub fn to_act(&self) -> Seats {
        self.game().map_or(Seats::NONE, ErasedGame::to_act)
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seats.iter().position(|state| state.person() == Some(person)).and_then(Seat::new)
    }

    /// The person in each seat.
    pub fn seated_people(&self) -> impl Iterator<Item = Option<PersonId>> {
        self.seats.iter().map(SeatState::person)
    }

    /// The viewer that a person is: their seat, or a spectator.
    pub fn viewer(&self, person: Option<PersonId>) -> Viewer {
        person.and_then(|person| self.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The bot that decides for a seat: the one that sits there or has taken it over.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        let state = self.seats.get(seat.index())?;
        let level = match &state.occupant {
            Some(Occupant::Bot { level }) => *level,
            _ if state.takeover.is_some() => self.terms.takeover_level,
            _ => return None,
        };
        Some(if self.is_given_up() { level.min(QUICK_LEVEL) } else { level })
    }
}

/// Checks that several commands share.
impl Table {
    pub(crate) fn require_open(&self) -> Result<(), CommandError> {
        match self.phase {
            Phase::Open => Ok(()),
            Phase::Running | Phase::Over => Err(CommandError::AlreadyStarted),
            Phase::Closed => Err(CommandError::Closed),
        }
    }

    pub(crate) fn require_running(&self) -> Result<(), CommandError> {
        match self.phase {
            Phase::Running => Ok(()),
            Phase::Open => Err(CommandError::NotStarted),
            Phase::Over => Err(CommandError::Over),
            Phase::Closed => Err(CommandError::Closed),
        }
    }

    pub(crate) fn require_over(&self) -> Result<(), CommandError> {
        match self.phase {
            Phase::Over => Ok(()),
            Phase::Closed => Err(CommandError::Closed),
            Phase::Open | Phase::Running => Err(CommandError::NotOver),
        }
    }

    pub(crate) fn require_seat(&self, person: PersonId) -> Result<Seat, CommandError> {
        self.seat_of(person).ok_or(CommandError::NotSeated)
    }

    /// The seat of a person who plays themselves in a running game.
    pub(crate) fn require_playing(&self, person: PersonId) -> Result<Seat, CommandError> {
        let seat = self.require_seat(person)?;
        self.require_running()?;
        self.require_not_resigned(seat)?;
        let is_taken_over = self.seats[seat.index()].takeover.is_some();
        if is_taken_over { Err(CommandError::TakenOver) } else { Ok(seat) }
    }

    pub(crate) fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatState, CommandError> {
        self.seats.get_mut(seat.index()).ok_or(CommandError::NoSuchSeat)
    }
}
