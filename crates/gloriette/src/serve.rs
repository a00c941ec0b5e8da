//! `gloriette serve`: the table on the network.

use std::io::IsTerminal;
use std::net::SocketAddr;

use clap::{Args, ValueEnum};
use server::api::Api;
use server::tables::{Tables, TablesOptions};
use server::{Limits, Options};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::addresses;
use crate::cli_error::CliError;
use crate::data_folder::DataFolder;
use crate::database::Database;
use crate::wait::wait_for;
use crate::{page, registry};

/// Serve the table: open the page it names, and play
#[derive(Args)]
#[command(
    after_help = "Example: gloriette serve --listen 0.0.0.0:1747 --database postgres://gloriette@localhost/gloriette"
)]
pub(crate) struct Serve {
    /// The address to listen on; port 0 takes any that is free
    #[arg(long, env = "GLORIETTE_LISTEN", default_value = "127.0.0.1:1747")]
    listen: SocketAddr,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    data: DataFolder,
    /// The path under which a proxy shows the server, such as /gloriette
    #[arg(long, env = "GLORIETTE_BASE_PATH", default_value = "", hide_default_value = true, value_parser = base_path)]
    base_path: String,
    /// Believe what a proxy says about the client's address and protocol (x-forwarded-for, x-forwarded-proto)
    #[arg(long, env = "GLORIETTE_TRUST_PROXY", value_parser = clap::builder::BoolishValueParser::new())]
    trust_proxy: bool,
    /// How many bots think at the same time [default: one less than there are cores]
    #[arg(long, env = "GLORIETTE_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    #[command(flatten)]
    limits: LimitArgs,
    /// What is logged, such as info, debug or server=debug
    #[arg(long, env = "GLORIETTE_LOG", default_value = "info")]
    log: String,
    /// How it is logged
    #[arg(long, env = "GLORIETTE_LOG_FORMAT", default_value = "text")]
    log_format: LogFormat,
}

#[derive(Args)]
struct LimitArgs {
    /// Bytes of a request at the most
    #[arg(long, env = "GLORIETTE_MAX_BODY", value_name = "BYTES", default_value_t = Limits::default().body_bytes)]
    max_body: usize,
    /// Connections at the same time
    #[arg(long, env = "GLORIETTE_MAX_CONNECTIONS", value_name = "N", default_value_t = Limits::default().connections)]
    max_connections: usize,
    /// Open streams at the same time
    #[arg(long, env = "GLORIETTE_MAX_STREAMS", value_name = "N", default_value_t = Limits::default().streams)]
    max_streams: usize,
    /// Open streams of one person at the same time
    #[arg(long, env = "GLORIETTE_MAX_STREAMS_EACH", value_name = "N", default_value_t = Limits::default().streams_per_person)]
    max_streams_each: usize,
    /// Unfinished games of one person
    #[arg(long, env = "GLORIETTE_MAX_GAMES_EACH", value_name = "N", default_value_t = Limits::default().games_per_person)]
    max_games_each: u64,
    /// Requests of one person that change something, in a second
    #[arg(long, env = "GLORIETTE_POSTS_PER_SECOND", value_name = "N", default_value_t = Limits::default().posts_per_second)]
    posts_per_second: u32,
    /// New people from one address in a minute
    #[arg(long, env = "GLORIETTE_PEOPLE_PER_MINUTE", value_name = "N", default_value_t = Limits::default().people_per_minute)]
    people_per_minute: u32,
}

#[derive(Copy, Clone, ValueEnum)]
enum LogFormat {
    /// For people
    Text,
    /// For programs: one JSON object a line
    Json,
}

impl Serve {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        self.begin_log();
        wait_for(self.serve())
    }

    async fn serve(&self) -> Result<(), CliError> {
        let games = registry::hosted(&self.data)?;
        let store = self.database.open().await?;
        let listener = TcpListener::bind(self.listen).await.map_err(CliError::io(self.listen))?;
        let address = listener.local_addr().map_err(CliError::io(self.listen))?;
        let options = self.options();
        let tables = Tables::open(store, games, options.tables);
        let (here, network) = addresses::to_open(address);
        println!("Gloriette is open: http://{here}{}", self.base_path);
        if let Some(network) = network {
            println!("In your network: http://{network}{}", self.base_path);
        }
        let api = Api::new(tables, options);
        server::serve(listener, api, page::routes(&self.base_path), asked_to_stop())
            .await
            .map_err(CliError::io(address))
    }

    fn options(&self) -> Options {
        let tables = TablesOptions::default();
        Options {
            base_path: self.base_path.clone(),
            trust_proxy: self.trust_proxy,
            tables: TablesOptions { bot_threads: self.bot_threads.unwrap_or(tables.bot_threads), ..tables },
            limits: Limits {
                body_bytes: self.limits.max_body,
                connections: self.limits.max_connections,
                streams: self.limits.max_streams,
                streams_per_person: self.limits.max_streams_each,
                games_per_person: self.limits.max_games_each,
                posts_per_second: self.limits.posts_per_second,
                people_per_minute: self.limits.people_per_minute,
                ..Limits::default()
            },
        }
    }

    fn begin_log(&self) {
        let filter = EnvFilter::new(&self.log);
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(std::io::stderr)
            .with_ansi(wants_colours());
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().init(),
        }
    }
}

/// Colours are for people who look at it, and who did not ask for none: `NO_COLOR`.
fn wants_colours() -> bool {
    let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    std::io::stderr().is_terminal() && !unwanted
}

/// A path such as `/gloriette`: it begins with a slash and ends without one.
fn base_path(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let fits = |part: &str| {
        !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.~".contains(&b))
    };
    let whole = text.strip_prefix('/').is_some_and(|rest| rest.split('/').all(fits));
    if text.is_empty() || whole {
        Ok(text.to_string())
    } else {
        Err("a path is such as /gloriette".to_string())
    }
}

/// Waits for Ctrl-C, or for the system to ask.
async fn asked_to_stop() {
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
    tracing::info!("stopping");
}
