//! `gloriette serve`: the HTTP server.

use std::io::IsTerminal;
use std::net::SocketAddr;

use clap::{Args, ValueEnum};
use server::api::Api;
use server::limits::connections_per_address;
use server::sharing::SharedLinks;
use server::tables::{Tables, TablesOptions};
use server::{Limits, Options};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::cli_error::CliError;
use crate::data_folder::DataFolder;
use crate::database::Database;
use crate::drawings::drawings;
use crate::runtime::block_on;
use crate::{page, registry, urls};

/// Start the server; open the printed address in a browser to play
#[derive(Args)]
#[command(
    after_help = "Example: gloriette serve --listen 0.0.0.0:1747 --database postgres://gloriette@localhost/gloriette"
)]
pub(crate) struct Serve {
    /// Address to listen on; port 0 selects a free port
    #[arg(long, env = "GLORIETTE_LISTEN", default_value = "127.0.0.1:1747")]
    listen: SocketAddr,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    data: DataFolder,
    /// Name of your own boards and tiles, which players see
    #[arg(long, env = "GLORIETTE_DATA_NAME", value_name = "NAME", default_value = "", hide_default_value = true, value_parser = parse_data_name)]
    data_name: String,
    /// Path under which a proxy serves Gloriette, such as /gloriette
    #[arg(long, env = "GLORIETTE_BASE_PATH", default_value = "", hide_default_value = true, value_parser = parse_base_path)]
    base_path: String,
    /// Trust the proxy's headers x-forwarded-for (client address), x-forwarded-proto (protocol) and
    /// x-forwarded-host (name of the server)
    #[arg(long, env = "GLORIETTE_TRUST_PROXY", value_parser = clap::builder::BoolishValueParser::new())]
    trust_proxy: bool,
    /// Make browsers remove what they have stored of the page for use without a connection
    #[arg(long, env = "GLORIETTE_NO_OFFLINE", value_parser = clap::builder::BoolishValueParser::new())]
    no_offline: bool,
    /// Number of bot threads [default: number of cores minus one]
    #[arg(long, env = "GLORIETTE_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    #[command(flatten)]
    limits: LimitArgs,
    /// Log filter, such as info, debug or server=debug
    #[arg(long, env = "GLORIETTE_LOG", default_value = "info")]
    log: String,
    /// Log format
    #[arg(long, env = "GLORIETTE_LOG_FORMAT", default_value = "text")]
    log_format: LogFormat,
}

#[derive(Args)]
struct LimitArgs {
    /// Maximum size of a request body
    #[arg(long, env = "GLORIETTE_MAX_BODY", value_name = "BYTES", default_value_t = Limits::default().body_bytes)]
    max_body: usize,
    /// Maximum number of connections
    #[arg(long, env = "GLORIETTE_MAX_CONNECTIONS", value_name = "N", default_value_t = Limits::default().connections)]
    max_connections: usize,
    /// Maximum number of connections per client address [default: a tenth of --max-connections]
    #[arg(long, env = "GLORIETTE_MAX_CONNECTIONS_EACH", value_name = "N")]
    max_connections_each: Option<usize>,
    /// Maximum number of open streams
    #[arg(long, env = "GLORIETTE_MAX_STREAMS", value_name = "N", default_value_t = Limits::default().streams)]
    max_streams: usize,
    /// Maximum number of open streams per person
    #[arg(long, env = "GLORIETTE_MAX_STREAMS_EACH", value_name = "N", default_value_t = Limits::default().streams_per_person)]
    max_streams_each: usize,
    /// Maximum number of unfinished games per person
    #[arg(long, env = "GLORIETTE_MAX_GAMES_EACH", value_name = "N", default_value_t = Limits::default().games_per_person)]
    max_games_each: u64,
    /// Maximum number of requests per second and person that change something
    #[arg(long, env = "GLORIETTE_POSTS_PER_SECOND", value_name = "N", default_value_t = Limits::default().posts_per_second)]
    posts_per_second: u32,
    /// Maximum number of new people per minute and address
    #[arg(long, env = "GLORIETTE_PEOPLE_PER_MINUTE", value_name = "N", default_value_t = Limits::default().people_per_minute)]
    people_per_minute: u32,
}

#[derive(Copy, Clone, ValueEnum)]
enum LogFormat {
    /// Human-readable lines
    Text,
    /// One JSON object per line
    Json,
}

impl Serve {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        self.init_logging();
        block_on(self.serve())
    }

    async fn serve(&self) -> Result<(), CliError> {
        let games = registry::hosted(&self.data, &self.data_name)?;
        let store = self.database.open_for_server().await?;
        let listener = TcpListener::bind(self.listen).await.map_err(CliError::io(self.listen))?;
        let address = listener.local_addr().map_err(CliError::io(self.listen))?;
        let options = self.options();
        let tables = Tables::open(store, games, options.tables);
        let (local, network) = urls::reachable_addresses(address);
        println!("Gloriette is running: http://{local}{}", self.base_path);
        if let Some(network) = network {
            println!("In your local network: http://{network}{}", self.base_path);
        }
        let links = SharedLinks::new(tables.clone(), &self.base_path, self.trust_proxy);
        let api = Api::new(tables, options).with_drawings(drawings());
        server::serve(
            listener,
            api,
            page::routes(&self.base_path, !self.no_offline, links),
            shutdown_signal(),
        )
        .await
        .map_err(CliError::io(address))
    }

    fn options(&self) -> Options {
        let connections = self.limits.max_connections;
        let tables = TablesOptions::default();
        Options {
            base_path: self.base_path.clone(),
            trust_proxy: self.trust_proxy,
            tables: TablesOptions { bot_threads: self.bot_threads.unwrap_or(tables.bot_threads), ..tables },
            limits: Limits {
                body_bytes: self.limits.max_body,
                connections,
                connections_per_address: self
                    .limits
                    .max_connections_each
                    .unwrap_or_else(|| connections_per_address(connections)),
                streams: self.limits.max_streams,
                streams_per_person: self.limits.max_streams_each,
                games_per_person: self.limits.max_games_each,
                posts_per_second: self.limits.posts_per_second,
                people_per_minute: self.limits.people_per_minute,
                ..Limits::default()
            },
        }
    }

    fn init_logging(&self) {
        let filter = EnvFilter::new(&self.log);
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(std::io::stderr)
            .with_ansi(use_colours());
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().init(),
        }
    }
}

/// Whether standard error is a terminal and `NO_COLOR` is not set.
fn use_colours() -> bool {
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    std::io::stderr().is_terminal() && !no_color
}

/// Parses the name of a set of boards; empty for none.
fn parse_data_name(text: &str) -> Result<String, String> {
    if text.is_empty() {
        return Ok(String::new());
    }
    table::board_set_name(text).map_err(|error| error.what().to_string())
}

/// Parses a path such as `/gloriette` and removes trailing slashes.
fn parse_base_path(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let is_valid = |part: &str| {
        !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.~".contains(&b))
    };
    let valid = text.strip_prefix('/').is_some_and(|rest| rest.split('/').all(is_valid));
    if text.is_empty() || valid {
        Ok(text.to_string())
    } else {
        Err("expected a path such as /gloriette".to_string())
    }
}

/// Waits for Ctrl-C or SIGTERM.
async fn shutdown_signal() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => {
                tokio::select! {
                    _ = interrupted => {}
                    _ = terminated.recv() => {}
                }
            }
            Err(_) => drop(interrupted.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupted.await);
    tracing::info!("shutting down");
}
