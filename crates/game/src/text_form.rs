//! Text forms: small types that records and logs write as a short string such as `c4`, `gt` or
//! `t1`.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{self, Visitor};

/// A string that is not the text form of any value of a type.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("invalid {what} `{text}`: {expected}")]
pub struct ParseError {
    what: &'static str,
    text: String,
    expected: Cow<'static, str>,
}

impl ParseError {
    /// Creates the error: `what` names the type, `expected` describes its text forms.
    pub fn new(what: &'static str, text: &str, expected: impl Into<Cow<'static, str>>) -> ParseError {
        ParseError { what, text: text.chars().take(24).collect(), expected: expected.into() }
    }

    /// Creates the error for a type that has these text forms and no others.
    ///
    /// ```
    /// let error = game::ParseError::one_of("side", "left", &["front", "back"]);
    /// assert_eq!(error.to_string(), "invalid side `left`: expected front or back");
    /// ```
    pub fn one_of(what: &'static str, text: &str, forms: &[&str]) -> ParseError {
        let expected = match forms {
            [first, second] => format!("expected {first} or {second}"),
            forms => format!("expected one of {}", forms.join(", ")),
        };
        ParseError::new(what, text, expected)
    }
}

/// Deserializes a string with `FromStr`; the implementation of
/// [`serde_as_text!`](crate::serde_as_text).
#[doc(hidden)]
pub struct TextVisitor<T>(pub PhantomData<T>, pub &'static str);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} as a string", self.1)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// Serializes a type with its `Display` and deserializes it with its `FromStr`.
///
/// The second argument names the type in error messages. Enums use
/// [`text_enum!`](crate::text_enum), which includes this.
///
/// ```
/// use std::{fmt, str::FromStr};
///
/// struct Percent(u8);
/// impl fmt::Display for Percent {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{}%", self.0) }
/// }
/// impl FromStr for Percent {
///     type Err = game::ParseError;
///     fn from_str(text: &str) -> Result<Percent, game::ParseError> {
///         let number = text.strip_suffix('%').and_then(|number| number.parse().ok());
///         let error = || game::ParseError::new("share", text, "shares are like 5%");
///         number.map(Percent).ok_or_else(error)
///     }
/// }
/// game::serde_as_text!(Percent, "share");
///
/// assert_eq!(serde_json::to_string(&Percent(5))?, "\"5%\"");
/// let error = serde_json::from_str::<Percent>("\"five\"").err().map(|error| error.to_string());
/// let expected = "invalid share `five`: shares are like 5%";
/// assert!(error.is_some_and(|error| error.starts_with(expected)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! serde_as_text {
    ($type:ty, $what:literal) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        $crate::deserialize_as_text!($type, $what);
    };
}

/// The second half of [`serde_as_text!`](crate::serde_as_text), for types that have a faster way to
/// serialize than `Display`. Views consist mostly of such words.
#[macro_export]
macro_rules! deserialize_as_text {
    ($type:ty, $what:literal) => {
        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str($crate::TextVisitor(::std::marker::PhantomData, $what))
            }
        }
    };
}

/// Declares an enum and the text form of each variant in one list.
///
/// From this list come `ALL`, `NAMES` and `name()`, `Display`, `FromStr` with its error message,
/// the serde implementations, and, with the feature `ts` of the calling crate, the TypeScript
/// union.
///
/// ```
/// game::text_enum! {
///     /// A side of a coin.
///     pub enum Side: "side of a coin" {
///         /// The side with the portrait.
///         Heads => "heads",
///         /// The side with the number.
///         Tails => "tails",
///     }
/// }
///
/// assert_eq!(Side::ALL.map(Side::name), ["heads", "tails"]);
/// assert_eq!("tails".parse(), Ok(Side::Tails));
/// let error = "edge".parse::<Side>().map_err(|error| error.to_string());
/// assert_eq!(error, Err("invalid side of a coin `edge`: expected heads or tails".to_string()));
/// ```
#[macro_export]
macro_rules! text_enum {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $name:ident: $what:literal {
            $($(#[$variant_attribute:meta])* $variant:ident $(= $number:tt)? => $text:tt),+ $(,)?
        }
    ) => {
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        #[cfg_attr(feature = "ts", derive(::ts_rs::TS))]
        $(#[$attribute])*
        #[repr(u8)]
        $visibility enum $name {
            $($(#[$variant_attribute])* #[cfg_attr(feature = "ts", ts(rename = $text))] $variant $(= $number)?),+
        }

        impl $name {
            /// Every variant, in order.
            $visibility const ALL: [$name; [$($text),+].len()] = [$($name::$variant),+];
            /// The text forms, in the order of [`ALL`](Self::ALL).
            $visibility const NAMES: [&'static str; [$($text),+].len()] = [$($text),+];

            /// The text form.
            $visibility const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text),+
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> Result<$name, $crate::ParseError> {
                let known = $name::ALL.into_iter().find(|variant| variant.name() == text);
                known.ok_or_else(|| $crate::ParseError::one_of($what, text, &$name::NAMES))
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        $crate::deserialize_as_text!($name, $what);
    };
}
