//! Analysis of a finished game.

use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};
use table::{Change, Command, Phase, ThinkingLimit, analysis_tasks};

use crate::common::{ANNA, BEN, GAME, TestTable, games, id, simultaneous};

/// The decisions of a log that were not taken back, with their sequence numbers.
fn decisions(table: &TestTable) -> Vec<(u64, Value)> {
    let mut decisions: Vec<(u64, game::Seat, Value)> = Vec::new();
    for entry in &table.log {
        match &entry.change {
            Change::Acted { seat, action } => decisions.push((entry.seq, *seat, action.clone())),
            Change::Undone { seat, .. } => {
                let last = decisions.iter().rposition(|(_, by, _)| by == seat).unwrap();
                decisions.remove(last);
            }
            _ => {}
        }
    }
    decisions.into_iter().map(|(seq, _, action)| (seq, action)).collect()
}

#[test]
fn decisions_with_alternatives_that_stay_are_analysed() {
    let mut table = TestTable::open(simultaneous(json!({})), &["me", "open"]);
    table.sit(BEN, 1);
    // Ben takes his first decision back.
    table.act(BEN);
    table.execute(Command::Undo { person: id(BEN), after: table.table.seq() });
    table.act(ANNA);
    table.finish();
    let tasks = analysis_tasks(GAME, &table.log, &games()).unwrap();
    let made = decisions(&table);
    let seqs: Vec<u64> = tasks.iter().map(|task| task.seq).collect();
    assert!(seqs.iter().all(|seq| made.iter().any(|(other, _)| other == seq)));
    assert!(seqs.is_sorted() && seqs.len() > 40, "{seqs:?}");
    for task in &tasks {
        let entry = &table.log[task.seq as usize - 1];
        assert!(matches!(&entry.change, Change::Acted { seat, .. } if *seat == task.seat));
    }
    assert!(analysis_tasks(GAME, &[], &games()).unwrap().is_empty());
}

#[test]
fn an_analysis_compares_the_decision_with_the_best() {
    let mut table = TestTable::running(json!({}));
    for _ in 0..8 {
        table.act(table.to_act());
    }
    let cancelled = AtomicBool::new(false);
    let limit = ThinkingLimit { simulations: 60, cancelled: &cancelled };
    let mut lost = 0.0;
    let run = || analysis_tasks(GAME, &table.log, &games()).unwrap();
    for (task, again) in run().into_iter().zip(run()) {
        let Change::Acted { action, .. } = &table.log[task.seq as usize - 1].change else {
            panic!("a decision")
        };
        let analysis = (task.job)(&limit).unwrap();
        assert_eq!(Some(&analysis), (again.job)(&limit).as_ref(), "the same question has the same answer");
        assert_eq!(analysis.played, *action);
        assert_eq!(analysis.best_turn.first(), Some(&analysis.best));
        assert!(analysis.loss >= 0.0);
        let difference = (analysis.best_margin - analysis.margin).max(0.0);
        assert!((analysis.loss - difference).abs() < 0.11, "{analysis:?}");
        if analysis.played == analysis.best {
            let same = (analysis.points, analysis.margin, analysis.loss);
            assert_eq!(same, (analysis.best_points, analysis.best_margin, 0.0));
        }
        for value in [analysis.points, analysis.margin, analysis.best_points, analysis.best_margin] {
            assert!((value * 10.0 - (value * 10.0).round()).abs() < 1e-9, "{value}");
        }
        lost += analysis.loss;
    }
    assert!(lost > 0.0, "the first legal decision is seldom the best");
}

#[test]
fn decisions_without_alternatives_are_not_analysed() {
    let mut table = TestTable::running(json!({}));
    let (mut free, mut forced) = (Vec::new(), 0);
    while table.table.phase() == Phase::Running {
        let mover = table.to_act();
        match table.game_view(table.viewer(mover))["legal"].as_array().unwrap().len() {
            1 => forced += 1,
            _ => free.push(table.table.seq() + 1),
        }
        table.act(mover);
    }
    assert!(forced > 0, "some decisions are forced");
    let tasks = analysis_tasks(GAME, &table.log, &games()).unwrap();
    assert_eq!(tasks.iter().map(|task| task.seq).collect::<Vec<_>>(), free);
}
