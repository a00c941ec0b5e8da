//! The arena: tournaments between bots, with an honest statistical evaluation.
//!
//! Every deal is played in every seating, so that no bot profits from a better deal. A deal is one
//! observation, however many games it takes. `gloriette arena` runs it on the command line, and
//! `docs/bots.md` explains the figures.
//!
//! ```
//! use std::ops::ControlFlow;
//! use std::sync::atomic::AtomicBool;
//!
//! use bots::arena::{Tournament, Pairing, Standings};
//! use sanssouci::{Data, Edition, Options, Position};
//!
//! let options = Options::new(Edition::Classic, 2);
//! let tournament = Tournament::<Position>::new(options, Data::load(|_| None)?, 1)?;
//! let entrants = ["gardener".parse().expect("a bot"), "apprentice".parse().expect("a bot")];
//! let pairing = Pairing::new(&entrants, tournament.players(), None)?;
//! let mut standings = Standings::new(&pairing);
//! tournament.run(&pairing, 3, 2, &AtomicBool::new(false), || (), |deal| {
//!     standings.add(&deal);
//!     ControlFlow::Continue(())
//! });
//! assert_eq!(standings.bots()[0].results.games(), 6, "three deals in two seatings");
//! assert!(standings.bots()[0].results.win_share().mean > 0.5);
//! # Ok::<(), game::InputError>(())
//! ```

mod budget_spec;
mod cheat;
mod elo;
mod entrant;
mod estimate;
mod finished_game;
mod pairing;
mod parallel;
mod player;
mod results;
mod search_stats;
mod sprt;
mod standings;
mod tournament;

pub use budget_spec::BudgetSpec;
pub use elo::{elo_from_share, share_from_elo};
pub use entrant::Entrant;
pub use estimate::Estimate;
pub use finished_game::{FinishedGame, SeatResult};
pub use pairing::Pairing;
pub use results::Results;
pub use search_stats::SearchStats;
pub use sprt::{Hypothesis, Sprt, Verdict};
pub use standings::{Standing, Standings};
pub use tournament::Tournament;
