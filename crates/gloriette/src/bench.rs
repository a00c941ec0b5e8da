//! `gloriette bench`: the speed of the rules.

use std::time::{Duration, Instant};

use clap::Args;
use game::Game;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;

use crate::cli_error::CliError;
use crate::progress;
use crate::registry::{WithOptions, every_table};

/// Measure the speed of every game and player count on one core
#[derive(Args)]
#[command(after_help = "Example: gloriette bench --json

One game is a complete game of uniformly random play, including the deal and the setup. One decision is the generation
of all legal actions and the choice of one of them. Each rate is the median of ten time slices, which reduces the
influence of other processes.")]
pub(crate) struct Bench {
    /// Print a JSON array of objects
    #[arg(long)]
    json: bool,
    /// Seconds per game and player count
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
}

#[derive(Serialize)]
struct Measurement {
    game: &'static str,
    players: usize,
    games_per_s: f64,
    decisions_per_s: f64,
    position_bytes: usize,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let bar = progress::bar(7, "measuring");
        let measurements = every_table(Measure { seconds: self.seconds.clamp(0.01, 600.0), bar: &bar });
        bar.finish_and_clear();
        let measurements = measurements.into_iter().collect::<Result<Vec<Measurement>, CliError>>()?;
        if self.json {
            println!("{}", serde_json::to_string_pretty(&measurements).expect("plain numbers and names"));
            return Ok(());
        }
        println!("Complete games of uniformly random play, including deal and setup, on one core.");
        println!(
            "{:<12}{:>8}{:>12}{:>16}{:>16}",
            "game", "players", "games/s", "decisions/s", "position bytes"
        );
        for Measurement { game, players, games_per_s, decisions_per_s, position_bytes } in measurements {
            println!("{game:<12}{players:>8}{games_per_s:>12.0}{decisions_per_s:>16.0}{position_bytes:>16}");
        }
        Ok(())
    }
}

#[derive(Copy, Clone)]
struct Measure<'a> {
    seconds: f64,
    bar: &'a indicatif::ProgressBar,
}

impl WithOptions for Measure<'_> {
    type Done = Result<Measurement, CliError>;

    fn with<G: Game>(self, options: G::Options) -> Result<Measurement, CliError> {
        const SLICES: usize = 10;
        let data = G::data(|_| None)?;
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let mut legal = Vec::new();
        let mut slices = Vec::new();
        let mut players = 0;
        for _ in 0..SLICES {
            let slice = Duration::from_secs_f64(self.seconds / SLICES as f64);
            let (start, mut games, mut decisions) = (Instant::now(), 0u32, 0u32);
            while start.elapsed() < slice {
                for _ in 0..16 {
                    let mut position = G::new(&options, &G::deal(&options, &data, &mut rng))?;
                    players = position.players();
                    decisions += play(&mut position, &mut rng, &mut legal);
                    std::hint::black_box(position.outcome());
                    games += 1;
                }
            }
            let seconds = start.elapsed().as_secs_f64();
            slices.push((f64::from(games) / seconds, f64::from(decisions) / seconds));
        }
        self.bar.inc(1);
        let median = |rate: fn(&(f64, f64)) -> f64| {
            let mut rates: Vec<f64> = slices.iter().map(rate).collect();
            rates.sort_by(f64::total_cmp);
            (rates[SLICES / 2 - 1] + rates[SLICES / 2]) / 2.0
        };
        Ok(Measurement {
            game: G::NAME,
            players,
            games_per_s: median(|rates| rates.0).round(),
            decisions_per_s: median(|rates| rates.1).round(),
            position_bytes: size_of::<G>(),
        })
    }
}

/// Plays a game to its end and returns the number of decisions.
fn play<G: Game>(position: &mut G, rng: &mut Pcg64Mcg, legal: &mut Vec<G::Action>) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = position.to_act().first() {
        position.legal(seat, legal);
        let action = legal[game::below(rng, legal.len())];
        position.apply(seat, action, &mut game::Nobody).expect("legal actions are accepted");
        decisions += 1;
    }
    decisions
}
