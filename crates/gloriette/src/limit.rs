//! `gloriette limit`: compares a bot with the best line of play in hindsight.

use std::ops::ControlFlow;
use std::thread::available_parallelism;

use bots::arena::{BudgetSpec, Entrant, Estimate, FinishedGame, Pairing, Tournament};
use bots::{Hindsight, gardener_total, hindsight};
use clap::{Args, Subcommand};
use game::{Game, InputError, Seat};
use rayon::prelude::*;
use sanssouci::{Options, Position};
use serde::Serialize;

use crate::cli_error::CliError;
use crate::data_folder::DataFolder;
use crate::option_args::OptionArgs;
use crate::{interrupt, progress};

/// Compare a bot's points with the best line of play in hindsight
#[derive(Args)]
#[command(after_help = "Example: gloriette limit sanssouci --deals 20 --seed 1

A bot plays each deal in every seat against gardeners. Each game is then solved as a single-player puzzle: all cards
and tiles are known, and the other players take from the same slots as in the game. A beam search finds a line of play
and an upper bound for all lines. The gardener's points in the same puzzle are the baseline.")]
pub(crate) struct Limit {
    #[command(subcommand)]
    game: SolvableGame,
}

#[derive(Subcommand)]
enum SolvableGame {
    /// Sanssouci, classic (2013) or revised (2022)
    #[command(after_help = "Example: gloriette limit sanssouci --deals 20 --seed 1 --last 3")]
    Sanssouci {
        #[command(flatten)]
        options: OptionArgs<Position>,
        #[command(flatten)]
        rest: Rest,
    },
}

#[derive(Args)]
struct Rest {
    /// The bot to compare
    #[arg(long, default_value = "lenotre")]
    bot: String,
    /// Number of deals
    #[arg(long, default_value_t = 20)]
    deals: u64,
    /// Random seed. The same seed gives the same deals
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The bot's thinking budget per turn: 1s, 100ms or 5000sims [default: the budget of its level]
    #[arg(long)]
    budget: Option<String>,
    /// Solve only the last N turns; for small N the solution is exact
    #[arg(
        long,
        value_name = "N",
        default_value_t = Options::TURNS,
        value_parser = clap::value_parser!(u8).range(1..=Options::TURNS.into()),
    )]
    last: u8,
    /// Beam width: positions to keep per turn. More find better lines but take longer
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    width: u32,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: DataFolder,
}

/// The points of one game: gardener, bot and hindsight.
#[derive(Copy, Clone)]
struct Solution {
    gardener: i32,
    bot: i32,
    best: Hindsight,
}

impl Limit {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let SolvableGame::Sanssouci { options, rest } = &self.game;
        let games = rest.play(options.options)?;
        let solutions = rest.solve_all(&games)?;
        let summary = Summary::of(&solutions, rest, games.len())?;
        if rest.json {
            println!("{}", serde_json::to_string_pretty(&summary).expect("plain numbers and names"));
        } else {
            summary.print(rest);
        }
        Ok(())
    }
}

impl Rest {
    /// Plays each deal once per seat of the bot, against gardeners.
    fn play(&self, options: Options) -> Result<Vec<(FinishedGame<Position>, Seat)>, CliError> {
        let data = self.data.load::<Position>()?;
        let tournament = Tournament::<Position>::new(options, data, self.seed)?;
        let at = |place: &'static str| move |error| InputError::new(place, error);
        let bot: Entrant = self.bot.parse().map_err(at("--bot"))?;
        let gardener: Entrant = "gardener".parse().map_err(at("--bot"))?;
        let budget: Option<BudgetSpec> =
            self.budget.as_deref().map(|text| text.parse().map_err(at("--budget"))).transpose()?;
        let pairing = Pairing::new(&[bot, gardener], tournament.players(), budget)?;
        let bar = progress::bar(self.deals * pairing.seatings().len() as u64, "playing");
        let mut games = Vec::new();
        tournament.run(
            &pairing,
            self.deals,
            cores(),
            &*interrupt::flag()?,
            || bar.inc(1),
            |deal| {
                games.extend(deal.into_iter().filter_map(|game| {
                    let seat = game.seats_of(0).first()?;
                    Some((game, seat))
                }));
                ControlFlow::Continue(())
            },
        );
        bar.finish_and_clear();
        Ok(games)
    }

    /// Solves the games, on all cores.
    fn solve_all(&self, games: &[(FinishedGame<Position>, Seat)]) -> Result<Vec<Solution>, CliError> {
        let bar = progress::bar(games.len() as u64, "solving");
        let solve = |(game, seat): &(FinishedGame<Position>, Seat)| {
            let solution = self.solve(game, *seat);
            bar.inc(1);
            solution
        };
        let solutions = games.par_iter().map(solve).collect::<Result<Vec<Solution>, InputError>>();
        bar.finish_and_clear();
        Ok(solutions?)
    }

    fn solve(&self, game: &FinishedGame<Position>, seat: Seat) -> Result<Solution, InputError> {
        let bot = game.record.replay()?.outcome().map_or(0, |outcome| outcome.scores[seat.index()].total);
        let from = usize::from(Options::TURNS - self.last);
        let best = hindsight(&game.record, seat, from, self.width as usize)?;
        Ok(Solution { gardener: gardener_total(&game.record, seat)?, bot, best })
    }
}

fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

#[derive(Serialize)]
struct Summary {
    games: usize,
    bot: String,
    last_turns: u8,
    gardener: f64,
    points: f64,
    points_ci95: Option<(f64, f64)>,
    found: f64,
    found_ci95: Option<(f64, f64)>,
    most: f64,
    exact: usize,
    /// The bot's position between the gardener (0) and the best line found (1).
    share: f64,
}

impl Summary {
    fn of(solutions: &[Solution], rest: &Rest, games: usize) -> Result<Summary, CliError> {
        if solutions.is_empty() {
            return Err(InputError::new("--deals", "no game was completed").into());
        }
        let estimate = |value: fn(&Solution) -> i32| {
            Estimate::of(&solutions.iter().map(|solution| f64::from(value(solution))).collect::<Vec<_>>())
        };
        let (gardener, points) = (estimate(|solution| solution.gardener), estimate(|solution| solution.bot));
        let found = estimate(|solution| solution.best.best_found);
        Ok(Summary {
            games,
            bot: rest.bot.clone(),
            last_turns: rest.last,
            gardener: gardener.mean,
            points: points.mean,
            points_ci95: points.interval,
            found: found.mean,
            found_ci95: found.interval,
            most: estimate(|solution| solution.best.upper_bound).mean,
            exact: solutions.iter().filter(|solution| solution.best.is_exact()).count(),
            share: (points.mean - gardener.mean) / (found.mean - gardener.mean).max(f64::MIN_POSITIVE),
        })
    }

    fn print(&self, rest: &Rest) {
        let Summary { games, bot, gardener, points, found, most, exact, share, .. } = self;
        let whole_game = rest.last == Options::TURNS;
        let scope = if whole_game { String::new() } else { format!(", last {} turns solved", rest.last) };
        println!("Mean points over {games} games, other players' slots fixed{scope}:");
        println!("{:<32}{gardener:>8.1}", "gardener in the same puzzle");
        println!("{bot:<32}{points:>8.1}");
        println!("{:<32}{found:>8.1}", "best line found");
        println!("{:<32}{most:>8.1}", "upper bound");
        println!("{exact} of {games} solved exactly.");
        if whole_game {
            println!(
                "{bot} achieves {:.0} % of the way from gardener to the best line found.",
                100.0 * share
            );
        }
    }
}
