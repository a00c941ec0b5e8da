//! The list of games. This is the only place that names them all.

use bots::Skill;
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, FromArgMatches, Subcommand};
use game::{Game, GameInfo, InputError};
use serde_json::{Map, Value};
use table::Games;

use crate::cli_error::CliError;
use crate::data_folder::DataFolder;
use crate::option_args;

/// Generates what depends on the list of games.
macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The descriptions of all games.
        const INFOS: &[GameInfo] = &[$(<$game as Game>::INFO),+];

        /// Does something with the game of this name.
        pub(crate) fn by_name<W: WithGame>(name: &str, work: W) -> Result<W::Done, InputError> {
            $(if name == <$game>::NAME {
                return Ok(work.with::<$game>());
            })+
            let names: Vec<&str> = INFOS.iter().map(|info| info.name).collect();
            let message = format!("there is no game `{name}`, expected one of {}", names.join(", "));
            Err(InputError::new("game", message))
        }

        /// The games that the server hosts, with the boards of a data folder and their name.
        pub(crate) fn hosted(data: &DataFolder, name: &str) -> Result<Games, CliError> {
            Ok(Games::default()$(.with_named_boards::<$game>(data.load::<$game>()?, name))+)
        }

        /// Does something with every game and player count, all options at their defaults.
        pub(crate) fn every_table<W: WithOptions + Copy>(work: W) -> Vec<W::Done> {
            let mut done = Vec::new();
            $(for players in <$game>::INFO.players {
                done.push(work.with::<$game>(options::<$game>(<$game>::INFO.default_options(players))));
            })+
            done
        }
    };
}

games! {
    sanssouci::Position,
    versailles::Position,
}

/// Something that can be done with any game once its options are known.
pub(crate) trait WithOptions {
    type Done;
    fn with<G: Skill>(self, options: G::Options) -> Self::Done;
}

/// Something that can be done with any game.
pub(crate) trait WithGame {
    type Done;
    fn with<G: Skill>(self) -> Self::Done;
}

/// A game as a subcommand, with its options and the other arguments of the command.
pub(crate) struct Chosen<Rest> {
    game: &'static str,
    options: Map<String, Value>,
    rest: Rest,
}

impl<Rest> Chosen<Rest> {
    /// The arguments of the command that do not depend on the game.
    pub(crate) fn rest(&self) -> &Rest {
        &self.rest
    }

    /// Does something with the chosen game.
    pub(crate) fn run<W: WithOptions>(&self, work: W) -> W::Done {
        struct Run<W>(Map<String, Value>, W);

        impl<W: WithOptions> WithGame for Run<W> {
            type Done = W::Done;

            fn with<G: Skill>(self) -> W::Done {
                self.1.with::<G>(options::<G>(self.0))
            }
        }

        by_name(self.game, Run(self.options.clone(), work)).expect("the game is one of INFOS")
    }
}

fn options<G: Game>(options: Map<String, Value>) -> G::Options {
    option_args::parse::<G>(options).expect("conformance tests that INFO describes the options")
}

impl<Rest: Args> FromArgMatches for Chosen<Rest> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Chosen<Rest>, clap::Error> {
        let (info, matches) = matches
            .subcommand()
            .and_then(|(name, matches)| Some((INFOS.iter().find(|info| info.name == name)?, matches)))
            .ok_or_else(|| clap::Error::new(ErrorKind::MissingSubcommand))?;
        let options = option_args::read(matches, info);
        Ok(Chosen { game: info.name, options, rest: Rest::from_arg_matches(matches)? })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Chosen::from_arg_matches(matches)?;
        Ok(())
    }
}

impl<Rest: Args> Subcommand for Chosen<Rest> {
    fn augment_subcommands(command: Command) -> Command {
        command.subcommands(INFOS.iter().map(|info| {
            let example =
                format!("Example: gloriette … {} {} --seed 7", info.name, option_args::example(info));
            let command = Command::new(info.name).about(info.title).after_help(example);
            Rest::augment_args(option_args::augment(command, info))
        }))
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Chosen::<Rest>::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        INFOS.iter().any(|info| info.name == name)
    }
}
