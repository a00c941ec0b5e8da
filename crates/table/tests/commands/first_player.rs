//! The first player: lots, a seat that the host chooses, or the rulebook's rule.

use serde_json::json;
use table::{Command, CommandError, First, Phase};

use crate::common::{ANNA, BEN, CARA, TestTable, id, names, seat, terms, to_json};
use crate::test_table;

/// Anna's table for three at which Ben sits already.
fn open(first: &str, seed: u8) -> TestTable {
    let terms = terms(3, json!({"first": first}));
    let mut table = TestTable::open_with_seed(terms, &["me", "open", "open"], seed);
    table.sit(BEN, 1);
    table
}

fn choose(person: u8, first: First) -> Command {
    Command::ChooseFirst { person: id(person), first }
}

fn name(person: u8, at: usize) -> Command {
    Command::NameFirst { person: id(person), seat: seat(at) }
}

#[test]
fn any_seat_can_begin() {
    for (first, person) in [("first_seat", ANNA), ("second_seat", BEN), ("third_seat", CARA)] {
        for seed in 0..6 {
            let mut table = open(first, seed);
            table.sit(CARA, 2);
            assert_eq!(table.to_act(), person, "{first}, seed {seed}");
            let anna = table.seat_of(ANNA);
            assert_eq!((table.seat_of(BEN), table.seat_of(CARA)), (anna.next(3), anna.next(3).next(3)));
            table.assert_replays();
        }
    }
}

#[test]
fn the_host_changes_who_begins_before_the_game() {
    let mut table = open("random", 3);
    assert_eq!(table.refused(choose(BEN, First::FirstSeat)), CommandError::NotHost);
    assert_eq!(names(&table.execute(choose(ANNA, First::SecondSeat))), ["first_chosen"]);
    assert_eq!(table.execute(choose(ANNA, First::SecondSeat)), []);
    assert_eq!(table.table.summary().terms.first, First::SecondSeat);
    table.sit(CARA, 2);
    assert_eq!(table.to_act(), BEN);
    assert_eq!(table.refused(choose(ANNA, First::Random)), CommandError::AlreadyStarted);
    table.assert_replays();
}

#[test]
fn a_seat_that_does_not_exist_cannot_begin() {
    let mut table = open("random", 3);
    let error = table.refused(choose(ANNA, First::FourthSeat)).to_string();
    assert_eq!(error, "first: there are only 3 seats");
}

/// The rulebooks let the oldest begin, or the last visitor of a palace. Only people know who it is.
#[test]
fn a_full_table_asks_its_people_whom_the_rulebook_lets_begin() {
    for seed in 0..6 {
        let mut table = open("rulebook", seed);
        assert_eq!(names(&table.sit(CARA, 2)), ["seated"], "the full table waits");
        assert_eq!(table.table.phase(), Phase::Open);
        table.assert_replays();
        assert_eq!(names(&table.execute(name(BEN, 2))), ["first_named", "started"]);
        assert_eq!(table.to_act(), CARA);
        table.assert_replays();
    }
}

#[test]
fn an_answer_can_be_corrected_and_ends_when_the_person_leaves() {
    let mut table = open("rulebook", 3);
    table.execute(name(BEN, 1));
    table.execute(name(ANNA, 0));
    assert_eq!(table.execute(name(ANNA, 0)), []);
    let named = |table: &TestTable| table.table.view(game::Viewer::Spectator).named_first;
    assert_eq!(named(&table), Some(seat(0)));
    table.execute(name(ANNA, 1));
    table.execute(Command::Leave { person: id(BEN) });
    assert_eq!(named(&table), None);
    table.sit(BEN, 1);
    table.sit(CARA, 2);
    assert_eq!(table.table.phase(), Phase::Open, "it asks again");
    table.assert_replays();
}

#[test]
fn the_host_starts_without_an_answer_and_lots_decide() {
    let mut began = [0; 3];
    for seed in 0..30 {
        let mut table = open("rulebook", seed);
        table.sit(CARA, 2);
        assert_eq!(names(&table.execute(Command::Start { person: id(ANNA) })), ["started"]);
        began[usize::from(table.to_act()) - 1] += 1;
    }
    assert!(began.iter().all(|&times| times > 0), "{began:?}");
}

