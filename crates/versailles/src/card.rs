//! The number cards.

use std::fmt;
use std::num::NonZeroU8;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A number card, 1 to 55.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Card(NonZeroU8);

impl Card {
    /// The number of cards, and the highest card.
    pub const COUNT: usize = 55;
    /// Card 1.
    pub const LOWEST: Card = Card(NonZeroU8::MIN);

    /// The card with this number.
    pub const fn new(number: u8) -> Option<Card> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() as usize <= Card::COUNT => Some(Card(number)),
            _ => None,
        }
    }

    /// The number of the card.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let number = i64::deserialize(deserializer)?;
        u8::try_from(number).ok().and_then(Card::new).ok_or_else(|| {
            D::Error::custom(format_args!("invalid card {number}: cards are 1 to {}", Card::COUNT))
        })
    }
}
