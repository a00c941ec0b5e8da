//! The start: the deal, the order of the seats and the commitment.

use game::Viewer;
use serde_json::json;
use table::{Change, LogEntry, Phase, Table, Timestamp};

use crate::common::{ANNA, BEN, CARA, GAME, TestTable, games, seat, terms, to_json};

/// Three people at a table; the seed of its deal is given.
fn three(first: &str, seed: u8) -> TestTable {
    let mut table =
        TestTable::open_with_seed(terms(3, json!({"first": first})), &["me", "open", "open"], seed);
    table.sit(BEN, 1);
    table.sit(CARA, 2);
    table
}

#[test]
fn the_first_seat_begins_if_the_terms_say_so() {
    for seed in 0..12 {
        let table = three("first_seat", seed);
        assert_eq!(table.to_act(), ANNA, "seed {seed}");
        // The order around the table stays.
        let anna = table.seat_of(ANNA);
        assert_eq!((table.seat_of(BEN), table.seat_of(CARA)), (anna.next(3), anna.next(3).next(3)));
        table.assert_replays();
    }
}

#[test]
fn otherwise_chance_decides_and_nobody_moves() {
    let mut began = [0; 3];
    for seed in 0..30 {
        let table = three("random", seed);
        assert_eq!([ANNA, BEN, CARA].map(|person| table.seat_of(person).index()), [0, 1, 2]);
        began[usize::from(table.to_act()) - 1] += 1;
    }
    assert!(began.iter().all(|&times| times > 0), "{began:?}");
}

/// The hash is there from the start, its salt only at the end.
#[test]
fn the_commitment_is_shown_at_once_and_its_salt_at_the_end() {
    let mut table = TestTable::running(json!({}));
    let shown = |table: &TestTable| to_json(&table.table.current_frame(Viewer::Spectator))["table"].clone();
    let commitment = shown(&table)["commitment"].clone();
    assert_eq!(commitment.as_str().map(str::len), Some(64));
    assert_eq!(shown(&table)["salt"], json!(null));
    table.finish();
    assert_eq!(shown(&table)["commitment"], commitment);
    assert!(shown(&table)["salt"].is_string());
    let open = TestTable::open(terms(2, json!({})), &["me", "open"]);
    assert_eq!(shown(&open)["commitment"], json!(null));
}

#[test]
fn the_hash_is_of_salt_game_options_and_setup() {
    let hash = |game: &str, players: u8, heap: u8, salt: &str| {
        table::commitment(game, &json!({"players": players}), &json!({"heap": heap}), salt)
    };
    // printf '00ff\n{"game":"go","options":{"players":2},"setup":{"heap":4}}' | sha256sum
    let expected = "3f057cba0194c01d484d53c8c30f91d06e2b9d25a8f56b4936c29b5a6089bd71";
    assert_eq!(hash("go", 2, 4, "00ff"), expected);
    for other in [
        hash("nim", 2, 4, "00ff"),
        hash("go", 3, 4, "00ff"),
        hash("go", 2, 5, "00ff"),
        hash("go", 2, 4, "00fe"),
    ] {
        assert_ne!(other, expected);
    }
}

#[test]
fn other_randomness_gives_another_deal() {
    let [a, b, c] =
        [1, 1, 2].map(|seed| TestTable::open_with_seed(terms(2, json!({})), &["me", "gardener"], seed));
    let setup = |table: &TestTable| {
        let Change::Started { setup, salt, .. } = &table.log[1].change else { panic!("it begins at once") };
        (setup.clone(), salt.clone())
    };
    assert_eq!(setup(&a), setup(&b));
    assert_ne!(setup(&a).0, setup(&c).0);
    assert_ne!(setup(&a).1, setup(&c).1);
    assert_eq!(setup(&a).1.len(), 32, "128 bits of salt");
}

/// A log whose places are wrong is refused.
#[test]
fn every_seat_has_one_place() {
    let table = TestTable::open(terms(2, json!({})), &["me", "gardener"]);
    let error = |places: &[usize]| {
        let mut log = table.log.clone();
        let Change::Started { places: stored, .. } = &mut log[1].change else { panic!("it begins at once") };
        *stored = places.iter().map(|&place| seat(place)).collect();
        Table::replay(GAME, &log, &games(), |_, _| ()).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(error(&[0, 1]), Ok(()));
    assert_eq!(error(&[1, 0]), Ok(()));
    let message = "log[2]: places: every seat must stand there once".to_string();
    for places in [&[0][..], &[0, 0], &[0, 2], &[0, 1, 2], &[0, 1, 1]] {
        assert_eq!(error(places), Err(message.clone()), "{places:?}");
    }
}

#[test]
fn a_table_that_is_not_full_does_not_begin() {
    let table = TestTable::open(terms(2, json!({})), &["me", "open"]);
    assert_eq!((table.table.phase(), table.log.len()), (Phase::Open, 1));
    assert!(table.table.game().is_none());
    assert_eq!(table.table.to_act().len(), 0);
    assert!(table.table.result().is_none());
    let first: &LogEntry = &table.log[0];
    assert_eq!((first.seq, first.at), (1, Timestamp(crate::common::OPENED)));
}
