//! Spots: where tiles lie in a garden.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Where a tile lies in a garden: the coordinates of its nw field relative to the first tile.
///
/// `x` grows to the right, `y` downwards.
///
/// ```
/// use versailles::Spot;
///
/// assert_eq!(Spot::new(2, -1).map(|spot| spot.to_string()).as_deref(), Some("[2, -1]"));
/// assert_eq!(Spot::new(27, 0), None);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Spot {
    x: i8,
    y: i8,
}

impl Spot {
    /// The spot of the first tile of a garden.
    pub const ORIGIN: Spot = Spot { x: 0, y: 0 };
    /// The largest distance from the first tile: thirteen more tiles in a straight line.
    pub const FURTHEST: i8 = 26;

    /// The spot with these coordinates, if a garden can reach so far.
    pub const fn new(x: i8, y: i8) -> Option<Spot> {
        if within_reach(x) && within_reach(y) { Some(Spot { x, y }) } else { None }
    }

    /// A spot beside a garden that is not full. Such a spot is always within reach.
    #[inline]
    pub(crate) const fn beside(x: i8, y: i8) -> Spot {
        debug_assert!(within_reach(x) && within_reach(y));
        Spot { x, y }
    }

    /// The distance to the right of the first tile.
    #[inline]
    pub const fn x(self) -> i8 {
        self.x
    }

    /// The distance below the first tile.
    #[inline]
    pub const fn y(self) -> i8 {
        self.y
    }
}

const fn within_reach(distance: i8) -> bool {
    distance >= -Spot::FURTHEST && distance <= Spot::FURTHEST
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {}]", self.x, self.y)
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.x, self.y].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        let numbers = game::at_most::<2, i64, D>(deserializer)?;
        let &[x, y] = numbers.as_slice() else {
            return Err(D::Error::custom("a spot is two numbers, [x, y]"));
        };
        let spot = i8::try_from(x).ok().zip(i8::try_from(y).ok()).and_then(|(x, y)| Spot::new(x, y));
        spot.ok_or_else(|| {
            let reach = Spot::FURTHEST;
            D::Error::custom(format_args!(
                "invalid spot [{x}, {y}]: a garden reaches from -{reach} to {reach}"
            ))
        })
    }
}
