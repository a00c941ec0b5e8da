//! Opening a table.

use bots::Level;
use game::{InputError, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::boards::{BoardSet, BoardsOrigin};
use crate::command::Command;
use crate::command_error::CommandError;
use crate::fair_deal::DealSecret;
use crate::game_kind::GameKind;
use crate::games::Games;
use crate::id::{GameId, PersonId};
use crate::log::{Change, LogEntry};
use crate::person::Person;
use crate::seats::Occupant;
use crate::start::DealRandomness;
use crate::table::Table;
use crate::terms::Terms;
use crate::timestamp::Timestamp;

/// A request to open a table: its terms and its first occupants.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewTable {
    /// The terms.
    pub terms: Terms,
    /// One word per seat: `me`, `reserved`, `open`, or the level of a bot. A `reserved` seat waits
    /// for you, so that you can sit down with a nonce. The default is `me` on the first seat and
    /// `open` on the others.
    #[serde(default)]
    #[schema(example = json!(["me", "gardener"]))]
    pub seats: Option<Vec<String>>,
}

/// What a valid request to open a table says.
type Checked = (PersonId, Terms, Vec<Option<Occupant>>);

impl NewTable {
    /// The first log entry of the table that a host opens with this request on boards that the
    /// server offers. The server draws the secret at random.
    pub fn opened_by(&self, host: &Person, games: &Games, secret: DealSecret) -> Result<Change, InputError> {
        self.opened_on(None, host, games, secret)
    }

    /// Like [`NewTable::opened_by`]; `found` is the set that the terms name, if a person made it.
    pub fn opened_on(
        &self,
        found: Option<BoardSet>,
        host: &Person,
        games: &Games,
        secret: DealSecret,
    ) -> Result<Change, InputError> {
        let (host, mut terms, seats) = self.checked(host, games)?;
        let kind = games.get(&terms.game)?;
        let boards = self.chosen_boards(found, kind.as_ref())?;
        let files = boards.as_ref().map(|set| &set.files);
        kind.check_data(&terms.options, files).map_err(|error| error.inside("terms"))?;
        terms.boards = boards.as_ref().map(|set| set.id);
        let boards = boards.map(Box::new);
        Ok(Change::Opened {
            host,
            terms,
            seats,
            secret: Some(secret),
            repeats: None,
            boards,
            colours: Vec::new(),
            named_first: None,
        })
    }

    /// The set of boards of the table; `None` for the built-in one, if the server has no other.
    fn chosen_boards(
        &self,
        found: Option<BoardSet>,
        kind: &dyn GameKind,
    ) -> Result<Option<BoardSet>, InputError> {
        let offered = kind.offered_boards();
        let default = offered.first();
        let Some(id) = self.terms.boards.or(default.map(|offered| offered.set.id)) else { return Ok(None) };
        if default.is_some_and(|offered| offered.set.id == id && offered.origin == BoardsOrigin::BuiltIn) {
            return Ok(None);
        }
        let offered = offered.iter().map(|offered| &offered.set).find(|set| set.id == id).cloned();
        let set = offered.or(found.filter(|set| set.id == id)).ok_or_else(|| {
            InputError::new("terms.boards", "this game has no such set of boards; perhaps it was deleted")
        })?;
        // The set was checked when it was saved, but perhaps by an earlier version.
        kind.canonical_files(&set.files).map_err(|error| error.inside("terms.boards"))?;
        Ok(Some(set))
    }

    /// The host, the terms as the game writes them, and the occupants.
    pub(crate) fn checked(&self, host: &Person, games: &Games) -> Result<Checked, InputError> {
        let players = self.terms.check(games).map_err(|error| error.inside("terms"))?;
        let seats = self.occupants(host, players)?;
        let mut terms = self.terms.with_canonical_options(games.get(&self.terms.game)?.as_ref())?;
        // Strangers find a listed table, so its host decides whether they may write.
        if terms.listed {
            terms.spectator_chat.get_or_insert(false);
        }
        Ok((host.id, terms, seats))
    }

    fn occupants(&self, host: &Person, players: usize) -> Result<Vec<Option<Occupant>>, InputError> {
        let me = || Some(Occupant::Person { id: host.id, name: host.name.clone() });
        let Some(words) = &self.seats else {
            return Ok(Seat::all(players).map(|seat| (seat == Seat::FIRST).then(me).flatten()).collect());
        };
        if words.len() != players {
            let message = format!("{} seats, there must be {players}", words.len());
            return Err(InputError::new("seats", message));
        }
        if words.iter().filter(|word| ["me", "reserved"].contains(&word.as_str())).count() > 1 {
            return Err(InputError::new("seats", "only one seat can be `me` or `reserved`"));
        }
        let occupant = |(number, word): (usize, &String)| match word.as_str() {
            "me" => Ok(me()),
            "reserved" => Ok(Some(Occupant::Invited { id: host.id, name: host.name.clone() })),
            "open" => Ok(None),
            level => level.parse().map(|level: Level| Some(Occupant::Bot { level })).map_err(|_| {
                let message = format_args!("`{level}` is not `me`, `reserved`, `open` or the level of a bot")
                    .to_string();
                InputError::new(format_args!("seats[{number}]"), message)
            }),
        };
        words.iter().enumerate().map(occupant).collect()
    }
}

impl Table {
    /// Opens a table with its first change and returns it with its log. The game begins at once
    /// if every seat is taken.
    pub fn open(
        id: GameId,
        opened: Change,
        games: &Games,
        now: Timestamp,
        randomness: impl FnOnce() -> DealRandomness,
    ) -> Result<(Table, Vec<LogEntry>), CommandError> {
        let first = LogEntry { seq: 1, at: now, key: None, change: opened };
        let mut table = Table::from_first_entry(id, first.clone(), games)?;
        let mut log = vec![first];
        log.extend(table.execute(Command::Tick, now, randomness, None, &mut |_, _| {})?);
        Ok((table, log))
    }
}
