//! The game record, version 1: one game, whole, as a JSON object. `docs/record.md` describes the format.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Map, Value};

use crate::deserialize::Object;
use crate::{Action, Game, InputError, Listener, Nobody, Seat, read_json};

/// The `format` of the records we write and read.
pub const FORMAT: &str = "gloriette/1";

/// More actions than any game can have.
const MAX_ACTIONS: usize = 1000;

/// One game: what was dealt, what was done, and how it ended.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// What the players agreed on.
    pub options: G::Options,
    /// What chance decided.
    pub setup: G::Setup,
    /// What was done, in order; what the table did by itself among it.
    pub actions: Vec<Done<G::Action>>,
    /// How it ended; nothing while it runs.
    pub result: Option<G::Outcome>,
    /// Other keys at the top level: names, times, the seed. They mean nothing to the rules.
    pub extra: Map<String, Value>,
}

/// A decision and who made it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Done<A> {
    /// Who decided.
    pub seat: Seat,
    /// What they decided.
    pub action: A,
}

/// Which game a record is of, found out without knowing the game.
///
/// ```
/// assert_eq!(game::game_of("{\"game\": \"go\", \"format\": \"gloriette/1\"}").as_deref(), Ok("go"));
/// let other = game::game_of("{\"format\": \"pgn\", \"game\": \"chess\"}").map_err(|fault| fault.to_string());
/// assert_eq!(other, Err("format: `pgn` is not `gloriette/1`".to_string()));
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
    /// A record in which nothing was done yet.
    pub fn new(options: G::Options, setup: G::Setup) -> Record<G> {
        Record { options, setup, actions: Vec::new(), result: None, extra: Map::new() }
    }

    /// Reads a record. Whether its actions are legal shows when it is [replayed](Record::replay).
    pub fn read(text: &str) -> Result<Record<G>, InputError> {
        parse(text)
    }

    /// Writes the record, on one line and without a line end.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a record has no key that is not a string")
    }

    /// The position before the first action.
    pub fn start(&self) -> Result<G, InputError> {
        G::new(&self.options, &self.setup)
    }

    /// The position that the record ends in. The first action that the rules refuse is named: `actions[17]: …`.
    pub fn replay(&self) -> Result<G, InputError> {
        self.steps(|_, _, Nobody| ())
    }

    /// Replays the record step by step: `see` is shown the position after every decision, the decision, and who listened to
    /// what it made happen. What the table did by itself is part of the decision before it.
    pub fn steps<L: Listener<G::Event> + Default>(
        &self,
        mut see: impl FnMut(&G, Done<G::Action>, L),
    ) -> Result<G, InputError> {
        let mut position = self.start()?;
        let mut due = None;
        for (number, done) in self.actions.iter().enumerate() {
            let fault = |what: String| InputError::new(format_args!("actions[{number}]"), what);
            match due.take() {
                Some(own) if own == *done => {}
                Some(own) => return Err(fault(format!("{done} where the table itself does {own}"))),
                None => {
                    let mut listener = L::default();
                    let answer = position.apply(done.seat, done.action, &mut listener);
                    let answer = answer.map_err(|refusal| fault(format!("{done}: {refusal}")))?;
                    due = answer.map(|action| Done { seat: done.seat, action });
                    see(&position, *done, listener);
                }
            }
        }
        Ok(position)
    }

    /// Replays the record and compares the result. A record of a finished game must have one, of a running game none.
    pub fn verify(&self) -> Result<G, InputError> {
        let position = self.replay()?;
        let fault = |what: &str| Err(InputError::new("result", what));
        match (&self.result, position.outcome()) {
            (None, None) => Ok(position),
            (Some(claimed), Some(found)) if *claimed == found => Ok(position),
            (Some(claimed), Some(found)) => fault(&first_difference(claimed, &found)),
            (Some(_), None) => fault("there is one, but after the last action the game is not over"),
            (None, Some(_)) => fault("missing, and after the last action the game is over"),
        }
    }
}

impl<A: fmt::Display> fmt::Display for Done<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {} {}", self.seat, self.action)
    }
}

/// Where two results differ first, as `scores[1].rows is 8, replayed 0`.
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

/// Reads JSON; a fault names the key where it is, and line and column.
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
                "format" => fill(&mut format, "format", map.next_value()?)?,
                "game" => fill(&mut game, "game", map.next_value()?)?,
                "options" => fill(&mut options, "options", map.next_value::<Object<_>>()?.0)?,
                "setup" => fill(&mut setup, "setup", map.next_value::<Object<_>>()?.0)?,
                "actions" => fill(&mut actions, "actions", map.next_value::<Actions<G::Action>>()?)?,
                "result" => fill(&mut result, "result", map.next_value::<Object<_>>()?.0)?,
                _ => {
                    extra.insert(key, map.next_value()?);
                }
            }
        }
        check_format(&needed(format, "format")?).map_err(de::Error::custom)?;
        let game = needed(game, "game")?;
        if game != G::NAME {
            return Err(de::Error::custom(format_args!("game: `{game}` is not `{}`", G::NAME)));
        }
        Ok(Record {
            options: needed(options, "options")?,
            setup: needed(setup, "setup")?,
            actions: needed(actions, "actions")?.0,
            result,
            extra,
        })
    }
}

fn fill<T, E: de::Error>(place: &mut Option<T>, key: &'static str, value: T) -> Result<(), E> {
    if place.replace(value).is_some() { Err(E::duplicate_field(key)) } else { Ok(()) }
}

fn needed<T, E: de::Error>(value: Option<T>, key: &'static str) -> Result<T, E> {
    value.ok_or_else(|| E::missing_field(key))
}

/// The list of actions; read entry by entry, so that a fault names the one it is in.
struct Actions<A>(Vec<Done<A>>);

impl<'de, A: Action> Deserialize<'de> for Actions<A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Actions<A>, D::Error> {
        crate::at_most::<MAX_ACTIONS, Wrapped<A>, D>(deserializer)
            .map(|list| Actions(list.into_iter().map(|Wrapped(done)| done).collect()))
    }
}

struct Wrapped<A>(Done<A>);

impl<'de, A: Action> Deserialize<'de> for Wrapped<A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Wrapped<A>, D::Error> {
        let (seat, action) =
            A::read(&Object::<A::Entry>::deserialize(deserializer)?.0).map_err(de::Error::custom)?;
        let seat = seat.ok_or_else(|| de::Error::missing_field("seat"))?;
        Ok(Wrapped(Done { seat, action }))
    }
}

/// Whether a text is one whole JSON value; tells a line of a JSONL file from the first line of a long record.
pub fn is_complete_json(text: &str) -> bool {
    serde_json::from_str::<IgnoredAny>(text).is_ok()
}
