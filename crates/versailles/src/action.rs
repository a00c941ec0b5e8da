//! The two actions of the game: bidding a card and laying a tile.

use std::fmt;
use std::str::FromStr;

use game::{InputError, ParseError, Seat};
use serde::{Deserialize, Serialize};

use crate::{Card, Rotation, Spot};

/// An action. Its text form is its name in records and its arguments: `bid:18`, `lay:3:-2:1`.
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
        /// The spot of its nw field.
        at: Spot,
        /// How far the tile is rotated before it is laid.
        turn: Rotation,
    },
}

game::text_enum! {
    /// The name of an action: the value of the key `do` in records.
    enum Verb: "action" {
        Bid => "bid",
        Lay => "lay",
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(card) => write!(f, "{}:{card}", Verb::Bid),
            Action::Lay { at, turn } => write!(f, "{}:{}:{}:{turn}", Verb::Lay, at.x(), at.y()),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        parse(text)
            // Numbers have other spellings, such as +3 and 03. Each action has exactly one text
            // form.
            .filter(|action| action.to_string() == text)
            .ok_or_else(|| {
                ParseError::new("action", text, "actions are like bid:18 and lay:3:-2:1 (x, y, turn)")
            })
    }
}

fn parse(text: &str) -> Option<Action> {
    let mut parts = text.split(':');
    let verb: Verb = parts.next()?.parse().ok()?;
    match (verb, parts.next()?, parts.next(), parts.next(), parts.next()) {
        (Verb::Bid, card, None, None, None) => Card::new(card.parse().ok()?).map(Action::Bid),
        (Verb::Lay, x, Some(y), Some(turn), None) => Some(Action::Lay {
            at: Spot::new(x.parse().ok()?, y.parse().ok()?)?,
            turn: Rotation::new(turn.parse().ok()?)?,
        }),
        _ => None,
    }
}

/// An action as records write it: one flat object.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Entry {
    #[serde(default, deserialize_with = "game::not_null", skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    r#do: Verb,
    #[serde(default, deserialize_with = "game::not_null", skip_serializing_if = "Option::is_none")]
    card: Option<Card>,
    #[serde(default, deserialize_with = "game::not_null", skip_serializing_if = "Option::is_none")]
    at: Option<Spot>,
    #[serde(default, deserialize_with = "game::not_null", skip_serializing_if = "Option::is_none")]
    turn: Option<Rotation>,
}

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
                forbidden(at, "at", r#do)?;
                forbidden(turn, "turn", r#do)?;
                Action::Bid(required(card, "card", r#do)?)
            }
            Verb::Lay => {
                forbidden(card, "card", r#do)?;
                Action::Lay { at: required(at, "at", r#do)?, turn: required(turn, "turn", r#do)? }
            }
        };
        Ok((seat, action))
    }
}

fn required<T>(value: Option<T>, key: &str, verb: Verb) -> Result<T, InputError> {
    value.ok_or_else(|| InputError::new(key, format_args!("missing, `{verb}` needs it")))
}

fn forbidden<T>(value: Option<T>, key: &str, verb: Verb) -> Result<(), InputError> {
    value.map_or(Ok(()), |_| Err(InputError::new(key, format_args!("not allowed for `{verb}`"))))
}
