//! The server: HTTP API, store, tables in memory, bot pool.
//!
//! The crate [`table`] holds the logic of one table and does no I/O. Here, [`store`] keeps logs in
//! SQLite or PostgreSQL, [`tables`] has the tables that are in use in memory and commits every
//! entry before anybody sees it, [`api`] holds the routes and `http` the connections. The caller
//! passes in the [`Games`](table::Games); this crate names none. [`archive`] moves everything from
//! one store to another.
//!
//! A server without games on a free port:
//!
//! ```
//! use server::api::Api;
//! use server::store::Store;
//! use server::tables::Tables;
//! use server::{Options, serve};
//! use table::Games;
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
mod client_address;
mod http;
pub mod key;
pub mod limits;
pub mod machine;
mod options;
mod pulse;
mod random;
mod revocations;
mod server_clock;
pub mod sharing;
pub mod store;
pub mod tables;
mod wall_clock;

pub use http::serve;
pub use limits::Limits;
pub use options::Options;
