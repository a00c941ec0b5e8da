//! The cards that players take tiles with.

use crate::{Colour, Motif};

game::text_enum! {
    /// A card: a motif (`c`), a pair of colours (`gt`), or the free choice (`*`).
    ///
    /// A player has 18: the motifs, the free choice, and eight pairs of colours. The built-in data
    /// has eight different pairs; other data may repeat some.
    ///
    /// ```
    /// use sanssouci::{Card, Face, Motif};
    ///
    /// let card: Card = "c".parse()?;
    /// assert_eq!(card.face(), Face::Motif(Motif::Pavilion));
    /// assert!("tg".parse::<Card>().is_err(), "the colours are in the order of their rows");
    /// # Ok::<(), game::ParseError>(())
    /// ```
    #[expect(missing_docs, reason = "each variant is named after its text form")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub enum Card: "card" {
        A => "a",
        B => "b",
        C => "c",
        D => "d",
        E => "e",
        F => "f",
        G => "g",
        H => "h",
        I => "i",
        Wg => "wg",
        Wo => "wo",
        Wv => "wv",
        Wt => "wt",
        Go => "go",
        Gv => "gv",
        Gt => "gt",
        Ov => "ov",
        Ot => "ot",
        Vt => "vt",
        Free => "*",
    }
}

/// What a card shows.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Face {
    /// Take a tile of this motif; any tile, if the market has none of it.
    Motif(Motif),
    /// Take a tile from one of the four slots of these colours.
    Colours(Colour, Colour),
    /// Take any tile.
    Free,
}

/// The index of the first pair of colours in [`Card::ALL`].
const FIRST_PAIR: usize = Card::Wg as usize;

/// The colours of each pair, in the order of [`Card::ALL`].
const PAIRS: [(Colour, Colour); 10] = {
    let mut pairs = [(Colour::White, Colour::White); 10];
    let mut index = 0;
    while index < pairs.len() {
        let letters = Card::NAMES[FIRST_PAIR + index].as_bytes();
        pairs[index] = (colour(letters[0]), colour(letters[1]));
        index += 1;
    }
    pairs
};

const fn colour(letter: u8) -> Colour {
    Colour::from_letter(letter as char).expect("a pair consists of the letters of two colours")
}

impl Card {
    /// What the card shows.
    #[inline]
    pub fn face(self) -> Face {
        match self as usize {
            motif @ 0..FIRST_PAIR => Face::Motif(Motif::ALL[motif]),
            19.. => Face::Free,
            pair => {
                let (upper, lower) = PAIRS[pair - FIRST_PAIR];
                Face::Colours(upper, lower)
            }
        }
    }

    /// The card of a motif.
    pub fn of_motif(motif: Motif) -> Card {
        Card::ALL[motif.index()]
    }
}
