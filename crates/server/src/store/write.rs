//! Writes, and the SQL that does them.

use sqlx::{AnyConnection, Row};
use table::{AnalysedDecision, BoardSet, BoardSetId, GameId, PersonId, Timestamp};

use crate::key::KeyHash;
use crate::store::analyses::{self, AnalysisRequest};
use crate::store::append::{Append, Process};
use crate::store::archive_line::ArchiveLine;
use crate::store::board_sets::{self, StoredBoardSet};
use crate::store::error::StoreError;
use crate::store::heartbeat::{self, Heartbeat};
use crate::store::hosting::{self, TableLimits};
use crate::store::keys::{self, Device, NewKey, Revocation, StoredKey, day};
use crate::store::local_games::{self, StoredLocalGame};
use crate::store::people::{lock_person, person_id};
use crate::store::renames;

/// A write, done completely or not at all.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Write {
    /// Appends entries to a log.
    Append(Append),
    /// Stores a new table, unless its host has reached a limit.
    Open { append: Append, limits: TableLimits },
    /// Adds a person with their first key.
    Person { id: PersonId, key: NewKey },
    /// Changes a person's name. Their tables do not have it yet.
    Name { id: PersonId, name: String },
    /// All tables of a person have the name of this rename.
    FinishRename { person: PersonId, serial: i64 },
    /// Adds a person, key, set of boards, local game or analysis from an archive.
    Archived(ArchiveLine),
    /// Adds a link for another device, if the person still has the key `by`.
    Link { hash: KeyHash, person: PersonId, by: KeyHash, until: Timestamp },
    /// Uses a link: the device gets this key.
    UseLink { hash: KeyHash, key: NewKey },
    /// Deletes the links that have expired.
    PruneLinks { at: Timestamp },
    /// Notes the day on which a key was used, and the device if it is not known yet.
    KeyUsed { hash: KeyHash, day: Timestamp, device: Device },
    /// Revokes keys of a person who has the key `by`.
    Revoke { person: PersonId, by: KeyHash, revocation: Revocation },
    /// Saves a set of boards, unless its author has too many.
    SaveBoardSet(StoredBoardSet),
    /// Deletes a set of boards of its author.
    DeleteBoardSet { id: BoardSetId, author: PersonId },
    /// Counts a game that a person has played on their own device.
    LocalGame(StoredLocalGame),
    /// Requests the analysis of a game.
    RequestAnalysis { game: GameId, request: AnalysisRequest },
    /// Adds an analysed decision.
    AnalysedDecision { game: GameId, decision: AnalysedDecision },
    /// Marks an analysis as finished.
    FinishAnalysis { game: GameId },
    /// Moves server time on, unless another process has done so since.
    Heartbeat(Heartbeat),
    /// Every table has got back the outage that ended at this time.
    EndOutage { until: Timestamp },
}

/// The result of a write.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Written {
    /// It is on disk.
    Done,
    /// Somebody else was first, or there was nothing to change: nothing was written.
    Conflict,
}

impl Written {
    /// Done if any row was affected.
    pub(super) fn if_any(rows: u64) -> Written {
        if rows == 0 { Written::Conflict } else { Written::Done }
    }
}

impl Write {
    /// Runs it in a transaction.
    pub(super) async fn run(&self, to: &mut AnyConnection, process: &Process) -> Result<Written, StoreError> {
        let postgres = process.is_shared;
        match self {
            // The writer commits appends without this; see `append_all`.
            Write::Append(_) => Ok(Written::Done),
            Write::Open { append, limits } => hosting::open(to, append, limits, process).await,
            Write::Person { id, key } => {
                insert_person(to, *id, "", key.at).await?;
                keys::insert(to, *id, &StoredKey::from(key.clone())).await
            }
            Write::Name { id, name } => renames::rename(to, *id, name).await,
            Write::FinishRename { person, serial } => renames::finish(to, *person, *serial).await,
            Write::Archived(line) => insert_archived(to, line).await,
            Write::Link { hash, person, by, until } => {
                lock_person(to, *person, postgres).await?;
                let insert = sqlx::query(
                    "INSERT INTO links (hash, person, until) SELECT $1, person, $3 FROM keys WHERE hash = $2",
                );
                let insert = insert.bind(hash.as_str().to_string()).bind(by.as_str().to_string());
                Ok(Written::if_any(insert.bind(until.0).execute(to).await?.rows_affected()))
            }
            Write::UseLink { hash, key } => use_link(to, hash, key, postgres).await,
            Write::KeyUsed { hash, day, device } => keys::note_use(to, hash, *day, device).await,
            Write::Revoke { person, by, revocation } => {
                keys::revoke(to, *person, by, revocation, postgres).await
            }
            Write::PruneLinks { at } => {
                let delete = sqlx::query("DELETE FROM links WHERE until < $1");
                Ok(Written::if_any(delete.bind(at.0).execute(to).await?.rows_affected()))
            }
            Write::SaveBoardSet(stored) => board_sets::save(to, stored, postgres).await,
            Write::DeleteBoardSet { id, author } => board_sets::delete(to, *id, *author).await,
            Write::LocalGame(stored) => local_games::add(to, stored, postgres).await,
            Write::RequestAnalysis { game, request } => analyses::insert_request(to, *game, *request).await,
            Write::AnalysedDecision { game, decision } => {
                analyses::insert_decision(to, *game, decision).await
            }
            Write::FinishAnalysis { game } => analyses::finish(to, *game).await,
            Write::Heartbeat(heartbeat) => heartbeat.run(to).await,
            Write::EndOutage { until } => heartbeat::end_outage(to, *until).await,
        }
    }
}

