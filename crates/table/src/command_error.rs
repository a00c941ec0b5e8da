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

    /// The HTTP status and the code of the error. The page knows errors by them, whether the table
    /// is on a server or in the browser.
    pub fn status_and_code(&self) -> (u16, &'static str) {
        match self {
            CommandError::NoSuchGame => (404, "no_such_game"),
            CommandError::NoSuchSeat => (404, "no_such_seat"),
            CommandError::SeatTaken => (409, "seat_taken"),
            CommandError::SeatReserved => (409, "seat_kept"),
            CommandError::ColourTaken => (409, "colour_taken"),
            CommandError::AlreadySeated => (409, "seated_already"),
            CommandError::NotSeated => (403, "not_seated"),
            CommandError::NotHost => (403, "not_host"),
            CommandError::AlreadyStarted => (409, "begun"),
            CommandError::NotStarted => (409, "not_begun"),
            CommandError::Over => (409, "over"),
            CommandError::NotOver => (409, "not_over"),
            CommandError::Closed => (409, "closed"),
            CommandError::TakenOver => (409, "away"),
            CommandError::Resigned => (409, "resigned"),
            CommandError::BotFinishesTurn => (409, "bot_finishes_turn"),
            CommandError::NoTimeLeft => (409, "no_time_left"),
            CommandError::Stale { .. } => (409, "stale"),
            CommandError::UndoDisabled => (403, "no_undo"),
            CommandError::TooManyUndos => (403, "too_many_undos"),
            CommandError::HintsDisabled => (403, "no_hints"),
            // The games use the same code when they refuse a decision for this reason.
            CommandError::NotToAct => (422, "not_to_act"),
            CommandError::TooManyAnalyses => (429, "too_many_analyses"),
            CommandError::Muted => (403, "muted"),
            CommandError::YouAreMuted => (403, "you_are_muted"),
            CommandError::SpectatorChatOff => (403, "spectators_muted"),
            CommandError::ChatFull => (403, "talked_out"),
            CommandError::TooOften => (403, "too_often"),
            CommandError::LogFull => (403, "log_full"),
            CommandError::AgainstRules { code, .. } => (422, *code),
            CommandError::BadInput(_) => (400, "bad_request"),
        }
    }
}
