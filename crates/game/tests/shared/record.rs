//! Records: written, read, replayed and verified.

use game::{Done, Game, Nobody, Record, game_of, is_complete_json};
use serde_json::{Value, json};

use crate::countdown::{Action, Countdown, Event, play_after, seat};

/// A finished game with an automatic action at its end.
fn finished() -> Record<Countdown> {
    play_after(4, &["1 guess:3", "0 guess:2", "0 take:1", "1 take:2"]).into_record()
}

const TEXT: &str = concat!(
    r#"{"format":"gloriette/1","game":"countdown","options":{"players":2},"setup":{"heap":4},"actions":["#,
    r#"{"seat":1,"do":"guess:3"},{"seat":0,"do":"guess:2"},{"seat":0,"do":"take:1"},"#,
    r#"{"seat":1,"do":"take:2"},{"seat":1,"do":"take:1"}],"#,
    r#""result":{"totals":[1,3],"winners":[1],"detail":{"guesses":[2,3]}}}"#
);

#[test]
fn a_record_is_one_line_of_json() {
    assert_eq!(finished().write(), TEXT);
    assert_eq!(Record::<Countdown>::read(TEXT), Ok(finished()));
    let running = play_after(4, &["1 guess:3"]).into_record();
    assert!(!running.write().contains("result"));
    assert_eq!(Record::read(&running.write()), Ok(running));
}

