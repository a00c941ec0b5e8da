//! What the server must be able to do with a game, whichever it is.

use bots::{Budget, Level};
use game::{InputError, Seat, Seats, Viewer};
use rand_chacha::ChaCha20Rng;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::games::advice::Advising;
use crate::games::recorded::Recorded;
use crate::games::study::Studying;

/// A game that can be played here.
pub(crate) trait Kind: Send + Sync {
    /// Its name in records and on the wire.
    fn name(&self) -> &'static str;

    /// Reads what the players agreed on: how many play, or what is wrong with it.
    fn agree(&self, options: &Value) -> Result<usize, InputError>;

    /// Draws all that chance decides. The options must have been [agreed](Kind::agree) on.
    fn deal(&self, options: &Value, rng: &mut ChaCha20Rng) -> Result<Value, InputError>;

    /// The game before its first decision.
    fn begin(&self, options: &Value, setup: &Value) -> Result<Box<dyn Match>, InputError>;

    /// Checks a record of this game and plays it again, step by step.
    fn replay(&self, record: &str) -> Result<Recorded, InputError>;
}

/// A game under way.
pub(crate) trait Match: Send + Sync {
    /// Who begins; nobody where all begin at the same time.
    fn beginner(&self) -> Option<Seat>;

    /// Who must decide now.
    fn to_act(&self) -> Seats;

    /// Carries out a decision, or refuses it and changes nothing.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Refused>;

    /// Takes this seat's last decision back.
    fn undo(&mut self, seat: Seat) -> Result<(), Refused>;

    /// What a viewer may know of what the last decision made happen.
    fn events(&self, viewer: Viewer) -> Box<RawValue>;

    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;

    /// All that the last decision made happen. For games that are over.
    fn events_face_up(&self) -> Box<RawValue>;

    /// Everything face up. For games that are over.
    fn view_face_up(&self) -> Box<RawValue>;

    /// What a seat has to choose from, as a number that is another when the choice is another.
    fn choice(&self, seat: Seat) -> u64;

    /// Every seat's total and the winners, once the game is over.
    fn result(&self) -> Option<(Vec<i32>, Vec<Seat>)>;

    /// The record so far, with more keys beside those of the game.
    fn record(&self, extra: Map<String, Value>) -> String;

    /// What a bot in this seat has to think about; nothing if the seat is not to act.
    fn thought(&self, seat: Seat, level: Level, seed: u64) -> Option<Thought>;

    /// What this seat could do; nothing if it is not to act.
    fn advice(&self, seat: Seat, seed: u64) -> Option<Advising>;

    /// What this seat could do instead of this; nothing if it has no choice.
    fn study(&self, seat: Seat, action: &Value, seed: u64) -> Option<Studying>;
}

/// A bot's thinking, to be carried out elsewhere: it holds what its seat may know and nothing else. Gives the decisions
/// of the seat up to the end of its turn.
pub(crate) type Thought = Box<dyn FnOnce(&Budget) -> Vec<Value> + Send>;

/// Why a decision is refused.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Refused {
    /// What was sent is no decision of this game.
    #[error("action: {0}")]
    Unreadable(InputError),
    /// The rules do not allow it.
    #[error("{message}")]
    ByTheRules {
        /// A word that a page can translate.
        code: &'static str,
        /// The reason, for people.
        message: String,
    },
}
