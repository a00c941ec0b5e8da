//! Quick games: people who want the same game meet at one table.

use game::Seat;
use table::{Change, Command, CommandError, GameId, NewTable, Person, Phase, Summary, Terms};

use crate::limits::GAMES_IN_LOBBY;
use crate::store::{GameFilter, TableLimits};
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

/// A host who opened a table this many milliseconds ago counts as waiting, because their page has
/// to load before it connects.
const NEW_TABLE_MILLISECONDS: i64 = 15_000;

impl Tables {
    /// Seats a person at a listed table with these terms where somebody waits, or opens one. With
    /// `reserve` the seat is only kept for them.
    ///
    /// The requests of one process are handled one after the other, so that two people who ask at
    /// the same time meet at one table. Two processes may open a table each.
    pub(crate) async fn quick_game(
        &self,
        person: Person,
        terms: Terms,
        reserve: bool,
        limits: TableLimits,
    ) -> Result<GameId, TableError> {
        let _one_at_a_time = self.0.quick_games.lock().await;
        let new_table = self.quick_table(terms, reserve)?;
        let Change::Opened { terms, .. } = self.opening(&person, &new_table).await? else {
            return Err(TableError::Contended);
        };
        let mut tables = self.store().find(GameFilter::Listed(Phase::Open), 0, GAMES_IN_LOBBY).await?;
        tables.retain(|table| table.terms == terms && table.repeats.is_none());
        if let Some(own) = tables.iter().find(|table| table.people().any(|guest| guest == person.id)) {
            return Ok(own.id);
        }
        // The longest waiting first.
        for table in tables.iter().rev().filter(|table| self.is_host_waiting(table)) {
            if self.join(table, &person, reserve, limits).await? {
                return Ok(table.id);
            }
        }
        self.open_table(person, &new_table, limits).await
    }

    /// The table that somebody opens if nobody waits.
    fn quick_table(&self, terms: Terms, reserve: bool) -> Result<NewTable, TableError> {
        let terms = Terms { listed: true, ..terms };
        let players =
            terms.check(&self.0.games).map_err(|error| CommandError::from(error.inside("terms")))?;
        let host = if reserve { "reserved" } else { "me" };
        let word = |seat| if seat == Seat::FIRST { host } else { "open" }.to_string();
        Ok(NewTable { terms, seats: Some(Seat::all(players).map(word).collect()) })
    }

    /// Whether somebody would play: the host is connected, or has just opened the table. Streams of
    /// other processes are unknown, so there every host counts.
    fn is_host_waiting(&self, table: &Summary) -> bool {
        let is_new = self.store().now().since(table.opened) < NEW_TABLE_MILLISECONDS;
        let is_present =
            || self.live_if_in_memory(table.id).is_some_and(|live| live.presence.is_present(table.host));
        is_new || self.store().is_shared() || is_present()
    }

    /// Takes a free seat of a table; false if there is none any more.
    async fn join(
        &self,
        table: &Summary,
        person: &Person,
        reserve: bool,
        limits: TableLimits,
    ) -> Result<bool, TableError> {
        let is_free = |seat: &Seat| matches!(table.seats.get(seat.index()), Some(None));
        let Some(seat) = Seat::all(table.seats.len()).find(is_free) else { return Ok(false) };
        self.check_limits(person.id, Some(table.id), false, limits).await?;
        let command = match reserve {
            true => Command::Reserve { person: person.clone(), seat },
            false => Command::Sit { person: person.clone(), seat, nonce: None },
        };
        match self.submit(table.id, command, None).await {
            Ok(_) => Ok(true),
            // Somebody else was faster, the table closed, or the person came here too often.
            Err(TableError::Command(_)) => Ok(false),
            Err(error) => Err(error),
        }
    }
}
