//! The garden tiles.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use game::ParseError;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Kind, Rotation};

/// A garden tile: 2x2 fields, named clockwise from the top left (nw, ne, se, sw).
///
/// Records write it as a list of four names, data files and logs as four letters.
///
/// ```
/// use versailles::{Kind, Tile, Rotation};
///
/// let tile = Tile::new([Kind::Yellow, Kind::Joker, Kind::Site, Kind::Red]);
/// assert_eq!(tile.to_string(), "yjsr");
/// assert_eq!(tile.turned(Rotation::ALL[1]).to_string(), "ryjs");
/// assert!(tile.is_like("jsry".parse()?));
/// # Ok::<(), game::ParseError>(())
/// ```
// Three bits per field, nw lowest, so that a quarter turn clockwise rotates the twelve bits.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[Kind, Kind, Kind, Kind]"))]
pub struct Tile(NonZeroU16);

const BITS: u16 = 0xfff;

impl Tile {
    /// The tile with these fields: nw, ne, se, sw.
    pub const fn new([nw, ne, se, sw]: [Kind; 4]) -> Tile {
        let bits = nw.bits() | ne.bits() << 3 | se.bits() << 6 | sw.bits() << 9;
        Tile(NonZeroU16::new(bits).expect("every kind has a bit set"))
    }

    /// The fields: nw, ne, se, sw.
    pub fn fields(self) -> [Kind; 4] {
        [0, 3, 6, 9].map(|shift| Kind::from_bits(self.bits() >> shift).expect("no field of a tile is empty"))
    }

    /// The tile after a rotation.
    #[inline]
    pub fn turned(self, turn: Rotation) -> Tile {
        let shift = 3 * turn.quarters();
        let bits = (self.bits() << shift | self.bits() >> (12 - shift)) & BITS;
        Tile(NonZeroU16::new(bits).unwrap_or(self.0))
    }

    /// The smallest of its four rotations. Tiles that are alike have the same.
    pub fn canonical(self) -> Tile {
        Rotation::ALL.map(|turn| self.turned(turn)).into_iter().min().unwrap_or(self)
    }

    /// Whether two tiles are equal up to rotation.
    pub fn is_like(self, other: Tile) -> bool {
        self.canonical() == other.canonical()
    }

    /// Whether the tile has a field of this kind.
    #[inline]
    pub fn shows(self, kind: Kind) -> bool {
        // A field is of this kind if none of its three bits differs.
        let other = self.bits() ^ (kind.bits() * 0o1111);
        (other | other >> 1 | other >> 2) & 0o1111 != 0o1111
    }

    /// The fields, three bits each, nw lowest.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0.get()
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fields().into_iter().try_for_each(|kind| write!(f, "{}", kind.letter()))
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tile({self})")
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tile, ParseError> {
        let bad = || ParseError::new("tile", text, "a tile is four of the letters y g w b r j s");
        let kinds: Vec<Kind> =
            text.chars().take(5).map(Kind::from_letter).collect::<Option<_>>().ok_or_else(bad)?;
        <[Kind; 4]>::try_from(kinds).map(Tile::new).map_err(|_| bad())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.fields().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        let kinds = game::at_most::<4, Kind, D>(deserializer)?;
        <[Kind; 4]>::try_from(kinds)
            .map(Tile::new)
            .map_err(|kinds| D::Error::custom(format_args!("a tile of {} fields, expected 4", kinds.len())))
    }
}
