//! The rules and the data of Sanssouci: both editions, with the expansions Rewards and Boars.
//!
//! Deal a game and play it:
//!
//! ```
//! use game::{Game, Nobody};
//! use sanssouci::{Data, Edition, Options, Position};
//!
//! let options = Options { rewards: true, ..Options::new(Edition::Revised, 2) };
//! let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
//! let mut position = Position::new(&options, &setup)?;
//!
//! let mut legal = Vec::new();
//! while let Some(seat) = position.to_act().first() {
//!     position.legal(seat, &mut legal);
//!     position.apply(seat, legal[0], &mut Nobody).expect("legal actions are accepted");
//! }
//! assert_eq!(position.outcome().map(|outcome| outcome.scores.len()), Some(2));
//! # Ok::<(), game::InputError>(())
//! ```
//!
//! See it as one player does:
//!
//! ```
//! # use sanssouci::{Data, Edition, Options, Position};
//! use game::{Game, Seat, Viewer};
//!
//! # let options = Options { choose_sides: false, ..Options::new(Edition::Classic, 3) };
//! # let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
//! # let position = Position::new(&options, &setup)?;
//! let view = position.view(Viewer::Seat(Seat::FIRST));
//! assert_eq!(view.seats[0].hand.as_ref().map(Vec::len), Some(2));
//! assert_eq!(view.seats[1].hand, None, "the hands of others are hidden");
//! # Ok::<(), game::InputError>(())
//! ```
//!
//! Count the move sequences from a position:
//!
//! ```
//! # use game::Game;
//! # use sanssouci::{Data, Edition, Options, Position};
//! let options = Options::new(Edition::Classic, 2);
//! let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
//! let position = Position::new(&options, &setup)?;
//! assert_eq!(game::perft(&position, 2), 4, "both players choose one of two sides");
//! # Ok::<(), game::InputError>(())
//! ```
//!
//! # Where a rule is
//!
//! | rule | file |
//! | --- | --- |
//! | the course of a turn | `turn.rs` |
//! | which tiles a card allows | `market.rs` |
//! | where tiles, gardeners, nobles and boars may go | `garden.rs` |
//! | all points, the winners | `scoring.rs` |
//! | Rewards boards | `rewards.rs` |
//! | stacks, bag, refilling | `supply.rs` |
//! | options and player counts | `options.rs` |
//! | dealing, valid setups, data files | `deal.rs`, `setup.rs`, `data.rs` |
//! | what a viewer may know | `view.rs`, `event.rs`, `resample.rs` |
//! | what may be undone | `undo.rs` |

mod action;
mod boards;
mod card;
mod card_counts;
mod colour;
mod data;
mod data_files;
mod deal;
mod event;
mod field;
mod field_set;
mod garden;
mod market;
mod motif;
mod options;
mod player;
mod position;
mod preview;
mod refusal;
mod resample;
mod rewards;
mod row;
#[cfg(test)]
mod rulebook_examples;
mod scoring;
mod setup;
mod side;
mod slot;
mod slot_set;
mod supply;
mod turn;
mod undo;
mod view;

pub use action::{Action, Entry};
pub use card::{Card, Face};
pub use colour::Colour;
pub use data::Data;
pub use event::Event;
pub use field::Field;
pub use field_set::Fields;
pub use garden::{Boar, Garden, Laid, Points};
pub use market::Market;
pub use motif::Motif;
pub use options::{Edition, Options};
pub use position::{Phase, Position};
pub use preview::{BoarPreview, LayPreview, NoblePreview, Preview, Reach};
pub use refusal::Refusal;
pub use rewards::{Mark, Marks};
pub use row::Row;
pub use scoring::{Line, Outcome, Score};
pub use setup::Setup;
pub use side::Side;
pub use slot::{BySlot, Slot};
pub use supply::Stack;
pub use view::{SeatView, TurnView, View};
