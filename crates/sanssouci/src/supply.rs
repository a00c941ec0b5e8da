//! The supply: tiles that are face down, in stacks or in a bag.

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::Deserialize;

use crate::Motif;

/// A stack of the supply, counted from 0. The bag of the revised edition is stack 0.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Stack(u8);

impl Stack {
    /// The largest number of stacks.
    pub const MAX_COUNT: usize = 8;

    /// The stack with this number.
    pub const fn new(number: usize) -> Option<Stack> {
        if number < Stack::MAX_COUNT { Some(Stack(number as u8)) } else { None }
    }

    /// The number of the stack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Stack {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Stack, ParseError> {
        let known = (0..Stack::MAX_COUNT).filter_map(Stack::new).find(|stack| stack.to_string() == text);
        known.ok_or_else(|| ParseError::new("stack", text, "stacks are 0 to 7"))
    }
}

impl serde::Serialize for Stack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Stack, D::Error> {
        let number = u64::deserialize(deserializer)?;
        let stack = usize::try_from(number).ok().and_then(Stack::new);
        stack.ok_or_else(|| {
            serde::de::Error::custom(ParseError::new("stack", &number.to_string(), "stacks are 0 to 7"))
        })
    }
}

/// The tiles that are face down, in stacks or in one bag.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Supply {
    /// All stacks one after the other, each from the top.
    tiles: [Motif; Supply::MAX_TILES],
    /// The end of each stack in `tiles`.
    ends: [u8; Stack::MAX_COUNT],
    /// The number of tiles that each stack still has.
    heights: [u8; Stack::MAX_COUNT],
    stacks: u8,
}

impl Supply {
    /// The most tiles: the 81 of a game for four, without the ten of the market.
    pub(crate) const MAX_TILES: usize = 71;

    /// A supply of at most eight stacks with at most 71 tiles in all.
    pub(crate) fn new(stacks: &[Vec<Motif>]) -> Supply {
        let mut supply = Supply {
            tiles: [Motif::Labyrinth; Supply::MAX_TILES],
            ends: [0; Stack::MAX_COUNT],
            heights: [0; Stack::MAX_COUNT],
            stacks: stacks.len() as u8,
        };
        let mut end = 0;
        for (number, stack) in stacks.iter().enumerate() {
            supply.tiles[end..end + stack.len()].copy_from_slice(stack);
            end += stack.len();
            supply.ends[number] = end as u8;
            supply.heights[number] = stack.len() as u8;
        }
        supply
    }

    pub(crate) fn heights(&self) -> &[u8] {
        &self.heights[..usize::from(self.stacks)]
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        u64::from_le_bytes(self.heights) == 0
    }

    pub(crate) fn has(&self, stack: Stack) -> bool {
        self.heights[stack.index()] > 0
    }

    /// The tallest stack; of equally tall ones, the first.
    #[inline]
    pub(crate) fn tallest(&self) -> Stack {
        let mut best = 0;
        for number in 1..Stack::MAX_COUNT {
            if self.heights[number] > self.heights[best] {
                best = number;
            }
        }
        Stack(best as u8)
    }

    /// Draws the top tile of a stack, if it has one.
    #[inline]
    pub(crate) fn draw(&mut self, stack: Stack) -> Option<Motif> {
        let number = stack.index();
        let height = self.heights[number].checked_sub(1)?;
        let top = self.ends[number] - self.heights[number];
        self.heights[number] = height;
        self.tiles.get(usize::from(top)).copied()
    }

    /// The indices in `tiles` of those that are still face down, stack by stack.
    fn face_down(&self) -> impl Iterator<Item = usize> {
        let (ends, heights) = (self.ends, self.heights);
        (0..Stack::MAX_COUNT).flat_map(move |number| {
            let end = usize::from(ends[number]);
            end - usize::from(heights[number])..end
        })
    }

    /// The number of tiles of each motif that are still face down.
    pub(crate) fn counts(&self) -> [u8; 9] {
        let mut counts = [0; 9];
        self.face_down().for_each(|place| counts[self.tiles[place].index()] += 1);
        counts
    }

    /// Replaces the tiles that are still face down by as many others.
    ///
    /// The tiles that were drawn are no longer used. They are overwritten, so that equal knowledge
    /// gives equal positions.
    pub(crate) fn replace(&mut self, tiles: &[Motif]) {
        let places: [Option<usize>; Supply::MAX_TILES] = {
            let mut places = [None; Supply::MAX_TILES];
            self.face_down().zip(&mut places).for_each(|(place, entry)| *entry = Some(place));
            places
        };
        self.tiles = [Motif::Labyrinth; Supply::MAX_TILES];
        for (place, &tile) in places.into_iter().flatten().zip(tiles) {
            self.tiles[place] = tile;
        }
    }
}
