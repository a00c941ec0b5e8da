//! The deal of a finished game is played again.

use game::{Record, Seat, Viewer};
use sanssouci::Position;
use serde_json::{Value, json};
use table::{
    Change, Command, CommandError, First, GameId, Games, LogEntry, Phase, RepeatedDeal, Statistics, Table,
    TimeControl, analysis_tasks,
};

use crate::common::{ANNA, BEN, CARA, GAME, TestTable, games, id, person, simultaneous, terms};

/// A finished game of Anna and Ben.
fn finished() -> TestTable {
    let extra = json!({"listed": true, "first": "first_seat", "time": {"kind": "per_turn", "seconds": 60}});
    let mut table = TestTable::open(terms(2, extra), &["me", "open"]);
    table.sit(BEN, 1);
    table.finish();
    table
}

/// Cara plays the deal of a finished game against a bot.
fn repeated(of: &TestTable, games: &Games) -> TestTable {
    let (deal, terms) = of.table.repeatable_deal().unwrap();
    let seats = Some(vec!["apprentice".to_string(), "me".to_string()]);
    TestTable::with_first_entry(deal.opened_by(terms, None, seats, &person(CARA), games).unwrap(), 99)
}

fn setup(table: &TestTable) -> Value {
    let started = table.log.iter().find_map(|entry| match &entry.change {
        Change::Started { setup, .. } => Some(setup.clone()),
        _ => None,
    });
    started.expect("the game has started")
}

#[test]
fn the_same_cards_lie_before_the_same_seats() {
    let first = finished();
    let again = repeated(&first, &games());
    assert_eq!(setup(&again), setup(&first));
    let Some(Change::Started { places, .. }) = again.log.last().map(|entry| &entry.change) else {
        panic!("the game starts at once")
    };
    assert!(places.iter().enumerate().all(|(seat, place)| place.index() == seat), "{places:?}");
    again.assert_replays();
}

#[test]
fn the_table_is_marked_private_and_untimed() {
    let first = finished();
    let again = repeated(&first, &games());
    let view = again.table.view(Viewer::Spectator);
    assert_eq!(view.repeats, Some(first.table.id()));
    assert_eq!((view.terms.listed, view.terms.time), (false, TimeControl::None));
    assert_eq!(view.terms.first, First::Random, "the deal says who begins");
    assert_eq!(first.table.view(Viewer::Spectator).repeats, None);
}

#[test]
fn nothing_promises_that_the_deal_was_drawn() {
    let mut again = repeated(&finished(), &games());
    assert_eq!(again.table.view(Viewer::Spectator).secret_hash, None);
    again.finish();
    let record: Value = serde_json::from_str(&again.table.record().unwrap()).unwrap();
    assert!(record.get("fairness").is_none(), "{record}");
}

#[test]
fn a_deal_that_is_repeated_twice_names_the_first_game() {
    let first = finished();
    let mut again = repeated(&first, &games());
    again.finish();
    let third = repeated(&again, &games());
    assert_eq!(third.table.view(Viewer::Spectator).repeats, Some(first.table.id()));
    assert_eq!(setup(&third), setup(&first));
}

#[test]
fn only_the_deal_of_a_finished_game_is_public() {
    let running = TestTable::running(json!({}));
    assert_eq!(running.table.repeatable_deal(), Err(CommandError::NotOver));
    let open = TestTable::open(terms(2, json!({})), &["me", "open"]);
    assert_eq!(open.table.repeatable_deal(), Err(CommandError::NotOver));
}

#[test]
fn seats_are_checked() {
    let (deal, terms) = finished().table.repeatable_deal().unwrap();
    let seats = Some(vec!["me".to_string()]);
    let error = deal.opened_by(terms, None, seats, &person(ANNA), &games()).unwrap_err();
    assert!(error.to_string().contains("1 seats, there must be 2"), "{error}");
}

