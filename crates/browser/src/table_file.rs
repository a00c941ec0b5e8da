//! A table as a text that can be stored and sent to another engine: its id and its log.

use game::InputError;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{GameId, Games, LogEntry, Table};

use crate::local_table::LocalTable;

const FORMAT: &str = "gloriette-table";

/// The version of the format. Engines read all versions up to their own.
const VERSION: u64 = 1;

#[derive(Serialize)]
struct WrittenFile<'a> {
    format: &'static str,
    version: u64,
    id: GameId,
    log: &'a [LogEntry],
}

/// The parts of a file after its format and version.
#[derive(Deserialize)]
struct Content {
    id: GameId,
    log: Vec<LogEntry>,
}

/// Writes a table.
pub(crate) fn write(table: &LocalTable) -> Result<String, InputError> {
    let file = WrittenFile { format: FORMAT, version: VERSION, id: table.id(), log: table.log() };
    serde_json::to_string(&file).map_err(|error| InputError::new("", error))
}

/// Reads a table and replays its log, so that nothing is taken from the file unchecked.
pub(crate) fn read(text: &str, games: &Games) -> Result<LocalTable, InputError> {
    let file: Value = serde_json::from_str(text).map_err(|error| InputError::new("", error))?;
    if file["format"] != FORMAT {
        return Err(InputError::new("format", "this is not a stored table"));
    }
    match file["version"].as_u64() {
        Some(1..=VERSION) => {}
        Some(newer) if newer > VERSION => {
            let message =
                format_args!("{newer} is from a newer program; this one reads up to {VERSION}").to_string();
            return Err(InputError::new("version", message).with_code("newer_version"));
        }
        _ => return Err(InputError::new("version", "it must be a number from 1")),
    }
    let Content { id, log } = game::read_json(&file)?;
    match Table::replay(id, &log, games, |_, _| {})? {
        Some(table) => Ok(LocalTable::new(table, log)),
        None => Err(InputError::new("log", "it is empty")),
    }
}
