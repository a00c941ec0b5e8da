//! Resigning a running game.

use bots::Level;
use game::Viewer;
use serde_json::json;
use table::{Change, Command, CommandError, Phase, Statistics, TakeoverReason};

use crate::common::{ANNA, BEN, TestTable, id, terms, to_json};

fn resign(number: u8) -> Command {
    Command::Resign { person: id(number) }
}

#[test]
fn a_bot_plays_for_a_person_who_resigned_and_they_cannot_return() {
    let mut table = TestTable::running(json!({"first": "first_seat", "hints": true}));
    let seat = table.seat_of(ANNA);
    assert_eq!(
        table.execute(resign(ANNA)),
        [Change::TakenOver { seat, reason: TakeoverReason::Resigned }, Change::HostChanged { host: id(BEN) }]
    );
    assert_eq!(table.table.bots_to_act(), [(seat, Level::Gardener)]);
    assert_eq!(table.refused(Command::Return { person: id(ANNA) }), CommandError::Resigned);
    let decision = table.decision(ANNA, table.table.seq());
    assert_eq!(table.refused(decision), CommandError::Resigned);
    let undo = Command::Undo { person: id(ANNA), after: table.table.seq() };
    assert_eq!(table.refused(undo), CommandError::Resigned);
    assert_eq!(table.table.hint_job(id(ANNA)).err(), Some(CommandError::Resigned));
    assert_eq!(table.execute(resign(ANNA)), [], "once is enough");
    assert_eq!(table.execute(Command::Leave { person: id(ANNA) }), []);
    let view = table.table.view(Viewer::Spectator);
    assert!(view.seats[seat.index()].resigned);
    assert_eq!(view.winners, None, "the game goes on");
    let seats = serde_json::to_value(&view).unwrap()["seats"].clone();
    assert_eq!(seats[seat.index()]["resigned"], json!(true));
    assert_eq!(seats[1 - seat.index()].get("resigned"), None, "clients of version 0.1.0 do not know it");
    table.assert_replays();
}

#[test]
fn a_person_for_whom_a_bot_plays_may_resign() {
    let mut table = TestTable::running(json!({}));
    let seat = table.seat_of(BEN);
    table.execute(Command::Leave { person: id(BEN) });
    let resigned = table.execute(resign(BEN));
    assert_eq!(resigned, [Change::TakenOver { seat, reason: TakeoverReason::Resigned }]);
    assert_eq!(table.refused(Command::Return { person: id(BEN) }), CommandError::Resigned);
}

#[test]
fn only_players_of_a_running_game_resign() {
    let mut table = TestTable::open(terms(2, json!({})), &["me", "open"]);
    assert_eq!(table.refused(resign(ANNA)), CommandError::NotStarted);
    table.sit(BEN, 1);
    assert_eq!(table.refused(resign(3)), CommandError::NotSeated);
    table.finish();
    assert_eq!(table.refused(resign(ANNA)), CommandError::Over);
}

/// Whatever the points say, the other person has won and the one who resigned has lost.
#[test]
fn a_person_who_resigned_never_wins() {
    let mut natural_winners = Vec::new();
    for seed in 0..12 {
        let mut table = TestTable::open_with_seed(terms(2, json!({})), &["me", "open"], seed);
        table.sit(BEN, 1);
        table.execute(resign(ANNA));
        table.finish();
        let (anna, ben) = (table.seat_of(ANNA), table.seat_of(BEN));
        let (totals, winners) = table.table.game().and_then(|game| game.result()).unwrap();
        natural_winners.push(winners.contains(&anna));
        let summary = table.table.summary();
        assert_eq!(summary.winners, Some(vec![ben]), "{totals:?}");
        assert_eq!(summary.resigned, [anna]);
        assert_eq!(table.table.view(Viewer::Spectator).winners, Some(vec![ben]));
        let mut statistics = Statistics::default();
        statistics.count(&summary, id(ANNA));
        let tally = &serde_json::to_value(&statistics).unwrap()["kinds"][0];
        assert_eq!([&tally["games"], &tally["wins"]], [&json!(1), &json!(0)]);
        assert_eq!([&tally["mean"], &tally["best"]], [&json!(0.0), &json!(0)], "a bot made the points");
        table.assert_replays();
    }
    assert!(natural_winners.contains(&true), "in some of the games Anna's bot has the most points");
}

/// The game itself says who won, unless somebody resigned.
#[test]
fn the_table_names_winners_only_after_a_resignation() {
    let mut table = TestTable::running(json!({}));
    table.finish();
    assert_eq!(table.table.view(Viewer::Spectator).winners, None);
    assert!(table.table.result().is_some_and(|(_, winners)| !winners.is_empty()));
}

#[test]
fn nobody_wins_if_everybody_resigns() {
    let mut table = TestTable::running(json!({}));
    table.execute(resign(ANNA));
    table.execute(resign(BEN));
    table.finish();
    assert_eq!(table.table.summary().winners, Some(Vec::new()));
}

/// A game that nobody plays any more is finished without long thoughts.
#[test]
fn bots_hurry_when_every_person_has_resigned() {
    let terms = terms(3, json!({"stand_in": "architect"}));
    let mut table = TestTable::open(terms, &["me", "open", "lenotre"]);
    table.sit(BEN, 1);
    let level = |table: &TestTable, seat| {
        table.table.bots_to_act().iter().find(|(other, _)| *other == seat).map(|(_, level)| *level)
    };
    table.execute(resign(ANNA));
    let mut levels = Vec::new();
    while table.table.phase() == Phase::Running {
        if levels.len() == 12 {
            table.execute(resign(BEN));
        }
        let seat = table.table.to_act().first().unwrap();
        levels.push(level(&table, seat));
        match level(&table, seat) {
            Some(_) => drop(table.bot_acts(seat)),
            None => drop(table.act(BEN)),
        }
    }
    let (before, after) = levels.split_at(12);
    assert!(before.contains(&Some(Level::LeNotre)) && before.contains(&Some(Level::Architect)));
    assert!(after.iter().all(|level| *level == Some(Level::Gardener)), "{after:?}");
}

/// What a person who resigned sees of the cards is what their seat sees, until the end.
#[test]
fn resigning_reveals_nothing() {
    let mut table = TestTable::running(json!({}));
    let before = table.game_view(table.viewer(ANNA));
    table.execute(resign(ANNA));
    let frame = to_json(&table.table.current_frame(table.viewer(ANNA)));
    assert_eq!(frame["view"], before);
    assert_eq!(frame["table"]["salt"], json!(null));
}

#[test]
fn a_person_who_resigned_is_invited_to_the_rematch() {
    let mut table = TestTable::running(json!({}));
    table.execute(resign(BEN));
    table.finish();
    let opened = table.table.rematch_opened_by(&crate::common::person(ANNA), false, crate::common::secret(1));
    let Change::Opened { seats, .. } = opened.unwrap() else { panic!("a rematch opens a table") };
    assert!(seats.iter().flatten().any(|occupant| occupant.guest() == Some(id(BEN))));
}