#[test]
fn repeated_deals_do_not_count_in_statistics() {
    let mut again = repeated(&finished(), &games());
    again.finish();
    let mut statistics = Statistics::default();
    statistics.count(&again.table.summary(), id(CARA));
    assert_eq!(statistics, Statistics::default());
    let mut summary = again.table.summary();
    summary.repeats = None;
    statistics.count(&summary, id(CARA));
    assert_eq!(statistics.kinds.len(), 1);
}

/// The decisions of a log, undone ones included.
fn decisions(log: &[LogEntry]) -> Vec<(u64, Seat, Value)> {
    let decision = |entry: &LogEntry| match &entry.change {
        Change::Acted { seat, action } => Some((entry.seq, *seat, action.clone())),
        _ => None,
    };
    log.iter().filter_map(decision).collect()
}

/// Cara plays on from a decision of a finished game, on the seat that decided.
fn repeated_from(of: &TestTable, from: u64) -> TestTable {
    let (deal, terms) = of.table.repeatable_position(&of.log, from).unwrap();
    let (_, decider, _) = decisions(&of.log).into_iter().find(|(seq, ..)| *seq == from).unwrap();
    let seats = Seat::all(2).map(|seat| if seat == decider { "me" } else { "apprentice" }.to_string());
    let opened = deal.opened_by(terms, None, Some(seats.collect()), &person(CARA), &games()).unwrap();
    TestTable::with_first_entry(opened, 99)
}

/// The game of a table after the entry `seq` as a spectator sees it.
fn seen_after(table: &TestTable, seq: u64) -> Value {
    let log: Vec<_> = table.log.iter().filter(|entry| entry.seq <= seq).cloned().collect();
    let then = Table::replay(GAME, &log, &games(), |_, _| ()).unwrap().unwrap();
    serde_json::from_str(then.game().unwrap().view(Viewer::Spectator).get()).unwrap()
}

#[test]
fn a_game_goes_on_from_every_decision_of_another() {
    let first = finished();
    let made = decisions(&first.log);
    for (number, (from, decider, _)) in made.iter().enumerate().step_by(7) {
        let again = repeated_from(&first, *from);
        assert_eq!(again.table.phase(), Phase::Running);
        let repeated: Vec<_> =
            decisions(&again.log).into_iter().map(|(_, seat, action)| (seat, action)).collect();
        let before: Vec<_> = made[..number].iter().map(|(_, seat, action)| (*seat, action.clone())).collect();
        assert_eq!(repeated, before);
        assert_eq!(seen_after(&again, again.table.seq()), seen_after(&first, from - 1));
        assert!(again.table.to_act().contains(*decider));
        assert_eq!(again.table.seat_of(id(CARA)), Some(*decider));
        again.assert_replays();
    }
}

#[test]
fn its_record_has_all_decisions_and_replays() {
    let first = finished();
    let (from, ..) = decisions(&first.log)[20];
    let mut again = repeated_from(&first, from);
    again.finish();
    let record = again.table.record().unwrap();
    let actions: Value = serde_json::from_str(&record).unwrap();
    let original: Value = serde_json::from_str(&first.table.record().unwrap()).unwrap();
    let (actions, original) =
        (actions["actions"].as_array().unwrap(), original["actions"].as_array().unwrap());
    assert_eq!(actions[..20], original[..20]);
    Record::<Position>::read(&record).unwrap().verify().unwrap();
    again.assert_replays();
}

#[test]
fn decisions_of_the_other_game_cannot_be_undone() {
    let first = finished();
    // A decision in the middle of a turn: the rules alone would allow to undo the one before it.
    let made = decisions(&first.log);
    let second = made.windows(2).find(|pair| pair[0].1 == pair[1].1 && pair[1].2["do"] == "noble").unwrap();
    let (from, decider, _) = &second[1];
    let mut again = repeated_from(&first, *from);
    let undoable = |table: &TestTable| -> Value {
        let view = table.table.game().unwrap().view(Viewer::Seat(*decider));
        serde_json::from_str::<Value>(view.get()).unwrap()["undoable"].clone()
    };
    assert_eq!(
        seen_after(&first, from - 1)["turn"]["card"],
        seen_after(&again, again.table.seq())["turn"]["card"]
    );
    assert_eq!(undoable(&again), 0);
    let undo = |table: &TestTable| Command::Undo { person: id(CARA), after: table.table.seq() };
    let error = again.refused(undo(&again));
    assert!(matches!(error, CommandError::AgainstRules { code: "nothing_to_undo", .. }), "{error:?}");
    again.assert_replays();
}

