//! Any game with a bot, hosted at a table.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};

use bots::{Bot, Budget, Level, Observation, Skill};
use game::{
    Action as _, DataFiles, GameInfo, InputError, Outcome as _, Play, Record, Refusal as _, Seat, Seats,
    Viewer,
};
use rand_chacha::ChaCha20Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};

use crate::analysis::{AnalysisJob, analyse_decision};
use crate::boards::{BoardSet, BoardsOrigin, OfferedBoards};
use crate::command_error::CommandError;
use crate::decisions::BotJob;
use crate::face_up::face_up;
use crate::game_kind::{ErasedGame, GameKind};
use crate::hints::{HintJob, actions_to_json, rank_choices};
use crate::recorded_position::{RecordedPosition, recorded_position};
use crate::replayed_record::{ReplayedRecord, replay_record};
use crate::thinking_limit::ThinkingLimit;

/// A game with the boards or tiles that it is dealt from.
pub(crate) struct HostedGame<G: Skill> {
    data: G::Data,
    /// The same data as a set of boards, and the built-in set if that is another one.
    offered: Vec<OfferedBoards>,
}

impl<G: Skill> HostedGame<G> {
    /// Boards that are not the built-in ones are the operator's and have this name.
    pub(crate) fn new(data: G::Data, name: &str) -> HostedGame<G> {
        let built_in = G::data(|_| None).map(|data| G::data_files(&data)).unwrap_or_default();
        let own = G::data_files(&data);
        let is_built_in = own == built_in;
        let offer = |name: &str, files, origin| OfferedBoards {
            set: BoardSet::new(G::NAME, name.to_string(), files),
            origin,
        };
        let mut offered = vec![offer(name, own, BoardsOrigin::Operator)];
        if is_built_in {
            offered.clear();
        }
        offered.push(offer("", built_in, BoardsOrigin::BuiltIn));
        offered.retain(|offered| !offered.set.files.is_empty());
        HostedGame { data, offered }
    }

    /// The data of a set of boards, or the default one.
    fn data_of(&self, boards: Option<&DataFiles>) -> Result<Cow<'_, G::Data>, InputError> {
        match boards {
            None => Ok(Cow::Borrowed(&self.data)),
            Some(files) => Ok(Cow::Owned(G::data(|name| files.get(name).cloned())?)),
        }
    }
}

impl<G: Skill> GameKind for HostedGame<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn check_options(&self, options: &Value) -> Result<usize, InputError> {
        G::check_options(&read::<G::Options>("options", options)?)
    }

    fn canonical_options(&self, options: &Value) -> Result<Value, InputError> {
        let options: G::Options = read("options", options)?;
        serde_json::to_value(options).map_err(|error| InputError::new("options", error))
    }

    fn offered_boards(&self) -> &[OfferedBoards] {
        &self.offered
    }

    fn canonical_files(&self, files: &DataFiles) -> Result<DataFiles, InputError> {
        Ok(G::data_files(&G::data(|name| files.get(name).cloned())?))
    }

    fn data_problems(&self, files: &DataFiles) -> Vec<InputError> {
        G::data_problems(|name| files.get(name).cloned())
    }

    fn check_data(&self, options: &Value, boards: Option<&DataFiles>) -> Result<(), InputError> {
        G::check_data(&read("options", options)?, self.data_of(boards)?.as_ref())
    }

    fn deal(
        &self,
        options: &Value,
        boards: Option<&DataFiles>,
        rng: &mut ChaCha20Rng,
    ) -> Result<Value, InputError> {
        let options: G::Options = read("options", options)?;
        G::check_options(&options)?;
        let setup = G::deal(&options, self.data_of(boards)?.as_ref(), rng);
        serde_json::to_value(setup).map_err(|error| InputError::new("setup", error))
    }

    fn new_game(&self, options: &Value, setup: &Value) -> Result<Box<dyn ErasedGame>, InputError> {
        let play = Play::<G>::new(read("options", options)?, read("setup", setup)?)?;
        Ok(Box::new(GameInProgress { play, events: Vec::new(), kept: 0 }))
    }

    fn replay(&self, record: &str) -> Result<ReplayedRecord, InputError> {
        replay_record::<G>(record)
    }

    fn recorded_result(&self, record: &str) -> Result<(Vec<i32>, Vec<Seat>), InputError> {
        let outcome = Record::<G>::read(record)?.verify()?.outcome();
        let outcome = outcome.ok_or_else(|| InputError::new("result", "the game is not over"))?;
        Ok((outcome.totals(), outcome.winners().to_vec()))
    }

    fn position(
        &self,
        record: &str,
        seat: Seat,
        after: Option<u64>,
    ) -> Result<RecordedPosition, CommandError> {
        recorded_position::<G>(record, seat, after)
    }
}

/// A game in progress and the events of its last decision.
struct GameInProgress<G: Skill> {
    play: Play<G>,
    events: Vec<G::Event>,
    /// The number of actions in the record that cannot be taken back, whatever the rules allow.
    kept: usize,
}

impl<G: Skill> GameInProgress<G> {
    fn observation(&self, seat: Seat) -> Observation<G> {
        Observation::of(self.play.position(), seat)
    }

    /// The events of the last decision that a viewer may know.
    fn known_events(&self, viewer: Viewer) -> Vec<G::Event> {
        self.events.iter().filter_map(|event| G::redact(event, viewer)).collect()
    }

