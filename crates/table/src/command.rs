//! Requests to change a table, and how they become log entries.

use bots::Level;
use game::Seat;
use serde_json::Value;

use crate::colours::SeatColour;
use crate::command_error::CommandError;
use crate::fair_deal::Nonce;
use crate::first_player::First;
use crate::id::{GameId, PersonId};
use crate::log::{Change, LogEntry};
use crate::person::Person;
use crate::start::DealRandomness;
use crate::table::Table;
use crate::timestamp::Timestamp;

/// A request to change a table, by a person or by the process that runs the table.
#[derive(Clone, Eq, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Command {
    /// A person takes a seat and adds a nonce to the deal.
    Sit { person: Person, seat: Seat, nonce: Option<Nonce> },
    /// A free seat is kept for a person, so that they can sit down with a nonce.
    Reserve { person: Person, seat: Seat },
    /// The host puts a bot on a seat.
    SeatBot { person: PersonId, seat: Seat, level: Level },
    /// A person gives up their seat, or the host frees any seat, before the game.
    Free { person: PersonId, seat: Seat },
    /// A person chooses the colour of their seat, or the host that of a seat without a person.
    ChooseColour { person: PersonId, seat: Seat, colour: SeatColour },
    /// The host decides who begins.
    ChooseFirst { person: PersonId, first: First },
    /// A person says whom the rulebook lets begin.
    NameFirst { person: PersonId, seat: Seat },
    /// The host closes the table before the game.
    Close { person: PersonId },
    /// The host starts the game; bots take the free seats.
    Start { person: PersonId },
    /// The host stops the countdown of a full table; the game begins when the host starts it.
    Wait { person: PersonId },
    /// A person decides, having seen the log up to entry `after`.
    Act { person: PersonId, action: Value, after: u64 },
    /// A person takes their last decision back.
    Undo { person: PersonId, after: u64 },
    /// A person leaves; in a running game a bot takes over.
    Leave { person: PersonId },
    /// A person takes their seat back from the bot.
    Return { person: PersonId },
    /// A person gives the game up; a bot plays it to the end, and the person cannot return.
    Resign { person: PersonId },
    /// A person writes a chat line.
    Chat { person: Person, text: String },
    /// The host mutes or unmutes the chat.
    Mute { person: PersonId, muted: bool },
    /// The host mutes or unmutes one person, `target`.
    MutePerson { person: PersonId, target: PersonId, muted: bool },
    /// A person changes their name.
    Rename { person: Person },
    /// The same people play again at the table `game`.
    Rematch { person: PersonId, game: GameId },
    /// A bot decides; it thought about the choice that its seat has had since `choice_since`.
    BotAct { seat: Seat, choice_since: u64, actions: Vec<Value> },
    /// Time passes: clocks run out, and a table that nobody completes closes.
    Tick,
    /// The server did not work from `from` until `until`, so no clock ran.
    Pause { from: Timestamp, until: Timestamp },
}

/// The entries that a command has written, and the observer of each.
pub(crate) struct LogWriter<'a> {
    pub(crate) entries: Vec<LogEntry>,
    now: Timestamp,
    /// The idempotency key of the request; the first entry carries it.
    key: Option<String>,
    on_entry: &'a mut dyn FnMut(&Table, &LogEntry),
}

impl LogWriter<'_> {
    /// Applies a change to the table and keeps its entry.
    pub(crate) fn write(&mut self, table: &mut Table, change: Change) -> Result<(), CommandError> {
        let entry = LogEntry { seq: table.seq + 1, at: self.now, key: self.key.clone(), change };
        table.apply_entry(&entry)?;
        self.key = None;
        (self.on_entry)(table, &entry);
        self.entries.push(entry);
        Ok(())
    }
}

