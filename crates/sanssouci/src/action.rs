//! The actions of the game, in the order of a turn.

use std::fmt;
use std::str::FromStr;

use game::{InputError, ParseError, Seat};
use serde::{Deserialize, Serialize};

use crate::{Card, Field, Side, Slot, Stack};

/// An action. Its text form is its name in records and its arguments: `play:gt:t1`, `noble:c4`,
/// `stay`.
///
/// ```
/// use sanssouci::{Action, Card, Slot};
///
/// let action: Action = "play:gt:t1".parse()?;
/// assert_eq!(action, Action::Play { card: Card::Gt, take: Slot::T1 });
/// assert_eq!(action.to_string(), "play:gt:t1");
/// # Ok::<(), game::ParseError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// Choose the side of one's garden, before the first turn.
    Garden(Side),
    /// Choose the side of one's Rewards board, before the first turn.
    Rewards(Side),
    /// Play a card and take a tile that it allows. If the tile's own field is free, the tile is
    /// placed there.
    Play {
        /// The card from the hand.
        card: Card,
        /// The slot of the tile.
        take: Slot,
    },
    /// Place the tile as a gardener, because its own field is occupied.
    Gardener(Field),
    /// Move the boar to a field.
    Boar(Field),
    /// Move the noble of the field's column to the field.
    Noble(Field),
    /// Move no noble.
    Stay,
    /// Refill the market from a stack.
    Refill(Stack),
}

game::text_enum! {
    /// The name of an action: the value of the key `do` in records.
    enum Verb: "action" {
        Garden => "garden",
        Rewards => "rewards",
        Play => "play",
        Gardener => "gardener",
        Boar => "boar",
        Noble => "noble",
        Stay => "stay",
        Refill => "refill",
    }
}

impl Action {
    const fn verb(self) -> Verb {
        match self {
            Action::Garden(_) => Verb::Garden,
            Action::Rewards(_) => Verb::Rewards,
            Action::Play { .. } => Verb::Play,
            Action::Gardener(_) => Verb::Gardener,
            Action::Boar(_) => Verb::Boar,
            Action::Noble(_) => Verb::Noble,
            Action::Stay => Verb::Stay,
            Action::Refill(_) => Verb::Refill,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb().name())?;
        match self {
            Action::Garden(side) | Action::Rewards(side) => write!(f, ":{side}"),
            Action::Play { card, take } => write!(f, ":{card}:{take}"),
            Action::Gardener(field) | Action::Boar(field) | Action::Noble(field) => write!(f, ":{field}"),
            Action::Stay => Ok(()),
            Action::Refill(stack) => write!(f, ":{stack}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut parts = text.split(':');
        let verb: Verb = parts.next().unwrap_or_default().parse()?;
        match (verb, parts.next(), parts.next(), parts.next()) {
            (Verb::Garden, Some(side), None, None) => side.parse().map(Action::Garden),
            (Verb::Rewards, Some(side), None, None) => side.parse().map(Action::Rewards),
            (Verb::Play, Some(card), Some(take), None) => {
                Ok(Action::Play { card: card.parse()?, take: take.parse()? })
            }
            (Verb::Gardener, Some(field), None, None) => field.parse().map(Action::Gardener),
            (Verb::Boar, Some(field), None, None) => field.parse().map(Action::Boar),
            (Verb::Noble, Some(field), None, None) => field.parse().map(Action::Noble),
            (Verb::Stay, None, None, None) => Ok(Action::Stay),
            (Verb::Refill, Some(stack), None, None) => stack.parse().map(Action::Refill),
            _ => Err(ParseError::new("action", text, format!("wrong number of arguments for `{verb}`"))),
        }
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
    side: Option<Side>,
    #[serde(default, deserialize_with = "game::not_null", skip_serializing_if = "Option::is_none")]
    card: Option<Card>,
    #[serde(default, deserialize_with = "game::not_null", skip_serializing_if = "Option::is_none")]
    take: Option<Slot>,
    #[serde(default, deserialize_with = "game::not_null", skip_serializing_if = "Option::is_none")]
    field: Option<Field>,
    #[serde(default, deserialize_with = "game::not_null", skip_serializing_if = "Option::is_none")]
    to: Option<Field>,
    #[serde(default, deserialize_with = "game::not_null", skip_serializing_if = "Option::is_none")]
    stack: Option<Stack>,
}

impl game::Action for Action {
    type Entry = Entry;

    fn entry(self, seat: Option<Seat>) -> Entry {
        let bare = Entry {
            seat,
            r#do: self.verb(),
            side: None,
            card: None,
            take: None,
            field: None,
            to: None,
            stack: None,
        };
        match self {
            Action::Garden(side) | Action::Rewards(side) => Entry { side: Some(side), ..bare },
            Action::Play { card, take } => Entry { card: Some(card), take: Some(take), ..bare },
            Action::Gardener(field) | Action::Boar(field) => Entry { field: Some(field), ..bare },
            Action::Noble(to) => Entry { to: Some(to), ..bare },
            Action::Stay => bare,
            Action::Refill(stack) => Entry { stack: Some(stack), ..bare },
        }
    }

    fn read(entry: &Entry) -> Result<(Option<Seat>, Action), InputError> {
        let action = match entry.r#do {
            Verb::Garden => Action::Garden(required(entry.side, "side")?),
            Verb::Rewards => Action::Rewards(required(entry.side, "side")?),
            Verb::Play => {
                Action::Play { card: required(entry.card, "card")?, take: required(entry.take, "take")? }
            }
            Verb::Gardener => Action::Gardener(required(entry.field, "field")?),
            Verb::Boar => Action::Boar(required(entry.field, "field")?),
            Verb::Noble => Action::Noble(required(entry.to, "to")?),
            Verb::Stay => Action::Stay,
            Verb::Refill => Action::Refill(required(entry.stack, "stack")?),
        };
        if action.entry(entry.seat) != *entry {
            return Err(InputError::new("", format_args!("keys that `{}` does not have", entry.r#do)));
        }
        Ok((entry.seat, action))
    }
}

fn required<T>(value: Option<T>, key: &str) -> Result<T, InputError> {
    value.ok_or_else(|| InputError::new("", format_args!("missing field `{key}`")))
}
