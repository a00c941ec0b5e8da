//! The first player: lots, a seat that the host chooses, or the rulebook's rule.

use serde_json::json;
use table::{Command, CommandError, First, Phase};

use crate::common::{ANNA, BEN, CARA, TestTable, id, names, seat, terms};

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
