//! The first player: drawn by lot, chosen by the host, or named by the rulebook's rule.
//!
//! A rulebook lets the oldest begin, or the last visitor of a palace. No server knows that, so the
//! table asks the people who sit there, and a full table waits for their answer. It asks only if
//! there is a choice: the game has a first player, and at least two people sit at the table.

use game::{InputError, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::log::Change;
use crate::seats::Occupant;
use crate::table::Table;

/// The seat that begins.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum First {
    /// A random seat.
    #[default]
    Random,
    /// Seat 0 of the open table.
    FirstSeat,
    /// Seat 1 of the open table.
    SecondSeat,
    /// Seat 2 of the open table.
    ThirdSeat,
    /// Seat 3 of the open table.
    FourthSeat,
    /// Seat 4 of the open table.
    FifthSeat,
    /// The person whom the rulebook names. The people at the table say who that is; a full table
    /// waits for it. Bots do not count: a person who plays alone with them begins, and lots decide
    /// between bots. A game in which all begin at the same time asks nobody.
    Rulebook,
}

impl First {
    /// The seat of the open table, if it is a certain one.
    pub(crate) fn seat(self) -> Option<Seat> {
        let number = match self {
            First::Random | First::Rulebook => return None,
            First::FirstSeat => 0,
            First::SecondSeat => 1,
            First::ThirdSeat => 2,
            First::FourthSeat => 3,
            First::FifthSeat => 4,
        };
        Seat::new(number)
    }

    /// Checks that a table for this many players has the seat.
    pub(crate) fn check(self, players: usize) -> Result<(), InputError> {
        match self.seat() {
            Some(seat) if seat.index() >= players => {
                Err(InputError::new("first", format_args!("there are only {players} seats")))
            }
            _ => Ok(()),
        }
    }
}

impl Table {
    /// [`Command::ChooseFirst`](crate::Command::ChooseFirst): the host decides how it is decided
    /// who begins.
    pub(crate) fn choose_first(
        &self,
        person: PersonId,
        first: First,
    ) -> Result<Option<Change>, CommandError> {
        self.require_host(person)?;
        self.require_open()?;
        self.require_first_player("first")?;
        first.check(self.seats.len())?;
        if self.repeats.is_some() {
            return Err(InputError::new("first", "the repeated deal says who begins").into());
        }
        if self.terms.first == first {
            return Ok(None);
        }
        self.check_extras(person)?;
        Ok(Some(Change::FirstChosen { first }))
    }

    /// [`Command::NameFirst`](crate::Command::NameFirst): a person at the table, or the host, says
    /// whom the rulebook lets begin.
    pub(crate) fn name_first(&self, person: PersonId, seat: Seat) -> Result<Option<Change>, CommandError> {
        if person != self.host {
            self.require_seat(person)?;
        }
        self.require_open()?;
        self.require_first_player("seat")?;
        if self.terms.first != First::Rulebook {
            return Err(InputError::new("seat", "this table does not ask who begins").into());
        }
        let state = self.seats.get(seat.index()).ok_or(CommandError::NoSuchSeat)?;
        if !matches!(state.occupant, Some(Occupant::Person { .. })) {
            return Err(InputError::new("seat", "no person sits there").into());
        }
        if self.named_first == Some(seat) {
            return Ok(None);
        }
        self.check_extras(person)?;
        Ok(Some(Change::FirstNamed { seat, by: person }))
    }

    pub(crate) fn apply_first_chosen(&mut self, first: First) -> Result<(), CommandError> {
        first.check(self.seats.len())?;
        self.terms.first = first;
        self.named_first = None;
        Ok(())
    }

    /// The seat of the open table that begins; `None` if lots decide.
    pub(crate) fn first_seat(&self) -> Option<Seat> {
        match self.terms.first {
            // A rematch names people who may not have come back.
            First::Rulebook => self
                .named_first
                .filter(|&seat| self.people().any(|person| person == seat))
                .or_else(|| self.only_person()),
            first => first.seat(),
        }
    }

    /// Whether a full table still waits for the answer of its people.
    pub(crate) fn asks_who_begins(&self) -> bool {
        self.terms.first == First::Rulebook
            && self.kind.info().has_first_player
            && self.repeats.is_none()
            && self.people().next().is_some()
            && self.first_seat().is_none()
    }

    /// The seats of the people at the table.
    fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].person().is_some())
    }

    /// The seat of the only person at the table.
    fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    fn require_first_player(&self, key: &'static str) -> Result<(), InputError> {
        if self.kind.info().has_first_player {
            return Ok(());
        }
        Err(InputError::new(key, "this game has no first player: all begin at the same time"))
    }
}
