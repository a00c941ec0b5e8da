//! One table with people: seats, decisions, clocks, takeover, chat, hints, analysis.
//!
//! A [`Table`] is the state that follows from a log of [entries](LogEntry). A [`Command`] is a
//! request to change it: the table refuses it with a [`CommandError`] or appends entries to its
//! log. A [`Frame`] shows one viewer one entry and the state after it. All of it is pure: the
//! caller passes in the time, the random numbers and the [`Games`] that can be played, so the same
//! code runs in the server and in a browser.
//!
//! Two people sit down, and the game begins:
//!
//! ```
//! use sanssouci::{Data, Position};
//! use serde_json::json;
//! use table::{
//!     Command, DealRandomness, DealSecret, GameId, Games, NewTable, Person, PersonId, Phase,
//!     Table, Timestamp,
//! };
//!
//! let games = Games::default().with::<Position>(Data::load(|_| None)?);
//! let new_table: NewTable = serde_json::from_value(json!({"terms": {
//!     "game": "sanssouci",
//!     "options": {"edition": "revised", "players": 2, "rewards": false, "boars": false,
//!                 "choose_sides": false, "choose_stack": false},
//! }}))?;
//! let anna = Person { id: PersonId::from_bytes([1; 16]), name: "Anna".into() };
//! let ben = Person { id: PersonId::from_bytes([2; 16]), name: "Ben".into() };
//! let randomness = || DealRandomness::from_seed([7; 32]);
//!
//! let id = GameId::from_bytes([9; 16]);
//! let opened = new_table.opened_by(&anna, &games, DealSecret::from_bytes([8; 32]))?;
//! let (mut table, mut log) = Table::open(id, opened, &games, Timestamp(0), randomness)?;
//! let seat = game::Seat::new(1).expect("a seat");
//! let nonce = Some("00112233445566778899aabbccddeeff".parse()?);
//! let sit = Command::Sit { person: ben, seat, nonce };
//! log.extend(table.execute(sit, Timestamp(1000), randomness, None, &mut |_, _| {})?);
//!
//! assert_eq!(table.phase(), Phase::Running);
//! let again = Table::replay(id, &log, &games, |_, _| {})?.expect("the log has entries");
//! assert_eq!(again.summary(), table.summary());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod boards;
mod chat;
mod clock;
mod closing;
mod colours;
mod command;
mod command_error;
mod commitment;
mod countdown;
mod deal_check;
mod decisions;
mod due;
mod face_up;
mod fair_deal;
mod first_player;
mod frame;
mod frame_json;
mod game_kind;
mod games;
mod hints;
mod host;
mod hosted_game;
mod id;
pub mod limits;
mod local_game;
mod log;
mod look_back;
mod names;
mod open;
mod person;
mod record;
mod recorded_position;
mod rematch;
mod repeat_deal;
mod repetition;
mod replayed_record;
mod resign;
mod seats;
mod staleness;
mod start;
mod statistics;
mod summary;
mod table;
mod table_view;
mod takeover;
mod terms;
mod text;
mod thinking_limit;
mod timestamp;
mod undo;

pub use analysis::{
    ANALYSIS_SIMULATIONS, AnalysedDecision, Analysis, AnalysisJob, AnalysisStep, AnalysisTask,
    DecisionAnalysis, Progress, analysis_tasks,
};
pub use boards::{BoardSet, BoardsOrigin, OfferedBoards, TableBoards};
pub use chat::chat_line;
pub use clock::{Clock, ClockView};
pub use colours::SeatColour;
pub use command::Command;
pub use command_error::CommandError;
pub use commitment::commitment;
pub use decisions::BotJob;
pub use fair_deal::{DealSecret, Fairness, Nonce};
pub use first_player::First;
pub use frame::{Frame, TableEvent};
pub use frame_json::{EntryFrames, FrameParts};
pub use game_kind::{ErasedGame, GameKind};
pub use games::Games;
pub use hints::{HINT_SIMULATIONS, HintChoice, HintJob};
pub use id::{BoardSetId, GameId, PersonId};
pub use local_game::{LocalGame, LocalResult};
pub use log::{Change, LogEntry};
pub use look_back::{EntryView, Visibility};
pub use names::{board_set_name, person_name};
pub use open::NewTable;
pub use person::Person;
pub use recorded_position::{PositionRequest, RecordedPosition};
pub use repeat_deal::{RepeatedDeal, RepeatedDecision};
pub use replayed_record::{ReplayFrame, ReplayedRecord};
pub use seats::Occupant;
pub use start::DealRandomness;
pub use statistics::{Statistics, Tally};
pub use summary::Summary;
pub use table::{Phase, Table};
pub use table_view::{SeatView, TableView};
pub use takeover::TakeoverReason;
pub use terms::{Terms, TimeControl};
pub use thinking_limit::ThinkingLimit;
pub use timestamp::Timestamp;
