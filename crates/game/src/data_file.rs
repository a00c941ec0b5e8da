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
    toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| 1 + text[..span.start.min(text.len())].matches('\n').count());
        let error = match line {
            Some(line) => InputError::new(format_args!("{name}, line {line}"), error.message()),
            None => InputError::new(name, error.message()),
        };
        error.with_code("unreadable")
    })
}
