//! Why a table refuses a command.

use game::InputError;

/// Why a table refuses a command.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum CommandError {
    #[error("this game does not exist")]
    NoSuchGame,
    #[error("this seat does not exist")]
    NoSuchSeat,
    #[error("this seat is taken")]
    SeatTaken,
    #[error("this seat is reserved for somebody else")]
    SeatReserved,
    #[error("somebody else has this colour")]
    ColourTaken,
    #[error("you already sit at this table")]
    AlreadySeated,
    #[error("you have no seat at this table")]
    NotSeated,
    #[error("only the host may do this")]
    NotHost,
    #[error("the game has already begun")]
    AlreadyStarted,
    #[error("the game has not begun yet")]
    NotStarted,
    #[error("the game is over")]
    Over,
    #[error("the game is not over yet")]
    NotOver,
    #[error("the table is closed")]
    Closed,
    #[error("a bot plays for you; take your seat back first")]
    TakenOver,
    #[error("you have resigned; a bot plays the game to its end")]
    Resigned,
    #[error("your time has run out; the bot finishes this turn first")]
    BotFinishesTurn,
    #[error("you have no time left for this turn")]
    NoTimeLeft,
    #[error("the game has moved on to {seq}")]
    Stale { seq: u64 },
    #[error("this table does not allow undo")]
    UndoDisabled,
    #[error("you have taken back too many decisions in this turn")]
    TooManyUndos,
    #[error("this table does not allow hints")]
    HintsDisabled,
    #[error("it is not your decision")]
    NotToAct,
    #[error("too many games wait for their analysis; try again later")]
    TooManyAnalyses,
    #[error("the host has muted the chat")]
    Muted,
    #[error("the host has muted you")]
    YouAreMuted,
    #[error("spectators may not write at this table")]
    SpectatorChatOff,
    #[error("the chat of this table is full")]
    ChatFull,
    #[error("you have done this too often at this table")]
    TooOften,
    #[error("the log of this table is full; the game can only be finished")]
    LogFull,
    /// The rules refuse the decision; `code` is a word that the page translates.
    #[error("{message}")]
    AgainstRules { code: &'static str, message: String },
    /// The request contains a value that cannot be read or is out of range.
    #[error("{0}")]
    BadInput(#[from] InputError),
}

impl CommandError {
    pub(crate) fn bad_input(message: &str) -> CommandError {
        CommandError::BadInput(InputError::new("", message))
    }
}
