//! Words on the wire for things that have no serde of their own.

/// A bot's level, as its name.
pub(crate) mod level {
    use bots::Level;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let word = std::borrow::Cow::<str>::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}

/// A bot's level, or none.
pub(crate) mod level_or_none {
    use bots::Level;
    use serde::Serializer;

    pub(crate) fn serialize<S: Serializer>(level: &Option<Level>, serializer: S) -> Result<S::Ok, S::Error> {
        match level {
            Some(level) => serializer.serialize_some(level.name()),
            None => serializer.serialize_none(),
        }
    }
}
