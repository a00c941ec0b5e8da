//! The requests that the engine answers.

use bots::Level;
use game::{InputError, Seat};
use serde::Deserialize;
use serde_json::{Map, Value};
use table::{
    AnalysedDecision, DealRandomness, DealSecret, GameId, NewTable, PersonId, PositionRequest, Timestamp,
};

use crate::person_command::{PersonCommand, Sender};

/// What to do, and with what: `{"do": "tick", "with": ...}`.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Request {
    /// Opens a table. Answers with its id.
    Open(Open),
    /// Executes a person's command.
    Execute(Execute),
    /// Executes the turn that a bot has chosen.
    BotAct(BotAct),
    /// Lets time pass.
    Tick(Tick),
    /// When the table is due, and the bots that must decide.
    Due(OfTable),
    /// The frames of a viewer.
    Frames(Frames),
    /// The state after an entry of the log, as the server's `GET /api/games/{id}/at/{seq}`.
    LookBack(LookBack),
    /// The log as a person may know it, as `GET /api/games/{id}/log`.
    Log(Log),
    /// The table for a list of games.
    Summary(OfTable),
    /// The record of a finished game.
    Record(OfTable),
    /// The analysis of a finished game with these results.
    Analysis(AnalysisResults),
    /// Opens the rematch of a finished game, or finds it. Answers with its id.
    Rematch(Rematch),
    /// Opens a table with the deal of a finished game. Answers with its id.
    Repeat(Repeat),
    /// Writes a table as a text.
    Export(OfTable),
    /// Reads such a text; a table with the same id is replaced. Answers with its id.
    Import(Import),
    /// Removes a table from memory.
    Forget(OfTable),
    /// The turn of a bot at an exported table.
    Think(Think),
    /// A hint for a person at an exported table.
    Hint(Hint),
    /// Analyses one decision of an exported table.
    Analyse(Analyse),
    /// The position of a record without a result, as `POST /api/records/position`.
    Position(PositionRequest),
    /// Replays a record, as `POST /api/records/replay`.
    Replay(Replay),
}

impl Request {
    /// Reads a request.
    ///
    /// Everything is read from a `Value`, as stored tables are. Reading from text, too, or letting
    /// serde look for `do` after `with`, would double the code of all these types in the module.
    pub(crate) fn read(text: &str) -> Result<Request, InputError> {
        let mut envelope: Map<String, Value> =
            serde_json::from_str(text).map_err(|error| InputError::new("", error))?;
        let (name, with) = (envelope.remove("do"), envelope.remove("with"));
        let Some(Value::String(name)) = name else {
            return Err(InputError::new("do", "it must be the name of a request"));
        };
        let request = Map::from_iter([(name.clone(), with.unwrap_or_default())]);
        game::read_json::<Request, _>(&Value::Object(request)).map_err(|error| {
            let place =
                error.place().strip_prefix(&name).map(|rest| rest.trim_start_matches('.').to_string());
            match place {
                Some(place) => error.at(place).inside("with"),
                None => error.at("do"),
            }
        })
    }
}

/// 32 random bytes as hexadecimal digits.
#[derive(Copy, Clone, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct RandomBytes([u8; 32]);

impl RandomBytes {
    pub(crate) fn deal(self) -> DealRandomness {
        DealRandomness::from_seed(self.0)
    }

    pub(crate) fn secret(self) -> DealSecret {
        DealSecret::from_bytes(self.0)
    }
}

impl TryFrom<String> for RandomBytes {
    type Error = InputError;

    fn try_from(digits: String) -> Result<RandomBytes, InputError> {
        let bytes = hex::decode(digits).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(RandomBytes).ok_or_else(|| InputError::new("", "it must be 64 hexadecimal digits"))
    }
}

/// A table in the engine.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfTable {
    pub(crate) id: GameId,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Open {
    pub(crate) id: GameId,
    pub(crate) person: Sender,
    pub(crate) table: NewTable,
    pub(crate) now: Timestamp,
    pub(crate) random: RandomBytes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Execute {
    pub(crate) id: GameId,
    pub(crate) person: Sender,
    pub(crate) command: PersonCommand,
    /// An idempotency key.
    pub(crate) key: Option<String>,
    pub(crate) now: Timestamp,
    /// For the deal, if the command begins a game.
    pub(crate) random: RandomBytes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotAct {
    pub(crate) id: GameId,
    pub(crate) seat: Seat,
    pub(crate) choice_since: u64,
    pub(crate) actions: Vec<Value>,
    pub(crate) now: Timestamp,
    pub(crate) random: RandomBytes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tick {
    pub(crate) id: GameId,
    pub(crate) now: Timestamp,
    pub(crate) random: RandomBytes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Frames {
    pub(crate) id: GameId,
    pub(crate) person: Option<PersonId>,
    /// The last frame that the viewer has; without it, the answer is the present state.
    pub(crate) after: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LookBack {
    pub(crate) id: GameId,
    pub(crate) person: Option<PersonId>,
    pub(crate) seq: u64,
    #[serde(default)]
    pub(crate) reveal: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Log {
    pub(crate) id: GameId,
    pub(crate) person: Option<PersonId>,
    #[serde(default)]
    pub(crate) reveal: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnalysisResults {
    pub(crate) id: GameId,
    /// The number of decisions to analyse, once somebody has requested it.
    pub(crate) of: Option<u64>,
    pub(crate) finished: bool,
    pub(crate) decisions: Vec<AnalysedDecision>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rematch {
    pub(crate) id: GameId,
    /// The id of the new game.
    pub(crate) new_id: GameId,
    pub(crate) person: Sender,
    pub(crate) now: Timestamp,
    pub(crate) random: RandomBytes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Repeat {
    pub(crate) id: GameId,
    /// The id of the new game.
    pub(crate) new_id: GameId,
    pub(crate) person: Sender,
    /// One word per seat, as in a new table.
    pub(crate) seats: Option<Vec<String>>,
    /// The decision to go on from.
    pub(crate) from: Option<u64>,
    pub(crate) now: Timestamp,
    pub(crate) random: RandomBytes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Import {
    /// The exported table.
    pub(crate) table: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Think {
    /// The exported table.
    pub(crate) table: String,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) limit: Limit,
}

/// How long a bot may think.
#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Limit {
    /// As long as its level thinks on the server.
    Level,
    Simulations(u64),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hint {
    /// The exported table.
    pub(crate) table: String,
    pub(crate) person: PersonId,
    /// The default is that of the server.
    pub(crate) simulations: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Analyse {
    /// The exported table.
    pub(crate) table: String,
    /// Which of the decisions to analyse, counted from 0.
    pub(crate) task: usize,
    /// The default is that of the server.
    pub(crate) simulations: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Replay {
    pub(crate) record: String,
}
