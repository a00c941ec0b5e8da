//! The ids of games and people.

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::ser::Error as _;
use serde::{Deserialize, Serialize, Serializer};

/// Defines an id of 128 bits that is written as 32 hexadecimal digits.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Deserialize)]
        #[serde(try_from = "String")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name([u8; 16]);

        impl $name {
            /// The id of these random bytes.
            pub const fn from_bytes(bytes: [u8; 16]) -> $name {
                $name(bytes)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(std::str::from_utf8(&digits(self.0)).map_err(|_| fmt::Error)?)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(std::str::from_utf8(&digits(self.0)).map_err(S::Error::custom)?)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $name {
            type Err = ParseError;

            fn from_str(word: &str) -> Result<$name, ParseError> {
                let bad = || ParseError::new("id", word, "an id is 32 hexadecimal digits");
                if word.bytes().any(|byte| byte.is_ascii_uppercase()) {
                    return Err(bad());
                }
                let mut bytes = [0; 16];
                hex::decode_to_slice(word, &mut bytes).map_err(|_| bad())?;
                Ok($name(bytes))
            }
        }

        impl TryFrom<String> for $name {
            type Error = ParseError;

            fn try_from(word: String) -> Result<$name, ParseError> {
                word.parse()
            }
        }

        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
                let id = utoipa::openapi::ObjectBuilder::new()
                    .schema_type(utoipa::openapi::Type::String)
                    .pattern(Some("^[0-9a-f]{32}$"));
                id.build().into()
            }
        }

        impl utoipa::ToSchema for $name {}
    };
}

id! {
    /// The id of a game. Everybody who knows it may watch the game, so nobody can guess it.
    GameId
}

id! {
    /// The id of a set of boards: a hash of its content.
    BoardSetId
}

id! {
    /// The id of a person. It is public; the person's key is the secret.
    PersonId
}

/// The hexadecimal digits of an id.
fn digits(id: [u8; 16]) -> [u8; 32] {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |index: usize| {
        let byte = id[index / 2];
        DIGITS[usize::from(if index.is_multiple_of(2) { byte >> 4 } else { byte & 15 })]
    };
    std::array::from_fn(digit)
}

#[cfg(test)]
mod tests {
    use super::GameId;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        let id = GameId::from_bytes(*b"sixteen bytes ok");
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().len(), 32);
        assert_eq!(serde_json::to_string(&id).ok(), Some(format!("\"{id}\"")));
    }

    #[test]
    fn anything_else_is_refused() {
        for word in ["", "0", "+0000000000000000000000000000000", "0123456789ABCDEF0123456789ABCDEF", "ä"] {
            assert!(word.parse::<GameId>().is_err(), "{word}");
        }
    }
}
