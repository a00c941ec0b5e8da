//! The ten slots of the market.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use game::ParseError;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Colour;

/// A slot of the market: two for each colour, `w1 w2 g1 g2 o1 o2 v1 v2 t1 t2`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "each is named as it is written")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "'w1' | 'w2' | 'g1' | 'g2' | 'o1' | 'o2' | 'v1' | 'v2' | 't1' | 't2'")
)]
pub enum Slot {
    W1,
    W2,
    G1,
    G2,
    O1,
    O2,
    V1,
    V2,
    T1,
    T2,
}

impl Slot {
    /// All ten, in the order of their colours.
    pub const ALL: [Slot; 10] =
        [Slot::W1, Slot::W2, Slot::G1, Slot::G2, Slot::O1, Slot::O2, Slot::V1, Slot::V2, Slot::T1, Slot::T2];

    /// The slot's number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its colour, which is the row of the garden that its tile goes to.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[self.index() / 2]
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.index() % 2 + 1)
    }
}

impl FromStr for Slot {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Slot, ParseError> {
        let mut letters = word.chars();
        let colour = letters.next().and_then(Colour::from_letter);
        let number = letters.next().and_then(|digit| matches!(digit, '1' | '2').then_some(digit == '2'));
        match (colour, number, letters.next()) {
            (Some(colour), Some(second), None) => Ok(Slot::ALL[colour.index() * 2 + usize::from(second)]),
            _ => Err(ParseError::new("slot", word, "slots are w1 w2 g1 g2 o1 o2 v1 v2 t1 t2")),
        }
    }
}

game::written_as_word!(Slot, "a slot, w1 to t2");

/// Something for each slot; written as an object with the ten slots as keys.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct BySlot<T>(pub [T; 10]);

impl<T> BySlot<T> {
    /// Slot and thing, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Slot, &T)> {
        Slot::ALL.into_iter().zip(&self.0)
    }
}

impl<T: Serialize> Serialize for BySlot<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy> Deserialize<'de> for BySlot<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BySlot<T>, D::Error> {
        struct BySlotVisitor<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de> + Copy> Visitor<'de> for BySlotVisitor<T> {
            type Value = BySlot<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object with the ten slots as keys")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<BySlot<T>, M::Error> {
                let mut things = [None; 10];
                while let Some((slot, thing)) = map.next_entry::<Slot, T>()? {
                    if things[slot.index()].replace(thing).is_some() {
                        return Err(M::Error::custom(format_args!("slot {slot} stands there twice")));
                    }
                }
                if let Some(missing) = Slot::ALL.into_iter().find(|slot| things[slot.index()].is_none()) {
                    return Err(M::Error::custom(format_args!("slot {missing} is missing")));
                }
                Ok(BySlot(things.map(|thing| thing.expect("no slot is missing"))))
            }
        }

        deserializer.deserialize_map(BySlotVisitor(PhantomData))
    }
}
