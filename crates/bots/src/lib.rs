//! Players for the games at the table, and the arena that measures them.
//!
//! A bot gets an [`Observation`], which is what its seat may know, and never a position: there is nothing to peek at. A
//! [`Level`] is how well it plays, a [`Budget`] how long it may think: simulations, or the caller's clock.
//!
//! A [`Bot`] sits in a seat, thinks once a turn and carries it out:
//!
//! ```
//! use bots::{Bot, Budget, Level, Observation};
//! use game::{Game, Nobody, Outcome};
//! use versailles::{Data, Options, Position};
//!
//! let options = Options::new(2);
//! let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
//! let mut position = Position::new(&options, &setup)?;
//! let mut bots = [Bot::new(Level::Architect, 1), Bot::new(Level::Apprentice, 2)];
//! while let Some(seat) = position.to_act().first() {
//!     let seen = Observation::of(&position, seat);
//!     let action = bots[seat.index()].decide(&seen, &Budget::simulations(20)).expect("it is to act");
//!     position.apply(seat, action, &mut Nobody).expect("bots decide what is legal");
//! }
//! assert_eq!(position.outcome().map(|outcome| outcome.totals().len()), Some(2));
//! # Ok::<(), game::InputError>(())
//! ```
//!
//! [`suggest`] asks once, and says what else was considered, what it is worth, and how the game may go on:
//!
//! ```
//! use bots::{Budget, Level, Observation, suggest};
//! # use sanssouci::{Data, Edition, Options, Position};
//! # use game::{Game, Seat};
//! # let options = Options { choose_sides: false, ..Options::new(Edition::Classic, 2) };
//! # let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
//! # let position = Position::new(&options, &setup)?;
//! # let seat = position.to_act().first().expect("somebody is to act");
//! let seen = Observation::of(&position, seat);
//! let advice = suggest(&seen, Level::Architect, &Budget::simulations(100), 1).expect("it is to act");
//! assert!(seen.legal().contains(&advice.decision));
//! assert!(advice.ranked.len() > 1, "there was a choice");
//! # Ok::<(), game::InputError>(())
//! ```
//!
//! How a game is played well is in a folder named after it; [`arena`] lets bots play each other and counts. A bot of your
//! own: `examples/own_bot.rs`, and `docs/bots.md`.

pub mod arena;
mod bot;
mod budget;
mod determinizer;
mod level;
mod observation;
mod sanssouci;
mod sequential_halving;
mod skill;
mod suggest;
mod suggestion;
mod training;
mod value_network;
mod versailles;

pub use bot::Bot;
pub use budget::Budget;
pub use level::Level;
pub use observation::Observation;
pub use sanssouci::hindsight::{Hindsight, gardener_total, hindsight};
pub use skill::Skill;
pub use suggest::{compare, suggest};
pub use suggestion::{Ranked, Suggestion};

/// For finding better weights; `examples/` uses it.
pub mod tuning {
    pub use crate::sanssouci::{Weights, greedy_points};
    pub use crate::training::{SelfPlay, TrainingSample, learn};
    pub use crate::value_network::ValueNetwork;
}