#[test]
fn a_person_alone_with_bots_begins_by_the_rulebook() {
    for seed in 0..6 {
        let terms = terms(3, json!({"first": "rulebook"}));
        let table = TestTable::open_with_seed(terms, &["gardener", "me", "gardener"], seed);
        assert_eq!((table.table.phase(), table.to_act()), (Phase::Running, ANNA));
    }
}

/// Nobody is there to answer.
#[test]
fn between_bots_lots_decide() {
    let mut began = [0; 3];
    for seed in 0..30 {
        let terms = terms(3, json!({"first": "rulebook"}));
        let table = TestTable::open_with_seed(terms, &["gardener", "apprentice", "architect"], seed);
        assert_eq!(table.table.phase(), Phase::Running);
        let first = table.table.to_act().first().unwrap();
        began[first.index()] += 1;
    }
    assert!(began.iter().all(|&times| times > 0), "{began:?}");
}

#[test]
fn the_view_says_that_a_full_table_waits_for_the_answer() {
    let waits = |table: &TestTable| table.table.view(game::Viewer::Spectator).waits_for_first;
    let mut table = open("rulebook", 3);
    assert!(!waits(&table), "there is a free seat");
    table.sit(CARA, 2);
    assert!(waits(&table));
    assert_eq!(
        to_json(&table.table.current_frame(game::Viewer::Spectator))["table"]["waits_for_first"],
        true
    );
    table.execute(name(BEN, 2));
    assert!(!waits(&table));
    assert!(!waits(&open("random", 3)));
    let frame = to_json(&open("random", 3).table.current_frame(game::Viewer::Spectator));
    assert_eq!(frame["table"].get("waits_for_first"), None, "other frames are as before");
}

/// In Versailles all bid at the same time, so there is nothing to ask.
#[test]
fn a_game_in_which_all_begin_at_the_same_time_asks_nobody() {
    let why = "this game has no first player: all begin at the same time";
    for first in ["rulebook", "second_seat", "random"] {
        let mut terms = test_table::versailles(3, test_table::no_clock());
        terms["first"] = json!(first);
        let mut table = test_table::TestTable::open(terms, &["me", "open", "open"]);
        let anna = test_table::id(0);
        let error = table.run(Command::NameFirst { person: anna, seat: seat(0) }).unwrap_err().to_string();
        assert_eq!(error, format!("seat: {why}"));
        let choice = Command::ChooseFirst { person: anna, first: First::FirstSeat };
        assert_eq!(table.run(choice).unwrap_err().to_string(), format!("first: {why}"));
        for number in [1, 2] {
            let person = test_table::person(number);
            table.run(Command::Sit { person, seat: seat(number), nonce: None }).unwrap();
        }
        assert_eq!((table.table.phase(), table.table.to_act().len()), (Phase::Running, 3), "{first}");
        assert_eq!(table.table.seat_of(anna), Some(seat(0)), "nobody moves on");
    }
}

#[test]
fn only_people_at_the_table_answer_and_only_a_person_can_be_named() {
    let mut table = open("rulebook", 3);
    assert_eq!(table.refused(name(CARA, 0)), CommandError::NotSeated);
    assert_eq!(table.refused(name(BEN, 2)).to_string(), "seat: no person sits there");
    assert_eq!(table.refused(name(BEN, 4)), CommandError::NoSuchSeat);
    table.execute(choose(ANNA, First::Random));
    assert_eq!(table.refused(name(BEN, 0)).to_string(), "seat: this table does not ask who begins");
}

#[test]
fn the_countdown_begins_with_the_answer() {
    let terms = terms(2, json!({"first": "rulebook", "countdown": true}));
    let mut table = TestTable::open(terms, &["me", "open"]);
    table.sit(BEN, 1);
    assert_eq!(table.table.view(game::Viewer::Spectator).starts_at, None);
    assert_eq!(names(&table.execute(name(BEN, 1))), ["first_named"]);
    assert!(table.table.view(game::Viewer::Spectator).starts_at.is_some());
    table.pass(5000);
    assert_eq!(names(&table.execute(Command::Tick)), ["started"]);
    assert_eq!(table.to_act(), BEN);
}
