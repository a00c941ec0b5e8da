//! Players choose the colours of their seats.

use game::Viewer;
use serde_json::json;
use table::{Command, CommandError, SeatColour};

use crate::common::{ANNA, BEN, CARA, TestTable, id, names, seat, terms, to_json};

fn open() -> TestTable {
    let mut table = TestTable::open(terms(3, json!({"first": "first_seat"})), &["me", "open", "open"]);
    table.sit(BEN, 1);
    table
}

fn choose(person: u8, at: usize, colour: SeatColour) -> Command {
    Command::ChooseColour { person: id(person), seat: seat(at), colour }
}

fn colours(table: &TestTable) -> Vec<Option<SeatColour>> {
    table.table.view(Viewer::Spectator).seats.iter().map(|seat| seat.colour).collect()
}

#[test]
fn without_a_choice_frames_are_as_before() {
    let table = open();
    assert_eq!(colours(&table), [None; 3]);
    let frame = to_json(&table.table.current_frame(Viewer::Spectator));
    assert!(frame["table"]["seats"][0].get("colour").is_none());
}

#[test]
fn a_choice_moves_the_default_of_another_seat() {
    let mut table = open();
    assert_eq!(names(&table.execute(choose(BEN, 1, SeatColour::Red))), ["colour_chosen"]);
    let [red, green, blue] = [SeatColour::Red, SeatColour::Green, SeatColour::Blue].map(Some);
    assert_eq!(colours(&table), [green, red, blue], "Anna gets the first free colour");
    assert_eq!(table.execute(choose(BEN, 1, SeatColour::Red)), []);
    table.execute(choose(BEN, 1, SeatColour::Gold));
    assert_eq!(colours(&table), [red, Some(SeatColour::Gold), blue], "Anna has her own again");
    table.assert_replays();
}

#[test]
fn nobody_takes_a_chosen_colour_or_decides_for_another_person() {
    let mut table = open();
    table.execute(choose(BEN, 1, SeatColour::Blue));
    assert_eq!(table.refused(choose(ANNA, 0, SeatColour::Blue)), CommandError::ColourTaken);
    assert_eq!(table.refused(choose(ANNA, 1, SeatColour::Red)), CommandError::SeatTaken);
    assert_eq!(table.refused(choose(BEN, 2, SeatColour::Red)), CommandError::NotHost);
    assert_eq!(table.refused(choose(CARA, 0, SeatColour::Red)), CommandError::SeatTaken);
    assert_eq!(table.refused(choose(ANNA, 3, SeatColour::Red)), CommandError::NoSuchSeat);
    table.execute(choose(ANNA, 2, SeatColour::Violet));
    assert_eq!(colours(&table)[2], Some(SeatColour::Violet), "the host chooses for a free seat");
    table.execute(Command::Leave { person: id(BEN) });
    table.execute(choose(ANNA, 0, SeatColour::Blue));
    assert_eq!(colours(&table)[0], Some(SeatColour::Blue), "the colour of a freed seat is free");
}

#[test]
fn everybody_keeps_their_colour_when_the_seats_move_on() {
    let people = [ANNA, BEN, CARA];
    for seed in 0..6 {
        let terms = terms(3, json!({"first": "third_seat"}));
        let mut table = TestTable::open_with_seed(terms, &["me", "open", "open"], seed);
        table.sit(BEN, 1);
        table.execute(choose(BEN, 1, SeatColour::Red));
        table.sit(CARA, 2);
        let now = colours(&table);
        let of = people.map(|person| now[table.seat_of(person).index()]);
        let [red, green, blue] = [SeatColour::Red, SeatColour::Green, SeatColour::Blue].map(Some);
        assert_eq!(of, [green, red, blue], "seed {seed}");
        table.assert_replays();
        assert_eq!(table.refused(choose(BEN, 1, SeatColour::Gold)), CommandError::AlreadyStarted);
    }
}

#[test]
fn colours_cannot_be_chosen_for_ever() {
    let mut table = open();
    let mut chosen = 0;
    while table.try_execute(choose(BEN, 1, SeatColour::ALL[chosen % 2])).is_ok() {
        chosen += 1;
        assert!(chosen < 10_000);
    }
    assert_eq!(table.refused(choose(BEN, 1, SeatColour::ALL[chosen % 2])), CommandError::TooOften);
}
