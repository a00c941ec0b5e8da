//! Opening a table: terms and first occupants.

use bots::Level;
use serde_json::{Value, json};
use table::{First, Games, NewTable, Occupant, Phase, Terms, TimeControl};

use crate::common::{ANNA, TestTable, games, new_table, person, seat, secret, terms};

fn error(new_table: &NewTable) -> String {
    new_table.opened_by(&person(ANNA), &games(), secret(7)).unwrap_err().to_string()
}

fn terms_error(more: Value) -> String {
    error(&new_table(terms(2, more), &["me", "open"]))
}

#[test]
fn the_host_sits_first_and_the_other_seats_are_open() {
    let new_table: NewTable = serde_json::from_value(json!({"terms": terms(3, json!({}))})).unwrap();
    let opened = new_table.opened_by(&person(ANNA), &games(), secret(7)).unwrap();
    let opened = TestTable::with_first_entry(opened, 7);
    let anna = Occupant::Person { id: person(ANNA).id, name: "Anna".into() };
    let summary = opened.table.summary();
    assert_eq!(summary.seats, [Some(anna), None, None]);
    assert_eq!((summary.phase, summary.host), (Phase::Open, person(ANNA).id));
    assert_eq!(opened.table.players(), 3);
}

#[test]
fn seats_are_named_by_words() {
    let table = TestTable::open(terms(3, json!({})), &["architect", "me", "open"]);
    assert_eq!(table.table.seat_of(person(ANNA).id), Some(seat(1)));
    assert_eq!(table.table.summary().seats[0], Some(Occupant::Bot { level: Level::Architect }));
    assert_eq!(table.table.summary().seats[2], None);
    assert_eq!(table.table.phase(), Phase::Open);
    let full = TestTable::open(terms(2, json!({})), &["me", "gardener"]);
    assert_eq!(full.table.phase(), Phase::Running, "the game begins at once");
    let bots = TestTable::open(terms(2, json!({})), &["gardener", "apprentice"]);
    assert_eq!(bots.table.phase(), Phase::Running, "the host may only watch");
}

#[test]
fn wrong_words_are_refused() {
    let with = |seats: &[&str]| error(&new_table(terms(2, json!({})), seats));
    assert_eq!(with(&["me"]), "seats: 1 seats, there must be 2");
    assert_eq!(with(&["me", "me"]), "seats: only one seat can be `me` or `reserved`");
    assert_eq!(with(&["me", "you"]), "seats[1]: `you` is not `me`, `reserved`, `open` or the level of a bot");
}

#[test]
fn terms_have_defaults() {
    let terms: Terms = serde_json::from_value(terms(2, json!({}))).unwrap();
    assert_eq!((terms.first, terms.time, terms.listed), (First::Random, TimeControl::None, false));
    assert_eq!((terms.undo, terms.hints, terms.takeover_level), (true, true, Level::Gardener));
    assert_eq!(terms.check(&games()), Ok(2));
}

#[test]
fn terms_are_checked() {
    assert_eq!(terms_error(json!({"game": "chess"})), "terms.game: no game `chess`: it must be sanssouci");
    let options = terms(5, json!({}))["options"].clone();
    assert_eq!(terms_error(json!({"options": options})), "terms.options.players: 5 players, expected 2 to 4");
    let unknown = terms_error(json!({"options": {"colour": "red"}}));
    assert!(unknown.starts_with("terms.options"), "{unknown}");
}

/// From a second to a month.
#[test]
fn time_controls_have_limits() {
    let time = |time: Value| terms_error(json!({"time": time}));
    let per_turn = |seconds: u32| json!({"kind": "per_turn", "seconds": seconds});
    let bank =
        |seconds: u32, increment: u32| json!({"kind": "bank", "seconds": seconds, "increment": increment});
    let message = |key: &str, value: u32, min: u32| {
        format!("terms.time.{key}: {value} seconds, there must be {min} to 2678400")
    };
    assert_eq!(time(per_turn(0)), message("seconds", 0, 1));
    assert_eq!(time(per_turn(2_678_401)), message("seconds", 2_678_401, 1));
    assert_eq!(time(bank(0, 5)), message("seconds", 0, 1));
    assert_eq!(time(bank(2_678_401, 5)), message("seconds", 2_678_401, 1));
    assert_eq!(time(bank(60, 2_678_401)), message("increment", 2_678_401, 0));
    for valid in
        [per_turn(1), per_turn(2_678_400), bank(1, 0), bank(2_678_400, 2_678_400), json!({"kind": "none"})]
    {
        TestTable::open(terms(2, json!({"time": valid})), &["me", "open"]);
    }
}

/// A garden may print the field on which the boar starts, but then there is no game with Boars.
#[test]
fn options_that_the_boards_do_not_allow_are_refused() {
    let board = "[[board]]\nfront = '......... ......... ....#.... ......... .........'\n".repeat(4);
    let file = |name: &str| (name == "sanssouci/revised-gardens.toml").then(|| board.clone());
    let games = Games::default().with::<sanssouci::Position>(sanssouci::Data::load(file).unwrap());
    let open = |boars: bool| {
        let mut terms = terms(2, json!({}));
        terms["options"]["boars"] = json!(boars);
        let opened = new_table(terms, &["me", "gardener"]).opened_by(&person(ANNA), &games, secret(7));
        opened.map(drop).map_err(|error| error.to_string())
    };
    assert_eq!(open(false), Ok(()));
    assert_eq!(open(true), Err("terms.options.boars: a garden prints e4, where the boar starts".to_string()));
}
