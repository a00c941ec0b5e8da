//! Reading JSON from outside.

use std::fmt;

use serde::{Deserialize, Deserializer};

use crate::InputError;

/// Deserializes JSON, from text or from a value. Errors contain the path of the key.
///
/// ```
/// let json = serde_json::json!({"seats": [0, 9]});
/// let read = game::read_json::<std::collections::BTreeMap<String, Vec<game::Seat>>, _>(&json);
/// assert_eq!(read.unwrap_err().place(), "seats[1]");
/// ```
pub fn read_json<'de, T, D>(json: D) -> Result<T, InputError>
where
    T: Deserialize<'de>,
    D: Deserializer<'de, Error: fmt::Display>,
{
    serde_path_to_error::deserialize(json).map_err(|error| {
        let place = error.path().to_string();
        InputError::new(if place == "." { "" } else { &place }, error.into_inner())
    })
}
