//! The commands that a person sends, as the page writes them.

use bots::Level;
use game::{InputError, Seat};
use serde::Deserialize;
use serde_json::Value;
use table::{Command, First, Nonce, Person, PersonId, SeatColour, chat_line, person_name};

/// A person who sends a request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sender {
    id: PersonId,
    name: String,
}

impl Sender {
    pub(crate) fn person(&self) -> Result<Person, InputError> {
        let name = person_name(&self.name).map_err(|error| error.inside("person"))?;
        Ok(Person { id: self.id, name })
    }
}

/// A request of a person to change a table.
#[derive(Deserialize)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum PersonCommand {
    Sit { seat: Seat, nonce: Option<Nonce> },
    SeatBot { seat: Seat, level: Level },
    Free { seat: Seat },
    ChooseColour { seat: Seat, colour: SeatColour },
    ChooseFirst { first: First },
    NameFirst { seat: Seat },
    Close,
    Start,
    Wait,
    Act { action: Value, after: u64 },
    Undo { after: u64 },
    Leave,
    Return,
    Resign,
    Chat { text: String },
    Mute { muted: bool },
    MutePerson { target: PersonId, muted: bool },
    Rename,
}

impl PersonCommand {
    /// The command as the table takes it.
    pub(crate) fn of(self, person: Person) -> Result<Command, InputError> {
        let id = person.id;
        Ok(match self {
            PersonCommand::Sit { seat, nonce } => Command::Sit { person, seat, nonce },
            PersonCommand::SeatBot { seat, level } => Command::SeatBot { person: id, seat, level },
            PersonCommand::Free { seat } => Command::Free { person: id, seat },
            PersonCommand::ChooseColour { seat, colour } => {
                Command::ChooseColour { person: id, seat, colour }
            }
            PersonCommand::ChooseFirst { first } => Command::ChooseFirst { person: id, first },
            PersonCommand::NameFirst { seat } => Command::NameFirst { person: id, seat },
            PersonCommand::Close => Command::Close { person: id },
            PersonCommand::Start => Command::Start { person: id },
            PersonCommand::Wait => Command::Wait { person: id },
            PersonCommand::Act { action, after } => Command::Act { person: id, action, after },
            PersonCommand::Undo { after } => Command::Undo { person: id, after },
            PersonCommand::Leave => Command::Leave { person: id },
            PersonCommand::Return => Command::Return { person: id },
            PersonCommand::Resign => Command::Resign { person: id },
            PersonCommand::Chat { text } => Command::Chat { person, text: chat_line(&text)? },
            PersonCommand::Mute { muted } => Command::Mute { person: id, muted },
            PersonCommand::MutePerson { target, muted } => Command::MutePerson { person: id, target, muted },
            PersonCommand::Rename => Command::Rename { person },
        })
    }
}
