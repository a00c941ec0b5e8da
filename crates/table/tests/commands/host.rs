//! The host's powers pass on when the host leaves.

use serde_json::json;
use table::{Command, CommandError, Phase};

use crate::test_table::{TestTable, id, no_clock, person, seat, versailles};

#[test]
fn a_host_who_gives_up_their_seat_is_no_longer_the_host() {
    let mut table = TestTable::open(versailles(3, no_clock()), &["me", "open", "open"]);
    table.run(Command::Sit { person: person(1), seat: seat(2), nonce: None }).expect("a free seat");
    table.leave(0).expect("they sit here");
    assert_eq!(table.view().host, id(1));
    assert_eq!(table.run(Command::Start { person: id(0) }), Err(CommandError::NotHost));
    table.run(Command::Sit { person: person(0), seat: seat(0), nonce: None }).expect("a free seat");
    assert_eq!(table.view().host, id(1), "who comes back is a guest");
    table.run(Command::Start { person: id(1) }).expect("the new host starts");
    assert_eq!(table.table.phase(), Phase::Running);
    table.assert_replays();
}

#[test]
fn a_host_who_leaves_a_running_game_is_no_longer_the_host() {
    let mut table = TestTable::running(versailles(3, no_clock()), 3);
    table.leave(0).expect("they sit here");
    let host = table.view().host;
    assert_ne!(host, id(0));
    assert_eq!(table.run(Command::Mute { person: id(0), muted: true }), Err(CommandError::NotHost));
    table.run(Command::Mute { person: host, muted: true }).expect("the new host mutes");
    table.assert_replays();
}

#[test]
fn a_late_host_is_no_longer_the_host() {
    let mut table = TestTable::running(versailles(3, json!({"kind": "per_turn", "seconds": 3})), 3);
    table.act(1).expect("a bid");
    table.pass(3000);
    table.run(Command::Tick).expect("a tick");
    assert_eq!(table.view().host, id(1), "everybody else is late, too");
}

#[test]
fn nobody_becomes_the_host_where_only_bots_remain() {
    let mut table = TestTable::running(versailles(2, no_clock()), 2);
    table.leave(1).expect("they sit here");
    table.leave(0).expect("they sit here");
    assert_eq!(table.view().host, id(0));
    table.come_back(1).expect("they left");
    assert_eq!(table.view().host, id(1), "the first person who is there again");
}

#[test]
fn a_host_who_returns_before_anybody_else_stays_the_host() {
    let mut table = TestTable::running(versailles(2, no_clock()), 2);
    table.leave(1).expect("they sit here");
    table.leave(0).expect("they sit here");
    assert_eq!(table.come_back(0).expect("they left").len(), 1, "the table has its host again");
    table.come_back(1).expect("they left");
    assert_eq!(table.view().host, id(0));
    table.assert_replays();
}

#[test]
fn a_host_who_never_sat_down_stays_the_host() {
    let mut table = TestTable::open(versailles(2, no_clock()), &["open", "open"]);
    table.run(Command::Sit { person: person(1), seat: seat(0), nonce: None }).expect("a free seat");
    assert_eq!(table.view().host, id(0));
    table.run(Command::Start { person: id(0) }).expect("the host starts");
}