async fn insert_person(
    to: &mut AnyConnection,
    id: PersonId,
    name: &str,
    since: Timestamp,
) -> Result<Written, StoreError> {
    let insert = sqlx::query("INSERT INTO people (id, name, since) VALUES ($1, $2, $3)");
    let insert = insert.bind(id.to_string()).bind(name.to_string()).bind(since.0);
    Ok(Written::if_any(insert.execute(to).await?.rows_affected()))
}

async fn insert_archived(to: &mut AnyConnection, line: &ArchiveLine) -> Result<Written, StoreError> {
    match line {
        ArchiveLine::Person { id, name, since } => insert_person(to, *id, name, *since).await,
        ArchiveLine::Key { hash, person, since, used, browser, platform } => {
            let hash = KeyHash::from_store(hash.clone());
            let device = Device { browser: browser.clone(), platform: platform.clone() };
            keys::insert(to, *person, &StoredKey { hash, since: *since, used: *used, device }).await
        }
        ArchiveLine::Analysis { game, asked, decisions, finished, analysed } => {
            for decision in analysed {
                analyses::insert_decision(to, *game, decision).await?;
            }
            let request = AnalysisRequest { at: *asked, decisions: *decisions, finished: *finished };
            analyses::insert_request(to, *game, request).await
        }
        ArchiveLine::BoardSet { id, author, game, name, files, since } => {
            let set = BoardSet { id: *id, name: name.clone(), files: files.clone() };
            let (game, author, since) = (game.clone(), *author, *since);
            board_sets::insert(to, &StoredBoardSet { set, game, author, since }).await
        }
        ArchiveLine::LocalGame { id, person, counted, result } => {
            let (id, person, counted, result) = (*id, *person, *counted, result.clone());
            local_games::insert(to, &StoredLocalGame { id, person, counted, result }).await
        }
        ArchiveLine::Gloriette { .. } | ArchiveLine::Game { .. } => Ok(Written::Done),
    }
}

async fn use_link(
    to: &mut AnyConnection,
    hash: &KeyHash,
    key: &NewKey,
    postgres: bool,
) -> Result<Written, StoreError> {
    let NewKey { hash: key, at, device } = key;
    let hash = hash.as_str().to_string();
    let select = sqlx::query("SELECT person FROM links WHERE hash = $1");
    if let Some(row) = select.bind(hash.clone()).fetch_optional(&mut *to).await? {
        lock_person(to, person_id(row.try_get(0)?)?, postgres).await?;
    }
    let insert = sqlx::query(
        "INSERT INTO keys (hash, person, since, used, browser, platform) \
         SELECT $1, person, $2, $4, $5, $6 FROM links WHERE hash = $3 AND until >= $2",
    );
    let insert = insert.bind(key.as_str().to_string()).bind(at.0).bind(hash.clone());
    let insert = insert.bind(day(*at).0).bind(device.browser.clone()).bind(device.platform.clone());
    let inserted = insert.execute(&mut *to).await?.rows_affected();
    let delete = sqlx::query("DELETE FROM links WHERE hash = $1 OR until < $2");
    delete.bind(hash).bind(at.0).execute(to).await?;
    Ok(Written::if_any(inserted))
}

/// The text of an enum variant in the store.
pub(super) fn variant_name(value: &impl serde::Serialize) -> Result<String, StoreError> {
    let name = serde_json::to_value(value).map_err(unreadable)?;
    Ok(name.as_str().unwrap_or_default().to_string())
}

pub(super) fn unreadable(error: serde_json::Error) -> StoreError {
    StoreError::Unreadable(game::InputError::new("", error))
}
