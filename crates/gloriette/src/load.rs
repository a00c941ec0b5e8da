//! `gloriette load`: many games at once, and how long their viewers wait. It talks to this machine only.

mod figures;
mod game;
mod target;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use table::Fault;

use crate::database::wait_for;
use crate::failure::Failure;
use crate::load::figures::Figures;
use crate::load::game::Pace;
use crate::load::target::Target;

/// Play many games at once over the network, and say how long viewers wait for a frame
#[derive(Args)]
#[command(after_help = "Example: gloriette load --games 500 --spectators 2000 --seconds 30\n\n\
    Without --address it starts a server of its own, with a new SQLite file. Two people play each game, deciding at \
    random, through streams and posts as a page does; the spectators' streams are spread over the games.")]
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
    /// A server that is there already, on this machine, with its limits raised
    #[arg(long)]
    address: Option<SocketAddr>,
    /// Where the server that is started keeps its games, instead of a new SQLite file: postgres://…
    #[arg(long, conflicts_with = "address")]
    database: Option<String>,
    /// As JSON: an object
    #[arg(long)]
    json: bool,
}

impl Load {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        if let Some(address) = self.address.filter(|address| !address.ip().is_loopback()) {
            let what = format!("{address} is not on this machine; load is made on 127.0.0.1 or [::1] only");
            return Err(Fault::new("--address", what).into());
        }
        let figures = wait_for(self.measure())?;
        if self.json {
            figures.print_json()
        } else {
            figures.print()
        }
        Ok(())
    }

    async fn measure(&self) -> Result<Figures, Failure> {
        let target = Target::new(self.address, self.database.as_deref())?;
        let pace = Arc::new(Pace::new(self.rate, self.games));
        let mut games = Vec::new();
        for number in 0..self.games {
            let watchers = self.spectators / self.games + usize::from(number < self.spectators % self.games);
            games.push(
                game::begin(target.address, number, watchers, pace.clone()).await.map_err(client_failure)?,
            );
        }
        eprintln!("{} games are begun, {} streams are open", self.games, self.games * 2 + self.spectators);
        // The first moments belong to no measurement: connections and caches are new.
        tokio::time::sleep(Duration::from_secs(2)).await;
        let from = Instant::now();
        tokio::time::sleep(Duration::from_secs(self.seconds)).await;
        let until = Instant::now();
        let memory = target.memory();
        // Frames of the last decisions are still on their way.
        tokio::time::sleep(Duration::from_secs(1)).await;
        pace.stop();
        let mut figures = Figures::new(from, until, memory);
        for game in games {
            figures.add(game.end().await);
        }
        Ok(figures.finished(self.spectators, self.games))
    }
}

fn client_failure(error: client::ClientError) -> Failure {
    Fault::new("load", error).into()
}
