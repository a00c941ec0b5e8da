//! Seats, and sets of seats.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The seat of a player, counted from 0. No game has more than five.
///
/// ```
/// use game::Seat;
///
/// let last = Seat::new(3).expect("there can be five seats");
/// assert_eq!(last.next(4), Seat::FIRST);
/// assert_eq!(Seat::new(9), None);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// The largest number of seats in any game.
    pub const MAX_COUNT: usize = 5;
    /// Seat 0.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if there can be so many.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < Seat::MAX_COUNT { Some(Seat(number as u8)) } else { None }
    }

    /// The number of the seat, to index a list with one entry per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a game with this many players, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(Seat::MAX_COUNT) as u8).map(Seat)
    }

    /// The next seat in turn order: the neighbour to the left.
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
            D::Error::custom(format_args!("invalid seat {number}: seats are 0 to {}", Seat::MAX_COUNT - 1))
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
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// All seats of a game with this many players.
    pub const fn all(players: usize) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// The set of one seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the set contains a seat.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set, in ascending order.
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