#[test]
fn other_keys_are_kept() {
    let mut record = finished();
    record.extra.insert("players".to_string(), json!(["Anna", "Ben"]));
    let text = record.write();
    assert!(text.ends_with(r#","players":["Anna","Ben"]}"#), "{text}");
    assert_eq!(Record::read(&text), Ok(record));
}

#[test]
fn large_numbers_under_other_keys_are_kept() {
    let text = TEXT.replacen('{', r#"{"mass":1.8446744707370952e+21,"#, 1);
    let record = Record::<Countdown>::read(&text).unwrap();
    assert!(record.write().contains(r#""mass":1.8446744707370952e+21"#), "{}", record.write());
    assert_eq!(Record::read(&record.write()), Ok(record));
}

#[test]
fn a_record_replays_step_by_step() {
    let record = finished();
    let mut steps = Vec::new();
    let end = record.steps(|position, done, events: Vec<Event>| steps.push((*position, done, events.len())));
    let end = end.unwrap();
    assert_eq!(end.outcome(), record.result);
    // The automatic action belongs to the step before it.
    let heaps: Vec<(u8, usize)> =
        steps.iter().map(|(position, _, events)| (position.heap, *events)).collect();
    assert_eq!(heaps, [(4, 1), (4, 1), (3, 1), (0, 2)]);
    assert_eq!(steps[3].1, Done { seat: seat(1), action: Action::Take(2) });
    assert_eq!(record.replay(), Ok(end));
    assert_eq!(record.verify(), Ok(end));
    assert_eq!(record.start().unwrap().heap, 4);
}

/// The error of a record after a change of its JSON.
fn error_after(change: impl FnOnce(&mut Value)) -> String {
    let mut json: Value = serde_json::from_str(TEXT).unwrap();
    change(&mut json);
    let error = match Record::<Countdown>::read(&json.to_string()) {
        Err(error) => error,
        Ok(record) => record.verify().unwrap_err(),
    };
    // Without serde's line and column.
    error.to_string().split(" at line ").next().unwrap().to_string()
}

#[test]
fn errors_name_the_first_wrong_action() {
    assert_eq!(
        error_after(|json| json["actions"][2]["seat"] = json!(1)),
        "actions[2]: seat 1 take:1: it is not this seat's turn"
    );
    assert_eq!(
        error_after(|json| json["actions"][4]["do"] = json!("take:2")),
        "actions[4]: seat 1 take:2, expected the automatic action seat 1 take:1"
    );
    assert_eq!(
        error_after(|json| json["actions"][4]["seat"] = json!(0)),
        "actions[4]: seat 0 take:1, expected the automatic action seat 1 take:1"
    );
    assert_eq!(
        error_after(|json| json["actions"][1]["do"] = json!("jump")),
        "actions[1]: do: invalid action `jump`: actions are like take:2"
    );
    assert_eq!(
        error_after(|json| drop(json["actions"][1].as_object_mut().unwrap().remove("seat"))),
        "actions[1]: missing field `seat`"
    );
    assert_eq!(error_after(|json| json["setup"]["heap"] = json!(1)), "setup.heap: too few counters");
}

/// Programs translate the refusal by its code.
#[test]
fn an_error_has_the_code_of_the_refusal() {
    let mut record = finished();
    record.actions[2].seat = seat(1);
    let refused = record.replay().unwrap_err().inside("record");
    assert_eq!(refused.code(), Some("refused"));
    assert_eq!(refused.to_string(), "record.actions[2]: seat 1 take:1: it is not this seat's turn");
    assert_eq!(Record::<Countdown>::read("{}").unwrap_err().code(), None, "no rule was broken");
}

#[test]
fn a_finished_game_has_its_result_and_a_running_one_has_none() {
    assert_eq!(
        error_after(|json| drop(json.as_object_mut().unwrap().remove("result"))),
        "result: missing, but the game is over after the last action"
    );
    assert_eq!(
        error_after(|json| json["actions"] = json!([])),
        "result: present, but the game is not over after the last action"
    );
    let running = play_after(4, &["1 guess:3"]);
    assert_eq!(running.record().verify(), Ok(*running.position()));
}

#[test]
fn errors_name_the_first_difference_of_the_result() {
    let cases = [
        ("/result/totals/1", json!(4), "result: totals[1] is 4, replayed 3"),
        ("/result/totals", json!([1]), "result: totals is [1], replayed [1,3]"),
        ("/result/detail/guesses/0", json!(3), "result: detail.guesses[0] is 3, replayed 2"),
        ("/result/winners/0", json!(0), "result: winners[0] is 0, replayed 1"),
    ];
    for (place, value, expected) in cases {
        assert_eq!(error_after(|json| *json.pointer_mut(place).unwrap() = value), expected);
    }
}

#[test]
fn required_keys_are_there_once_and_of_the_right_type() {
    for key in ["format", "game", "options", "setup", "actions"] {
        let found = error_after(|json| drop(json.as_object_mut().unwrap().remove(key)));
        assert_eq!(found, format!("missing field `{key}`"));
        let value = serde_json::from_str::<Value>(TEXT).unwrap()[key].to_string();
        let twice = TEXT.replacen('{', &format!("{{\"{key}\":{value},"), 1);
        let found = Record::<Countdown>::read(&twice).unwrap_err().to_string();
        assert!(found.contains(&format!("duplicate field `{key}`")), "{found}");
    }
    assert_eq!(error_after(|json| json["format"] = json!("pgn")), "format: `pgn` is not `gloriette/1`");
    assert_eq!(error_after(|json| json["game"] = json!("go")), "game: `go` is not `countdown`");
    for key in ["options", "setup", "result"] {
        let found = error_after(|json| json[key] = json!([2]));
        assert_eq!(found, format!("{key}: invalid type: sequence, expected an object"));
    }
    let found = error_after(|json| json["actions"][0] = json!([1, "guess:3"]));
    assert_eq!(found, "actions[0]: invalid type: sequence, expected an object");
    let found = error_after(|json| json["actions"] = json!(vec![json!({"seat": 0, "do": "take:1"}); 1001]));
    assert_eq!(found, "actions: more than 1000 entries");
    let found = Record::<Countdown>::read("[]").unwrap_err().to_string();
    assert!(found.contains("expected a game record, one JSON object"), "{found}");
    let found = Record::<Countdown>::read(&format!("{TEXT} 1")).unwrap_err().to_string();
    assert!(found.starts_with("trailing characters"), "{found}");
}

#[test]
fn the_game_of_a_record_is_read_without_its_rules() {
    assert_eq!(game_of(TEXT).as_deref(), Ok("countdown"));
    let error = |text: &str| game_of(text).unwrap_err().to_string();
    assert_eq!(error(r#"{"game": "go", "format": "x"}"#), "format: `x` is not `gloriette/1`");
    assert!(error(r#"["gloriette/1", "go"]"#).contains("expected an object"));
    assert!(error(r#"{"game": "go"}"#).starts_with("missing field `format`"));
    assert!(error(r#"{"game": "go", "format": "gloriette/1"} x"#).starts_with("trailing characters"));
}

#[test]
fn a_line_is_complete_json_or_not() {
    assert!(is_complete_json(TEXT) && is_complete_json("3"));
    assert!(!is_complete_json("{") && !is_complete_json("") && !is_complete_json("{} {}"));
}

/// A listener of a replay starts empty in every step.
#[test]
fn replaying_without_a_listener_gives_the_same_position() {
    let record = finished();
    let mut quiet = 0;
    let end = record.steps(|_, _, Nobody| quiet += 1);
    assert_eq!((end, quiet), (record.replay(), 4));
}
