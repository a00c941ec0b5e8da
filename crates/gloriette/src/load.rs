//! `gloriette load`: a load test that measures the latency of many parallel games.
//!
//! It refuses servers on other machines.

mod bots;
mod game_loop;
mod game_stream;
mod measurement;
mod pace;
mod target;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::bots::Level;
use clap::{Args, ValueEnum, value_parser};
use game::InputError;
use serde_json::{Value, json};

use crate::cli_error::CliError;
use crate::load::game_loop::Post;
use crate::load::game_stream::{Access, FrameKind};
use crate::load::measurement::{Measurement, Memory};
use crate::load::pace::Pace;
use crate::load::target::Target;
use crate::runtime::block_on;

/// Load-test a server: play many games at once and measure the latency of frames
#[derive(Args)]
#[command(after_help = "Example: gloriette load --games 500 --spectators 2000 --seconds 30\n\n\
    Without --address it starts its own server with a temporary SQLite file. Two people play each game and decide \
    at random. They use event streams and POST requests, as the page does. The spectators' streams are distributed \
    over the games.\n\n\
    With --bots it measures twice: first the people alone, then together with games between bots that keep all bot \
    threads busy: gloriette load --games 50 --spectators 100 --rate 200 --bots 20\n\n\
    A long run that prints the server's memory every minute: gloriette load --games 100 --rate 300 --bots 10 \
    --together --seconds 3600")]
pub(crate) struct Load {
    /// Number of parallel games
    #[arg(long, default_value_t = 500)]
    games: usize,
    /// Number of spectators, in addition to the players
    #[arg(long, default_value_t = 2000)]
    spectators: usize,
    /// Duration of a measurement in seconds
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Decisions per second over all games
    #[arg(long, default_value_t = 2500)]
    rate: u32,
    /// Number of additional games between bots, in a second measurement
    #[arg(long, default_value_t = 0)]
    bots: usize,
    /// Level of these bots
    #[arg(long, default_value_t = Level::LeNotre)]
    level: Level,
    /// Use a server that already runs on this machine; raise its limits first. Several processes
    /// are separated by commas
    #[arg(long, value_delimiter = ',')]
    address: Vec<SocketAddr>,
    /// The path under which a proxy at this address serves it
    #[arg(long, value_name = "PATH", default_value = "", hide_default_value = true, requires = "address")]
    base_path: String,
    /// The database of the started server: a file or postgres://… [default: a temporary file]
    #[arg(long, conflicts_with = "address")]
    database: Option<String>,
    /// Number of server processes on one PostgreSQL database
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u8).range(1..), conflicts_with = "address")]
    processes: u8,
    /// How clients are distributed over several processes
    #[arg(long, default_value_t = Spread::Clients)]
    spread: Spread,
    /// Number of additional spectators of one game, in a second measurement of all other games
    #[arg(long, default_value_t = 0, conflicts_with = "bots")]
    crowd: usize,
    /// Ask for whole frames, as simple clients do, instead of what changed
    #[arg(long)]
    whole_frames: bool,
    /// Measure once, with people and bots together, instead of twice
    #[arg(long, requires = "bots")]
    together: bool,
    /// Write the acknowledged decisions to a file: idempotency key, game and sequence number
    #[arg(long, value_name = "FILE")]
    acknowledged: Option<PathBuf>,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// How clients are distributed over several processes.
#[derive(Copy, Clone, Eq, PartialEq, Debug, ValueEnum)]
enum Spread {
    /// All clients of a table use one process, as behind a proxy that routes by table
    Tables,
    /// The players and spectators of a table use different processes
    Clients,
}

impl std::fmt::Display for Spread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Spread::Tables => "tables",
            Spread::Clients => "clients",
        })
    }
}

impl Spread {
    /// The process that a client of a table uses.
    fn address(self, addresses: &[SocketAddr], table: usize, client: usize) -> SocketAddr {
        let number = match self {
            Spread::Tables => table,
            Spread::Clients => table + client,
        };
        addresses[number % addresses.len()]
    }
}

