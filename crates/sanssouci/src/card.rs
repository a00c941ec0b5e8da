//! The cards that players take tiles with.

use std::fmt;
use std::str::FromStr;

use game::ParseError;

use crate::{Colour, Motif};

/// A card: a motif (`c`), a pair of colours (`gt`), or the free choice (`*`).
///
/// ```
/// use sanssouci::{Card, Face, Motif};
///
/// let card: Card = "c".parse()?;
/// assert_eq!(card.face(), Face::Motif(Motif::Pavilion));
/// assert!("tg".parse::<Card>().is_err(), "the colours stand in the order of their rows");
/// # Ok::<(), game::ParseError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "each is named as it is written; `Free` is the free choice")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Card {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    Wg,
    Wo,
    Wv,
    Wt,
    Go,
    Gv,
    Gt,
    Ov,
    Ot,
    Vt,
    Free,
}

/// What a card shows.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Face {
    /// A tile of this motif; any tile, if the market shows none of it.
    Motif(Motif),
    /// A tile from one of the four slots of these colours.
    Colours(Colour, Colour),
    /// Any tile.
    Free,
}

impl Card {
    /// Every card there could be. A player has 18 of them: the motifs, the free choice, and eight pairs.
    pub const ALL: [Card; 20] = [
        Card::A,
        Card::B,
        Card::C,
        Card::D,
        Card::E,
        Card::F,
        Card::G,
        Card::H,
        Card::I,
        Card::Wg,
        Card::Wo,
        Card::Wv,
        Card::Wt,
        Card::Go,
        Card::Gv,
        Card::Gt,
        Card::Ov,
        Card::Ot,
        Card::Vt,
        Card::Free,
    ];

    const PAIRS: [(Colour, Colour); 10] = {
        use Colour::*;
        [
            (White, Grey),
            (White, Orange),
            (White, Violet),
            (White, Turquoise),
            (Grey, Orange),
            (Grey, Violet),
            (Grey, Turquoise),
            (Orange, Violet),
            (Orange, Turquoise),
            (Violet, Turquoise),
        ]
    };

    /// What the card shows.
    #[inline]
    pub fn face(self) -> Face {
        match self as usize {
            motif @ 0..9 => Face::Motif(Motif::ALL[motif]),
            19.. => Face::Free,
            pair => {
                let (upper, lower) = Card::PAIRS[pair - 9];
                Face::Colours(upper, lower)
            }
        }
    }

    /// The card of a motif.
    pub fn of_motif(motif: Motif) -> Card {
        Card::ALL[motif.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Motif(motif) => motif.fmt(f),
            Face::Colours(upper, lower) => write!(f, "{}{}", upper.letter(), lower.letter()),
            Face::Free => f.write_str("*"),
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Card, ParseError> {
        let mut letters = word.chars();
        let found = match (letters.next(), letters.next(), letters.next()) {
            (Some('*'), None, None) => Some(Card::Free),
            (Some(letter), None, None) => Motif::from_letter(letter).map(Card::of_motif),
            (Some(upper), Some(lower), None) => {
                let pair = Colour::from_letter(upper).zip(Colour::from_letter(lower));
                Card::PAIRS.iter().position(|&known| Some(known) == pair).map(|pair| Card::ALL[9 + pair])
            }
            _ => None,
        };
        found.ok_or_else(|| {
            ParseError::new(
                "card",
                word,
                "cards are the motifs a to i, two colours of w g o v t in this order, and *",
            )
        })
    }
}

game::written_as_word!(Card, "a card such as c, gt or *");