    /// The number of decisions that a seat may take back.
    fn undoable(&self, seat: Seat) -> usize {
        let own = self.play.record().actions.iter().skip(self.kept).filter(|done| done.seat == seat);
        own.count().min(self.play.position().undoable(seat))
    }
}

impl<G: Skill> ErasedGame for GameInProgress<G> {
    fn beginner(&self) -> Option<Seat> {
        self.play.position().starting_seat()
    }

    fn to_act(&self) -> Seats {
        self.play.position().to_act()
    }

    fn decide(&mut self, seat: Seat, action: &Value) -> Result<(), CommandError> {
        let entry = read("action", action)?;
        let (named, action) = G::Action::read(&entry).map_err(|error| error.inside("action"))?;
        if named.is_some_and(|named| named != seat) {
            return Err(InputError::new("action.seat", "it is another seat's").into());
        }
        let mut events = Vec::new();
        self.play.apply(seat, action, &mut events).map_err(against_rules::<G>)?;
        self.events = events;
        Ok(())
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), CommandError> {
        if self.kept > 0 && self.undoable(seat) == 0 {
            let message = "there is nothing to undo".to_string();
            return Err(CommandError::AgainstRules { code: "nothing_to_undo", message });
        }
        self.play.undo(seat).map_err(against_rules::<G>)?;
        self.events.clear();
        Ok(())
    }

    fn forbid_undo(&mut self) {
        self.kept = self.play.record().actions.len();
    }

    fn events(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw(&self.known_events(viewer))
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        let view = self.play.position().view(viewer);
        match viewer {
            Viewer::Seat(seat) if self.kept > 0 => to_raw(&with_undoable(&view, self.undoable(seat))),
            _ => to_raw(&view),
        }
    }

    fn write_events(&self, viewer: Viewer, to: &mut Vec<u8>) {
        write_json(&self.known_events(viewer), to);
    }

    fn write_view(&self, viewer: Viewer, to: &mut Vec<u8>) {
        let view = self.play.position().view(viewer);
        match viewer {
            Viewer::Seat(seat) if self.kept > 0 => write_json(&with_undoable(&view, self.undoable(seat)), to),
            _ => write_json(&view, to),
        }
    }

    fn events_face_up(&self) -> Box<RawValue> {
        to_raw(&self.events)
    }

    fn view_face_up(&self) -> Box<RawValue> {
        to_raw(&face_up(self.play.position()))
    }

    fn choice_fingerprint(&self, seat: Seat) -> u64 {
        let mut legal = Vec::new();
        self.play.position().legal(seat, &mut legal);
        let mut hasher = DefaultHasher::new();
        legal.iter().for_each(|action| action.to_string().hash(&mut hasher));
        hasher.finish()
    }

    fn result(&self) -> Option<(Vec<i32>, Vec<Seat>)> {
        let outcome = self.play.position().outcome()?;
        Some((outcome.totals(), outcome.winners().to_vec()))
    }

    fn record(&self, extra: Map<String, Value>) -> String {
        let mut record = self.play.record().clone();
        record.extra = extra;
        record.write()
    }

    fn bot_search(&self, seat: Seat, level: Level, seed: u64) -> Option<BotJob> {
        let seen = self.observation(seat);
        let search = move |budget: &Budget| actions_to_json::<G>(&Bot::new(level, seed).turn(&seen, budget));
        self.to_act().contains(seat).then(|| Box::new(search) as BotJob)
    }

    fn hint_search(&self, seat: Seat, seed: u64) -> Option<HintJob> {
        let seen = self.observation(seat);
        let search = move |limit: &ThinkingLimit| rank_choices(&seen, limit, seed);
        self.to_act().contains(seat).then(|| Box::new(search) as HintJob)
    }

    fn analysis_search(&self, seat: Seat, action: &Value, seed: u64) -> Option<AnalysisJob> {
        let (_, played) = G::Action::read(&read("", action).ok()?).ok()?;
        let seen = self.observation(seat);
        let has_alternative = seen.legal().len() > 1;
        let search = move |limit: &ThinkingLimit| analyse_decision(&seen, played, limit, seed);
        has_alternative.then(|| Box::new(search) as AnalysisJob)
    }
}

fn against_rules<G: Skill>(refusal: G::Refusal) -> CommandError {
    CommandError::AgainstRules { code: refusal.code(), message: refusal.to_string() }
}

/// Reads a value; an error names the key below `place`.
fn read<T: DeserializeOwned>(place: &str, value: &Value) -> Result<T, InputError> {
    game::read_json(value).map_err(|error| error.inside(place))
}

/// A view in which fewer decisions can be taken back than the rules allow.
fn with_undoable(view: &impl Serialize, undoable: usize) -> Value {
    let mut view: Value = serde_json::to_value(view).expect("all keys of views are strings");
    if let Some(allowed) = view.get_mut("undoable") {
        *allowed = undoable.into();
    }
    view
}

/// Appends JSON.
pub(crate) fn write_json(value: &impl Serialize, to: &mut Vec<u8>) {
    serde_json::to_writer(to, value).expect("all keys are strings, and memory accepts all writes");
}

pub(crate) fn to_raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("all keys of views and events are strings")
}
