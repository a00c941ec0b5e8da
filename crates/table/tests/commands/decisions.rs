//! Decisions of people and bots, and when they are stale.

use bots::{Budget, Level};
use game::Viewer;
use serde_json::json;
use table::{Change, Command, CommandError, Phase};

use crate::common::{ANNA, BEN, CARA, TestTable, id, person, seat, simultaneous, terms};
use crate::test_table::{self, no_clock, versailles};

/// The person who must wait.
fn waiting(table: &TestTable) -> u8 {
    if table.to_act() == ANNA { BEN } else { ANNA }
}

#[test]
fn only_players_of_a_running_game_decide() {
    let mut table = TestTable::open(terms(2, json!({})), &["me", "open"]);
    let act = |number: u8| Command::Act { person: id(number), action: json!({"do": "stay"}), after: 1 };
    assert_eq!(table.refused(act(CARA)), CommandError::NotSeated);
    assert_eq!(table.refused(act(ANNA)), CommandError::NotStarted);
    let mut table = TestTable::running(json!({}));
    table.finish();
    let over = Command::Act { person: id(ANNA), action: json!({"do": "stay"}), after: table.table.seq() };
    assert_eq!(table.refused(over), CommandError::Over);
    table.assert_replays();
    let mut closed = TestTable::open(terms(2, json!({})), &["me", "open"]);
    closed.execute(Command::Close { person: id(ANNA) });
    assert_eq!(closed.refused(act(ANNA)), CommandError::Closed);
}

#[test]
fn the_rules_accept_or_refuse() {
    let mut table = TestTable::running(json!({}));
    let (mover, other, after) = (table.to_act(), waiting(&table), table.table.seq());
    let act = |number: u8, action| Command::Act { person: id(number), action, after };
    let refused =
        CommandError::AgainstRules { code: "not_to_act", message: "it is not this seat's turn".to_string() };
    assert_eq!(table.refused(act(other, json!({"do": "stay"}))).to_string(), refused.to_string());
    let now = table.refused(act(mover, json!({"do": "stay"})));
    assert!(matches!(now, CommandError::AgainstRules { code: "not_now", .. }), "{now:?}");
    let message = |error: CommandError| error.to_string();
    let unknown = message(table.refused(act(mover, json!({"do": "cheat"}))));
    assert!(unknown.starts_with("action.do: invalid action `cheat`"), "{unknown}");
    assert_eq!(message(table.refused(act(mover, json!({"do": "noble"})))), "action: missing field `to`");
    let mut named = table.legal(mover);
    named["seat"] = json!(table.seat_of(other));
    assert_eq!(message(table.refused(act(mover, named.clone()))), "action.seat: it is another seat's");
    named["seat"] = json!(table.seat_of(mover));
    let seat = table.seat_of(mover);
    assert_eq!(table.execute(act(mover, named.clone())), [Change::Acted { seat, action: named }]);
    table.assert_replays();
}

#[test]
fn a_decision_answers_the_choice_that_the_player_has_now() {
    let mut table = TestTable::running(json!({}));
    let mover = table.to_act();
    let begun = table.table.seq();
    assert_eq!(table.table.choice_since(table.seat_of(mover)), begun);
    table.execute(Command::Chat { person: person(CARA), text: "hello".into() });
    let seq = table.table.seq();
    for after in [0, begun - 1, seq + 1] {
        let decision = table.decision(mover, after);
        assert_eq!(table.refused(decision), CommandError::Stale { seq }, "{after}");
    }
    // Chat does not make a decision stale.
    let decision = table.decision(mover, begun);
    table.execute(decision);
    let again = table.decision(mover, begun);
    assert_eq!(table.refused(again), CommandError::Stale { seq: seq + 1 }, "sent twice");
    assert_eq!(table.table.choice_since(table.seat_of(mover)), seq + 1);
}

#[test]
fn simultaneous_decisions_do_not_disturb_each_other() {
    let mut table = TestTable::open(simultaneous(json!({})), &["me", "open"]);
    table.sit(BEN, 1);
    let begun = table.table.seq();
    let [anna, ben] = [ANNA, BEN].map(|number| table.decision(number, begun));
    table.execute(ben.clone());
    assert_eq!(table.table.choice_since(seat(0)), begun, "Anna's choice is the same");
    assert_eq!(table.table.choice_since(seat(1)), begun + 1, "Ben has decided");
    assert_eq!(table.refused(ben), CommandError::Stale { seq: begun + 1 });
    table.execute(anna);
    assert_eq!(table.table.to_act().len(), 1, "the first turn begins");
    let first = table.table.to_act().first().unwrap();
    assert_eq!(table.table.choice_since(first), begun + 2);
    table.assert_replays();
}

