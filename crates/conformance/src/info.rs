//! The description of a game.

use std::collections::BTreeSet;

use game::{Game, OptionKind};
use serde_json::{Map, Value};

use crate::deal;

/// Checks that the options in [`Game::INFO`] are the fields of [`Game::Options`], with valid values
/// and limits, and that a seat begins if the description says so.
pub fn info_describes_options<G: Game>() {
    let info = G::INFO;
    assert_eq!(G::NAME, info.name);
    for players in info.players.clone() {
        let options = read::<G>(info.default_options(players)).expect("the default options are valid");
        assert_eq!(G::check_options(&options).ok(), Some(players));
        assert_eq!(keys::<G>(&options), info.default_options(players).keys().cloned().collect());
        let begins = deal::<G>(&options, 0).position().starting_seat().is_some();
        assert_eq!(begins, info.has_first_player, "{players} players");
    }
    for players in [info.players.start() - 1, info.players.end() + 1] {
        let refused = read::<G>(info.default_options(players)).map(|options| G::check_options(&options));
        assert!(!matches!(refused, Ok(Ok(_))), "{players} players are too few or too many");
    }
    for option in info.options {
        assert!(!option.description.is_empty(), "{} has no description", option.name);
        let with = |value: Value| {
            let mut options = info.default_options(*info.players.start());
            options.insert(option.name.to_string(), value);
            read::<G>(options)
        };
        match option.kind {
            OptionKind::Flag { .. } => {
                assert!([true, false].into_iter().all(|value| with(value.into()).is_ok()), "{}", option.name);
            }
            OptionKind::Choice { values, default, proposed } => {
                assert!([default, proposed].iter().all(|value| values.contains(value)), "{}", option.name);
                assert!(values.iter().all(|&value| with(value.into()).is_ok()), "{}", option.name);
                assert!(with("no such value".into()).is_err(), "{}", option.name);
            }
        }
    }
}

fn read<G: Game>(options: Map<String, Value>) -> Result<G::Options, serde_json::Error> {
    serde_json::from_value(options.into())
}

fn keys<G: Game>(options: &G::Options) -> BTreeSet<String> {
    match serde_json::to_value(options) {
        Ok(Value::Object(options)) => options.keys().cloned().collect(),
        other => panic!("options are an object, not {other:?}"),
    }
}
