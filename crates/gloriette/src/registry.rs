//! The games we have. This is the only place that lists them.

use bots::Skill;
use clap::{Args, Subcommand};
use game::{Game, InputError};
use table::Games;

use crate::boards::Boards;
use crate::cli_error::CliError;
use crate::data_folder::DataFolder;

/// A game on the command line, with its options and what the command itself wants to know.
#[derive(Subcommand)]
pub(crate) enum Chosen<Rest: Args> {
    /// Sanssouci, classic (2013) or revised (2022)
    #[command(
        after_help = "Example: gloriette … sanssouci --players 3 --edition revised --rewards --boars --seed 7"
    )]
    Sanssouci {
        #[command(flatten)]
        options: SanssouciArgs,
        #[command(flatten)]
        rest: Rest,
    },
    /// The Gardens of Versailles
    #[command(after_help = "Example: gloriette … versailles --players 5 --seed 7")]
    Versailles {
        #[command(flatten)]
        options: VersaillesArgs,
        #[command(flatten)]
        rest: Rest,
    },
}

#[derive(Args)]
pub(crate) struct SanssouciArgs {
    /// How many play
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Which box is on the table
    #[arg(long, default_value_t = sanssouci::Edition::Classic)]
    edition: sanssouci::Edition,
    /// With the expansion Rewards
    #[arg(long)]
    rewards: bool,
    /// With the expansion Boars
    #[arg(long)]
    boars: bool,
    /// Whether players choose the side of two-sided boards; otherwise it is dealt
    #[arg(long, value_name = "BOOL", default_value_t = true, action = clap::ArgAction::Set)]
    choose_sides: bool,
    /// Players choose the stack that refills the market (classic edition)
    #[arg(long)]
    choose_stack: bool,
}

#[derive(Args)]
pub(crate) struct VersaillesArgs {
    /// How many play; with two, Ludwig takes part as a third
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
}

impl From<&SanssouciArgs> for sanssouci::Options {
    fn from(args: &SanssouciArgs) -> sanssouci::Options {
        sanssouci::Options {
            edition: args.edition,
            players: args.players,
            rewards: args.rewards,
            boars: args.boars,
            choose_sides: args.choose_sides,
            choose_stack: args.choose_stack,
        }
    }
}

impl From<&VersaillesArgs> for versailles::Options {
    fn from(args: &VersaillesArgs) -> versailles::Options {
        versailles::Options { players: args.players }
    }
}

/// Something that can be done with any game once its options are known.
pub(crate) trait WithOptions {
    type Done;
    fn with<G: Skill + Boards>(self, options: G::Options) -> Self::Done;
}

/// Something that can be done with any game.
pub(crate) trait WithGame {
    type Done;
    fn with<G: Game>(self) -> Self::Done;
}

impl<Rest: Args> Chosen<Rest> {
    /// What the command wants to know beside the game.
    pub(crate) fn rest(&self) -> &Rest {
        match self {
            Chosen::Sanssouci { rest, .. } | Chosen::Versailles { rest, .. } => rest,
        }
    }

    /// Does something with the game that was chosen.
    pub(crate) fn run<W: WithOptions>(&self, work: W) -> W::Done {
        match self {
            Chosen::Sanssouci { options, .. } => work.with::<sanssouci::Position>(options.into()),
            Chosen::Versailles { options, .. } => work.with::<versailles::Position>(options.into()),
        }
    }
}

/// Does something with the game of this name.
pub(crate) fn by_name<W: WithGame>(name: &str, work: W) -> Result<W::Done, InputError> {
    match name {
        sanssouci::Position::NAME => Ok(work.with::<sanssouci::Position>()),
        versailles::Position::NAME => Ok(work.with::<versailles::Position>()),
        other => Err(InputError::new(
            "game",
            format_args!("there is no game `{other}`: it is sanssouci or versailles"),
        )),
    }
}

/// The games that can be played over the network, dealt from our own boards or those of a folder.
pub(crate) fn hosted(data: &DataFolder) -> Result<Games, CliError> {
    let games = Games::default().with::<sanssouci::Position>(data.load::<sanssouci::Position>()?);
    Ok(games.with::<versailles::Position>(data.load::<versailles::Position>()?))
}

/// Does something with every game and player count, in its plainest form.
pub(crate) fn every_table<W: WithOptions + Copy>(work: W) -> Vec<W::Done> {
    let sanssouci = (2..=4).map(|players| {
        work.with::<sanssouci::Position>(sanssouci::Options::new(sanssouci::Edition::Classic, players))
    });
    let versailles =
        (2..=5).map(|players| work.with::<versailles::Position>(versailles::Options { players }));
    sanssouci.chain(versailles).collect()
}
