//! Seats before the game: sitting down, seating bots, freeing seats.

use bots::Level;
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::colours::SeatColour;
use crate::command_error::CommandError;
use crate::fair_deal::Nonce;
use crate::id::PersonId;
use crate::log::Change;
use crate::person::Person;
use crate::table::Table;
use crate::takeover::Takeover;

/// The occupant of a seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Occupant {
    /// A person.
    Person {
        /// The person's id.
        id: PersonId,
        /// The person's name; may be empty.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: Level,
    },
    /// Nobody yet: the seat is reserved for a person.
    Invited {
        /// The id of the invited person.
        id: PersonId,
        /// Their name.
        name: String,
    },
}

impl Occupant {
    /// The person who sits here.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Occupant::Person { id, .. } => Some(*id),
            Occupant::Bot { .. } | Occupant::Invited { .. } => None,
        }
    }

    /// The person who sits here or is invited.
    pub fn guest(&self) -> Option<PersonId> {
        match self {
            Occupant::Person { id, .. } | Occupant::Invited { id, .. } => Some(*id),
            Occupant::Bot { .. } => None,
        }
    }
}

/// The state of one seat.
#[derive(Clone, Default)]
pub(crate) struct SeatState {
    pub(crate) occupant: Option<Occupant>,
    /// A bot plays for the person who sits here.
    pub(crate) takeover: Option<Takeover>,
    /// A number from 1, if people with names that look alike sit at the table.
    pub(crate) name_number: Option<u8>,
    /// The part of the deal that the person brought.
    pub(crate) nonce: Option<Nonce>,
    /// The colour that was chosen.
    pub(crate) colour: Option<SeatColour>,
}

impl SeatState {
    /// The person who sits here.
    pub(crate) fn person(&self) -> Option<PersonId> {
        self.occupant.as_ref()?.person()
    }
}

impl Table {
    /// [`Command::Sit`](crate::Command::Sit): a person takes a free seat, or the one that is
    /// reserved for them.
    pub(crate) fn sit(
        &self,
        person: Person,
        seat: Seat,
        nonce: Option<Nonce>,
    ) -> Result<Option<Change>, CommandError> {
        self.require_open()?;
        // A nonce that would not be used is refused, so that nobody expects it in the deal.
        let is_used = nonce.is_none() || nonce == self.nonce(seat);
        match self.seat_of(person.id) {
            Some(own) if own == seat && is_used => return Ok(None),
            Some(_) => return Err(CommandError::AlreadySeated),
            None => {}
        }
        let is_invited = matches!(self.occupant(seat)?,
            Some(Occupant::Invited { id, .. }) if *id == person.id);
        if !is_invited {
            self.require_free(seat)?;
        }
        self.check_sits(person.id)?;
        let who = Occupant::Person { id: person.id, name: person.name };
        Ok(Some(Change::Seated { seat, who, nonce }))
    }

    /// [`Command::Reserve`](crate::Command::Reserve): a free seat is kept for a person.
    pub(crate) fn reserve(&self, person: Person, seat: Seat) -> Result<Option<Change>, CommandError> {
        self.require_open()?;
        if self.guests().any(|guest| guest == person.id) {
            return Ok(None);
        }
        self.require_free(seat)?;
        self.check_sits(person.id)?;
        let who = Occupant::Invited { id: person.id, name: person.name };
        Ok(Some(Change::Seated { seat, who, nonce: None }))
    }

    /// [`Command::SeatBot`](crate::Command::SeatBot): the host puts a bot on a free seat.
    pub(crate) fn seat_bot(
        &self,
        person: PersonId,
        seat: Seat,
        level: Level,
    ) -> Result<Option<Change>, CommandError> {
        self.require_host(person)?;
        self.require_open()?;
        self.require_free(seat)?;
        self.check_extras(person)?;
        Ok(Some(Change::Seated { seat, who: Occupant::Bot { level }, nonce: None }))
    }

    /// [`Command::Free`](crate::Command::Free): a person gives up their seat, the host frees any.
    pub(crate) fn free(&self, person: PersonId, seat: Seat) -> Result<Option<Change>, CommandError> {
        self.require_open()?;
        let Some(occupant) = self.occupant(seat)? else { return Ok(None) };
        if occupant.guest() != Some(person) {
            self.require_host(person)?;
        }
        Ok(Some(Change::Freed { seat }))
    }

    /// [`Command::Start`](crate::Command::Start): bots for the seats where nobody sits.
    pub(crate) fn fill_with_bots(&self, person: PersonId) -> Result<Vec<Change>, CommandError> {
        self.require_host(person)?;
        self.require_open()?;
        let is_empty =
            |seat: &Seat| matches!(self.seats[seat.index()].occupant, None | Some(Occupant::Invited { .. }));
        let who = Occupant::Bot { level: self.terms.takeover_level };
        let bot = |seat| Change::Seated { seat, who: who.clone(), nonce: None };
        Ok(Seat::all(self.seats.len()).filter(is_empty).map(bot).collect())
    }

    pub(crate) fn apply_seated(
        &mut self,
        seat: Seat,
        who: &Occupant,
        nonce: &Option<Nonce>,
    ) -> Result<(), CommandError> {
        let state = self.seat_mut(seat)?;
        state.occupant = Some(who.clone());
        state.nonce.clone_from(nonce);
        self.person_arrived(who.person());
        Ok(())
    }

    pub(crate) fn apply_freed(&mut self, seat: Seat) -> Result<(), CommandError> {
        let state = self.seat_mut(seat)?;
        state.nonce = None;
        state.colour = None;
        let occupant = state.occupant.take();
        if self.named_first == Some(seat) {
            self.named_first = None;
        }
        self.person_left(occupant.as_ref().and_then(Occupant::person));
        Ok(())
    }

    /// The people who sit here or are invited.
    pub(crate) fn guests(&self) -> impl Iterator<Item = PersonId> {
        self.seats.iter().filter_map(|state| state.occupant.as_ref()?.guest())
    }

    fn nonce(&self, seat: Seat) -> Option<Nonce> {
        self.seats.get(seat.index()).and_then(|state| state.nonce.clone())
    }

    fn occupant(&self, seat: Seat) -> Result<Option<&Occupant>, CommandError> {
        let state = self.seats.get(seat.index()).ok_or(CommandError::NoSuchSeat)?;
        Ok(state.occupant.as_ref())
    }

    fn require_free(&self, seat: Seat) -> Result<(), CommandError> {
        match self.occupant(seat)? {
            None => Ok(()),
            Some(Occupant::Invited { .. }) => Err(CommandError::SeatReserved),
            Some(_) => Err(CommandError::SeatTaken),
        }
    }
}
