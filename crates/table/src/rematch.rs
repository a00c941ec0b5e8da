//! Rematch: the same people play again, with their colours.

use game::Seat;

use crate::command_error::CommandError;
use crate::fair_deal::DealSecret;
use crate::game_kind::ErasedGame;
use crate::id::{GameId, PersonId};
use crate::log::Change;
use crate::person::Person;
use crate::seats::Occupant;
use crate::table::Table;

impl Table {
    /// The first log entry of a rematch that a player opens. Everybody moves on by one seat, or so
    /// far that another player begins if a certain seat does. The player sits there already, the
    /// others are invited. With `reserve` the player is invited, too, and sits down with a nonce.
    pub fn rematch_opened_by(
        &self,
        person: &Person,
        reserve: bool,
        secret: DealSecret,
    ) -> Result<Change, CommandError> {
        self.require_seat(person.id)?;
        self.require_over()?;
        let shift = self.rematch_shift();
        let mut states = self.seats.clone();
        states.rotate_right(shift);
        let mut colours: Vec<_> = states.iter().map(|state| state.colour).collect();
        if colours.iter().all(Option::is_none) {
            colours.clear();
        }
        let named_first =
            self.named_first.and_then(|seat| Seat::new((seat.index() + shift) % self.seats.len()));
        let mut seats: Vec<_> = states.into_iter().map(|state| state.occupant).collect();
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
        Ok(Change::Opened {
            host: person.id,
            terms,
            seats,
            secret: Some(secret),
            repeats: None,
            boards,
            colours,
            named_first,
        })
    }

    /// How many seats everybody moves on in a rematch. If the terms name the seat that begins, the
    /// player after the one who began gets it, because the start may have moved all seats.
    fn rematch_shift(&self) -> usize {
        let players = self.seats.len();
        match (self.terms.first.seat(), self.game().and_then(ErasedGame::beginner)) {
            (Some(first), Some(beginner)) => {
                (first.index() + players - beginner.next(players).index()) % players
            }
            _ => 1,
        }
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
