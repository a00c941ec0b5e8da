//! Resigning: a person gives a running game up. A bot plays it to the end, and the person has lost.

use bots::Level;
use game::Seat;

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::log::Change;
use crate::table::{Phase, Table};
use crate::takeover::TakeoverReason;

/// Bots play no better than this when everybody has resigned: nobody waits for a good game, but
/// perhaps for its end.
pub(crate) const QUICK_LEVEL: Level = Level::Gardener;

impl Table {
    /// [`Command::Resign`](crate::Command::Resign): a bot takes over for good. A person for whom a
    /// bot plays already may resign, too.
    pub(crate) fn resign(&self, person: PersonId) -> Result<Option<Change>, CommandError> {
        let seat = self.require_seat(person)?;
        self.require_running()?;
        let is_new = !self.has_resigned(seat);
        Ok(is_new.then_some(Change::TakenOver { seat, reason: TakeoverReason::Resigned }))
    }

    pub(crate) fn require_not_resigned(&self, seat: Seat) -> Result<(), CommandError> {
        if self.has_resigned(seat) { Err(CommandError::Resigned) } else { Ok(()) }
    }

    /// Whether the person on a seat has resigned.
    pub(crate) fn has_resigned(&self, seat: Seat) -> bool {
        let takeover = self.seats.get(seat.index()).and_then(|state| state.takeover);
        takeover.is_some_and(|takeover| takeover.reason == TakeoverReason::Resigned)
    }

    /// The seats whose people have resigned.
    pub(crate) fn resigned(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats.len()).filter(|seat| self.has_resigned(*seat))
    }

    /// Whether every person at the table has resigned.
    pub(crate) fn is_given_up(&self) -> bool {
        let plays_on = |seat: Seat| self.seats[seat.index()].person().is_some() && !self.has_resigned(seat);
        self.resigned().next().is_some() && !Seat::all(self.seats.len()).any(plays_on)
    }

    /// Every seat's total and the winners, once the game is over. A person who resigned does not
    /// win: then the best of the others do, by their totals.
    pub fn result(&self) -> Option<(Vec<i32>, Vec<Seat>)> {
        let (totals, mut winners) = self.game()?.result()?;
        winners.retain(|seat| !self.has_resigned(*seat));
        if winners.is_empty() {
            let others = || Seat::all(self.seats.len()).filter(|seat| !self.has_resigned(*seat));
            let total = |seat: &Seat| totals.get(seat.index()).copied();
            let best = others().filter_map(|seat| total(&seat)).max();
            winners = others().filter(|seat| total(seat) == best).collect();
        }
        Some((totals, winners))
    }

    /// Every seat's total, once the game is over.
    pub fn final_totals(&self) -> Result<Vec<i32>, CommandError> {
        let result = self.result().filter(|_| self.phase == Phase::Over);
        Ok(result.ok_or(CommandError::NotOver)?.0)
    }

    /// The winners of a finished game in which somebody resigned.
    pub(crate) fn winners_after_resignation(&self) -> Option<Vec<Seat>> {
        let is_changed = self.phase == Phase::Over && self.resigned().next().is_some();
        self.result().filter(|_| is_changed).map(|(_, winners)| winners)
    }
}
