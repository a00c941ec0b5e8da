//! Rematch: the same people play again.

use bots::Level;
use game::Viewer;
use serde_json::json;
use table::{Change, Command, CommandError, GameId, Occupant, SeatColour};

use crate::common::{ANNA, BEN, CARA, TestTable, id, person, seat, secret, terms};

/// A finished game of Anna, Ben and a bot.
fn finished() -> TestTable {
    let mut table = TestTable::open(terms(3, json!({})), &["me", "open", "apprentice"]);
    table.sit(BEN, 1);
    table.finish();
    table
}

#[test]
fn everybody_moves_on_by_one_seat() {
    let table = finished();
    let Change::Opened { host, terms, seats, .. } =
        table.table.rematch_opened_by(&person(BEN), false, secret(7)).unwrap()
    else {
        panic!("a rematch opens a table")
    };
    assert_eq!((host, terms), (id(BEN), table.table.summary().terms));
    let expected = [
        Occupant::Bot { level: Level::Apprentice },
        Occupant::Invited { id: id(ANNA), name: "Anna".into() },
        Occupant::Person { id: id(BEN), name: "Ben".into() },
    ];
    assert_eq!(seats, expected.map(Some));
}

#[test]
fn players_of_a_finished_game_ask_for_a_rematch() {
    let table = finished();
    assert_eq!(table.table.rematch_opened_by(&person(CARA), false, secret(7)), Err(CommandError::NotSeated));
    let running = TestTable::running(json!({}));
    assert_eq!(running.table.rematch_opened_by(&person(ANNA), false, secret(7)), Err(CommandError::NotOver));
    let open = TestTable::open(terms(2, json!({})), &["me", "open"]);
    assert_eq!(open.table.rematch_opened_by(&person(ANNA), false, secret(7)), Err(CommandError::NotOver));
    let mut closed = TestTable::open(terms(2, json!({})), &["me", "open"]);
    closed.execute(Command::Close { person: id(ANNA) });
    assert_eq!(closed.table.rematch_opened_by(&person(ANNA), false, secret(7)), Err(CommandError::Closed));
}

#[test]
fn the_first_link_wins() {
    let mut table = finished();
    let link =
        |number: u8, game: u8| Command::Rematch { person: id(number), game: GameId::from_bytes([game; 16]) };
    assert_eq!(table.table.rematch(), None);
    assert_eq!(table.refused(link(CARA, 1)), CommandError::NotSeated);
    let game = GameId::from_bytes([1; 16]);
    assert_eq!(table.execute(link(BEN, 1)), [Change::Rematch { game }]);
    assert_eq!(table.execute(link(ANNA, 2)), []);
    assert_eq!(table.table.rematch(), Some(game));
    assert_eq!(table.table.view(game::Viewer::Spectator).rematch, Some(game));
    table.assert_replays();
    let mut running = TestTable::running(json!({}));
    assert_eq!(running.refused(link(ANNA, 1)), CommandError::NotOver);
}

/// The table of the rematch that a player opens after the game; all who are invited come.
fn rematch(table: &TestTable, opener: u8, seed: u8) -> TestTable {
    let opened = table.table.rematch_opened_by(&person(opener), false, secret(seed)).unwrap();
    let mut rematch = TestTable::with_first_entry(opened, seed);
    for number in [ANNA, BEN, CARA] {
        let seats = rematch.table.summary().seats;
        let is_invited = |seat: &Option<Occupant>| matches!(seat, Some(Occupant::Invited { id: guest, .. }) if *guest == id(number));
        if let Some(at) = seats.iter().position(is_invited) {
            rematch.sit(number, at);
        }
    }
    rematch.assert_replays();
    rematch
}

fn colour_of(table: &TestTable, number: u8) -> Option<SeatColour> {
    table.table.view(Viewer::Spectator).seats[table.seat_of(number).index()].colour
}

fn choose(number: u8, at: usize, colour: SeatColour) -> Command {
    Command::ChooseColour { person: id(number), seat: seat(at), colour }
}

#[test]
fn everybody_keeps_their_colour() {
    for seed in 0..6 {
        let mut table = TestTable::open_with_seed(terms(3, json!({})), &["me", "open", "apprentice"], seed);
        table.execute(choose(ANNA, 0, SeatColour::Gold));
        table.execute(choose(ANNA, 2, SeatColour::Violet));
        table.sit(BEN, 1);
        table.finish();
        let ben = colour_of(&table, BEN);
        assert_eq!((colour_of(&table, ANNA), ben), (Some(SeatColour::Gold), Some(SeatColour::Green)));
        let again = rematch(&table, BEN, seed);
        assert_eq!((colour_of(&again, ANNA), colour_of(&again, BEN)), (Some(SeatColour::Gold), ben));
        let view = again.table.view(Viewer::Spectator);
        let bot = view.seats.iter().find(|seat| matches!(seat.occupant, Some(Occupant::Bot { .. }))).unwrap();
        assert_eq!(bot.colour, Some(SeatColour::Violet), "so does the bot");
    }
}

