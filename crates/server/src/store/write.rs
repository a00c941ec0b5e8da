//! What can be written, and the SQL that does it.

use sqlx::AnyConnection;

use crate::id::{GameId, PersonId};
use crate::key::KeyHash;
use crate::sitting::Studied;
use crate::store::analyses::{self, Wanted};
use crate::store::append::Append;
use crate::store::error::StoreError;
use crate::store::line::Line;
use crate::timestamp::Timestamp;

/// Something to be written, whole or not at all.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Write {
    /// More entries of a log.
    Append(Append),
    /// Somebody new.
    Person { id: PersonId, key: KeyHash, at: Timestamp },
    /// Another name.
    Name { id: PersonId, name: String },
    /// A line of an archive: somebody, a key, or an analysis.
    Archived(Line),
    /// A link that gives another device a key.
    Link { hash: KeyHash, person: PersonId, until: Timestamp },
    /// The link is used, and the device gets this key.
    UseLink { hash: KeyHash, key: KeyHash, at: Timestamp },
    /// Somebody wants to know what else could have been decided in a game.
    Ask { game: GameId, asked: Wanted },
    /// A decision of a game was studied.
    Study { game: GameId, studied: Studied },
    /// All decisions of a game were.
    Analysed { game: GameId },
    /// To look after something until then, if nobody else does.
    Lease { name: &'static str, holder: String, now: Timestamp, until: Timestamp },
}

/// What became of a write.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Written {
    /// It is on the disk.
    Done,
    /// Somebody else was first: nothing was changed.
    Taken,
}

impl Write {
    /// Carries it out within a transaction.
    pub(super) async fn run(&self, to: &mut AnyConnection) -> Result<Written, StoreError> {
        match self {
            // All of a transaction at once, before everything else: see `append`.
            Write::Append(_) => Ok(Written::Done),
            Write::Person { id, key, at } => {
                new_person(to, *id, "", *at).await?;
                new_key(to, *id, key.as_str(), *at).await
            }
            Write::Name { id, name } => {
                let update = sqlx::query("UPDATE people SET name = $2 WHERE id = $1");
                done(update.bind(id.to_string()).bind(name.clone()).execute(to).await?.rows_affected())
            }
            Write::Archived(line) => archived(to, line).await,
            Write::Link { hash, person, until } => {
                let insert = sqlx::query("INSERT INTO links (hash, person, until) VALUES ($1, $2, $3)");
                let insert = insert.bind(hash.as_str().to_string()).bind(person.to_string()).bind(until.0);
                done(insert.execute(to).await?.rows_affected())
            }
            Write::UseLink { hash, key, at } => use_link(to, hash, key, *at).await,
            Write::Ask { game, asked } => analyses::ask(to, *game, *asked).await,
            Write::Study { game, studied } => analyses::keep(to, *game, studied).await,
            Write::Analysed { game } => analyses::finish(to, *game).await,
            Write::Lease { name, holder, now, until } => {
                let claim = sqlx::query(
                    "INSERT INTO leases (name, holder, until) VALUES ($1, $2, $4) ON CONFLICT (name) \
                     DO UPDATE SET holder = excluded.holder, until = excluded.until \
                     WHERE leases.holder = excluded.holder OR leases.until < $3",
                );
                let claim = claim.bind(*name).bind(holder.clone()).bind(now.0).bind(until.0);
                done(claim.execute(to).await?.rows_affected())
            }
        }
    }
}

async fn new_person(
    to: &mut AnyConnection,
    id: PersonId,
    name: &str,
    since: Timestamp,
) -> Result<Written, StoreError> {
    let insert = sqlx::query("INSERT INTO people (id, name, since) VALUES ($1, $2, $3)");
    let insert = insert.bind(id.to_string()).bind(name.to_string()).bind(since.0);
    done(insert.execute(to).await?.rows_affected())
}

async fn archived(to: &mut AnyConnection, line: &Line) -> Result<Written, StoreError> {
    match line {
        Line::Person { id, name, since } => new_person(to, *id, name, *since).await,
        Line::Key { hash, person, since } => new_key(to, *person, hash, *since).await,
        Line::Analysis { game, asked, decisions, finished, studied } => {
            let (asked, game) = (Wanted { at: *asked, decisions: *decisions, finished: *finished }, *game);
            for studied in studied {
                analyses::keep(to, game, studied).await?;
            }
            analyses::ask(to, game, asked).await
        }
        Line::Gloriette { .. } | Line::Game { .. } => Ok(Written::Done),
    }
}

async fn new_key(
    to: &mut AnyConnection,
    person: PersonId,
    hash: &str,
    at: Timestamp,
) -> Result<Written, StoreError> {
    let insert = sqlx::query("INSERT INTO keys (hash, person, since) VALUES ($1, $2, $3)");
    let insert = insert.bind(hash.to_string()).bind(person.to_string()).bind(at.0);
    done(insert.execute(to).await?.rows_affected())
}

async fn use_link(
    to: &mut AnyConnection,
    hash: &KeyHash,
    key: &KeyHash,
    at: Timestamp,
) -> Result<Written, StoreError> {
    let hash = hash.as_str().to_string();
    let copy = sqlx::query(
        "INSERT INTO keys (hash, person, since) SELECT $1, person, $2 FROM links WHERE hash = $3 AND until >= $2",
    );
    let copied = copy.bind(key.as_str().to_string()).bind(at.0).bind(hash.clone()).execute(&mut *to).await?;
    let delete = sqlx::query("DELETE FROM links WHERE hash = $1 OR until < $2");
    delete.bind(hash).bind(at.0).execute(to).await?;
    done(copied.rows_affected())
}

pub(super) fn done(rows: u64) -> Result<Written, StoreError> {
    Ok(if rows == 0 { Written::Taken } else { Written::Done })
}

/// The word that a value is written as.
pub(super) fn word(value: &impl serde::Serialize) -> Result<String, StoreError> {
    let word = serde_json::to_value(value).map_err(unreadable)?;
    Ok(word.as_str().unwrap_or_default().to_string())
}

pub(super) fn unreadable(error: serde_json::Error) -> StoreError {
    StoreError::Unreadable(game::InputError::new("", error))
}