/// A new choice of somebody who had to decide before, too, makes an old answer stale.
#[test]
fn a_seat_that_decides_again_has_a_new_choice() {
    let mut terms = simultaneous(json!({}));
    terms["options"]["rewards"] = json!(true);
    let mut table = TestTable::open(terms, &["me", "open"]);
    table.sit(BEN, 1);
    let begun = table.table.seq();
    for number in [ANNA, BEN] {
        let decision = table.decision(number, begun);
        table.execute(decision);
    }
    // Both choose the side of a second board now.
    assert_eq!([0, 1].map(|number| table.table.choice_since(seat(number))), [begun + 2; 2]);
    let late = table.decision(ANNA, begun);
    assert_eq!(table.refused(late), CommandError::Stale { seq: begun + 2 });
    table.act(ANNA);
    table.assert_replays();
}

fn with_bot() -> TestTable {
    let terms = terms(2, json!({"first": "first_seat"}));
    TestTable::open(terms, &["apprentice", "me"])
}

#[test]
fn bots_decide_where_they_sit() {
    let mut table = with_bot();
    let bot = table.seat_of(ANNA).next(2);
    assert_eq!(table.table.bots_to_act(), [(bot, Level::Apprentice)]);
    let (seq, since) = (table.table.seq(), table.table.choice_since(bot));
    let act = |seat, choice_since| Command::BotAct { seat, choice_since, actions: Vec::new() };
    assert_eq!(table.refused(act(bot, since + 1)), CommandError::Stale { seq });
    assert_eq!(table.refused(act(bot, since - 1)), CommandError::Stale { seq });
    let own = table.seat_of(ANNA);
    let own_since = table.table.choice_since(own);
    assert_eq!(table.refused(act(own, own_since)), CommandError::Stale { seq }, "no bot sits there");
    assert_eq!(table.execute(act(bot, since)), []);

    let job = table.table.game().unwrap().bot_search(bot, Level::Gardener, 1).unwrap();
    let actions = job(&Budget::simulations(10));
    assert!(!actions.is_empty());
    let legal = table.game_view(Viewer::Seat(bot))["legal"].clone();
    assert!(legal.as_array().unwrap().contains(&actions[0]));
    assert!(table.table.game().unwrap().bot_search(own, Level::Gardener, 1).is_none(), "not its turn");
    let changes = table.execute(Command::BotAct { seat: bot, choice_since: since, actions: actions.clone() });
    let acted = actions.into_iter().map(|action| Change::Acted { seat: bot, action });
    assert_eq!(changes, acted.collect::<Vec<_>>());
    assert_eq!(table.table.bots_to_act(), [], "it is Anna's turn");
    table.assert_replays();
}

/// Chance may answer the first decision of a turn in a way that makes a later one illegal.
#[test]
fn a_bots_turn_ends_where_the_rules_refuse() {
    let mut table = with_bot();
    let bot = table.seat_of(ANNA).next(2);
    let legal = table.game_view(Viewer::Seat(bot))["legal"][0].clone();
    let since = table.table.choice_since(bot);
    let act = |actions| Command::BotAct { seat: bot, choice_since: since, actions };
    let refused = table.refused(act(vec![json!({"do": "stay"}), legal.clone()]));
    assert!(matches!(refused, CommandError::AgainstRules { code: "not_now", .. }), "{refused:?}");
    let changes = table.execute(act(vec![legal.clone(), legal.clone(), json!({"do": "stay"})]));
    assert_eq!(changes, [Change::Acted { seat: bot, action: legal }]);
    table.assert_replays();
}

#[test]
fn bots_decide_in_running_games_only() {
    let mut table = TestTable::open(terms(3, json!({})), &["me", "gardener", "open"]);
    let act = Command::BotAct { seat: seat(1), choice_since: 0, actions: Vec::new() };
    assert_eq!(table.refused(act.clone()), CommandError::NotStarted);
    assert_eq!(table.table.bots_to_act(), []);
    table.execute(Command::Close { person: id(ANNA) });
    assert_eq!(table.refused(act), CommandError::Closed);
}

#[test]
fn a_game_that_is_over_has_a_result() {
    let mut table = with_bot();
    table.finish();
    assert_eq!(table.table.phase(), Phase::Over);
    let (totals, winners) = table.table.result().unwrap();
    let best = totals.iter().max().unwrap();
    assert!(totals.len() == 2 && winners.iter().all(|winner| totals[winner.index()] == *best));
    assert_eq!(table.table.summary().totals, Some(totals));
    assert_eq!(table.table.summary().winners, Some(winners));
    table.assert_replays();
}

/// Whether a simultaneous decision changes a choice is seen by its fingerprint.
#[test]
fn choices_have_fingerprints() {
    let mut table = test_table::TestTable::running(versailles(2, no_clock()), 2);
    let fingerprints = |table: &test_table::TestTable| {
        [seat(0), seat(1)].map(|seat| table.table.game().unwrap().choice_fingerprint(seat))
    };
    let before = fingerprints(&table);
    assert_ne!(before[0], before[1], "the hands differ");
    table.act(0).unwrap();
    let after = fingerprints(&table);
    assert_ne!(after[0], before[0], "the seat has decided");
    assert_eq!(after[1], before[1], "the bid is secret");
    table.undo(0).unwrap();
    assert_eq!(fingerprints(&table), before);
}
