//! What a game is.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{InputError, Listener, Seat, Seats, Viewer};

/// A game: a pure value that says who must decide, lists what they may decide, and changes by their decisions.
///
/// All that chance decides is drawn before the first decision, by [`deal`](Game::deal); from then on nothing is
/// random. What may be wrong ([`Setup`](Game::Setup): parsed, dealt, edited) is checked once, by [`new`](Game::new),
/// and becomes a position that cannot be wrong.
pub trait Game: Copy + Eq + Debug + Send + Sync + 'static {
    /// The name in records and on the command line.
    const NAME: &'static str;

    /// What the players agree on before: how many they are, edition, expansions.
    type Options: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The boards or tiles that deals are drawn from.
    type Data: Clone + Debug + Send + Sync;
    /// All that chance decides.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One decision. Its text form (`Display`, `FromStr`) is for logs and tests.
    type Action: Action;
    /// Something that a decision made happen.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What one viewer may see.
    type View: Clone + Eq + Debug + Serialize + Send;
    /// How it ended: points by item, and the winners.
    type Outcome: Outcome;
    /// Why a decision is refused.
    type Refusal: Refusal;

    /// The data that `file` gives by name; where it gives none, the one that is built in.
    fn data(file: impl Fn(&str) -> Option<String>) -> Result<Self::Data, InputError>;

    /// How many play by these options, or what is wrong with them.
    fn check_options(options: &Self::Options) -> Result<usize, InputError>;

    /// Draws a setup. The options must fit the game; [`check_options`](Game::check_options) says if they do not.
    fn deal(options: &Self::Options, data: &Self::Data, rng: &mut impl Rng) -> Self::Setup;

    /// The position before the first decision.
    fn new(options: &Self::Options, setup: &Self::Setup) -> Result<Self, InputError>;

    /// How many play.
    fn players(&self) -> usize;

    /// Who begins; nobody where all begin at the same time.
    fn starting_seat(&self) -> Option<Seat>;

    /// Who must decide now; several at once where they decide at the same time. Nobody when the game is over.
    fn to_act(&self) -> Seats;

    /// Lists what this seat may decide now, in place of what `list` held; nothing if it is not to act.
    fn legal(&self, seat: Seat, list: &mut Vec<Self::Action>);

    /// Carries out a decision and tells what happened, or refuses it with a reason and changes nothing.
    ///
    /// Returns what the table did by itself in consequence, if a record has to name it.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<Option<Self::Action>, Self::Refusal>;

    /// How many of its last decisions this seat may take back, one after the other: those of its current turn, as
    /// long as nothing was revealed since.
    fn undoable(&self, seat: Seat) -> usize;

    /// Takes this seat's last decision back, exactly, and returns it.
    fn undo(&mut self, seat: Seat) -> Result<Self::Action, Self::Refusal>;

    /// What a viewer may see, with the decisions that are theirs to make.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What a viewer may know of an event; nothing if they may not even know of it.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// Replaces everything that the viewer cannot know by a fair guess: every possibility that fits what they know is
    /// equally likely. The guess depends on `rng` and on what the viewer knows, and on nothing else.
    fn resample(&mut self, viewer: Viewer, rng: &mut impl Rng);
}

/// A decision, and how a record writes it.
pub trait Action: Copy + Eq + Debug + Display + FromStr<Err: Error> + Send + Sync + 'static {
    /// The entry of a record: one flat object with the seat and what the decision needs.
    type Entry: Serialize + DeserializeOwned + Clone + Eq + Debug + Send;

    /// Writes the decision as an entry; without a seat it is what a view lists and a page posts.
    fn entry(self, seat: Option<Seat>) -> Self::Entry;

    /// Reads an entry: the seat, if it names one, and the decision.
    fn read(entry: &Self::Entry) -> Result<(Option<Seat>, Self), InputError>;
}

/// How a game ended.
pub trait Outcome: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync {
    /// Every seat's total.
    fn totals(&self) -> Vec<i32>;

    /// Who won; several share it.
    fn winners(&self) -> &[Seat];
}

/// Why a decision is refused.
pub trait Refusal: Error + Clone + Eq + Send {
    /// A word that a page can translate.
    fn code(&self) -> &'static str;
}
