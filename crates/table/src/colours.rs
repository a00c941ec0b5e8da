//! The colours of the seats: players choose them before the game.

use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::log::Change;
use crate::seats::Occupant;
use crate::table::Table;

/// The colour of a seat. If nobody has chosen any, the seats have the colours in this order.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names are colours")]
pub enum SeatColour {
    Red,
    Green,
    Blue,
    Violet,
    Gold,
}

impl SeatColour {
    /// All colours: one for each seat of the largest table.
    pub const ALL: [SeatColour; Seat::MAX_COUNT] =
        [SeatColour::Red, SeatColour::Green, SeatColour::Blue, SeatColour::Violet, SeatColour::Gold];
}

impl Table {
    /// [`Command::ChooseColour`](crate::Command::ChooseColour): a person chooses the colour of
    /// their seat; the host also chooses for seats without a person.
    pub(crate) fn choose_colour(
        &self,
        person: PersonId,
        seat: Seat,
        colour: SeatColour,
    ) -> Result<Option<Change>, CommandError> {
        self.require_open()?;
        let state = self.seats.get(seat.index()).ok_or(CommandError::NoSuchSeat)?;
        match &state.occupant {
            Some(Occupant::Person { id, .. }) if *id == person => {}
            Some(Occupant::Person { .. }) => return Err(CommandError::SeatTaken),
            _ => self.require_host(person)?,
        }
        if state.colour == Some(colour) {
            return Ok(None);
        }
        if self.seats.iter().any(|other| other.colour == Some(colour)) {
            return Err(CommandError::ColourTaken);
        }
        self.check_extras(person)?;
        Ok(Some(Change::ColourChosen { seat, colour }))
    }

    pub(crate) fn apply_colour_chosen(&mut self, seat: Seat, colour: SeatColour) -> Result<(), CommandError> {
        self.seat_mut(seat)?.colour = Some(colour);
        Ok(())
    }

    /// The colour of every seat; `None` if nobody has chosen one. A seat without a choice has its
    /// own colour, or the first free one if somebody else has chosen that.
    pub(crate) fn colours(&self) -> Option<Vec<SeatColour>> {
        let mut colours: Vec<Option<SeatColour>> = self.seats.iter().map(|seat| seat.colour).collect();
        if colours.iter().all(Option::is_none) {
            return None;
        }
        // Own colours first, so that as few seats as possible change theirs.
        for (seat, own) in SeatColour::ALL.into_iter().enumerate().take(colours.len()) {
            if colours[seat].is_none() && !colours.contains(&Some(own)) {
                colours[seat] = Some(own);
            }
        }
        for seat in 0..colours.len() {
            if colours[seat].is_none() {
                colours[seat] = SeatColour::ALL.into_iter().find(|&free| !colours.contains(&Some(free)));
            }
        }
        Some(colours.into_iter().flatten().collect())
    }

    /// Everybody keeps the colour that they saw before the game, wherever they sit.
    pub(crate) fn keep_colours(&mut self) {
        let Some(colours) = self.colours() else { return };
        self.seats.iter_mut().zip(colours).for_each(|(seat, colour)| seat.colour = Some(colour));
    }
}
