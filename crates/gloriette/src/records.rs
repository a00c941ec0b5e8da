//! Reads records: one (`.json`) or one per line (`.jsonl`), from files (also compressed) or
//! standard input.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use flate2::bufread::MultiGzDecoder;
use game::InputError;

use crate::cli_error::CliError;

/// The text of one record and its name in error messages.
pub(crate) struct RecordText {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// Iterates over the records of a file.
pub(crate) struct Records {
    name: String,
    lines: Box<dyn BufRead>,
    number: usize,
    one_per_line: bool,
}

impl Records {
    /// Opens a file; `-` is standard input.
    pub(crate) fn open(path: &Path) -> Result<Records, CliError> {
        let (name, lines): (String, Box<dyn BufRead>) = if path == Path::new("-") {
            ("standard input".into(), Box::new(BufReader::new(io::stdin())))
        } else {
            let name = path.display().to_string();
            let file = File::open(path).map_err(CliError::io(&name))?;
            if path.is_dir() {
                return Err(CliError::io(&name)(io::ErrorKind::IsADirectory.into()));
            }
            let file = BufReader::new(file);
            match path.extension() {
                Some(extension) if extension == "gz" => {
                    (name, Box::new(BufReader::new(MultiGzDecoder::new(file))))
                }
                _ => (name, Box::new(file)),
            }
        };
        let plain = if path.extension() == Some(OsStr::new("gz")) {
            path.with_extension("")
        } else {
            PathBuf::from(path)
        };
        let one_per_line = plain.extension() == Some(OsStr::new("jsonl"));
        Ok(Records { name, lines, number: 0, one_per_line })
    }

    fn read_next(&mut self) -> Result<Option<RecordText>, CliError> {
        let mut text = String::new();
        loop {
            if self.lines.read_line(&mut text).map_err(CliError::io(&self.name))? == 0 {
                return Ok(None);
            }
            if !text.trim().is_empty() {
                break;
            }
            text.clear();
        }
        self.number += 1;
        // Without a file extension, an incomplete first line means one record over several lines.
        self.one_per_line = self.one_per_line || game::is_complete_json(&text);
        if !self.one_per_line {
            self.lines.read_to_string(&mut text).map_err(CliError::io(&self.name))?;
            return Ok(Some(RecordText { name: self.name.clone(), text }));
        }
        Ok(Some(RecordText { name: format!("{}, record {}", self.name, self.number), text }))
    }

    /// The records of a file that must contain at least one.
    pub(crate) fn open_with_records(
        path: &Path,
    ) -> Result<impl Iterator<Item = Result<RecordText, CliError>>, CliError> {
        let mut records = Records::open(path)?;
        let first = records.read_next()?.ok_or_else(|| records.missing())?;
        Ok(std::iter::once(Ok(first)).chain(records))
    }

    fn missing(&self) -> InputError {
        InputError::new(&self.name, "contains no record")
    }

    /// Reads a file that must contain exactly one record.
    pub(crate) fn only(path: &Path) -> Result<RecordText, CliError> {
        let mut records = Records::open(path)?;
        let record = records.read_next()?.ok_or_else(|| records.missing())?;
        match records.read_next()? {
            None => Ok(record),
            Some(_) => Err(InputError::new(&records.name, "contains more than one record").into()),
        }
    }
}

impl Iterator for Records {
    type Item = Result<RecordText, CliError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read_next().transpose()
    }
}

impl RecordText {
    /// Prefixes an error with the name of this record.
    pub(crate) fn error(&self, error: &InputError) -> InputError {
        InputError::new(&self.name, error)
    }
}
