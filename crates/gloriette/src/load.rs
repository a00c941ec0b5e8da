//! `gloriette load`: many games at once, and how long their viewers wait. It talks to this machine only.

mod bots;
mod figures;
mod game_loop;
mod target;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::bots::Level;
use clap::{Args, value_parser};
use game::InputError;
use serde_json::{Value, json};

use crate::cli_error::CliError;
use crate::load::figures::Figures;
use crate::load::game_loop::Pace;
use crate::load::target::Target;
use crate::wait::wait_for;

/// Play many games at once over the network, and say how long viewers wait for a frame
#[derive(Args)]
#[command(after_help = "Example: gloriette load --games 500 --spectators 2000 --seconds 30\n\n\
    Without --address it starts a server of its own, with a new SQLite file. Two people play each game, deciding at \
    random, through streams and posts as a page does; the spectators' streams are spread over the games.\n\n\
    With --bots it measures twice: first the people alone, then with so many games of bots beside them, so that every \
    thread that bots may think on is busy: gloriette load --games 50 --spectators 100 --rate 200 --bots 20\n\n\
    Hours of it, with the server's memory every minute: gloriette load --games 100 --rate 300 --bots 10 --together \
    --seconds 3600")]
pub(crate) struct Load {
    /// How many games are played at the same time
    #[arg(long, default_value_t = 500)]
    games: usize,
    /// How many watch, beside the players
    #[arg(long, default_value_t = 2000)]
    spectators: usize,
    /// How long decisions are counted
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// How many decisions a second are asked for, in all
    #[arg(long, default_value_t = 2500)]
    rate: u32,
    /// How many games of bots alone are played beside the people's, in a second measurement
    #[arg(long, default_value_t = 0)]
    bots: usize,
    /// How well those bots play
    #[arg(long, default_value_t = Level::LeNotre)]
    level: Level,
    /// A server that is there already, on this machine, with its limits raised
    #[arg(long)]
    address: Option<SocketAddr>,
    /// Where the server that is started keeps its games, instead of a file that goes again: a file, or postgres://…
    #[arg(long, conflicts_with = "address")]
    database: Option<String>,
    /// How many processes are started, on one PostgreSQL; players and spectators of a game are spread over them
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u8).range(1..), conflicts_with = "address")]
    processes: u8,
    /// People and bots from the first moment on, measured once instead of twice
    #[arg(long, requires = "bots")]
    together: bool,
    /// As JSON: an object
    #[arg(long)]
    json: bool,
}

/// How often a long measurement says that it is still there, and whether memory grows.
const REPORTED: Duration = Duration::from_secs(60);

impl Load {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        if let Some(address) = self.address.filter(|address| !address.ip().is_loopback()) {
            let what = format!("{address} is not on this machine; load is made on 127.0.0.1 or [::1] only");
            return Err(InputError::new("--address", what).into());
        }
        let shared = self.database.as_deref().is_some_and(|database| database.starts_with("postgres"));
        if self.processes > 1 && !shared {
            return Err(InputError::new("--processes", "several need --database postgres://…").into());
        }
        let (figures, errors) = wait_for(self.measure())?;
        if self.json {
            self.print_json(&figures, &errors);
        } else {
            self.print(&figures, &errors);
        }
        Ok(())
    }

    /// Measures, and once more with bots beside; what went wrong on the way.
    async fn measure(&self) -> Result<(Vec<Figures>, Vec<String>), CliError> {
        let target = Target::new(self.address, self.database.as_deref(), self.processes.into())?;
        let pace = Arc::new(Pace::new(self.rate, self.games));
        let mut games = Vec::new();
        for number in 0..self.games {
            let watchers = self.spectators / self.games + usize::from(number < self.spectators % self.games);
            games.push(
                game_loop::begin(&target.addresses, number, watchers, pace.clone())
                    .await
                    .map_err(client_failure)?,
            );
        }
        eprintln!("{} games are begun, {} streams are open", self.games, self.streams());
        let mut figures = Vec::new();
        if !self.together {
            figures.push(self.stretch(&target).await);
        }
        let mut beside = Vec::new();
        if self.bots > 0 {
            let address = |number: usize| target.addresses[number % target.addresses.len()];
            let begin = |number| bots::begin(address(number), self.level, pace.clone());
            beside = (0..self.bots).map(begin).collect();
            eprintln!("{} games of {} are begun beside them", self.bots, self.level);
            figures.push(self.stretch(&target).await);
        }
        // Frames of the last decisions are still on their way.
        tokio::time::sleep(Duration::from_secs(1)).await;
        pace.stop();
        let mut errors = Vec::new();
        for game in games {
            let seen = game.end().await;
            figures.iter_mut().for_each(|figures| figures.add(&seen));
            errors.extend(seen.errors);
        }
        for table in beside {
            let decided = table.await.unwrap_or_default();
            figures.last_mut().into_iter().for_each(|figures| figures.add_bots(&decided));
        }
        Ok((figures.into_iter().map(Figures::finished).collect(), errors))
    }

    /// A stretch of time in which decisions are counted. Its first moments belong to no measurement: connections and
    /// caches are new.
    async fn stretch(&self, target: &Target) -> Figures {
        tokio::time::sleep(Duration::from_secs(2)).await;
        let from = Instant::now();
        let end = from + Duration::from_secs(self.seconds);
        while Instant::now() < end {
            tokio::time::sleep_until(end.min(Instant::now() + REPORTED).into()).await;
            if let Some(memory) = target.memory_now().filter(|_| Instant::now() < end) {
                let minutes = from.elapsed().as_secs_f64() / 60.0;
                eprintln!("{minutes:.0} min: the server uses {:.0} MB", memory as f64 / 1e6);
            }
        }
        Figures::new(from, Instant::now(), target.most_memory())
    }

    fn streams(&self) -> usize {
        self.games * 2 + self.spectators
    }

    fn print(&self, figures: &[Figures], errors: &[String]) {
        println!("{} games, {} streams", self.games, self.streams());
        for (number, figures) in figures.iter().enumerate() {
            match number {
                0 if self.bots > 0 && !self.together => println!("\npeople alone"),
                0 if self.bots == 0 => {}
                _ => println!("\nwith {} games of {} beside them", self.bots, self.level),
            }
            figures.print();
        }
        match errors.first() {
            None => println!("no errors"),
            Some(first) => println!("{} errors; the first: {first}", errors.len()),
        }
    }

    fn print_json(&self, figures: &[Figures], errors: &[String]) {
        let mut all = json!({"games": self.games, "streams": self.streams(), "errors": errors.len()});
        for (number, figures) in figures.iter().enumerate() {
            match (number, figures.json()) {
                (0, Value::Object(alone)) => alone.into_iter().for_each(|(key, value)| all[key] = value),
                (_, beside) => all["with_bots"] = beside,
            }
        }
        println!("{all}");
    }
}

fn client_failure(error: client::ClientError) -> CliError {
    InputError::new("load", error).into()
}
