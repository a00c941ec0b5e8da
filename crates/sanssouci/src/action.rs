//! The decisions of the game, in the order of a turn.

use std::fmt;
use std::str::FromStr;

use game::{InputError, ParseError, Seat};
use serde::{Deserialize, Serialize};

use crate::{Card, Field, Side, Slot, Stack};

/// A decision. Its text form is the record's word and what it needs: `play:gt:t1`, `noble:c4`, `stay`.
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
    /// Choose the side of the own garden, before the first turn.
    Garden(Side),
    /// Choose the side of the own Rewards board, before the first turn.
    Rewards(Side),
    /// Play a card and take a tile it allows. If the tile's own field is free, it is laid there.
    Play {
        /// The card from the hand.
        card: Card,
        /// The slot whose tile is taken.
        take: Slot,
    },
    /// Lay the tile that has no field of its own as a gardener.
    Gardener(Field),
    /// Move the boar.
    Boar(Field),
    /// Move the noble of that column to this field.
    Noble(Field),
    /// Move no noble.
    Stay,
    /// Refill the market from this stack.
    Refill(Stack),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Garden(side) => write!(f, "garden:{side}"),
            Action::Rewards(side) => write!(f, "rewards:{side}"),
            Action::Play { card, take } => write!(f, "play:{card}:{take}"),
            Action::Gardener(field) => write!(f, "gardener:{field}"),
            Action::Boar(field) => write!(f, "boar:{field}"),
            Action::Noble(field) => write!(f, "noble:{field}"),
            Action::Stay => f.write_str("stay"),
            Action::Refill(stack) => write!(f, "refill:{stack}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Action, ParseError> {
        let mut parts = word.split(':');
        match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some("garden"), Some(side), None, None) => side.parse().map(Action::Garden),
            (Some("rewards"), Some(side), None, None) => side.parse().map(Action::Rewards),
            (Some("play"), Some(card), Some(take), None) => {
                Ok(Action::Play { card: card.parse()?, take: take.parse()? })
            }
            (Some("gardener"), Some(field), None, None) => field.parse().map(Action::Gardener),
            (Some("boar"), Some(field), None, None) => field.parse().map(Action::Boar),
            (Some("noble"), Some(field), None, None) => field.parse().map(Action::Noble),
            (Some("stay"), None, None, None) => Ok(Action::Stay),
            (Some("refill"), Some(stack), None, None) => stack.parse().map(Action::Refill),
            _ => Err(ParseError::new(
                "decision",
                word,
                "decisions are garden:0 rewards:0 play:gt:t1 gardener:c5 boar:e5 noble:c4 stay refill:0",
            )),
        }
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
    side: Option<Side>,
    #[serde(default, deserialize_with = "game::given", skip_serializing_if = "Option::is_none")]
    card: Option<Card>,
    #[serde(default, deserialize_with = "game::given", skip_serializing_if = "Option::is_none")]
    take: Option<Slot>,
    #[serde(default, deserialize_with = "game::given", skip_serializing_if = "Option::is_none")]
    field: Option<Field>,
    #[serde(default, deserialize_with = "game::given", skip_serializing_if = "Option::is_none")]
    to: Option<Field>,
    #[serde(default, deserialize_with = "game::given", skip_serializing_if = "Option::is_none")]
    stack: Option<Stack>,
}

/// What is done.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "'garden' | 'rewards' | 'play' | 'gardener' | 'boar' | 'noble' | 'stay' | 'refill'")
)]
enum Verb {
    Garden,
    Rewards,
    Play,
    Gardener,
    Boar,
    Noble,
    Stay,
    Refill,
}

impl Verb {
    const ALL: [(Verb, &str); 8] = [
        (Verb::Garden, "garden"),
        (Verb::Rewards, "rewards"),
        (Verb::Play, "play"),
        (Verb::Gardener, "gardener"),
        (Verb::Boar, "boar"),
        (Verb::Noble, "noble"),
        (Verb::Stay, "stay"),
        (Verb::Refill, "refill"),
    ];
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Verb::ALL[*self as usize].1)
    }
}

impl FromStr for Verb {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Verb, ParseError> {
        let known = Verb::ALL.into_iter().find(|(_, name)| *name == word);
        known.map(|(verb, _)| verb).ok_or_else(|| {
            let all = "decisions are garden, rewards, play, gardener, boar, noble, stay and refill";
            ParseError::new("decision", word, all)
        })
    }
}

game::written_as_word!(Verb, "a decision");

impl Entry {
    const fn of(seat: Option<Seat>, verb: Verb) -> Entry {
        Entry { seat, r#do: verb, side: None, card: None, take: None, field: None, to: None, stack: None }
    }
}

impl game::Action for Action {
    type Entry = Entry;

    fn entry(self, seat: Option<Seat>) -> Entry {
        match self {
            Action::Garden(side) => Entry { side: Some(side), ..Entry::of(seat, Verb::Garden) },
            Action::Rewards(side) => Entry { side: Some(side), ..Entry::of(seat, Verb::Rewards) },
            Action::Play { card, take } => {
                Entry { card: Some(card), take: Some(take), ..Entry::of(seat, Verb::Play) }
            }
            Action::Gardener(field) => Entry { field: Some(field), ..Entry::of(seat, Verb::Gardener) },
            Action::Boar(field) => Entry { field: Some(field), ..Entry::of(seat, Verb::Boar) },
            Action::Noble(to) => Entry { to: Some(to), ..Entry::of(seat, Verb::Noble) },
            Action::Stay => Entry::of(seat, Verb::Stay),
            Action::Refill(stack) => Entry { stack: Some(stack), ..Entry::of(seat, Verb::Refill) },
        }
    }

    fn read(entry: &Entry) -> Result<(Option<Seat>, Action), InputError> {
        let action = match entry.r#do {
            Verb::Garden => Action::Garden(needed(entry.side, "side")?),
            Verb::Rewards => Action::Rewards(needed(entry.side, "side")?),
            Verb::Play => {
                Action::Play { card: needed(entry.card, "card")?, take: needed(entry.take, "take")? }
            }
            Verb::Gardener => Action::Gardener(needed(entry.field, "field")?),
            Verb::Boar => Action::Boar(needed(entry.field, "field")?),
            Verb::Noble => Action::Noble(needed(entry.to, "to")?),
            Verb::Stay => Action::Stay,
            Verb::Refill => Action::Refill(needed(entry.stack, "stack")?),
        };
        if action.entry(entry.seat) != *entry {
            return Err(InputError::new("", format_args!("keys that `{action}` has no use for")));
        }
        Ok((entry.seat, action))
    }
}

fn needed<T>(value: Option<T>, key: &str) -> Result<T, InputError> {
    value.ok_or_else(|| InputError::new("", format_args!("missing field `{key}`")))
}
