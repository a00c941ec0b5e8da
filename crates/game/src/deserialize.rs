//! Deserializers that are stricter than serde's own: bounded lists, no `null`, no list in place of
//! an object.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Reads a list of at most `MAX` entries, so that a huge list cannot exhaust memory.
///
/// For `#[serde(deserialize_with = "game::at_most::<18, _, _>")]`:
///
/// ```
/// #[derive(serde::Deserialize)]
/// struct Hand {
///     #[serde(deserialize_with = "game::at_most::<2, _, _>")]
///     cards: Vec<u8>,
/// }
///
/// let two = serde_json::from_str::<Hand>(r#"{"cards": [4, 5]}"#);
/// assert_eq!(two.map(|hand| hand.cards.len()).ok(), Some(2));
/// let three = serde_json::from_str::<Hand>(r#"{"cards": [4, 5, 6]}"#);
/// assert!(three.is_err_and(|error| error.to_string().starts_with("more than 2 entries")));
/// ```
pub fn at_most<'de, const MAX: usize, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct Bounded<T, const MAX: usize>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>, const MAX: usize> Visitor<'de> for Bounded<T, MAX> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of at most {MAX} entries")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Vec<T>, A::Error> {
            let mut list = Vec::new();
            while let Some(entry) = entries.next_element()? {
                if list.len() == MAX {
                    return Err(A::Error::custom(format_args!("more than {MAX} entries")));
                }
                list.push(entry);
            }
            Ok(list)
        }
    }

    deserializer.deserialize_seq(Bounded::<T, MAX>(PhantomData))
}

/// Reads an optional key that may be absent but not `null`.
///
/// For `#[serde(default, deserialize_with = "game::not_null")]`.
pub fn not_null<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A value that must be an object in JSON. Serde alone would also accept a list of its fields.
pub(crate) struct Object<T>(pub(crate) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<T>, D::Error> {
        struct ObjectVisitor<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for ObjectVisitor<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<T, M::Error> {
                T::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_map(ObjectVisitor(PhantomData)).map(Object)
    }
}

/// Reads a list of at most `MAX` objects.
pub fn objects<'de, const MAX: usize, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    at_most::<MAX, Object<T>, D>(deserializer)
        .map(|list| list.into_iter().map(|Object(entry)| entry).collect())
}
