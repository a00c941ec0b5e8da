//! Data files: boards and tiles as TOML that people can edit.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;

use crate::InputError;

/// The texts of data files by name, such as `go/stones.toml`.
pub type DataFiles = BTreeMap<String, String>;

/// Reads a data file: the text that `file` returns for this name, or the built-in one if it returns
/// none.
///
/// Errors contain the name of the file and the line.
pub fn data_file<T: DeserializeOwned>(
    name: &str,
    built_in: &str,
    file: impl Fn(&str) -> Option<String>,
) -> Result<T, InputError> {
    let custom = file(name);
    let text = custom.as_deref().unwrap_or(built_in);
    read(text).map_err(|(line, message)| {
        let error = match line {
            Some(line) => InputError::new(format_args!("{name}, line {line}"), message),
            None => InputError::new(name, message),
        };
        error.with_code("unreadable")
    })
}

/// Reads a text. An error is a message and its line, counted from 1.
#[cfg(feature = "toml")]
fn read<T: DeserializeOwned>(text: &str) -> Result<T, (Option<usize>, String)> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| 1 + text[..span.start.min(text.len())].matches('\n').count());
        (line, error.message().to_string())
    })
}

#[cfg(not(feature = "toml"))]
fn read<T: DeserializeOwned>(text: &str) -> Result<T, (Option<usize>, String)> {
    let value = crate::plain_toml::parse(text).map_err(|line| {
        (Some(line), "this program reads only data files as simple as its own".to_string())
    })?;
    serde_json::from_value(value).map_err(|error| (None, error.to_string()))
}
