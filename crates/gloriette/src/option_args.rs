//! The options of a game as command-line arguments, generated from the game's description.

use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, value_parser};
use game::{Game, GameInfo, InputError, OptionInfo, OptionKind};
use serde_json::{Map, Value};

/// The options of one game, for `#[command(flatten)]`.
pub(crate) struct OptionArgs<G: Game> {
    pub(crate) options: G::Options,
}

impl<G: Game> FromArgMatches for OptionArgs<G> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<OptionArgs<G>, clap::Error> {
        let options = parse::<G>(read(matches, &G::INFO));
        let options = options.map_err(|error| clap::Error::raw(ErrorKind::ValueValidation, error))?;
        Ok(OptionArgs { options })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = OptionArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

impl<G: Game> Args for OptionArgs<G> {
    fn augment_args(command: Command) -> Command {
        augment(command, &G::INFO)
    }

    fn augment_args_for_update(command: Command) -> Command {
        augment(command, &G::INFO)
    }
}

/// Adds the arguments of a game to a command.
pub(crate) fn augment(command: Command, info: &GameInfo) -> Command {
    let (least, most) = (*info.players.start(), *info.players.end());
    let players = Arg::new("players")
        .long("players")
        .help(info.players_description)
        .default_value(least.to_string())
        .value_parser(value_parser!(u64).range(least as u64..=most as u64));
    command.arg(players).args(info.options.iter().map(argument))
}

/// `--choose-stack` for the option `choose_stack`. An option that is on by default takes a value.
fn argument(option: &OptionInfo) -> Arg {
    let help = match option.condition {
        Some(condition) => format!("{} ({condition})", option.description),
        None => option.description.to_string(),
    };
    let argument = Arg::new(option.name).long(flag(option)).help(help);
    match option.kind {
        OptionKind::Flag { default: false } => argument.action(ArgAction::SetTrue),
        OptionKind::Flag { default: true } => {
            argument.value_name("BOOL").default_value("true").value_parser(value_parser!(bool))
        }
        OptionKind::Choice { values, default, .. } => {
            argument.default_value(default).value_parser(PossibleValuesParser::new(values.iter().copied()))
        }
    }
}

fn flag(option: &OptionInfo) -> String {
    option.name.replace('_', "-")
}

/// Reads the arguments of a game as the JSON object that records contain.
pub(crate) fn read(matches: &ArgMatches, info: &GameInfo) -> Map<String, Value> {
    let players =
        matches.get_one::<u64>("players").map_or(*info.players.start(), |&players| players as usize);
    let mut options = info.default_options(players);
    for option in info.options {
        let value = match option.kind {
            OptionKind::Flag { .. } => matches.get_one::<bool>(option.name).map(|&value| Value::from(value)),
            OptionKind::Choice { .. } => {
                matches.get_one::<String>(option.name).map(|value| Value::from(value.as_str()))
            }
        };
        options.extend(value.map(|value| (option.name.to_string(), value)));
    }
    options
}

/// Converts the JSON object to the options of a game.
pub(crate) fn parse<G: Game>(options: Map<String, Value>) -> Result<G::Options, InputError> {
    game::read_json(&Value::from(options)).map_err(|error| error.inside("options"))
}

/// An example of the arguments: `--players 4 --edition revised --rewards`.
pub(crate) fn example(info: &GameInfo) -> String {
    let mut example = format!("--players {}", info.players.end());
    for option in info.options.iter().filter(|option| option.condition.is_none()) {
        match option.kind {
            OptionKind::Flag { default: false } => example += &format!(" --{}", flag(option)),
            OptionKind::Flag { default: true } => {}
            OptionKind::Choice { values, .. } => {
                example += &format!(" --{} {}", flag(option), values.last().unwrap_or(&""));
            }
        }
    }
    example
}
