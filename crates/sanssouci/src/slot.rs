//! The ten slots of the market.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Colour;

game::text_enum! {
    /// A slot of the market: two for each colour.
    #[expect(missing_docs, reason = "each variant is named after its text form")]
    pub enum Slot: "slot" {
        W1 => "w1",
        W2 => "w2",
        G1 => "g1",
        G2 => "g2",
        O1 => "o1",
        O2 => "o2",
        V1 => "v1",
        V2 => "v2",
        T1 => "t1",
        T2 => "t2",
    }
}

impl Slot {
    /// The number of the slot, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of the slot, which is the row of the garden that its tile goes to.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[self.index() / 2]
    }
}

/// One value per slot, serialized as an object with the ten slots as keys.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct BySlot<T>(pub [T; 10]);

impl<T> BySlot<T> {
    /// The slots with their values, in order.
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
                let mut values = [None; 10];
                while let Some((slot, value)) = map.next_entry::<Slot, T>()? {
                    if values[slot.index()].replace(value).is_some() {
                        return Err(M::Error::custom(format_args!("slot {slot} is listed twice")));
                    }
                }
                if let Some(missing) = Slot::ALL.into_iter().find(|slot| values[slot.index()].is_none()) {
                    return Err(M::Error::custom(format_args!("slot {missing} is missing")));
                }
                Ok(BySlot(values.map(|value| value.expect("no slot is missing"))))
            }
        }

        deserializer.deserialize_map(BySlotVisitor(PhantomData))
    }
}
