//! Writes the games of a tournament to a file of records.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use bots::arena::{FinishedGame, Pairing};
use flate2::Compression;
use flate2::write::GzEncoder;
use game::Game;
use serde_json::Value;

use crate::cli_error::CliError;

/// Writes the games of a tournament to a file, one record per line.
pub(super) struct RecordWriter {
    name: String,
    out: Box<dyn Write>,
    seed: u64,
    names: Vec<String>,
}

impl RecordWriter {
    pub(super) fn create(path: &Path, seed: u64, pairing: &Pairing) -> Result<RecordWriter, CliError> {
        let name = path.display().to_string();
        let file = BufWriter::new(File::create(path).map_err(CliError::io(&name))?);
        let out: Box<dyn Write> = match path.extension() {
            Some(extension) if extension == "gz" => Box::new(GzEncoder::new(file, Compression::default())),
            _ => Box::new(file),
        };
        let names = pairing.entrants().iter().map(|(entrant, _)| entrant.to_string()).collect();
        Ok(RecordWriter { name, out, seed, names })
    }

    /// Writes the games of a deal, with the bot of each seat.
    pub(super) fn write<G: Game>(&mut self, deal: Vec<FinishedGame<G>>) -> Result<(), CliError> {
        for FinishedGame { deal, seating, mut record, .. } in deal {
            let bots: Vec<&str> = seating.iter().map(|&entrant| self.names[entrant].as_str()).collect();
            record.extra.insert("seed".into(), Value::from(self.seed));
            record.extra.insert("deal".into(), Value::from(deal));
            record.extra.insert("bots".into(), Value::from(bots));
            writeln!(self.out, "{}", record.write()).map_err(CliError::io(&self.name))?;
        }
        // Readers of the unfinished file find complete deals.
        self.out.flush().map_err(CliError::io(&self.name))
    }
}
