//! What every game at the table shares.
//!
//! A game is a pure value with the trait [`Game`]; a [`Seat`] decides, a [`Viewer`] looks on, a [`Listener`] hears events. A
//! [`Record`] is one game, whole; [`Play`] keeps a position and its record in step; [`perft`] counts lines; a [`InputError`] says
//! in one line what is wrong where. Nothing here does I/O, looks at a clock or draws a random number that the caller did
//! not bring: dice are made by [`chance`], and a seed means the same game for ever.
//!
//! What can be said of any game is said once, here:
//!
//! ```
//! use game::{Game, Nobody, below};
//!
//! /// Plays a game to the end, at random, and tells who won.
//! fn who_wins<G: Game>(mut position: G, seed: u64) -> Vec<usize> {
//!     let mut rng = game::chance(seed, 0);
//!     let mut legal = Vec::new();
//!     while let Some(seat) = position.to_act().first() {
//!         position.legal(seat, &mut legal);
//!         let action = legal[below(&mut rng, legal.len())];
//!         position.apply(seat, action, &mut Nobody).expect("what is listed as legal is accepted");
//!     }
//!     let outcome = position.outcome().expect("nobody is to act");
//!     game::Outcome::winners(&outcome).iter().map(|seat| seat.index()).collect()
//! }
//! ```
//!
//! `sanssouci` and `versailles` are such games.

mod chance;
mod data_file;
mod deserialize;
mod game;
mod input_error;
mod listener;
mod margin;
#[cfg(feature = "openapi")]
mod openapi;
mod perft;
mod play;
mod random_play;
mod read_json;
mod record;
mod seat;
mod text_form;
#[cfg(feature = "ts")]
mod typescript;
mod viewer;

pub use chance::{below, chance, shuffle};
pub use data_file::data_file;
pub use deserialize::{at_most, given, objects};
pub use game::{Action, Game, Outcome, Refusal};
pub use input_error::InputError;
pub use listener::{Listener, Nobody};
pub use margin::margin;
pub use perft::perft;
pub use play::Play;
pub use random_play::random_play;
pub use read_json::read_json;
pub use record::{Done, FORMAT, Record, game_of, is_complete_json};
pub use seat::{Seat, Seats};
pub use text_form::{ParseError, WordVisitor};
#[cfg(feature = "ts")]
pub use typescript::Declarations;
pub use viewer::Viewer;