impl Table {
    /// Executes a command: changes the table and returns the new log entries. It returns none if
    /// the table is as requested already. `on_entry` sees the table after each new entry.
    ///
    /// The caller passes in the time and, for the deal of a table without a secret, the random
    /// numbers. The caller discards the table if a command fails after its first entry (compare
    /// [`Table::seq`] with the log).
    pub fn execute(
        &mut self,
        command: Command,
        now: Timestamp,
        randomness: impl FnOnce() -> DealRandomness,
        key: Option<String>,
        on_entry: &mut dyn FnMut(&Table, &LogEntry),
    ) -> Result<Vec<LogEntry>, CommandError> {
        // The wall clock may be set back; timestamps in a log never decrease.
        let now = now.max(self.at);
        let is_start = matches!(command, Command::Start { .. });
        let mut log = LogWriter { entries: Vec::new(), now, key, on_entry };
        match command {
            Command::BotAct { seat, choice_since, actions } => {
                self.bot_act(seat, choice_since, actions, &mut log)?;
            }
            Command::Start { person } => {
                for change in self.fill_with_bots(person)? {
                    log.write(self, change)?;
                }
            }
            Command::Tick => {
                for change in self.take_over_late(now).into_iter().chain(self.close_expired(now)) {
                    log.write(self, change)?;
                }
            }
            command => {
                if let Some(change) = self.check(command, now)? {
                    log.write(self, change)?;
                }
            }
        }
        self.start_or_close(is_start, now, randomness, &mut log)?;
        if let Some(change) = self.next_host().filter(|_| !log.entries.is_empty()) {
            log.write(self, change)?;
        }
        Ok(log.entries)
    }

    /// Checks a command that writes at most one entry.
    fn check(&self, command: Command, now: Timestamp) -> Result<Option<Change>, CommandError> {
        if self.is_log_full() && command.is_dispensable() {
            return Err(CommandError::LogFull);
        }
        match command {
            Command::Sit { person, seat, nonce } => self.sit(person, seat, nonce),
            Command::Reserve { person, seat } => self.reserve(person, seat),
            Command::SeatBot { person, seat, level } => self.seat_bot(person, seat, level),
            Command::Free { person, seat } => self.free(person, seat),
            Command::ChooseColour { person, seat, colour } => self.choose_colour(person, seat, colour),
            Command::ChooseFirst { person, first } => self.choose_first(person, first),
            Command::NameFirst { person, seat } => self.name_first(person, seat),
            Command::Wait { person } => self.hold_start(person),
            Command::Close { person } => self.close(person),
            Command::Act { person, action, after } => self.act(person, action, after, now),
            Command::Undo { person, after } => self.undo(person, after, now),
            Command::Leave { person } => self.leave(person, now),
            Command::Return { person } => self.return_to_seat(person, now),
            Command::Resign { person } => self.resign(person),
            Command::Chat { person, text } => self.chat(person, text),
            Command::Mute { person, muted } => self.mute(person, muted),
            Command::MutePerson { person, target, muted } => self.mute_person(person, target, muted),
            Command::Rename { person } => self.rename(person),
            Command::Rematch { person, game } => self.link_rematch(person, game),
            Command::Pause { from, until } => Ok(self.pause(from, until)),
            Command::BotAct { .. } | Command::Start { .. } | Command::Tick => Ok(None),
        }
    }
}

impl Command {
    /// The person who sent it; `None` if the server did.
    fn person(&self) -> Option<PersonId> {
        match self {
            Command::Sit { person, .. }
            | Command::Reserve { person, .. }
            | Command::Chat { person, .. }
            | Command::Rename { person } => Some(person.id),
            Command::SeatBot { person, .. }
            | Command::Free { person, .. }
            | Command::ChooseColour { person, .. }
            | Command::ChooseFirst { person, .. }
            | Command::NameFirst { person, .. }
            | Command::Close { person }
            | Command::Start { person }
            | Command::Wait { person }
            | Command::Act { person, .. }
            | Command::Undo { person, .. }
            | Command::Leave { person }
            | Command::Return { person }
            | Command::Resign { person }
            | Command::Mute { person, .. }
            | Command::MutePerson { person, .. }
            | Command::Rematch { person, .. } => Some(*person),
            Command::BotAct { .. } | Command::Tick | Command::Pause { .. } => None,
        }
    }

    /// The idempotency key as the log stores it: prefixed with the person, so that two people may
    /// choose the same key.
    pub fn log_key(&self, key: &str) -> String {
        match self.person() {
            Some(person) => format!("{person}:{key}"),
            None => key.to_string(),
        }
    }
}
