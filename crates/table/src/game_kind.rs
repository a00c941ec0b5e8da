//! The traits through which a table uses a game without knowing its types.

use bots::Level;
use game::{DataFiles, GameInfo, InputError, Seat, Seats, Viewer};
use rand_chacha::ChaCha20Rng;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::analysis::AnalysisJob;
use crate::boards::OfferedBoards;
use crate::command_error::CommandError;
use crate::decisions::BotJob;
use crate::hints::HintJob;
use crate::recorded_position::RecordedPosition;
use crate::replayed_record::ReplayedRecord;

/// A game that can be played at a table.
pub trait GameKind: Send + Sync {
    /// Its name, player counts and options.
    fn info(&self) -> GameInfo;

    /// Validates options and returns the number of players.
    fn check_options(&self, options: &Value) -> Result<usize, InputError>;

    /// The options as records write them, with their keys in the game's own order.
    fn canonical_options(&self, options: &Value) -> Result<Value, InputError>;

    /// The sets of boards that the server offers; the first one is the default.
    fn offered_boards(&self) -> &[OfferedBoards];

    /// Checks the data files of a set of boards and returns all of them as the game writes them.
    /// Missing files are built in.
    fn canonical_files(&self, files: &DataFiles) -> Result<DataFiles, InputError>;

    /// Everything that is wrong with the data files of a set of boards.
    fn data_problems(&self, files: &DataFiles) -> Vec<InputError>;

    /// Checks that games with these options can be dealt from a set of boards, or from the default
    /// one.
    fn check_data(&self, options: &Value, boards: Option<&DataFiles>) -> Result<(), InputError>;

    /// Deals a game with checked options from a set of boards, or from the default one, and returns
    /// its setup.
    fn deal(
        &self,
        options: &Value,
        boards: Option<&DataFiles>,
        rng: &mut ChaCha20Rng,
    ) -> Result<Value, InputError>;

    /// The game before its first decision.
    fn new_game(&self, options: &Value, setup: &Value) -> Result<Box<dyn ErasedGame>, InputError>;

    /// Checks a record of this game and replays it step by step.
    fn replay(&self, record: &str) -> Result<ReplayedRecord, InputError>;

    /// Checks the record of a finished game and returns every seat's total and the winners.
    fn recorded_result(&self, record: &str) -> Result<(Vec<i32>, Vec<Seat>), InputError>;

    /// The last states of a record of this game, as a seat sees them. See [`PositionRequest`].
    ///
    /// [`PositionRequest`]: crate::PositionRequest
    fn position(
        &self,
        record: &str,
        seat: Seat,
        after: Option<u64>,
    ) -> Result<RecordedPosition, CommandError>;
}

/// A game in progress, with its types erased: actions, views and events are JSON.
pub trait ErasedGame: Send + Sync {
    /// The seat that begins; `None` if all begin at the same time.
    fn beginner(&self) -> Option<Seat>;

    /// The seats that must decide now.
    fn to_act(&self) -> Seats;

    /// Makes a decision. A refused decision changes nothing.
    fn decide(&mut self, seat: Seat, action: &Value) -> Result<(), CommandError>;

    /// Takes a seat's last decision back.
    fn take_back(&mut self, seat: Seat) -> Result<(), CommandError>;

    /// No decision so far can be taken back any more.
    fn forbid_undo(&mut self);

    /// The events of the last decision that a viewer may know.
    fn events(&self, viewer: Viewer) -> Box<RawValue>;

    /// The game as a viewer sees it.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;

    /// Appends [`events`](ErasedGame::events) as JSON.
    fn write_events(&self, viewer: Viewer, to: &mut Vec<u8>);

    /// Appends [`view`](ErasedGame::view) as JSON.
    fn write_view(&self, viewer: Viewer, to: &mut Vec<u8>);

    /// All events of the last decision. For games that are over.
    fn events_face_up(&self) -> Box<RawValue>;

    /// The game with everything face up. For games that are over.
    fn view_face_up(&self) -> Box<RawValue>;

    /// A number that changes when the seat's legal decisions change.
    fn choice_fingerprint(&self, seat: Seat) -> u64;

    /// Every seat's total and the winners, once the game is over.
    fn result(&self) -> Option<(Vec<i32>, Vec<Seat>)>;

    /// The record so far, with extra keys beside those of the game.
    fn record(&self, extra: Map<String, Value>) -> String;

    /// The search of a bot in this seat; `None` if the seat must not decide.
    fn bot_search(&self, seat: Seat, level: Level, seed: u64) -> Option<BotJob>;

    /// The search for a hint; `None` if the seat must not decide.
    fn hint_search(&self, seat: Seat, seed: u64) -> Option<HintJob>;

    /// The search for alternatives to a decision; `None` if there is none.
    fn analysis_search(&self, seat: Seat, action: &Value, seed: u64) -> Option<AnalysisJob>;
}
