//! Seats before the game: sitting down, seating bots, freeing seats.

use bots::Level;
use serde_json::json;
use table::{Change, Command, CommandError, Occupant, Phase};

use crate::common::{ANNA, BEN, CARA, TestTable, id, names, person, seat, terms};

fn three() -> TestTable {
    TestTable::open(terms(3, json!({})), &["me", "open", "open"])
}

fn sit(number: u8, at: usize) -> Command {
    Command::Sit { person: person(number), seat: seat(at), nonce: None }
}

fn free(number: u8, at: usize) -> Command {
    Command::Free { person: id(number), seat: seat(at) }
}

fn seat_bot(number: u8, at: usize) -> Command {
    Command::SeatBot { person: id(number), seat: seat(at), level: Level::Apprentice }
}

/// A table for three whose seat 1 is reserved for Ben.
fn with_invitation() -> TestTable {
    let occupants = vec![
        Some(Occupant::Person { id: id(ANNA), name: "Anna".into() }),
        Some(Occupant::Invited { id: id(BEN), name: "Ben".into() }),
        None,
    ];
    let opened = Change::Opened {
        host: id(ANNA),
        terms: serde_json::from_value(terms(3, json!({"stand_in": "apprentice"}))).unwrap(),
        seats: occupants,
        secret: None,
        repeats: None,
        boards: None,
        colours: Vec::new(),
        named_first: None,
    };
    TestTable::with_first_entry(opened, 7)
}

#[test]
fn people_take_free_seats() {
    let mut table = three();
    let ben = Occupant::Person { id: id(BEN), name: "Ben".into() };
    assert_eq!(table.execute(sit(BEN, 2)), [Change::Seated { seat: seat(2), who: ben.clone(), nonce: None }]);
    assert_eq!(table.table.summary().seats[2], Some(ben));
    assert_eq!(table.seat_of(BEN), seat(2));
    assert_eq!(table.execute(sit(BEN, 2)), [], "it is Ben's seat already");
    assert_eq!(table.refused(sit(BEN, 1)), CommandError::AlreadySeated);
    assert_eq!(table.refused(sit(CARA, 2)), CommandError::SeatTaken);
    assert_eq!(table.refused(sit(CARA, 3)), CommandError::NoSuchSeat);
    let begun = table.execute(sit(CARA, 1));
    assert_eq!(names(&begun), ["seated", "started"], "the game begins when all sit");
    assert_eq!(table.refused(sit(CARA, 1)), CommandError::AlreadyStarted);
    table.assert_replays();
}

#[test]
fn a_reserved_seat_waits_for_its_person() {
    let mut table = with_invitation();
    assert_eq!(table.table.phase(), Phase::Open);
    assert_eq!(table.table.seat_of(id(BEN)), None, "Ben does not sit there yet");
    assert_eq!(table.refused(sit(CARA, 1)), CommandError::SeatReserved);
    assert_eq!(table.refused(seat_bot(ANNA, 1)), CommandError::SeatReserved);
    table.execute(sit(CARA, 2));
    assert_eq!(table.table.phase(), Phase::Open, "a reserved seat is not taken");
    table.execute(sit(BEN, 1));
    assert_eq!(table.table.phase(), Phase::Running);
    table.assert_replays();
}

#[test]
fn an_invited_person_may_sit_elsewhere_or_decline() {
    let mut table = with_invitation();
    assert_eq!(table.refused(free(CARA, 1)), CommandError::NotHost);
    assert_eq!(table.execute(free(BEN, 1)), [Change::Freed { seat: seat(1) }]);
    table.execute(sit(CARA, 1));
    let mut table = with_invitation();
    table.execute(sit(BEN, 2));
    assert_eq!(table.seat_of(BEN), seat(2));
}

#[test]
fn the_host_seats_bots() {
    let mut table = three();
    assert_eq!(table.refused(seat_bot(BEN, 1)), CommandError::NotHost);
    assert_eq!(table.refused(seat_bot(ANNA, 0)), CommandError::SeatTaken);
    assert_eq!(table.refused(seat_bot(ANNA, 3)), CommandError::NoSuchSeat);
    let bot = Occupant::Bot { level: Level::Apprentice };
    assert_eq!(table.execute(seat_bot(ANNA, 1)), [Change::Seated { seat: seat(1), who: bot, nonce: None }]);
    assert_eq!(table.refused(sit(BEN, 1)), CommandError::SeatTaken);
    table.execute(seat_bot(ANNA, 2));
    assert_eq!(table.refused(seat_bot(ANNA, 2)), CommandError::AlreadyStarted);
}

#[test]
fn people_free_their_own_seat_and_the_host_any() {
    let mut table = TestTable::open(terms(4, json!({})), &["me", "open", "apprentice", "open"]);
    table.execute(sit(BEN, 1));
    assert_eq!(table.refused(free(CARA, 1)), CommandError::NotHost);
    assert_eq!(table.refused(free(BEN, 2)), CommandError::NotHost);
    assert_eq!(table.refused(free(ANNA, 4)), CommandError::NoSuchSeat);
    assert_eq!(table.execute(free(CARA, 3)), [], "nobody sits there");
    assert_eq!(table.execute(free(BEN, 1)), [Change::Freed { seat: seat(1) }]);
    assert_eq!(table.table.seat_of(id(BEN)), None);
    assert_eq!(table.execute(free(ANNA, 2)), [Change::Freed { seat: seat(2) }], "a bot has no say");
    table.execute(sit(BEN, 1));
    assert_eq!(table.execute(free(ANNA, 1)), [Change::Freed { seat: seat(1) }]);
    assert_eq!(table.table.phase(), Phase::Open, "Anna is still there");
    table.assert_replays();
}

#[test]
fn the_table_closes_when_the_last_person_leaves() {
    let mut table = TestTable::open(terms(3, json!({})), &["me", "open", "apprentice"]);
    let left = table.execute(Command::Leave { person: id(ANNA) });
    assert_eq!(left, [Change::Freed { seat: seat(0) }, Change::Closed], "a bot does not keep it open");
    assert_eq!(table.table.phase(), Phase::Closed);
    assert_eq!(table.refused(sit(BEN, 1)), CommandError::Closed);
    table.assert_replays();

    let mut table = with_invitation();
    table.execute(free(ANNA, 0));
    assert_eq!(table.table.phase(), Phase::Open, "Ben is still invited");
}

#[test]
fn the_host_starts_and_bots_take_the_free_seats() {
    let start = |number: u8| Command::Start { person: id(number) };
    let mut table = with_invitation();
    assert_eq!(table.refused(start(BEN)), CommandError::NotHost);
    let changes = table.execute(start(ANNA));
    assert_eq!(names(&changes), ["seated", "seated", "started"]);
    let bot = Some(Occupant::Bot { level: Level::Apprentice });
    assert_eq!(table.table.summary().seats.iter().filter(|seat| **seat == bot).count(), 2);
    assert_eq!(table.refused(start(ANNA)), CommandError::AlreadyStarted);
    table.assert_replays();
}

#[test]
fn occupants_are_people_guests_or_bots() {
    let sits = Occupant::Person { id: id(BEN), name: String::new() };
    let invited = Occupant::Invited { id: id(BEN), name: String::new() };
    let bot = Occupant::Bot { level: Level::Gardener };
    assert_eq!([&sits, &invited, &bot].map(|occupant| occupant.person()), [Some(id(BEN)), None, None]);
    assert_eq!(
        [&sits, &invited, &bot].map(|occupant| occupant.guest()),
        [Some(id(BEN)), Some(id(BEN)), None]
    );
}
