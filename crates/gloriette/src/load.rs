//! `gloriette load`: a load test that measures the latency of many parallel games.
//!
//! It refuses servers on other machines.

mod bots;
mod game_loop;
mod measurement;
mod target;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::bots::Level;
use clap::{Args, value_parser};
use game::InputError;
use serde_json::{Value, json};

use crate::cli_error::CliError;
use crate::load::game_loop::Pace;
use crate::load::measurement::Measurement;
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
    /// Use a server that already runs on this machine; raise its limits first
    #[arg(long)]
    address: Option<SocketAddr>,
    /// The database of the started server: a file or postgres://… [default: a temporary file]
    #[arg(long, conflicts_with = "address")]
    database: Option<String>,
    /// Number of server processes on one PostgreSQL database; the players and spectators of a game
    /// are distributed over them
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u8).range(1..), conflicts_with = "address")]
    processes: u8,
    /// Measure once, with people and bots together, instead of twice
    #[arg(long, requires = "bots")]
    together: bool,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// How often a long measurement prints the server's memory.
const MEMORY_REPORT_INTERVAL: Duration = Duration::from_secs(60);

impl Load {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        if let Some(address) = self.address.filter(|address| !address.ip().is_loopback()) {
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
        let (measurements, errors) = block_on(self.measure())?;
        if self.json {
            self.print_json(&measurements, &errors);
        } else {
            self.print(&measurements, &errors);
        }
        Ok(())
    }

    /// Runs the measurements; also returns the errors of clients.
    async fn measure(&self) -> Result<(Vec<Measurement>, Vec<String>), CliError> {
        let target = Target::new(self.address, self.database.as_deref(), self.processes.into())?;
        let pace = Arc::new(Pace::new(self.rate, self.games));
        let mut games = Vec::new();
        for number in 0..self.games {
            let spectators =
                self.spectators / self.games + usize::from(number < self.spectators % self.games);
            games.push(
                game_loop::start(&target.addresses, number, spectators, pace.clone())
                    .await
                    .map_err(client_error)?,
            );
        }
        eprintln!("{} games started, {} streams open", self.games, self.streams());
        let mut measurements = Vec::new();
        if !self.together {
            measurements.push(self.measure_once(&target).await);
        }
        let mut bot_tables = Vec::new();
        if self.bots > 0 {
            let address = |number: usize| target.addresses[number % target.addresses.len()];
            let start = |number| bots::start(address(number), self.level, pace.clone());
            bot_tables = (0..self.bots).map(start).collect();
            eprintln!("{} games between {} bots started", self.bots, self.level);
            measurements.push(self.measure_once(&target).await);
        }
        // The frames of the last decisions may still be in flight.
        tokio::time::sleep(Duration::from_secs(1)).await;
        pace.stop();
        let mut errors = Vec::new();
        for game in games {
            let observed = game.finish().await;
            measurements.iter_mut().for_each(|measurement| measurement.add(&observed));
            errors.extend(observed.errors);
        }
        for table in bot_tables {
            let decisions = table.await.unwrap_or_default();
            measurements.last_mut().into_iter().for_each(|measurement| measurement.add_bots(&decisions));
        }
        Ok((measurements.into_iter().map(Measurement::finished).collect(), errors))
    }

    /// Measures for the requested duration, after a warm-up in which connections open and caches
    /// fill.
    async fn measure_once(&self, target: &Target) -> Measurement {
        tokio::time::sleep(Duration::from_secs(2)).await;
        let start = Instant::now();
        let end = start + Duration::from_secs(self.seconds);
        while Instant::now() < end {
            tokio::time::sleep_until(end.min(Instant::now() + MEMORY_REPORT_INTERVAL).into()).await;
            if let Some(memory) = target.current_memory().filter(|_| Instant::now() < end) {
                let minutes = start.elapsed().as_secs_f64() / 60.0;
                eprintln!("{minutes:.0} min: server memory {:.0} MB", memory as f64 / 1e6);
            }
        }
        Measurement::new(start, Instant::now(), target.peak_memory())
    }

    fn streams(&self) -> usize {
        self.games * 2 + self.spectators
    }

    fn print(&self, measurements: &[Measurement], errors: &[String]) {
        println!("{} games, {} streams", self.games, self.streams());
        for (index, measurement) in measurements.iter().enumerate() {
            match index {
                0 if self.bots > 0 && !self.together => println!("\npeople alone"),
                0 if self.bots == 0 => {}
                _ => println!("\nwith {} games between {} bots", self.bots, self.level),
            }
            measurement.print();
        }
        match errors.first() {
            None => println!("no errors"),
            Some(first) => println!("{} errors, the first: {first}", errors.len()),
        }
    }

    fn print_json(&self, measurements: &[Measurement], errors: &[String]) {
        let mut all = json!({"games": self.games, "streams": self.streams(), "errors": errors.len()});
        for (index, measurement) in measurements.iter().enumerate() {
            match (index, measurement.json()) {
                (0, Value::Object(alone)) => alone.into_iter().for_each(|(key, value)| all[key] = value),
                (_, with_bots) => all["with_bots"] = with_bots,
            }
        }
        println!("{all}");
    }
}

fn client_error(error: client::ClientError) -> CliError {
    InputError::new("load", error).into()
}
