//! The summary of a table for lists of games.

use serde_json::json;
use table::{Change, Occupant, Phase, Timestamp};

use crate::common::{ANNA, BEN, CARA, GAME, OPENED, TestTable, id, terms};

#[test]
fn a_summary_has_what_lists_show() {
    let table = TestTable::running(json!({"listed": true}));
    let summary = table.table.summary();
    assert_eq!((summary.id, summary.host, summary.phase), (GAME, id(ANNA), Phase::Running));
    assert_eq!((summary.opened, summary.terms.listed), (Timestamp(OPENED), true));
    assert_eq!(summary.to_act, table.table.to_act().iter().collect::<Vec<_>>());
    assert_eq!((&summary.totals, &summary.winners), (&None, &None));
    assert_eq!(summary.people().collect::<Vec<_>>(), [id(ANNA), id(BEN)]);
}

#[test]
fn a_summary_awaits_the_person_who_must_decide() {
    let mut table = TestTable::running(json!({}));
    let mover = table.to_act();
    let other = if mover == ANNA { BEN } else { ANNA };
    let summary = table.table.summary();
    assert!(summary.awaits(id(mover)));
    assert!(!summary.awaits(id(other)) && !summary.awaits(id(CARA)));
    table.finish();
    assert!([ANNA, BEN].into_iter().all(|number| !table.table.summary().awaits(id(number))));
}

#[test]
fn people_who_are_invited_belong_to_it() {
    let opened = Change::Opened {
        host: id(ANNA),
        terms: serde_json::from_value(terms(2, json!({}))).unwrap(),
        seats: vec![Some(Occupant::Invited { id: id(CARA), name: "Cara".into() }), None],
        secret: None,
        repeats: None,
        boards: None,
        colours: Vec::new(),
        named_first: None,
    };
    let table = TestTable::with_first_entry(opened, 7);
    assert_eq!(table.table.summary().people().collect::<Vec<_>>(), [id(CARA)]);
}
