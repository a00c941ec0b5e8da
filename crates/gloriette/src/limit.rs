//! `gloriette limit`: how much was there to be had?

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, available_parallelism};

use bots::arena::{BudgetSpec, Entrant, Estimate, FinishedGame, Pairing, Tournament};
use bots::{Hindsight, gardener_total, hindsight};
use clap::{Args, Subcommand};
use game::{Game, InputError, Seat};
use sanssouci::{Options, Position};
use serde::Serialize;

use crate::cli_error::CliError;
use crate::data_folder::DataFolder;
use crate::option_args::OptionArgs;
use crate::{interrupt, progress};

/// Compare a bot with the best that anybody could have made who knew everything
#[derive(Args)]
#[command(after_help = "Example: gloriette limit sanssouci --deals 20 --seed 1

A bot plays each deal in every seat against gardeners. Then its game is solved as a puzzle for one: all cards and tiles are known,
and the others take from the same slots as they did. A line that was found is a lower bound, what was not looked at gives
an upper one. What a gardener makes of the same puzzle, card by card, is the other end of the scale.")]
pub(crate) struct Limit {
    #[command(subcommand)]
    game: Solved,
}

#[derive(Subcommand)]
enum Solved {
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
    /// Which bot is compared
    #[arg(long, default_value = "lenotre")]
    bot: String,
    /// How many deals
    #[arg(long, default_value_t = 20)]
    deals: u64,
    /// The same seed plays the same deals
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How long the bot thinks about a turn: 1s, 100ms or 5000sims
    #[arg(long)]
    budget: Option<String>,
    /// Solve the last N turns only; with few of them, the answer is exact
    #[arg(long, value_name = "N", default_value_t = Options::TURNS, value_parser = clap::value_parser!(u8).range(1..=Options::TURNS.into()))]
    last: u8,
    /// How many standings to keep a turn: more find better lines, and take longer
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    width: u32,
    /// As JSON: an object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: DataFolder,
}

/// One game, solved.
#[derive(Copy, Clone)]
struct Answer {
    gardener: i32,
    bot: i32,
    best: Hindsight,
}

impl Limit {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let Solved::Sanssouci { options, rest } = &self.game;
        let games = rest.games(options.options)?;
        let answers = rest.solve(&games)?;
        let summary = Summary::of(&answers, rest, games.len())?;
        if rest.json {
            println!("{}", serde_json::to_string_pretty(&summary).expect("plain numbers and names"));
        } else {
            summary.print(rest);
        }
        Ok(())
    }
}

impl Rest {
    /// The bot in every seat, once a deal, against gardeners.
    fn games(&self, options: Options) -> Result<Vec<(FinishedGame<Position>, Seat)>, CliError> {
        let data = self.data.load::<Position>()?;
        let contest = Tournament::<Position>::new(options, data, self.seed)?;
        let bad = |place: &'static str| move |fault| InputError::new(place, fault);
        let bot: Entrant = self.bot.parse().map_err(bad("--bot"))?;
        let gardener: Entrant = "gardener".parse().map_err(bad("--bot"))?;
        let budget: Option<BudgetSpec> =
            self.budget.as_deref().map(|word| word.parse().map_err(bad("--budget"))).transpose()?;
        let lineup = Pairing::new(&[bot, gardener], contest.players(), budget)?;
        let bar = progress::bar(self.deals * lineup.seatings().len() as u64, "playing");
        let mut games = Vec::new();
        contest.run(
            &lineup,
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
    fn solve(&self, games: &[(FinishedGame<Position>, Seat)]) -> Result<Vec<Answer>, CliError> {
        let bar = progress::bar(games.len() as u64, "solving");
        let (next, answers) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        thread::scope(|scope| {
            for _ in 0..cores() {
                scope.spawn(|| {
                    while let Some((game, seat)) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let answer = self.answer(game, *seat);
                        answers.lock().unwrap_or_else(PoisonError::into_inner).push(answer);
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish_and_clear();
        let answers = answers.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok(answers.into_iter().collect::<Result<Vec<Answer>, InputError>>()?)
    }

    fn answer(&self, game: &FinishedGame<Position>, seat: Seat) -> Result<Answer, InputError> {
        let bot = game.record.replay()?.outcome().map_or(0, |outcome| outcome.scores[seat.index()].total);
        let from = usize::from(Options::TURNS - self.last);
        let best = hindsight(&game.record, seat, from, self.width as usize)?;
        Ok(Answer { gardener: gardener_total(&game.record, seat)?, bot, best })
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
    /// Where the bot stands on the way from the gardener to the best line found: 0 to 1.
    share: f64,
}

impl Summary {
    fn of(answers: &[Answer], rest: &Rest, games: usize) -> Result<Summary, CliError> {
        if answers.is_empty() {
            return Err(InputError::new("--deals", "no game was played to its end").into());
        }
        let estimate = |value: fn(&Answer) -> i32| {
            Estimate::of(&answers.iter().map(|answer| f64::from(value(answer))).collect::<Vec<_>>())
        };
        let (gardener, points) = (estimate(|answer| answer.gardener), estimate(|answer| answer.bot));
        let found = estimate(|answer| answer.best.best_found);
        Ok(Summary {
            games,
            bot: rest.bot.clone(),
            last_turns: rest.last,
            gardener: gardener.mean,
            points: points.mean,
            points_ci95: points.interval,
            found: found.mean,
            found_ci95: found.interval,
            most: estimate(|answer| answer.best.upper_bound).mean,
            exact: answers.iter().filter(|answer| answer.best.is_exact()).count(),
            share: (points.mean - gardener.mean) / (found.mean - gardener.mean).max(f64::MIN_POSITIVE),
        })
    }

    fn print(&self, rest: &Rest) {
        let Summary { games, bot, gardener, points, found, most, exact, share, .. } = self;
        let whole = rest.last == Options::TURNS;
        let of = if whole { String::new() } else { format!(", the last {} turns free", rest.last) };
        println!("Mean points over {games} games, the others' slots fixed{of}:");
        println!("{:<32}{gardener:>8.1}", "gardener, in the same puzzle");
        println!("{bot:<32}{points:>8.1}");
        println!("{:<32}{found:>8.1}", "best line found");
        println!("{:<32}{most:>8.1}", "no line makes more than");
        println!("{exact} of {games} solved exactly.");
        if whole {
            println!(
                "{bot} has gone {:.0} % of the way from gardener to the best line found.",
                100.0 * share
            );
        }
    }
}
