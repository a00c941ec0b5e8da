//! Lists that know how long they may be, so that an absurd one is refused before it is held in memory.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Reads a list of at most `MOST` entries; for `#[serde(deserialize_with = "table::at_most::<18, _, _>")]`.
///
/// ```
/// #[derive(serde::Deserialize)]
/// struct Hand {
///     #[serde(deserialize_with = "table::at_most::<2, _, _>")]
///     cards: Vec<u8>,
/// }
///
/// assert_eq!(serde_json::from_str::<Hand>("{\"cards\": [4, 5]}").map(|hand| hand.cards.len()).ok(), Some(2));
/// let three = serde_json::from_str::<Hand>("{\"cards\": [4, 5, 6]}").err().map(|fault| fault.to_string());
/// assert!(three.is_some_and(|fault| fault.starts_with("more than 2 entries")));
/// ```
pub fn at_most<'de, const MOST: usize, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct Bounded<T, const MOST: usize>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>, const MOST: usize> Visitor<'de> for Bounded<T, MOST> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of at most {MOST} entries")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Vec<T>, A::Error> {
            let mut list = Vec::new();
            while let Some(entry) = entries.next_element()? {
                if list.len() == MOST {
                    return Err(A::Error::custom(format_args!("more than {MOST} entries")));
                }
                list.push(entry);
            }
            Ok(list)
        }
    }

    deserializer.deserialize_seq(Bounded::<T, MOST>(PhantomData))
}
