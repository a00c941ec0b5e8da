//! The rules and the data of The Gardens of Versailles.
//!
//! Deal a game and play it:
//!
//! ```
//! use game::{Game, Nobody};
//! use versailles::{Data, Options, Position};
//!
//! let options = Options::new(4);
//! let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
//! let mut position = Position::new(&options, &setup)?;
//!
//! let mut legal = Vec::new();
//! while let Some(seat) = position.to_act().first() {
//!     position.legal(seat, &mut legal);
//!     position.apply(seat, legal[0], &mut Nobody).expect("legal actions are accepted");
//! }
//! assert_eq!(position.outcome().map(|outcome| outcome.scores.len()), Some(4));
//! # Ok::<(), game::InputError>(())
//! ```
//!
//! Read a record:
//!
//! ```
//! # use game::{Game, Play};
//! # use versailles::{Data, Options};
//! use game::Record;
//! use versailles::Position;
//!
//! # let options = Options::new(3);
//! # let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
//! # let mut play = Play::<Position>::new(options, setup)?;
//! # let mut legal = Vec::new();
//! # for _ in 0..3 {
//! #     let seat = play.position().to_act().first().expect("a seat is to act");
//! #     play.position().legal(seat, &mut legal);
//! #     play.apply(seat, legal[0], &mut game::Nobody).expect("legal actions are accepted");
//! # }
//! # let text = play.record().write();
//! let record = Record::<Position>::read(&text)?;
//! let position = record.verify()?;
//! assert_eq!(position.takers().len(), 3, "after three bids, three tiles are taken");
//! # Ok::<(), game::InputError>(())
//! ```
//!
//! Count the move sequences from a position:
//!
//! ```
//! # use game::Game;
//! # use versailles::{Data, Options, Position};
//! let options = Options::new(2);
//! let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
//! let position = Position::new(&options, &setup)?;
//! assert_eq!(game::perft(&position, 3), 10 * 10 * 4, "two bids, four rotations of a tile");
//! # Ok::<(), game::InputError>(())
//! ```
//!
//! # Where a rule is
//!
//! | rule | file |
//! | --- | --- |
//! | the course of a round | `round.rs` |
//! | the order of taking tiles | `taking_order.rs` |
//! | where a tile may be laid | `garden.rs`, `legal_spots.rs` |
//! | areas | `area.rs` |
//! | large chips | `chips.rs` |
//! | all points | `scoring.rs` |
//! | the winners | `outcome.rs` |
//! | options and player counts | `options.rs` |
//! | dealing, valid setups, data files | `deal.rs`, `setup.rs`, `data.rs` |
//! | what a viewer may know | `view.rs`, `event.rs`, `resample.rs` |
//! | what may be undone | `undo.rs` |

mod action;
mod area;
mod bidder;
mod bitboard;
mod bounds;
mod card;
mod chips;
mod data;
mod data_files;
mod deal;
mod dealt_cards;
mod deck;
mod event;
mod garden;
mod half;
mod hand;
mod kind;
mod legal_spots;
mod options;
mod outcome;
mod per_type;
mod plot;
mod position;
mod preview;
mod refusal;
mod resample;
mod rewind;
mod rotation;
mod round;
mod score_sheet;
pub mod scoring;
mod setup;
mod spot;
mod taking_order;
mod tile;
mod undo;
mod view;

pub use action::{Action, Entry};
pub use area::Areas;
pub use bidder::Bidder;
pub use card::Card;
pub use chips::Chips;
pub use data::Data;
pub use event::{Bid, Event};
pub use garden::{Garden, Laid};
pub use half::Half;
pub use hand::Hand;
pub use kind::{Kind, Type};
pub use legal_spots::LegalSpots;
pub use options::Options;
pub use outcome::Outcome;
pub use per_type::PerType;
pub use plot::Plot;
pub use position::{Phase, Position};
pub use preview::{AreaThen, ChipThen, Preview};
pub use refusal::Refusal;
pub use rotation::Rotation;
pub use score_sheet::{Item, Sheet};
pub use scoring::{Middle, Score};
pub use setup::Setup;
pub use spot::Spot;
pub use tile::Tile;
pub use view::{LudwigView, SeatView, Taker, View};
