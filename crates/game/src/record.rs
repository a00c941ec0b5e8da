//! The game record, version 1: one whole game as a JSON object. `docs/record.md` describes the
//! format.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Map, Value};

use crate::deserialize::Object;
use crate::{Action, Game, InputError, Listener, Nobody, Refusal as _, Seat, read_json};

/// The value of the key `format` in records of this version.
pub const FORMAT: &str = "gloriette/1";

/// The longest list of actions that is read; every real game has fewer.
const MAX_ACTIONS: usize = 1000;

/// One game: its options, setup, actions and result.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// What the players chose before the game.
    pub options: G::Options,
    /// What was shuffled and dealt.
    pub setup: G::Setup,
    /// All actions in order, automatic ones included.
    pub actions: Vec<Done<G::Action>>,
    /// The result; `None` while the game runs.
    pub result: Option<G::Outcome>,
    /// Other keys at the top level, such as names, times or the seed. The rules ignore them.
    pub extra: Map<String, Value>,
}

/// An action and the seat that made it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Done<A> {
    /// The seat that acted.
    pub seat: Seat,
    /// What it did.
    pub action: A,
}

/// Reads the name of the game from a record of any game.
///
/// ```
/// let go = r#"{"game": "go", "format": "gloriette/1"}"#;
/// assert_eq!(game::game_of(go).as_deref(), Ok("go"));
/// let chess = r#"{"format": "pgn", "game": "chess"}"#;
/// let error = game::game_of(chess).map_err(|error| error.to_string());
/// assert_eq!(error, Err("format: `pgn` is not `gloriette/1`".to_string()));
/// ```
pub fn game_of(text: &str) -> Result<String, InputError> {
    #[derive(serde::Deserialize)]
    struct Head {
        format: String,
        game: String,
    }
    let Object::<Head>(head) = parse(text)?;
    check_format(&head.format)?;
    Ok(head.game)
}

impl<G: Game> Record<G> {
    /// Creates a record without actions.
    pub fn new(options: G::Options, setup: G::Setup) -> Record<G> {
        Record { options, setup, actions: Vec::new(), result: None, extra: Map::new() }
    }

    /// Parses a record. Its actions are not checked until it is [replayed](Record::replay).
    pub fn read(text: &str) -> Result<Record<G>, InputError> {
        parse(text)
    }

    /// Writes the record as one line of JSON, without a line break at the end.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a record has no key that is not a string")
    }

    /// The position before the first action.
    pub fn start(&self) -> Result<G, InputError> {
        G::new(&self.options, &self.setup)
    }

    /// Replays the record and returns its last position. An error names the first illegal action:
    /// `actions[17]: …`.
    pub fn replay(&self) -> Result<G, InputError> {
        self.steps(|_, _, Nobody| ())
    }

    /// Replays the record step by step and returns its last position.
    ///
    /// `on_step` gets the position after each action, the action, and the listener that received
    /// its events. An automatic action belongs to the step before it.
    pub fn steps<L: Listener<G::Event> + Default>(
        &self,
        mut on_step: impl FnMut(&G, Done<G::Action>, L),
    ) -> Result<G, InputError> {
        let mut position = self.start()?;
        let mut automatic = None;
        for (number, done) in self.actions.iter().enumerate() {
            let error = |what: String| InputError::new(format_args!("actions[{number}]"), what);
            match automatic.take() {
                Some(expected) if expected == *done => {}
                Some(expected) => {
                    return Err(error(format!("{done}, expected the automatic action {expected}")));
                }
                None => {
                    let mut listener = L::default();
                    let applied = position.apply(done.seat, done.action, &mut listener);
                    let next = applied
                        .map_err(|refusal| error(format!("{done}: {refusal}")).with_code(refusal.code()))?;
                    automatic = next.map(|action| Done { seat: done.seat, action });
                    on_step(&position, *done, listener);
                }
            }
        }
        Ok(position)
    }

    /// Replays the record and compares the result. A finished game must have a result, a running
    /// game must not.
    pub fn verify(&self) -> Result<G, InputError> {
        let position = self.replay()?;
        let error = |what: &str| Err(InputError::new("result", what));
        match (&self.result, position.outcome()) {
            (None, None) => Ok(position),
            (Some(claimed), Some(found)) if *claimed == found => Ok(position),
            (Some(claimed), Some(found)) => error(&first_difference(claimed, &found)),
            (Some(_), None) => error("present, but the game is not over after the last action"),
            (None, Some(_)) => error("missing, but the game is over after the last action"),
        }
    }
}

impl<A: fmt::Display> fmt::Display for Done<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {} {}", self.seat, self.action)
    }
}

