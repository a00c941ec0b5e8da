//! Hints: from what the player can see, always the same, at most three choices.

use std::sync::atomic::AtomicBool;

use serde_json::json;
use table::{Command, CommandError, HintChoice, ThinkingLimit};

use crate::common::{ANNA, BEN, CARA, TestTable, id, terms};

fn limit(cancelled: &AtomicBool) -> ThinkingLimit<'_> {
    ThinkingLimit { simulations: 40, cancelled }
}

fn hint(table: &TestTable, number: u8) -> Vec<HintChoice> {
    table.table.hint_job(id(number)).unwrap_or_else(|error| panic!("{error}"))(&limit(&AtomicBool::new(
        false,
    )))
}

fn refused(table: &TestTable, number: u8) -> Option<CommandError> {
    table.table.hint_job(id(number)).err()
}

#[test]
fn hints_are_for_the_player_who_must_decide() {
    let mut table = TestTable::running(json!({}));
    let mover = table.to_act();
    let other = if mover == ANNA { BEN } else { ANNA };
    assert_eq!(refused(&table, mover), None);
    assert_eq!(refused(&table, other), Some(CommandError::NotToAct));
    assert_eq!(refused(&table, CARA), Some(CommandError::NotSeated));
    table.execute(Command::Leave { person: id(mover) });
    assert_eq!(refused(&table, mover), Some(CommandError::TakenOver));
    let without = TestTable::running(json!({"hints": false}));
    assert_eq!(refused(&without, without.to_act()), Some(CommandError::HintsDisabled));
    let open = TestTable::open(terms(2, json!({})), &["me", "open"]);
    assert_eq!(refused(&open, ANNA), Some(CommandError::NotStarted));
}

#[test]
fn a_hint_lists_three_turns_best_first() {
    let table = TestTable::running(json!({}));
    let mover = table.to_act();
    let choices = hint(&table, mover);
    assert_eq!(choices, hint(&table, mover), "the same question has the same answer");
    assert_eq!(choices.len(), 3);
    let legal = table.game_view(table.viewer(mover))["legal"].clone();
    for choice in &choices {
        assert!(legal.as_array().unwrap().contains(&choice.action));
        assert_eq!(choice.turn.first(), Some(&choice.action));
        for value in [choice.points, choice.margin] {
            let tenths = value.unwrap() * 10.0;
            assert!((tenths - tenths.round()).abs() < 1e-9, "one decimal is enough: {value:?}");
        }
        let points = choice.points.unwrap();
        assert!((5.0..200.0).contains(&points), "{points} points");
    }
    let margins: Vec<f64> = choices.iter().map(|choice| choice.margin.unwrap()).collect();
    assert!(margins.is_sorted_by(|a, b| a >= b), "{margins:?}");
}

/// If only the continuation differs, a hint lists several turns with the same first decision.
#[test]
fn a_hint_for_few_decisions_lists_continuations() {
    let mut table = TestTable::running(json!({}));
    // Play until somebody has a forced decision.
    loop {
        let mover = table.to_act();
        let choices = hint(&table, mover);
        let legal = table.game_view(table.viewer(mover))["legal"].as_array().unwrap().len();
        assert!(choices.len() <= 3);
        if legal == 1 {
            assert_eq!((choices.len(), choices[0].points, choices[0].margin), (1, None, None));
            break;
        }
        assert!(choices[0].points.is_some());
        table.act(mover);
        if table.table.phase() != table::Phase::Running {
            break;
        }
    }
}
