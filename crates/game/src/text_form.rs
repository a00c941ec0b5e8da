//! Small types that are written as a word: `c4`, `gt`, `t1`.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{self, Visitor};

/// A word that does not name what it should.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("no {what} `{word}`: {expected}")]
pub struct ParseError {
    what: &'static str,
    word: String,
    expected: &'static str,
}

impl ParseError {
    /// `what` is the kind of thing that was looked for, `expected` how its names are formed.
    pub fn new(what: &'static str, word: &str, expected: &'static str) -> ParseError {
        ParseError { what, word: word.chars().take(24).collect(), expected }
    }
}

/// Reads a string by its `FromStr`; the work behind [`written_as_word!`](crate::written_as_word).
#[doc(hidden)]
pub struct WordVisitor<T>(pub PhantomData<T>, pub &'static str);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for WordVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.1)
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<T, E> {
        word.parse().map_err(E::custom)
    }
}

/// Makes serde write a type by its `Display` and read it by its `FromStr`.
///
/// ```
/// use std::{fmt, str::FromStr};
///
/// struct Yes;
/// impl fmt::Display for Yes {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str("yes") }
/// }
/// impl FromStr for Yes {
///     type Err = game::ParseError;
///     fn from_str(word: &str) -> Result<Yes, game::ParseError> {
///         if word == "yes" { Ok(Yes) } else { Err(game::ParseError::new("answer", word, "the answer is yes")) }
///     }
/// }
/// game::written_as_word!(Yes, "an answer");
///
/// let no = serde_json::from_str::<Yes>("\"no\"").err().map(|fault| fault.to_string());
/// assert!(no.is_some_and(|fault| fault.starts_with("no answer `no`: the answer is yes")));
/// ```
#[macro_export]
macro_rules! written_as_word {
    ($type:ty, $expecting:literal) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str($crate::WordVisitor(::std::marker::PhantomData, $expecting))
            }
        }
    };
}
