//! Caps on what can be repeated for ever, so that a log cannot grow without bound.
//!
//! A game needs a bounded number of decisions. Everything else is counted per person or turn; see
//! [`limits`](crate::limits). When a log is full, a game can still be played to its end.

use std::collections::HashMap;

use game::Seat;

use crate::command::Command;
use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::limits::{MAX_ENTRIES, MAX_EXTRAS_PER_PERSON, MAX_SITS_PER_PERSON, MAX_UNDOS_PER_TURN};
use crate::log::Change;
use crate::seats::Occupant;
use crate::table::Table;

/// How often people have repeated what a game does not need.
#[derive(Clone, Debug)]
pub(crate) struct Repetitions {
    /// Per seat, the decisions that it took back in this turn.
    undos: Vec<u32>,
    /// Per person, how often they sat down.
    sits: HashMap<PersonId, u32>,
    /// Per person, how often they did anything else that a game does not need.
    extras: HashMap<PersonId, u32>,
}

impl Repetitions {
    pub(crate) fn new(players: usize) -> Repetitions {
        Repetitions { undos: vec![0; players], sits: HashMap::new(), extras: HashMap::new() }
    }
}

impl Table {
    pub(crate) fn check_undos(&self, seat: Seat) -> Result<(), CommandError> {
        let undos = self.repetitions.undos.get(seat.index()).copied().unwrap_or(0);
        if undos < MAX_UNDOS_PER_TURN { Ok(()) } else { Err(CommandError::TooManyUndos) }
    }

    pub(crate) fn check_sits(&self, person: PersonId) -> Result<(), CommandError> {
        check_count(&self.repetitions.sits, person, MAX_SITS_PER_PERSON)
    }

    pub(crate) fn check_extras(&self, person: PersonId) -> Result<(), CommandError> {
        check_count(&self.repetitions.extras, person, MAX_EXTRAS_PER_PERSON)
    }

    /// Whether the log accepts only what brings the game to its end.
    pub(crate) fn is_log_full(&self) -> bool {
        self.seq >= MAX_ENTRIES
    }

    /// Counts a change that people can repeat.
    pub(crate) fn count_repetition(&mut self, change: &Change) {
        match change {
            Change::Seated { who: Occupant::Person { id, .. } | Occupant::Invited { id, .. }, .. } => {
                *self.repetitions.sits.entry(*id).or_default() += 1;
            }
            Change::Undone { seat, .. } => {
                if let Some(undos) = self.repetitions.undos.get_mut(seat.index()) {
                    *undos += 1;
                }
            }
            _ => {}
        }
        if let Some(person) = self.person_of_extra(change) {
            *self.repetitions.extras.entry(person).or_default() += 1;
        }
    }

    /// The person who did something that a game does not need.
    fn person_of_extra(&self, change: &Change) -> Option<PersonId> {
        match change {
            Change::Undone { seat, .. } | Change::Returned { seat, .. } => {
                self.seats.get(seat.index())?.person()
            }
            Change::Renamed { person, .. } | Change::FirstNamed { by: person, .. } => Some(*person),
            Change::ColourChosen { seat, .. } => self.seats.get(seat.index())?.person().or(Some(self.host)),
            Change::Muted { .. }
            | Change::FirstChosen { .. }
            | Change::PersonMuted { .. }
            | Change::Seated { who: Occupant::Bot { .. }, .. } => Some(self.host),
            _ => None,
        }
    }

    /// A seat has a new turn, in which nothing is taken back yet.
    pub(crate) fn turn_began(&mut self, seat: Seat) {
        if let Some(undos) = self.repetitions.undos.get_mut(seat.index()) {
            *undos = 0;
        }
    }
}

impl Command {
    /// Whether a game can be finished without it. A full log refuses it.
    pub(crate) fn is_dispensable(&self) -> bool {
        match self {
            Command::Sit { .. }
            | Command::Reserve { .. }
            | Command::Wait { .. }
            | Command::SeatBot { .. }
            | Command::Free { .. }
            | Command::ChooseColour { .. }
            | Command::ChooseFirst { .. }
            | Command::NameFirst { .. }
            | Command::Undo { .. }
            | Command::Return { .. }
            | Command::Chat { .. }
            | Command::Mute { .. }
            | Command::MutePerson { .. } => true,
            // The table ignores a new name when its log is full; the person still gets it.
            Command::Rename { .. } => false,
            Command::Close { .. }
            | Command::Start { .. }
            | Command::Act { .. }
            | Command::Leave { .. }
            | Command::Resign { .. }
            | Command::Rematch { .. }
            | Command::BotAct { .. }
            | Command::Tick
            | Command::Pause { .. } => false,
        }
    }
}

fn check_count(counts: &HashMap<PersonId, u32>, person: PersonId, max: u32) -> Result<(), CommandError> {
    let count = counts.get(&person).copied().unwrap_or(0);
    if count < max { Ok(()) } else { Err(CommandError::TooOften) }
}
