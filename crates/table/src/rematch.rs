//! Rematch: the same people play again.

use crate::command_error::CommandError;
use crate::fair_deal::DealSecret;
use crate::id::{GameId, PersonId};
use crate::log::Change;
use crate::person::Person;
use crate::seats::Occupant;
use crate::table::Table;

impl Table {
    /// The first log entry of a rematch that a player opens. Everybody moves on by one seat; the
    /// player sits there already, the others are invited. With `reserve` the player is invited,
    /// too, and sits down with a nonce.
    pub fn rematch_opened_by(
        &self,
        person: &Person,
        reserve: bool,
        secret: DealSecret,
    ) -> Result<Change, CommandError> {
        self.require_seat(person.id)?;
        self.require_over()?;
        let mut seats: Vec<_> = self.seats.iter().map(|seat| seat.occupant.clone()).collect();
        seats.rotate_right(1);
        for occupant in seats.iter_mut().flatten() {
            if let Occupant::Person { id, name } = occupant
                && (reserve || *id != person.id)
            {
                *occupant = Occupant::Invited { id: *id, name: name.clone() };
            }
        }
        let terms = self.terms.with_canonical_options(self.kind.as_ref())?;
        let boards = self.boards.clone();
        self.kind.check_data(&terms.options, boards.as_ref().map(|set| &set.files))?;
        let boards = boards.map(Box::new);
        Ok(Change::Opened { host: person.id, terms, seats, secret: Some(secret), repeats: None, boards })
    }

    /// [`Command::Rematch`](crate::Command::Rematch): links the table of the rematch; the first
    /// link wins.
    pub(crate) fn link_rematch(
        &self,
        person: PersonId,
        game: GameId,
    ) -> Result<Option<Change>, CommandError> {
        self.require_seat(person)?;
        self.require_over()?;
        Ok(self.rematch.is_none().then_some(Change::Rematch { game }))
    }

    pub(crate) fn apply_rematch(&mut self, game: GameId) {
        self.rematch = Some(game);
    }

    /// The game of the rematch, once somebody has opened it.
    pub fn rematch(&self) -> Option<GameId> {
        self.rematch
    }
}