#[test]
fn own_decisions_after_the_start_can_be_undone() {
    let first = finished();
    let made = decisions(&first.log);
    let (from, decider, action) =
        made.iter().find(|(seq, _, action)| *seq > 30 && action["do"] == "play").unwrap();
    let mut again = repeated_from(&first, *from);
    let start = again.table.seq();
    again.execute(Command::Act { person: id(CARA), action: action.clone(), after: start });
    again.execute(Command::Undo { person: id(CARA), after: start + 1 });
    assert!(again.table.to_act().contains(*decider));
    let error = again.refused(Command::Undo { person: id(CARA), after: start + 2 });
    assert!(matches!(error, CommandError::AgainstRules { .. }), "{error:?}");
    again.assert_replays();
}

#[test]
fn decisions_that_were_undone_are_left_out() {
    let mut first = TestTable::open(simultaneous(json!({})), &["me", "open"]);
    first.sit(BEN, 1);
    let garden = |person: u8, side: u8, table: &TestTable| Command::Act {
        person: id(person),
        action: json!({"do": "garden", "side": side}),
        after: table.table.seq(),
    };
    first.execute(garden(ANNA, 0, &first));
    first.execute(Command::Undo { person: id(ANNA), after: first.table.seq() });
    first.execute(garden(ANNA, 1, &first));
    first.finish();
    let made = decisions(&first.log);
    let (deal, _) = first.table.repeatable_position(&first.log, made[2].0).unwrap();
    assert_eq!(deal.decisions.len(), 1, "{:?}", deal.decisions);
    assert_eq!(deal.decisions[0].action["side"], 1);
    let (deal, _) = first.table.repeatable_position(&first.log, made[1].0).unwrap();
    assert_eq!(deal.decisions, []);
}

#[test]
fn only_decisions_of_finished_games_are_moments_to_go_on_from() {
    let running = TestTable::running(json!({}));
    assert_eq!(running.table.repeatable_position(&running.log, 3), Err(CommandError::NotOver));
    let first = finished();
    for from in [0, 1, first.table.seq() + 1, u64::MAX] {
        let error = first.table.repeatable_position(&first.log, from).unwrap_err();
        assert!(error.to_string().contains("is not a decision"), "{error}");
    }
}

#[test]
fn a_repeated_position_does_not_count_and_is_analysed_from_there() {
    let first = finished();
    let (from, ..) = decisions(&first.log)[20];
    let mut again = repeated_from(&first, from);
    let start = again.table.seq();
    assert_eq!(again.table.view(Viewer::Spectator).repeats, Some(first.table.id()));
    assert_eq!(again.table.view(Viewer::Spectator).secret_hash, None);
    again.finish();
    let tasks = analysis_tasks(GAME, &again.log, &games()).unwrap();
    assert!(!tasks.is_empty() && tasks.iter().all(|task| task.seq > start));
    let mut statistics = Statistics::default();
    statistics.count(&again.table.summary(), id(CARA));
    assert_eq!(statistics, Statistics::default());
}

/// Version 0.2.0 stored repeated deals without decisions.
#[test]
fn deals_without_decisions_are_stored_as_before() {
    let stored = json!({"game": GameId::from_bytes([3; 16]), "setup": {}});
    let deal: RepeatedDeal = serde_json::from_value(stored.clone()).unwrap();
    assert_eq!(deal.decisions, []);
    assert_eq!(serde_json::to_value(&deal).unwrap(), stored);
}