/// Describes the first difference of two results: `scores[1].rows is 8, replayed 0`.
fn first_difference<O: Serialize>(claimed: &O, found: &O) -> String {
    fn walk(claimed: &Value, found: &Value, place: &str) -> Option<String> {
        match (claimed, found) {
            (Value::Object(a), Value::Object(b)) => b.iter().find_map(|(key, b)| {
                walk(a.get(key)?, b, &if place.is_empty() { key.clone() } else { format!("{place}.{key}") })
            }),
            (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
                a.iter().zip(b).enumerate().find_map(|(i, (a, b))| walk(a, b, &format!("{place}[{i}]")))
            }
            (a, b) if a != b => Some(format!("{place} is {a}, replayed {b}")),
            _ => None,
        }
    }
    match (serde_json::to_value(claimed), serde_json::to_value(found)) {
        (Ok(claimed), Ok(found)) => walk(&claimed, &found, ""),
        _ => None,
    }
    .unwrap_or_else(|| "differs from the replayed one".to_string())
}

fn check_format(format: &str) -> Result<(), InputError> {
    match format {
        FORMAT => Ok(()),
        other => Err(InputError::new("format", format_args!("`{other}` is not `{FORMAT}`"))),
    }
}

/// Parses JSON. Errors contain the path of the key, and line and column.
fn parse<T: de::DeserializeOwned>(text: &str) -> Result<T, InputError> {
    let mut json = serde_json::Deserializer::from_str(text);
    let value = read_json(&mut json)?;
    json.end().map_err(|error| InputError::new("", error))?;
    Ok(value)
}

impl<G: Game> Serialize for Record<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let entries: Vec<_> = self.actions.iter().map(|done| done.action.entry(Some(done.seat))).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("format", FORMAT)?;
        map.serialize_entry("game", G::NAME)?;
        map.serialize_entry("options", &self.options)?;
        map.serialize_entry("setup", &self.setup)?;
        map.serialize_entry("actions", &entries)?;
        if let Some(result) = &self.result {
            map.serialize_entry("result", result)?;
        }
        for (key, value) in &self.extra {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

impl<'de, G: Game> Deserialize<'de> for Record<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Record<G>, D::Error> {
        deserializer.deserialize_map(RecordVisitor(PhantomData))
    }
}

struct RecordVisitor<G>(PhantomData<G>);

impl<'de, G: Game> Visitor<'de> for RecordVisitor<G> {
    type Value = Record<G>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a game record, one JSON object")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Record<G>, M::Error> {
        let (mut format, mut game) = (None::<String>, None::<String>);
        let (mut options, mut setup, mut actions, mut result) = (None, None, None, None);
        let mut extra = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "format" => set_once(&mut format, "format", map.next_value()?)?,
                "game" => set_once(&mut game, "game", map.next_value()?)?,
                "options" => set_once(&mut options, "options", map.next_value::<Object<_>>()?.0)?,
                "setup" => set_once(&mut setup, "setup", map.next_value::<Object<_>>()?.0)?,
                "actions" => set_once(&mut actions, "actions", map.next_value::<Actions<G::Action>>()?)?,
                "result" => set_once(&mut result, "result", map.next_value::<Object<_>>()?.0)?,
                _ => {
                    extra.insert(key, map.next_value()?);
                }
            }
        }
        check_format(&required(format, "format")?).map_err(de::Error::custom)?;
        let game = required(game, "game")?;
        if game != G::NAME {
            return Err(de::Error::custom(format_args!("game: `{game}` is not `{}`", G::NAME)));
        }
        Ok(Record {
            options: required(options, "options")?,
            setup: required(setup, "setup")?,
            actions: required(actions, "actions")?.0,
            result,
            extra,
        })
    }
}

fn set_once<T, E: de::Error>(slot: &mut Option<T>, key: &'static str, value: T) -> Result<(), E> {
    if slot.replace(value).is_some() { Err(E::duplicate_field(key)) } else { Ok(()) }
}

fn required<T, E: de::Error>(value: Option<T>, key: &'static str) -> Result<T, E> {
    value.ok_or_else(|| E::missing_field(key))
}

/// The list of actions, read entry by entry so that an error names its entry.
struct Actions<A>(Vec<Done<A>>);

impl<'de, A: Action> Deserialize<'de> for Actions<A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Actions<A>, D::Error> {
        crate::at_most::<MAX_ACTIONS, ActionEntry<A>, D>(deserializer)
            .map(|list| Actions(list.into_iter().map(|ActionEntry(done)| done).collect()))
    }
}

struct ActionEntry<A>(Done<A>);

impl<'de, A: Action> Deserialize<'de> for ActionEntry<A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ActionEntry<A>, D::Error> {
        let (seat, action) =
            A::read(&Object::<A::Entry>::deserialize(deserializer)?.0).map_err(de::Error::custom)?;
        let seat = seat.ok_or_else(|| de::Error::missing_field("seat"))?;
        Ok(ActionEntry(Done { seat, action }))
    }
}

/// Whether a text is one complete JSON value.
///
/// This tells a line of a JSONL file from the first line of a record that spans several lines.
pub fn is_complete_json(text: &str) -> bool {
    serde_json::from_str::<IgnoredAny>(text).is_ok()
}
