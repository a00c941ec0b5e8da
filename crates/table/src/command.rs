//! What people ask for.

use bots::Level;
use game::Seat;
use serde_json::Value;

use crate::id::{GameId, PersonId};
use crate::sitting::person::Person;

/// What somebody asks for.
#[derive(Clone, Eq, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Command {
    /// To sit down.
    Sit { person: Person, seat: Seat },
    /// The host puts a bot on a seat.
    SeatBot { person: PersonId, seat: Seat, level: Level },
    /// To get up, or, for the host, to free a seat; before the game.
    Free { person: PersonId, seat: Seat },
    /// The host takes the table away, before the game.
    Close { person: PersonId },
    /// The host begins; bots take what seats are free.
    Start { person: PersonId },
    /// A decision, by who had seen the log up to `after`.
    Act { person: PersonId, action: Value, after: u64 },
    /// To take one's last decision back.
    Undo { person: PersonId, after: u64 },
    /// To leave a game: a bot plays on.
    Leave { person: PersonId },
    /// To take one's seat again.
    Return { person: PersonId },
    /// To say something.
    Say { person: Person, text: String },
    /// The host stops the talk, or allows it again.
    Mute { person: PersonId, muted: bool },
    /// To go by another name.
    Rename { person: Person },
    /// To play again, over there.
    Rematch { person: PersonId, game: GameId },
    /// A bot's decisions, thought of when its seat had been asked at `asked`.
    BotActs { seat: Seat, asked: u64, actions: Vec<Value> },
    /// To look at the clocks.
    TimeUp,
    /// To give back the time in which the server was not there.
    Pause { milliseconds: i64 },
}

impl Command {
    /// Who asks; nobody if it is the server itself.
    fn person(&self) -> Option<PersonId> {
        match self {
            Command::Sit { person, .. } | Command::Say { person, .. } | Command::Rename { person } => {
                Some(person.id)
            }
            Command::SeatBot { person, .. }
            | Command::Free { person, .. }
            | Command::Close { person }
            | Command::Start { person }
            | Command::Act { person, .. }
            | Command::Undo { person, .. }
            | Command::Leave { person }
            | Command::Return { person }
            | Command::Mute { person, .. }
            | Command::Rematch { person, .. } => Some(*person),
            Command::BotActs { .. } | Command::TimeUp | Command::Pause { .. } => None,
        }
    }

    /// The key of a request as the log keeps it: what one person calls a request has nothing to do with what another does.
    pub fn own_key(&self, key: &str) -> String {
        match self.person() {
            Some(person) => format!("{person}:{key}"),
            None => key.to_string(),
        }
    }
}
