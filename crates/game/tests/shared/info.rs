//! The description of a game.

use game::{GameInfo, OptionInfo, OptionKind};
use serde_json::{Value, json};

const INFO: GameInfo = GameInfo {
    name: "go",
    title: "Go",
    players: 2..=4,
    players_description: "Two to four play.",
    has_first_player: true,
    options: &[
        OptionInfo {
            name: "komi",
            description: "White gets points for moving second.",
            condition: None,
            kind: OptionKind::Flag { default: true },
        },
        OptionInfo {
            name: "board",
            description: "The size of the board.",
            condition: Some("two players only"),
            kind: OptionKind::Choice { values: &["9", "13", "19"], default: "13", proposed: "19" },
        },
    ],
};

#[test]
fn default_options_are_those_that_most_players_want() {
    assert_eq!(Value::from(INFO.default_options(3)), json!({"players": 3, "komi": true, "board": "13"}));
    assert_eq!(OptionKind::Flag { default: false }.default(), json!(false));
}

#[test]
fn the_number_of_players_has_limits() {
    let error = |info: &GameInfo, players| info.check_players(players).map_err(|error| error.to_string());
    assert_eq!([2, 3, 4].map(|players| error(&INFO, players)), [Ok(()), Ok(()), Ok(())]);
    assert_eq!(error(&INFO, 1), Err("players: 1 players, expected 2 to 4".to_string()));
    assert_eq!(error(&INFO, 5), Err("players: 5 players, expected 2 to 4".to_string()));
    let two = GameInfo { players: 2..=2, ..INFO };
    assert_eq!(error(&two, 2), Ok(()));
    assert_eq!(error(&two, 3), Err("players: 3 players, expected 2".to_string()));
}

#[test]
fn pages_get_the_description_as_json() {
    let json = serde_json::to_value(INFO).unwrap();
    assert_eq!((&json["name"], &json["players"]), (&json!("go"), &json!([2, 3, 4])));
    assert_eq!(json["options"][0]["kind"], "flag");
    assert_eq!(json["options"][1]["values"], json!(["9", "13", "19"]));
    assert_eq!(json["options"][1]["condition"], "two players only");
}
