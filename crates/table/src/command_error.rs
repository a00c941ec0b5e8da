//! Why a command is not carried out.

use game::InputError;

use crate::games::Refused;

/// Why a command is not carried out.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum CommandError {
    #[error("this game does not exist")]
    NoSuchGame,
    #[error("there is no such seat")]
    NoSuchSeat,
    #[error("somebody sits there already")]
    SeatTaken,
    #[error("this seat is kept for somebody else")]
    SeatKept,
    #[error("you sit at this table already")]
    SeatedAlready,
    #[error("you have no seat at this table")]
    NotSeated,
    #[error("only the host may do this")]
    NotHost,
    #[error("the game has begun already")]
    Begun,
    #[error("the game has not begun yet")]
    NotBegun,
    #[error("the game is over")]
    Over,
    #[error("the game is not over yet")]
    NotOver,
    #[error("the table has been taken away")]
    Closed,
    #[error("a bot plays for you; take your seat again first")]
    Away,
    #[error("the game has moved on to {seq}")]
    Stale { seq: u64 },
    #[error("nothing is taken back at this table")]
    NoUndo,
    #[error("there are no hints at this table")]
    NoHints,
    #[error("it is not your decision")]
    NotToAct,
    #[error("too many games wait for their analysis; try again later")]
    TooManyAnalyses,
    #[error("the host has stopped the talk")]
    Muted,
    #[error("there has been enough talk at this table")]
    TalkedOut,
    #[error("{0}")]
    Refused(#[from] Refused),
    #[error("{0}")]
    Bad(#[from] InputError),
}
