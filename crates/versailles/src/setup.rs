//! The setup: everything that is random (the order of the tiles, the hands), and its checks.

use std::fmt::Display;

use game::InputError;
use serde::{Deserialize, Deserializer, Serialize};

use crate::{Card, Half, Hand, Options, Tile};

/// Everything that is random, drawn before the first action.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The 72 tiles in shuffled order: the row of the first half, the row of the second half, and
    /// unused tiles.
    #[serde(deserialize_with = "game::at_most::<{ Setup::TILES }, _, _>")]
    pub tiles: Vec<Tile>,
    /// For each half, ten cards per seat. In games for two, the third list is Ludwig's stack, from
    /// the top.
    #[serde(deserialize_with = "halves")]
    pub hands: Vec<Vec<Vec<Card>>>,
}

/// Reads the hands. Every list is bounded while it is read.
fn halves<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Vec<Vec<Card>>>, D::Error> {
    #[derive(Deserialize)]
    struct Hands(#[serde(deserialize_with = "game::at_most::<{ Options::MAX_PLAYERS }, _, _>")] Vec<Cards>);
    #[derive(Deserialize)]
    struct Cards(#[serde(deserialize_with = "game::at_most::<{ Hand::DEALT }, _, _>")] Vec<Card>);

    let halves = game::at_most::<2, Hands, D>(deserializer)?;
    Ok(halves.into_iter().map(|Hands(hands)| hands.into_iter().map(|Cards(cards)| cards).collect()).collect())
}

impl Setup {
    /// The number of tiles.
    pub const TILES: usize = 72;

    /// Checks that the setup is valid for these options.
    pub(crate) fn check(&self, options: &Options) -> Result<(), InputError> {
        check_count("tiles", "tiles", self.tiles.len(), Setup::TILES)?;
        check_count("hands", "halves", self.hands.len(), Half::ALL.len())?;
        for (half, hands) in self.hands.iter().enumerate() {
            check_hands(hands, options).map_err(|error| error.inside(format_args!("hands[{half}]")))?;
        }
        Ok(())
    }
}

/// Checks that every bidder has ten cards, all different.
fn check_hands(hands: &[Vec<Card>], options: &Options) -> Result<(), InputError> {
    check_count("", "hands", hands.len(), options.bidders())?;
    let mut dealt = Hand::EMPTY;
    for (bidder, hand) in hands.iter().enumerate() {
        check_count(format_args!("[{bidder}]"), "cards", hand.len(), Hand::DEALT)?;
        for &card in hand {
            if dealt.contains(card) {
                return Err(InputError::new(
                    format_args!("[{bidder}]"),
                    format_args!("card {card} is dealt twice"),
                ));
            }
            dealt.insert(card);
        }
    }
    Ok(())
}

fn check_count(place: impl Display, what: &str, found: usize, expected: usize) -> Result<(), InputError> {
    if found == expected {
        Ok(())
    } else {
        Err(InputError::new(place, format_args!("{found} {what}, expected {expected}")))
    }
}
