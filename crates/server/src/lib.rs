//! The table on the network: people, seats, clocks, the store, live streams.
//!
//! A game is a log of entries. [`sitting`] says what a log comes to, and does no I/O; [`store`] keeps logs; [`tables`] has
//! the games that are being played in memory, and is the only one that appends to a log: an entry is committed before
//! anybody hears of it. [`api`] is what the world sees, `http` lets it in. [`games`] are what can be played: whoever starts
//! the server brings them, and it knows none by name. [`archive`] moves everything from one store to another.
//!
//! A server that has no game yet, on a free port:
//!
//! ```
//! use server::api::Api;
//! use server::games::Games;
//! use server::tables::Tables;
//! use server::store::Store;
//! use server::{Options, serve};
//! use tokio::net::TcpListener;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = tempfile::tempdir()?;
//! let store = Store::open(&Store::sqlite(&folder.path().join("games.db"))).await?;
//! let options = Options::default();
//! let tables = Tables::open(store, Games::default(), options.tables);
//! let listener = TcpListener::bind("127.0.0.1:0").await?;
//! let address = listener.local_addr()?;
//! let page = axum::Router::new();
//! tokio::spawn(serve(listener, Api::new(tables, options), page, std::future::pending()));
//!
//! let lobby = client::Client::stranger(address).get("/api/games").await?;
//! assert_eq!(lobby.json()?["open"].as_array().map(Vec::len), Some(0));
//! # Ok(())
//! # }
//! ```

pub mod api;
pub mod archive;
mod commitment;
pub mod games;
mod http;
pub mod id;
pub mod key;
mod options;
mod random;
pub mod sitting;
pub mod store;
pub mod tables;
mod text;
pub mod timestamp;
mod words;

pub use commitment::commitment;
pub use http::serve;
pub use options::{Limits, Options};