#[test]
fn a_kept_colour_can_be_changed_and_leaves_with_its_player() {
    let mut table = TestTable::open(terms(2, json!({})), &["me", "open"]);
    table.execute(choose(ANNA, 0, SeatColour::Gold));
    table.sit(BEN, 1);
    table.finish();
    let opened = table.table.rematch_opened_by(&person(ANNA), false, secret(7)).unwrap();
    let mut again = TestTable::with_first_entry(opened, 7);
    let seat_of_ben = 1 - again.seat_of(ANNA).index();
    assert_eq!(colour_of(&again, ANNA), Some(SeatColour::Gold));
    again.execute(choose(ANNA, again.seat_of(ANNA).index(), SeatColour::Blue));
    assert_eq!(colour_of(&again, ANNA), Some(SeatColour::Blue));
    again.execute(Command::Free { person: id(ANNA), seat: seat(seat_of_ben) });
    again.execute(choose(ANNA, seat_of_ben, SeatColour::Red));
    again.sit(CARA, seat_of_ben);
    assert_eq!(colour_of(&again, CARA), Some(SeatColour::Red));
    again.assert_replays();
}

#[test]
fn without_chosen_colours_the_log_is_as_before() {
    let table = finished();
    let opened = table.table.rematch_opened_by(&person(BEN), false, secret(7)).unwrap();
    let log = serde_json::to_value(opened).unwrap();
    let keys: Vec<_> = log.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["entry", "host", "terms", "seats", "secret"]);
}

/// The start may have moved the seats, so "everybody moves on by one" is not enough.
#[test]
fn if_a_certain_seat_begins_the_next_player_gets_it() {
    for first in ["first_seat", "second_seat", "third_seat"] {
        for seed in 0..6 {
            let mut table =
                TestTable::open_with_seed(terms(3, json!({"first": first})), &["me", "open", "open"], seed);
            table.sit(BEN, 1);
            table.sit(CARA, 2);
            let order = |number: u8| [BEN, CARA, ANNA][usize::from(number) - 1];
            let mut next = order(table.to_act());
            for game in 0..3 {
                table.finish();
                table = rematch(&table, [ANNA, CARA, BEN][game], seed + game as u8);
                assert_eq!(table.to_act(), next, "{first}, seed {seed}, game {game}");
                next = order(next);
            }
        }
    }
}

#[test]
fn whom_the_rulebook_named_begins_again() {
    for seed in 0..6 {
        let terms = terms(3, json!({"first": "rulebook"}));
        let mut table = TestTable::open_with_seed(terms, &["me", "open", "open"], seed);
        table.sit(BEN, 1);
        table.execute(Command::NameFirst { person: id(BEN), seat: seat(1) });
        table.sit(CARA, 2);
        assert_eq!(table.to_act(), BEN);
        table.finish();
        let mut again = rematch(&table, ANNA, seed);
        assert_eq!(again.to_act(), BEN, "nobody is asked twice");
        again.finish();
        assert_eq!(rematch(&again, CARA, seed + 1).to_act(), BEN);
    }
}

#[test]
fn the_answer_does_not_hold_for_a_bot_in_the_place_of_the_person() {
    for seed in 0..6 {
        let terms = terms(3, json!({"first": "rulebook"}));
        let mut table = TestTable::open_with_seed(terms, &["me", "open", "gardener"], seed);
        table.execute(Command::NameFirst { person: id(ANNA), seat: seat(0) });
        table.sit(BEN, 1);
        table.finish();
        let opened = table.table.rematch_opened_by(&person(BEN), false, secret(seed)).unwrap();
        let mut again = TestTable::with_first_entry(opened, seed);
        again.execute(Command::Start { person: id(BEN) });
        assert_eq!(again.to_act(), BEN, "Ben plays alone with bots");
    }
}

#[test]
fn all_terms_and_boards_are_kept() {
    let more = json!({
        "first": "second_seat", "time": {"kind": "bank", "seconds": 600, "increment": 5}, "listed": true,
        "undo": false, "hints": false, "countdown": true, "stand_in": "architect",
    });
    let mut table = TestTable::open(terms(2, more), &["me", "apprentice"]);
    table.finish();
    let terms = table.table.summary().terms;
    let Change::Opened { terms: again, .. } =
        table.table.rematch_opened_by(&person(ANNA), true, secret(7)).unwrap()
    else {
        panic!("a rematch opens a table")
    };
    assert_eq!(again, terms);
}