/// What a load test found.
#[derive(Default)]
struct Report {
    measurements: Vec<Measurement>,
    memory: Memory,
    /// Errors that clients saw.
    errors: Vec<String>,
    /// How often clients reached the server only at a later attempt.
    reconnects: u64,
}

/// How long after the end the memory of the server is measured again. By then it has closed the
/// streams and freed the cached frames.
const MEMORY_SETTLE_TIME: Duration = Duration::from_secs(8);

/// How long a crowd may take to open its streams.
const CROWD_SETTLE_TIME: Duration = Duration::from_secs(5);

/// How often a long measurement prints the server's memory.
const MEMORY_REPORT_INTERVAL: Duration = Duration::from_secs(60);

impl Load {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        if let Some(address) = self.address.iter().find(|address| !address.ip().is_loopback()) {
            let message = format!("{address} is not a loopback address (127.0.0.1 or [::1])");
            return Err(InputError::new("--address", message).into());
        }
        let shared = self.database.as_deref().is_some_and(|database| database.starts_with("postgres"));
        if self.processes > 1 && !shared {
            return Err(InputError::new(
                "--processes",
                "more than one process needs --database postgres://…",
            )
            .into());
        }
        let report = block_on(self.measure())?;
        if self.json {
            self.print_json(&report);
        } else {
            self.print(&report);
        }
        Ok(())
    }

    /// Runs the measurements.
    async fn measure(&self) -> Result<Report, CliError> {
        let target = Target::new(&self.address, self.database.as_deref(), self.processes.into())?;
        let mut acknowledged = self.acknowledged.as_deref().map(AcknowledgedFile::create).transpose()?;
        let mut report = Report::default();
        report.memory.before = target.current_memory();
        let pace = Arc::new(Pace::new(self.rate, self.games));
        let mut games = Vec::new();
        for number in 0..self.games {
            let spectators =
                self.spectators / self.games + usize::from(number < self.spectators % self.games);
            let address = |client| self.spread.address(&target.addresses, number, client);
            games.push(
                game_loop::start(address, number, spectators, pace.clone(), self.access())
                    .await
                    .map_err(client_error)?,
            );
        }
        eprintln!("{} games started, {} streams open", self.games, self.streams());
        let mut bot_tables = Vec::new();
        if !self.together {
            report.measurements.push(self.measure_once(&target).await);
        }
        if self.bots > 0 {
            let address = |number: usize| target.addresses[number % target.addresses.len()];
            let start = |number| bots::start(address(number), self.level, pace.clone(), self.access());
            bot_tables = (0..self.bots).map(start).collect();
            eprintln!("{} games between {} bots started", self.bots, self.level);
            report.measurements.push(self.measure_once(&target).await);
        }
        if let (1.., Some(first)) = (self.crowd, games.first_mut()) {
            let address = |number: usize| target.addresses[number % target.addresses.len()];
            (0..self.crowd)
                .for_each(|number| first.add_spectator(address(number), pace.clone(), self.access()));
            tokio::time::sleep(CROWD_SETTLE_TIME).await;
            report.measurements.push(self.measure_once(&target).await.without(0));
        }
        report.memory.peak = target.peak_memory();
        // The frames of the last decisions may still be in flight.
        tokio::time::sleep(Duration::from_secs(1)).await;
        pace.stop();
        for (number, game) in games.into_iter().enumerate() {
            let observed = game.finish().await;
            report.measurements.iter_mut().for_each(|measurement| measurement.add(number, &observed));
            if let Some(file) = &mut acknowledged {
                file.write(&observed.posts)?;
            }
            report.errors.extend(observed.errors);
            report.reconnects += observed.reconnects;
        }
        for table in bot_tables {
            let decisions = table.await.unwrap_or_default();
            report.measurements.last_mut().into_iter().for_each(|last| last.add_bots(&decisions));
        }
        report.measurements.iter_mut().for_each(Measurement::finish);
        tokio::time::sleep(MEMORY_SETTLE_TIME).await;
        report.memory.after = target.current_memory();
        Ok(report)
    }

    /// Measures for the requested duration, after a warm-up in which connections open and caches
    /// fill.
    async fn measure_once(&self, target: &Target) -> Measurement {
        tokio::time::sleep(Duration::from_secs(2)).await;
        let (start, cpu_time) = (Instant::now(), target.cpu_time());
        let end = start + Duration::from_secs(self.seconds);
        while Instant::now() < end {
            tokio::time::sleep_until(end.min(Instant::now() + MEMORY_REPORT_INTERVAL).into()).await;
            if let Some(memory) = target.current_memory().filter(|_| Instant::now() < end) {
                let minutes = start.elapsed().as_secs_f64() / 60.0;
                eprintln!("{minutes:.0} min: server memory {:.0} MB", memory as f64 / 1e6);
            }
        }
        let cpu_time = target.cpu_time().zip(cpu_time).map(|(end, start)| end.saturating_sub(start));
        Measurement::new(start, Instant::now(), cpu_time)
    }

    fn streams(&self) -> usize {
        self.games * 2 + self.spectators
    }

    fn access(&self) -> Access {
        let kind = if self.whole_frames { FrameKind::Whole } else { FrameKind::Patches };
        Access { kind, base_path: self.base_path.as_str().into() }
    }

    fn print(&self, report: &Report) {
        println!("{} games, {} streams", self.games, self.streams());
        for (index, measurement) in report.measurements.iter().enumerate() {
            match index {
                0 if self.bots > 0 && !self.together => println!("\npeople alone"),
                0 if self.crowd > 0 => println!("\nwithout a crowd"),
                0 if self.bots == 0 => {}
                _ if self.crowd > 0 => println!("\nall other games while {} people watch one", self.crowd),
                _ => println!("\nwith {} games between {} bots", self.bots, self.level),
            }
            measurement.print();
        }
        if let ([before, with_crowd], 1..) = (report.measurements.as_slice(), self.crowd) {
            println!("p99 with the crowd: {:.2} times that without", with_crowd.p99() / before.p99());
        }
        report.memory.print();
        if report.reconnects > 0 {
            println!("{} requests and streams were repeated", report.reconnects);
        }
        match report.errors.first() {
            None => println!("no errors"),
            Some(first) => println!("{} errors, the first: {first}", report.errors.len()),
        }
    }

    fn print_json(&self, report: &Report) {
        let mut all = json!({
            "games": self.games,
            "streams": self.streams(),
            "errors": report.errors.len(),
            "reconnects": report.reconnects,
            "memory_before_bytes": report.memory.before,
            "memory_bytes": report.memory.peak,
            "memory_after_bytes": report.memory.after,
        });
        for (index, measurement) in report.measurements.iter().enumerate() {
            match (index, measurement.json()) {
                (0, Value::Object(alone)) => alone.into_iter().for_each(|(key, value)| all[key] = value),
                (_, with_crowd) if self.crowd > 0 => all["with_crowd"] = with_crowd,
                (_, with_bots) => all["with_bots"] = with_bots,
            }
        }
        println!("{all}");
    }
}

/// A file with the decisions that the server acknowledged, one per line.
struct AcknowledgedFile<'a> {
    path: &'a Path,
    file: BufWriter<File>,
}

impl AcknowledgedFile<'_> {
    fn create(path: &Path) -> Result<AcknowledgedFile<'_>, CliError> {
        let file = File::create(path).map_err(CliError::io(path.display()))?;
        Ok(AcknowledgedFile { path, file: BufWriter::new(file) })
    }

    fn write(&mut self, posts: &[Post]) -> Result<(), CliError> {
        let lines = posts.iter().map(|post| format!("{:016x} {} {}\n", post.key, post.game, post.seq));
        let text: String = lines.collect();
        self.file.write_all(text.as_bytes()).map_err(CliError::io(self.path.display()))
    }
}

fn client_error(error: client::ClientError) -> CliError {
    InputError::new("load", error).into()
}
