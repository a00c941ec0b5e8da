//! The two decisions of the game.

use std::fmt;
use std::str::FromStr;

use game::{InputError, ParseError, Seat};
use serde::{Deserialize, Serialize};

use crate::{Card, Rotation, Spot};

/// A decision. Its text form is the record's word and what it needs: `bid:18`, `lay:3:-2:1`.
///
/// ```
/// use versailles::{Action, Card};
///
/// let action: Action = "bid:18".parse()?;
/// assert_eq!(Some(action), Card::new(18).map(Action::Bid));
/// assert_eq!(action.to_string(), "bid:18");
/// # Ok::<(), game::ParseError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// Put a card face down.
    Bid(Card),
    /// Lay the tile that the card won.
    Lay {
        /// Where its nw field comes to lie.
        at: Spot,
        /// How far it is turned before.
        turn: Rotation,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(card) => write!(f, "bid:{card}"),
            Action::Lay { at, turn } => write!(f, "lay:{}:{}:{turn}", at.x(), at.y()),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Action, ParseError> {
        parse(word)
            // Numbers have other spellings, like +3 and 03: one decision has one word.
            .filter(|action| action.to_string() == word)
            .ok_or_else(|| {
                ParseError::new("decision", word, "decisions are bid:18 and lay:3:-2:1 (x, y, turn)")
            })
    }
}

fn parse(word: &str) -> Option<Action> {
    let mut parts = word.split(':');
    match (parts.next()?, parts.next()?, parts.next(), parts.next(), parts.next()) {
        ("bid", card, None, None, None) => Card::new(card.parse().ok()?).map(Action::Bid),
        ("lay", x, Some(y), Some(turn), None) => Some(Action::Lay {
            at: Spot::new(x.parse().ok()?, y.parse().ok()?)?,
            turn: Rotation::new(turn.parse().ok()?)?,
        }),
        _ => None,
    }
}

/// A decision as a record writes it: one flat object.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Entry {
    #[serde(default, deserialize_with = "game::given", skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    r#do: Verb,
    #[serde(default, deserialize_with = "game::given", skip_serializing_if = "Option::is_none")]
    card: Option<Card>,
    #[serde(default, deserialize_with = "game::given", skip_serializing_if = "Option::is_none")]
    at: Option<Spot>,
    #[serde(default, deserialize_with = "game::given", skip_serializing_if = "Option::is_none")]
    turn: Option<Rotation>,
}

/// What is done.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "'bid' | 'lay'"))]
enum Verb {
    Bid,
    Lay,
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verb::Bid => "bid",
            Verb::Lay => "lay",
        })
    }
}

impl FromStr for Verb {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Verb, ParseError> {
        match word {
            "bid" => Ok(Verb::Bid),
            "lay" => Ok(Verb::Lay),
            _ => Err(ParseError::new("decision", word, "decisions are bid and lay")),
        }
    }
}

game::written_as_word!(Verb, "a decision");

impl game::Action for Action {
    type Entry = Entry;

    fn entry(self, seat: Option<Seat>) -> Entry {
        match self {
            Action::Bid(card) => Entry { seat, r#do: Verb::Bid, card: Some(card), at: None, turn: None },
            Action::Lay { at, turn } => {
                Entry { seat, r#do: Verb::Lay, card: None, at: Some(at), turn: Some(turn) }
            }
        }
    }

    fn read(entry: &Entry) -> Result<(Option<Seat>, Action), InputError> {
        let Entry { seat, r#do, card, at, turn } = *entry;
        let action = match r#do {
            Verb::Bid => {
                unneeded(at, "at", r#do)?;
                unneeded(turn, "turn", r#do)?;
                Action::Bid(needed(card, "card", r#do)?)
            }
            Verb::Lay => {
                unneeded(card, "card", r#do)?;
                Action::Lay { at: needed(at, "at", r#do)?, turn: needed(turn, "turn", r#do)? }
            }
        };
        Ok((seat, action))
    }
}

fn needed<T>(value: Option<T>, key: &str, verb: Verb) -> Result<T, InputError> {
    value.ok_or_else(|| InputError::new(key, format_args!("missing, `{verb}` needs it")))
}

fn unneeded<T>(value: Option<T>, key: &str, verb: Verb) -> Result<(), InputError> {
    value.map_or(Ok(()), |_| Err(InputError::new(key, format_args!("too much, `{verb}` has none"))))
}
