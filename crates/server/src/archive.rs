//! Everything in a store as lines of JSON, to move it to another store or to look at it.

use game::InputError;

use crate::games::Games;
use crate::id::GameId;
use crate::sitting::Sitting;
pub use crate::store::Line;
use crate::store::{Append, Listing, Store, StoreError, Write};

/// The version of the archives that we write and read.
const VERSION: u32 = 1;

/// Writes everything, line by line, as it stands at one instant: the server may go on meanwhile.
pub async fn export(
    store: &Store,
    mut line: impl FnMut(&Line) -> std::io::Result<()>,
) -> Result<Moved, ArchiveError> {
    let mut done = Moved::default();
    let mut snapshot = store.snapshot().await?;
    line(&Line::Gloriette { version: VERSION })?;
    for person in snapshot.people().await? {
        done.people += 1;
        line(&person)?;
    }
    for key in snapshot.keys().await? {
        line(&key)?;
    }
    for id in snapshot.games().await? {
        let log = snapshot.log(id).await?;
        done.games += 1;
        line(&Line::Game { id, log })?;
        if let Some(analysis) = snapshot.analysis(id).await? {
            line(&analysis)?;
        }
    }
    Ok(done)
}

/// Reads everything into an empty store. Every game is replayed before it is taken in.
pub async fn import(
    store: &Store,
    games: &Games,
    lines: impl Iterator<Item = std::io::Result<String>>,
) -> Result<Moved, ArchiveError> {
    if !store.all_games().await?.is_empty() || store.has_people().await? {
        return Err(ArchiveError::NotEmpty);
    }
    let mut done = Moved::default();
    for (number, text) in lines.enumerate() {
        let fault = |what: &dyn std::fmt::Display| InputError::new(format_args!("line {}", number + 1), what);
        let line: Line = serde_json::from_str(&text?).map_err(|error| fault(&error))?;
        match line {
            Line::Gloriette { version: VERSION } if number == 0 => {}
            Line::Gloriette { .. } => return Err(fault(&"this is not an archive that we can read").into()),
            _ if number == 0 => return Err(fault(&"an archive begins with its version").into()),
            Line::Game { id, log } => {
                let sitting = Sitting::replay(id, &log, games, |_, _| ()).map_err(|inner| fault(&inner))?;
                let sitting = sitting.ok_or_else(|| fault(&"the log is empty"))?;
                let append = Append { game: id, listing: Some(Listing::of(&sitting)), entries: log };
                store.write(Write::Append(append)).await?;
                done.games += 1;
            }
            Line::Person { .. } | Line::Key { .. } | Line::Analysis { .. } => {
                done.people += u64::from(matches!(line, Line::Person { .. }));
                store.write(Write::Archived(line)).await?;
            }
        }
    }
    Ok(done)
}

/// Replays every game; gives how many there are, and what is wrong with which.
pub async fn check(store: &Store, games: &Games) -> Result<(u64, Vec<(GameId, InputError)>), StoreError> {
    let mut wrong = Vec::new();
    let all = store.all_games().await?;
    for &id in &all {
        let log = match store.log(id, 0).await {
            Ok(log) => log,
            Err(StoreError::Unreadable(fault)) => {
                wrong.push((id, fault));
                continue;
            }
            Err(error) => return Err(error),
        };
        match Sitting::replay(id, &log, games, |_, _| ()) {
            Ok(Some(_)) => {}
            Ok(None) => wrong.push((id, InputError::new("log", "it is empty"))),
            Err(fault) => wrong.push((id, fault)),
        }
    }
    Ok((all.len() as u64, wrong))
}

/// How much was moved.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Moved {
    /// People.
    pub people: u64,
    /// Games.
    pub games: u64,
}

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// The store.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The file.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// What stands in the file.
    #[error("{0}")]
    Bad(#[from] InputError),
    /// Nothing is mixed.
    #[error("the store is not empty: an archive is read into a new one")]
    NotEmpty,
}
