//! Bots for the games, and the arena that measures their strength.
//!
//! A [`Bot`] plays one seat. It searches once per turn, and then plays the turn step by step:
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
//!     let observation = Observation::of(&position, seat);
//!     let budget = Budget::simulations(20);
//!     let action = bots[seat.index()].decide(&observation, &budget).expect("the seat is to act");
//!     position.apply(seat, action, &mut Nobody).expect("bots decide what is legal");
//! }
//! assert_eq!(position.outcome().map(|outcome| outcome.totals().len()), Some(2));
//! # Ok::<(), game::InputError>(())
//! ```
//!
//! A bot gets an [`Observation`]: what its seat knows, and never the true position. A [`Level`]
//! says how well it plays. A [`Budget`] limits its simulations, or its time by the caller's clock.
//!
//! [`suggest`] asks once, and also returns the alternatives, their estimates and the expected line:
//!
//! ```
//! use bots::{Budget, Level, Observation, suggest};
//! # use sanssouci::{Data, Edition, Options, Position};
//! # use game::{Game, Seat};
//! # let options = Options { choose_sides: false, ..Options::new(Edition::Classic, 2) };
//! # let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
//! # let position = Position::new(&options, &setup)?;
//! # let seat = position.to_act().first().expect("a seat is to act");
//! let observation = Observation::of(&position, seat);
//! let budget = Budget::simulations(100);
//! let answer = suggest(&observation, Level::Architect, &budget, 1).expect("the seat is to act");
//! assert!(observation.legal().contains(&answer.decision));
//! assert!(answer.ranked.len() > 1, "there are alternatives");
//! # Ok::<(), game::InputError>(())
//! ```
//!
//! # How a bot decides
//!
//! [`Bot::decide`] or [`suggest`] call [`Skill::think`], which each game implements in a module of
//! its own (`sanssouci/`, `versailles/`). The two lower levels evaluate their own turn
//! (`greedy.rs`). The two higher ones run a determinized Monte Carlo search (`search.rs`): they
//! sample what is hidden ([`Determinizer`]), play every candidate on (`playout.rs`), and divide the
//! budget among the candidates by sequential halving (`sequential_halving.rs`).
//!
//! `examples/own_bot.rs` is a bot of your own; `docs/bots.md` is the guide.
//!
//! # Features
//!
//! - `arena` (default): tournaments between bots. Uses threads and the system clock.
//! - `training` (default): finds better weights and networks. Uses threads.
//! - `ts`: TypeScript types. `openapi`: OpenAPI schemas.
//!
//! Without the two defaults, the crate uses no threads, files or clocks.

#![cfg_attr(
    not(all(feature = "arena", feature = "training")),
    allow(dead_code, unreachable_pub, reason = "only arena and training use some of the items")
)]

#[cfg(feature = "arena")]
#[allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it measures time on threads")]
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
#[cfg(feature = "training")]
#[allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it runs on threads")]
pub mod training;
mod value_network;
mod versailles;

pub use bot::Bot;
pub use budget::Budget;
pub use determinizer::Determinizer;
pub use level::Level;
pub use observation::Observation;
pub use sanssouci::hindsight::{Hindsight, gardener_total, hindsight};
pub use skill::Skill;
pub use suggest::{compare, suggest};
pub use suggestion::{Ranked, Suggestion};
