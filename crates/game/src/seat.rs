//! A place at the table, and sets of them.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place at the table. Seats count from 0; no game here has more than five.
///
/// ```
/// use game::Seat;
///
/// let last = Seat::new(3).expect("four of five seats");
/// assert_eq!(last.next(4), Seat::FIRST);
/// assert_eq!(Seat::new(9), None);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// The largest number of seats any game has.
    pub const MAX_COUNT: usize = 5;
    /// Seat 0.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if there can be one.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < Seat::MAX_COUNT { Some(Seat(number as u8)) } else { None }
    }

    /// The seat's number, to index a list that has an entry a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table of this many players, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(Seat::MAX_COUNT) as u8).map(Seat)
    }

    /// The neighbour to the left, whose turn comes next.
    pub const fn next(self, players: usize) -> Seat {
        let next = self.0 + 1;
        if (next as usize) < players { Seat(next) } else { Seat(0) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u64::deserialize(deserializer)?;
        usize::try_from(number).ok().and_then(Seat::new).ok_or_else(|| {
            D::Error::custom(format_args!("no seat {number}: seats are 0 to {}", Seat::MAX_COUNT - 1))
        })
    }
}

/// A set of seats.
///
/// ```
/// use game::{Seat, Seats};
///
/// let mut waiting = Seats::all(3);
/// waiting.remove(Seat::FIRST);
/// assert_eq!(waiting.iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Everybody at a table of this many players.
    pub const fn all(players: usize) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is one of them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether it is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest of them.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// They, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..Seat::MAX_COUNT as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
