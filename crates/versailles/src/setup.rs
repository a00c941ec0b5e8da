//! All that chance decides: the order of the tiles, and the hands.

use std::fmt::Display;

use game::InputError;
use serde::{Deserialize, Deserializer, Serialize};

use crate::{Card, Half, Hand, Options, Tile};

/// All that chance decides. It may be wrong; a [`Position`](crate::Position) is made only from one that is not.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The 72 tiles in shuffled order: the first half's row, the second half's, and those that are not used.
    #[serde(deserialize_with = "game::at_most::<{ Setup::TILES }, _, _>")]
    pub tiles: Vec<Tile>,
    /// For each half ten cards a seat; where two play, Ludwig's stack is the third, top first.
    #[serde(deserialize_with = "halves")]
    pub hands: Vec<Vec<Vec<Card>>>,
}

/// Reads the hands; every list is bounded while it is read.
fn halves<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Vec<Vec<Card>>>, D::Error> {
    #[derive(Deserialize)]
    struct Hands(#[serde(deserialize_with = "game::at_most::<{ Options::MAX_PLAYERS }, _, _>")] Vec<Cards>);
    #[derive(Deserialize)]
    struct Cards(#[serde(deserialize_with = "game::at_most::<{ Hand::DEALT }, _, _>")] Vec<Card>);

    let halves = game::at_most::<2, Hands, D>(deserializer)?;
    Ok(halves.into_iter().map(|Hands(hands)| hands.into_iter().map(|Cards(cards)| cards).collect()).collect())
}

impl Setup {
    /// How many tiles there are.
    pub const TILES: usize = 72;

    /// What is wrong with it, if anything is.
    pub(crate) fn check(&self, options: &Options) -> Result<(), InputError> {
        check_tiles(&self.tiles)?;
        count("hands", "halves", self.hands.len(), Half::ALL.len())?;
        for (half, hands) in self.hands.iter().enumerate() {
            check_hands(hands, options).map_err(|fault| fault.inside(format_args!("hands[{half}]")))?;
        }
        Ok(())
    }
}

/// 72 tiles, no two alike even by turning.
fn check_tiles(tiles: &[Tile]) -> Result<(), InputError> {
    count("tiles", "tiles", tiles.len(), Setup::TILES)?;
    match two_alike(tiles) {
        None => Ok(()),
        Some((first, again)) => {
            let what = format!("`{}` is like `{}` of tiles[{first}]", tiles[again], tiles[first]);
            Err(InputError::new(format_args!("tiles[{again}]"), what))
        }
    }
}

/// The first two tiles that are alike, even if one has to be turned.
pub(crate) fn two_alike(tiles: &[Tile]) -> Option<(usize, usize)> {
    // A bit for each of the 4096 words of twelve bits.
    let mut seen = [0u64; 64];
    let again = tiles.iter().position(|tile| {
        let word = tile.canonical().bits();
        let (row, bit) = (&mut seen[usize::from(word >> 6)], 1 << (word & 63));
        let known = *row & bit != 0;
        *row |= bit;
        known
    })?;
    let first = tiles.iter().position(|tile| tile.is_like(tiles[again]))?;
    Some((first, again))
}

/// Ten cards for each bidder, all different.
fn check_hands(hands: &[Vec<Card>], options: &Options) -> Result<(), InputError> {
    count("", "hands", hands.len(), options.bidders())?;
    let mut dealt = Hand::EMPTY;
    for (bidder, hand) in hands.iter().enumerate() {
        count(format_args!("[{bidder}]"), "cards", hand.len(), Hand::DEALT)?;
        for &card in hand {
            if dealt.contains(card) {
                return Err(InputError::new(
                    format_args!("[{bidder}]"),
                    format_args!("card {card} was dealt before"),
                ));
            }
            dealt.insert(card);
        }
    }
    Ok(())
}

fn count(place: impl Display, what: &str, found: usize, needed: usize) -> Result<(), InputError> {
    if found == needed {
        Ok(())
    } else {
        Err(InputError::new(place, format_args!("{found} {what}, there must be {needed}")))
    }
}
