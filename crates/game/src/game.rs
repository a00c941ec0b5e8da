//! The trait that every game implements.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Board, DataFiles, GameInfo, InputError, Listener, Record, Seat, Seats, Viewer};

/// The rules of a game, implemented by the type of its positions.
///
/// A position is a pure value: it knows which seats must act, lists their legal actions and applies
/// them. All randomness is drawn before the first action, by [`deal`](Game::deal); the rest of the
/// game is deterministic. Input that can be wrong ([`Setup`](Game::Setup): parsed, dealt or edited)
/// is checked once, by [`new`](Game::new).
pub trait Game: Copy + Eq + Debug + Send + Sync + 'static {
    /// Name, player counts and options of the game.
    const INFO: GameInfo;
    /// The name in records and on the command line.
    const NAME: &'static str = Self::INFO.name;

    /// What the players choose before the game: their number, edition, expansions.
    type Options: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The boards or tiles that setups are drawn from.
    type Data: Clone + Debug + Send + Sync;
    /// Everything that is random: the result of shuffling and dealing.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One decision. Its text form (`Display`, `FromStr`) is for logs and tests.
    type Action: Action;
    /// Something that an action caused.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// The part of a position that one viewer may see.
    type View: Clone + Eq + Debug + Serialize + Send;
    /// The result: points by item, and the winners.
    type Outcome: Outcome;
    /// The reason why an action is refused.
    type Refusal: Refusal;

    /// Loads the data files. `file` returns the text of a file by name; the built-in file replaces
    /// a missing one.
    fn data(file: impl Fn(&str) -> Option<String>) -> Result<Self::Data, InputError>;

    /// Everything that is wrong with data files. [`data`](Game::data) reports only the first
    /// problem.
    fn data_problems(file: impl Fn(&str) -> Option<String>) -> Vec<InputError> {
        Self::data(file).err().into_iter().collect()
    }

    /// All data files without comments, in a form that [`data`](Game::data) reads as the same data.
    /// Equal data have equal texts. A game without data files has none.
    fn data_files(_data: &Self::Data) -> DataFiles {
        DataFiles::new()
    }

    /// Checks the options and returns the number of players.
    fn check_options(options: &Self::Options) -> Result<usize, InputError>;

    /// Checks that games with these options can be dealt from this data.
    fn check_data(_options: &Self::Options, _data: &Self::Data) -> Result<(), InputError> {
        Ok(())
    }

    /// Draws a setup. The options must pass [`check_options`](Game::check_options), and the data
    /// [`check_data`](Game::check_data).
    fn deal(options: &Self::Options, data: &Self::Data, rng: &mut impl Rng) -> Self::Setup;

    /// The position before the first action.
    fn new(options: &Self::Options, setup: &Self::Setup) -> Result<Self, InputError>;

    /// The number of players.
    fn players(&self) -> usize;

    /// The seat that has the first turn; `None` if all seats start at the same time.
    fn starting_seat(&self) -> Option<Seat>;

    /// The seats that must act now: several if they act at the same time, none when the game is
    /// over.
    fn to_act(&self) -> Seats;

    /// Replaces the content of `list` with the legal actions of a seat. The list is empty if the
    /// seat is not to act.
    fn legal(&self, seat: Seat, list: &mut Vec<Self::Action>);

    /// Applies an action and reports the events, or refuses the action and changes nothing.
    ///
    /// Returns the automatic action that followed, if a record has to contain it.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<Option<Self::Action>, Self::Refusal>;

    /// How many of its last actions this seat may undo, one after the other: those of its current
    /// turn, until something is revealed.
    fn undoable(&self, seat: Seat) -> usize;

    /// Undoes the last action of a seat, exactly, and returns it.
    fn undo(&mut self, seat: Seat) -> Result<Self::Action, Self::Refusal>;

    /// What a viewer may see, with the legal actions of the viewer's own seat.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Removes from an event what a viewer must not know; `None` if the viewer must not know of the
    /// event at all.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// Replaces everything that the viewer cannot know with a random guess.
    ///
    /// Every possibility that fits the viewer's knowledge is equally likely. The guess depends on
    /// `rng` and on the viewer's knowledge, and on nothing else.
    fn resample(&mut self, viewer: Viewer, rng: &mut impl Rng);

    /// The boards that each seat of a recorded game played on; none if all seats have the same.
    fn boards(_record: &Record<Self>, _data: &Self::Data) -> Vec<Board> {
        Vec::new()
    }
}

/// An action, and how a record writes it.
pub trait Action: Copy + Eq + Debug + Display + FromStr<Err: Error> + Send + Sync + 'static {
    /// The entry in a record: one flat object with the seat and the arguments of the action.
    type Entry: Serialize + DeserializeOwned + Clone + Eq + Debug + Send;

    /// Converts the action to an entry. Views list entries without a seat, and clients post them
    /// back.
    fn entry(self, seat: Option<Seat>) -> Self::Entry;

    /// Reads an entry: the seat, if the entry has one, and the action.
    fn read(entry: &Self::Entry) -> Result<(Option<Seat>, Self), InputError>;
}

/// The result of a game.
pub trait Outcome: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync {
    /// The total of every seat.
    fn totals(&self) -> Vec<i32>;

    /// The winners; several share the victory.
    fn winners(&self) -> &[Seat];
}

/// The reason why an action is refused.
pub trait Refusal: Error + Clone + Eq + Send {
    /// A stable identifier that clients translate.
    fn code(&self) -> &'static str;
}
