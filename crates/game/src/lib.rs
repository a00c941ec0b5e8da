//! The [`Game`] trait, and everything that all games share.
//!
//! Play any game to its end:
//!
//! ```
//! use game::{Game, Nobody, below};
//!
//! /// Plays a game at random and returns the winners.
//! fn random_winners<G: Game>(mut position: G, seed: u64) -> Vec<usize> {
//!     let mut rng = game::chance(seed, 0);
//!     let mut legal = Vec::new();
//!     while let Some(seat) = position.to_act().first() {
//!         position.legal(seat, &mut legal);
//!         let action = legal[below(&mut rng, legal.len())];
//!         position.apply(seat, action, &mut Nobody).expect("legal actions are accepted");
//!     }
//!     let outcome = position.outcome().expect("the game is over when no seat is to act");
//!     game::Outcome::winners(&outcome).iter().map(|seat| seat.index()).collect()
//! }
//! ```
//!
//! The crates `sanssouci` and `versailles` implement the trait.
//!
//! - A [`Seat`] acts, a [`Viewer`] looks, a [`Listener`] receives events.
//! - A [`GameInfo`] describes a game: name, player counts, options.
//! - A [`Record`] is one game as JSON; [`Play`] keeps a position and its record in sync.
//! - An [`InputError`] says in one line what is wrong with some input, and where.
//! - [`perft`] counts move sequences; [`random_play`] plays at random.
//!
//! This crate and the games do no I/O, read no clock, start no thread and have no randomness of
//! their own: callers pass a generator, such as [`chance`]. `clippy.toml` enforces this.

mod board;
mod chance;
mod data_file;
mod deserialize;
mod game;
mod info;
mod input_error;
mod listener;
mod margin;
#[cfg(feature = "openapi")]
mod openapi;
mod perft;
#[cfg(any(test, not(feature = "toml")))]
mod plain_toml;
mod play;
mod random_play;
mod read_json;
mod record;
mod seat;
mod text_form;
#[cfg(feature = "ts")]
mod typescript;
mod viewer;

pub use board::Board;
pub use chance::{below, chance, shuffle};
pub use data_file::{DataFiles, data_file};
pub use deserialize::{at_most, not_null, objects};
pub use game::{Action, Game, Outcome, Refusal};
pub use info::{GameInfo, OptionInfo, OptionKind};
pub use input_error::InputError;
pub use listener::{Listener, Nobody};
pub use margin::margin;
pub use perft::perft;
pub use play::Play;
pub use random_play::random_play;
pub use read_json::read_json;
pub use record::{Done, FORMAT, Record, game_of, is_complete_json};
pub use seat::{Seat, Seats};
pub use text_form::{ParseError, TextVisitor};
#[cfg(feature = "ts")]
pub use typescript::Declarations;
pub use viewer::Viewer;
