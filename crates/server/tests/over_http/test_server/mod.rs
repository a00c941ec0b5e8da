//! The real server on a free port with a store of its own, and helpers to play on it.
//!
//! The store is a SQLite file. If `GLORIETTE_TEST_POSTGRES` is the URL of a PostgreSQL server, the
//! store is a database there; `./test` runs the same tests with both.

mod database;
mod play;

use std::net::SocketAddr;
use std::path::Path;

use client::Client;
use game::Game;
use server::api::Api;
use server::store::Store;
use server::tables::{Tables, TablesOptions};
use server::{Limits, Options};
use sqlx::Connection as _;
use table::Games;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use play::{
    decide, frame, open, play_randomly, post, sanssouci, sit, state, versailles, wait_for_frame, watch,
};

/// A running server and its store.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    pub(crate) tables: Tables,
    url: String,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<()>>,
    folder: TempDir,
}

/// All games.
pub(crate) fn games() -> Games {
    let sanssouci = sanssouci::Position::data(|_| None).expect("the built-in data are valid");
    let versailles = versailles::Position::data(|_| None).expect("the built-in data are valid");
    Games::default().with::<sanssouci::Position>(sanssouci).with::<versailles::Position>(versailles)
}

/// Options with rate limits that no test reaches by accident.
pub(crate) fn test_options() -> Options {
    let limits = Limits { posts_per_second: 10_000, people_per_minute: 100_000, ..Limits::default() };
    Options { limits, ..Options::default() }
}

/// [`test_options`] with so few simulations that hints and analyses are fast.
pub(crate) fn fast_bot_options(hint_simulations: u64, analysis_simulations: u64) -> Options {
    let options = test_options();
    let tables = TablesOptions { hint_simulations, analysis_simulations, ..options.tables };
    Options { tables, ..options }
}

/// The URL of a new, empty store.
pub(crate) async fn new_store(folder: &Path) -> String {
    match std::env::var("GLORIETTE_TEST_POSTGRES") {
        Err(_) => Store::sqlite(&folder.join("test.db")),
        Ok(admin_url) => database::new_database(&admin_url).await,
    }
}

/// A temporary folder.
pub(crate) fn temporary_folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder is created")
}

impl TestServer {
    pub(crate) async fn start() -> TestServer {
        TestServer::with_options(test_options()).await
    }

    pub(crate) async fn with_options(options: Options) -> TestServer {
        let folder = temporary_folder();
        let url = new_store(folder.path()).await;
        TestServer::on_store(url, folder, options).await
    }

    /// A second server on the store of another one.
    pub(crate) async fn on_store_of(other: &TestServer) -> TestServer {
        TestServer::on_store(other.url.clone(), temporary_folder(), test_options()).await
    }

    /// A server with these games.
    pub(crate) async fn with_games(games: Games) -> TestServer {
        let folder = temporary_folder();
        let url = new_store(folder.path()).await;
        TestServer::on_store_with_games(url, folder, test_options(), games).await
    }

    /// A server on the store with this URL, which may be in the folder.
    pub(crate) async fn on_store(url: String, folder: TempDir, options: Options) -> TestServer {
        TestServer::on_store_with_games(url, folder, options, games()).await
    }

    async fn on_store_with_games(url: String, folder: TempDir, options: Options, games: Games) -> TestServer {
        let store = Store::open(&url).await.expect("the store opens");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("the listener has an address");
        let tables = Tables::open(store, games, options.tables);
        // Tests write old entries into the store, which the first heartbeat takes for an outage.
        tables.wait_for_heartbeat().await.expect("the database answers");
        let api = Api::new(tables.clone(), options);
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(async move {
            let stopped = async move { drop(stopped.await) };
            server::serve(listener, api, axum::Router::new(), stopped).await.expect("the server runs");
        });
        TestServer { address, tables, url, stop: Some(stop), serving: Some(serving), folder }
    }

    /// Stops as on SIGINT and starts again on the same store, at another port.
    pub(crate) async fn restart(mut self) -> TestServer {
        self.stop().await;
        let TestServer { url, folder, .. } = self;
        TestServer::on_store(url, folder, test_options()).await
    }

    /// A connection to the database, past the server.
    pub(crate) async fn database(&self) -> sqlx::AnyConnection {
        sqlx::AnyConnection::connect(&self.url).await.expect("the database answers")
    }

    /// The store as another process opens it.
    pub(crate) async fn another_store(&self) -> Store {
        Store::open(&self.url).await.expect("the store opens")
    }

    /// Stops as on SIGINT.
    pub(crate) async fn stop(&mut self) {
        drop(self.stop.take());
        if let Some(serving) = self.serving.take() {
            serving.await.expect("the server stops without a panic");
        }
    }

    /// Whether other processes may use the store, too. Then a process knows a part of the streams.
    pub(crate) fn has_shared_store(&self) -> bool {
        self.tables.store().is_shared()
    }

    /// A client with a new identity.
    pub(crate) async fn person(&self) -> Client {
        Client::hello(self.address).await.expect("a response")
    }

    /// A client without an identity.
    pub(crate) fn stranger(&self) -> Client {
        Client::stranger(self.address)
    }
}
