//! Names that nobody can guess.

use std::fmt;
use std::str::FromStr;

use game::BadWord;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::random;

/// 128 random bits, written as 32 hexadecimal digits.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Id(u128);

/// The name of a game. Who knows it may look at the game, so nobody can guess it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct GameId(Id);

/// The name of a person. It is no secret; a [key](crate::key::Key) is.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct PersonId(Id);

impl Id {
    fn random() -> Id {
        Id(u128::from_le_bytes(random::bytes()))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Id {
    type Err = BadWord;

    fn from_str(word: &str) -> Result<Id, BadWord> {
        let digits =
            word.len() == 32 && word.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        let number = u128::from_str_radix(word, 16).ok().filter(|_| digits);
        number.map(Id).ok_or_else(|| BadWord::new("id", word, "an id is 32 hexadecimal digits"))
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        let word = std::borrow::Cow::<str>::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}

macro_rules! named_by_id {
    ($($name:ident)*) => { $(
        impl $name {
            /// A new one.
            pub fn random() -> $name {
                $name(Id::random())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = BadWord;

            fn from_str(word: &str) -> Result<$name, BadWord> {
                word.parse().map($name)
            }
        }
    )* };
}

named_by_id!(GameId PersonId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        let id = GameId::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().len(), 32);
        assert_ne!(GameId::random(), id);
    }

    #[test]
    fn anything_else_is_refused() {
        for word in ["", "0", "+0000000000000000000000000000000", "0123456789ABCDEF0123456789ABCDEF", "ä"] {
            assert!(word.parse::<GameId>().is_err(), "{word}");
        }
    }
}
