//! Archives: everything in a store as lines of JSON, to move it to another store.

use game::InputError;
use table::{GameId, Games, Table};

pub use crate::store::ArchiveLine;
use crate::store::{Append, Listing, Store, StoreError, Write};

/// The version of archives that we write and read.
const VERSION: u32 = 1;

/// Writes everything line by line, as of one moment. The server may go on meanwhile.
pub async fn export(
    store: &Store,
    mut write_line: impl FnMut(&ArchiveLine) -> std::io::Result<()>,
) -> Result<Counts, ArchiveError> {
    let mut counts = Counts::default();
    let mut snapshot = store.snapshot().await?;
    write_line(&ArchiveLine::Gloriette { version: VERSION })?;
    for person in snapshot.people().await? {
        counts.people += 1;
        write_line(&person)?;
    }
    for key in snapshot.keys().await? {
        write_line(&key)?;
    }
    for set in snapshot.board_sets().await? {
        write_line(&set)?;
    }
    for local in snapshot.local_games().await? {
        write_line(&local)?;
    }
    for id in snapshot.games().await? {
        let log = snapshot.log(id).await?;
        counts.games += 1;
        write_line(&ArchiveLine::Game { id, log })?;
        if let Some(analysis) = snapshot.analysis(id).await? {
            write_line(&analysis)?;
        }
    }
    Ok(counts)
}

/// Reads an archive into an empty store. Every game is replayed before it is stored.
pub async fn import(
    store: &Store,
    games: &Games,
    lines: impl Iterator<Item = std::io::Result<String>>,
) -> Result<Counts, ArchiveError> {
    if !store.all_games().await?.is_empty() || store.has_people().await? {
        return Err(ArchiveError::NotEmpty);
    }
    let mut counts = Counts::default();
    for (number, text) in lines.enumerate() {
        let bad_line =
            |message: &dyn std::fmt::Display| InputError::new(format_args!("line {}", number + 1), message);
        let line: ArchiveLine = serde_json::from_str(&text?).map_err(|error| bad_line(&error))?;
        match line {
            ArchiveLine::Gloriette { version: VERSION } if number == 0 => {}
            ArchiveLine::Gloriette { .. } => return Err(bad_line(&"this version is unknown").into()),
            _ if number == 0 => return Err(bad_line(&"an archive begins with its version").into()),
            ArchiveLine::Game { id, log } => {
                let table = Table::replay(id, &log, games, |_, _| ()).map_err(|error| bad_line(&error))?;
                let table = table.ok_or_else(|| bad_line(&"the log is empty"))?;
                let append = Append::new(id, log, None, Listing::of(&table));
                store.write(Write::Append(append)).await?;
                counts.games += 1;
            }
            ArchiveLine::Person { .. }
            | ArchiveLine::Key { .. }
            | ArchiveLine::BoardSet { .. }
            | ArchiveLine::LocalGame { .. }
            | ArchiveLine::Analysis { .. } => {
                counts.people += u64::from(matches!(line, ArchiveLine::Person { .. }));
                store.write(Write::Archived(line)).await?;
            }
        }
    }
    Ok(counts)
}

/// Replays every game. Returns how many there are, and the games that fail with their errors.
pub async fn check(store: &Store, games: &Games) -> Result<(u64, Vec<(GameId, InputError)>), StoreError> {
    let mut failures = Vec::new();
    let all = store.all_games().await?;
    for &id in &all {
        let log = match store.log(id, 0).await {
            Ok(log) => log,
            Err(StoreError::Unreadable(error)) => {
                failures.push((id, error));
                continue;
            }
            Err(error) => return Err(error),
        };
        match Table::replay(id, &log, games, |_, _| ()) {
            Ok(Some(_)) => {}
            Ok(None) => failures.push((id, InputError::new("log", "it is empty"))),
            Err(error) => failures.push((id, error)),
        }
    }
    Ok((all.len() as u64, failures))
}

/// How much was exported or imported.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Counts {
    /// People.
    pub people: u64,
    /// Games.
    pub games: u64,
}

/// Why an archive could not be written or read.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// The store failed.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The file failed.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// The archive is not valid.
    #[error("{0}")]
    Input(#[from] InputError),
    /// An import never mixes two stores.
    #[error("the store is not empty: an archive is imported into a new one")]
    NotEmpty,
}
