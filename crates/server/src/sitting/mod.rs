//! One game at the table: who sits where, what was decided, whose clock runs.
//!
//! A [`Sitting`] is what its log of [entries](Entry) comes to, and nothing else: no clock is looked at, no chance is drawn,
//! nothing is stored or sent here. A [`Command`] is what somebody asks for; it is refused, or becomes an entry.

mod analysis;
mod asked;
mod carry_out;
mod clock;
mod command;
mod command_error;
mod due;
mod entry;
mod frame;
mod hint;
mod look_back;
mod occupant;
mod person;
mod record;
mod replay;
#[expect(clippy::module_inception, reason = "the folder is about it")]
mod sitting;
mod start;
mod statistics;
mod summary;
mod terms;

pub use analysis::{Analysis, Moment, Progress, Studied};
pub(crate) use analysis::{Question, questions};
pub use clock::{Clock, ClockView};
pub use command::Command;
pub use command_error::CommandError;
pub use entry::{Entry, Logged, Why};
pub use frame::{Frame, SeatView, TableView, What};
pub use look_back::{Sight, Told};
pub use occupant::Occupant;
pub use person::Person;
pub use sitting::{Phase, Sitting};
pub use statistics::{Statistics, Tally};
pub use summary::Summary;
pub(crate) use terms::Place;
pub use terms::{First, Opening, Terms, TimeControl};
