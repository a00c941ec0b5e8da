//! Rematch: the same people play again.

use bots::Level;
use serde_json::json;
use table::{Change, Command, CommandError, GameId, Occupant};

use crate::common::{ANNA, BEN, CARA, TestTable, id, person, secret, terms};

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
