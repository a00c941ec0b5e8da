//! Error messages for invalid options, setups and records.

use game::{Game, Record};
use sanssouci::{Card, Edition, Field, Motif, Options, Position, Setup};
use serde_json::{Value, json};

use crate::common::seat;

/// A game with everything that a setup can have.
const OPTIONS: Options = Options {
    edition: Edition::Classic,
    players: 2,
    rewards: true,
    boars: true,
    choose_sides: true,
    choose_stack: true,
};

fn deal(options: &Options) -> Setup {
    conformance::deal::<Position>(options, 1).into_record().setup
}

/// The error message for a setup after a change.
fn error_after(change: impl FnOnce(&mut Setup)) -> String {
    let mut setup = deal(&OPTIONS);
    change(&mut setup);
    Position::new(&OPTIONS, &setup).unwrap_err().to_string()
}

fn field(text: &str) -> Field {
    text.parse().unwrap()
}

#[test]
fn two_to_four_can_play_and_only_the_classic_edition_has_stacks() {
    let error = |options: Options| Position::check_options(&options).unwrap_err().to_string();
    for players in [0, 1, 5, 255] {
        let message = format!("options.players: {players} players, expected 2 to 4");
        assert_eq!(error(Options::new(Edition::Classic, players)), message);
    }
    assert_eq!(
        error(Options { choose_stack: true, ..Options::new(Edition::Revised, 2) }),
        "options.choose_stack: only the classic edition has stacks to choose from"
    );
    for players in 2..=4 {
        let stacks = Options { choose_stack: true, ..Options::new(Edition::Classic, players) };
        assert_eq!(Position::check_options(&stacks), Ok(players.into()));
        assert_eq!(Position::check_options(&Options::new(Edition::Revised, players)), Ok(players.into()));
    }
}

#[test]
fn a_position_has_checked_options() {
    let options = Options { players: 5, ..OPTIONS };
    let error = Position::new(&options, &deal(&OPTIONS)).unwrap_err().to_string();
    assert_eq!(error, "options.players: 5 players, expected 2 to 4");
}

#[test]
fn every_seat_has_a_garden_with_row_1_and_six_more_fields() {
    assert_eq!(error_after(|setup| drop(setup.gardens.pop())), "setup.gardens: 1 boards, expected 2");
    assert_eq!(error_after(|setup| setup.gardens[1].truncate(1)), "setup.gardens[1]: 1 sides, expected 2");
    assert_eq!(
        error_after(|setup| setup.gardens[0][1].remove(field("c1"))),
        "setup.gardens[0][1]: c1 is not printed, but all of row 1 must be"
    );
    assert_eq!(
        error_after(|setup| setup.gardens[1][0].insert(Field::CENTRE)),
        "setup.gardens[1][0]: 7 fields printed below row 1, expected 6"
    );
    let replace = |setup: &mut Setup| {
        let garden = &mut setup.gardens[0][0];
        let printed = garden.last().unwrap();
        garden.remove(printed);
        garden.insert(Field::CENTRE);
    };
    assert_eq!(error_after(replace), "setup.gardens[0][0]: e4 is printed, but the boar starts there");
    let without_boars = Options { boars: false, ..OPTIONS };
    let mut setup = deal(&without_boars);
    replace(&mut setup);
    assert!(Position::new(&without_boars, &setup).is_ok(), "e4 may be printed without Boars");
}

/// The text of 2022 names no number of printed fields.
#[test]
fn a_revised_garden_leaves_18_fields_free() {
    let options = Options::new(Edition::Revised, 2);
    let with = |printed: usize| {
        let mut setup = deal(&options);
        setup.gardens[1][0] = Field::all().take(9 + printed).collect();
        Position::new(&options, &setup).map(drop).map_err(|error| error.to_string())
    };
    assert_eq!(with(0), Ok(()));
    assert_eq!(with(27), Ok(()));
    let why = "28 fields printed below row 1, expected at most 27: 18 tiles need the others";
    assert_eq!(with(28), Err(format!("setup.gardens[1][0]: {why}")));
}

#[test]
fn a_game_has_rewards_boards_if_and_only_if_it_is_played_with_them() {
    assert_eq!(
        error_after(|setup| setup.rewards = None),
        "setup.rewards: missing, but the options include Rewards"
    );
    let without = Options { rewards: false, ..OPTIONS };
    assert_eq!(
        Position::new(&without, &deal(&OPTIONS)).unwrap_err().to_string(),
        "setup.rewards: present, but the options do not include Rewards"
    );
    assert!(Position::new(&without, &deal(&without)).is_ok());
    assert_eq!(
        error_after(|setup| drop(setup.rewards.as_mut().unwrap().pop())),
        "setup.rewards: 1 boards, expected 2"
    );
    assert_eq!(
        error_after(|setup| setup.rewards.as_mut().unwrap()[0].truncate(1)),
        "setup.rewards[0]: 1 sides, expected 2"
    );
    assert_eq!(
        error_after(|setup| {
            let marks = &mut setup.rewards.as_mut().unwrap()[1][0];
            let marked = marks.iter().find(|(_, mark)| mark.is_some()).unwrap().0;
            marks.put(marked, None);
        }),
        "setup.rewards[1][0]: 11 marked fields, expected 12"
    );
}

#[test]
fn all_decks_have_the_same_18_cards() {
    assert_eq!(error_after(|setup| drop(setup.decks.pop())), "setup.decks: 1 decks, expected 2");
    assert_eq!(error_after(|setup| setup.decks[1].truncate(17)), "setup.decks[1]: 17 cards, expected 18");
    assert_eq!(
        error_after(|setup| {
            setup.decks[1].sort();
            setup.decks[1][3] = Card::A;
        }),
        "setup.decks[1]: card a is listed twice"
    );
    // The built-in decks are without the pairs `wg` and `ov`.
    let replace = |deck: &mut Vec<Card>, old: Card, new: Card| {
        *deck.iter_mut().find(|card| **card == old).unwrap() = new;
    };
    assert_eq!(
        error_after(|setup| setup.decks.iter_mut().for_each(|deck| replace(deck, Card::A, Card::Wg))),
        "setup.decks[0]: 9 pairs of colours, expected 8"
    );
    assert_eq!(
        error_after(|setup| replace(&mut setup.decks[1], Card::Wo, Card::Wg)),
        "setup.decks[1]: other pairs of colours than in decks[0]"
    );
    let mut other_pairs = deal(&OPTIONS);
    other_pairs.decks.iter_mut().for_each(|deck| replace(deck, Card::Wo, Card::Wg));
    assert!(Position::new(&OPTIONS, &other_pairs).is_ok(), "any eight pairs are valid");
    other_pairs.decks.iter_mut().for_each(|deck| replace(deck, Card::Wg, Card::Gt));
    assert!(Position::new(&OPTIONS, &other_pairs).is_ok(), "a pair may be there twice");
    replace(&mut other_pairs.decks[1], Card::Gt, Card::Wg);
    assert_eq!(
        Position::new(&OPTIONS, &other_pairs).unwrap_err().to_string(),
        "setup.decks[1]: other pairs of colours than in decks[0]"
    );
}

#[test]
fn every_mission_is_dealt_once() {
    assert_eq!(
        error_after(|setup| drop(setup.missions.pop())),
        "setup.missions: 1 pairs of missions, expected 2"
    );
    assert_eq!(
        error_after(|setup| setup.missions[0].truncate(1)),
        "setup.missions[0]: 1 missions, expected 2"
    );
    assert_eq!(
        error_after(|setup| {
            setup.missions = vec![vec![Motif::Vine, Motif::Stairs], vec![Motif::Statue, Motif::Vine]];
        }),
        "setup.missions[1][1]: mission i is dealt twice"
    );
}

#[test]
fn there_are_45_63_or_81_tiles_and_at_most_nine_of_each_motif() {
    assert_eq!(error_after(|setup| drop(setup.supply.pop())), "setup.supply: 7 stacks, expected 8");
    assert_eq!(
        error_after(|setup| setup.supply[3].push(Motif::Vine)),
        "setup.supply: 46 tiles with the display, expected 45"
    );
    let turn_to_vines = |setup: &mut Setup, count: usize| {
        let others = setup.supply.iter_mut().flatten().filter(|tile| **tile != Motif::Vine);
        others.take(count).for_each(|tile| *tile = Motif::Vine);
    };
    let mut setup = deal(&OPTIONS);
    turn_to_vines(&mut setup, 4);
    assert!(Position::new(&OPTIONS, &setup).is_ok(), "nine vines and fewer of another motif");
    assert_eq!(
        error_after(|setup| turn_to_vines(setup, 5)),
        "setup.supply: with the display, 10 tiles of motif i, expected at most 9"
    );
}

#[test]
fn a_seat_of_the_game_starts() {
    assert_eq!(error_after(|setup| setup.first = seat(2)), "setup.first: seat 2 of 2 players");
    assert_eq!(error_after(|setup| setup.first = seat(4)), "setup.first: seat 4 of 2 players");
    let mut setup = deal(&OPTIONS);
    setup.first = seat(1);
    let position = Position::new(&OPTIONS, &setup).unwrap();
    assert_eq!(position.starting_seat(), Some(seat(1)));
    assert_eq!(position.players(), 2);
}

/// The error message for a record after a change.
fn read_error(change: impl FnOnce(&mut Value)) -> String {
    let text = conformance::random_game::<Position>(&OPTIONS, 1, |_| ()).into_record().write();
    let mut json: Value = serde_json::from_str(&text).unwrap();
    change(&mut json);
    let error = match Record::<Position>::read(&json.to_string()) {
        Err(error) => error.to_string(),
        Ok(record) => record.verify().unwrap_err().to_string(),
    };
    // Without serde's line and column.
    error.split(" at line ").next().unwrap_or_default().to_string()
}

#[test]
fn errors_name_the_place_of_an_invalid_value() {
    let cases: [(&str, Value, &str); 18] = [
        ("/options/edition", json!("third"), "options.edition: invalid edition `third`"),
        ("/options/players", json!(5), "options.players: 5 players, expected 2 to 4"),
        ("/setup/first", json!(5), "setup.first: invalid seat 5: seats are 0 to 4"),
        ("/setup/decks/1/3", json!("tg"), "setup.decks[1][3]: invalid card `tg`"),
        ("/setup/decks", json!(vec![[0; 0]; 1000]), "setup.decks: more than 4 entries"),
        ("/setup/gardens", json!(vec![[0; 0]; 1000]), "setup.gardens: more than 4 entries"),
        ("/setup/missions", json!(vec![[0; 0]; 1000]), "setup.missions: more than 4 entries"),
        ("/setup/supply", json!(vec![[0; 0]; 1000]), "setup.supply: more than 8 entries"),
        ("/setup/gardens/0/0", json!(["a1", "a1"]), "setup.gardens[0][0]: a1 is listed twice"),
        (
            "/setup/gardens/0/0",
            json!(7),
            "setup.gardens[0][0]: invalid type: integer `7`, expected a list of",
        ),
        (
            "/setup/gardens/0/0/2",
            json!("k7"),
            "setup.gardens[0][0][2]: invalid field `k7`: fields are a1 to i6",
        ),
        ("/setup/display", json!({"w1": "a", "x": "a"}), "setup.display.x: invalid slot `x`"),
        ("/setup/display", json!({"w1": "a"}), "setup.display: slot w2 is missing"),
        (
            "/setup/display",
            json!(3),
            "setup.display: invalid type: integer `3`, expected an object with the ten",
        ),
        (
            "/setup/rewards/0/0/e3",
            json!({"motif": 9}),
            "setup.rewards[0][0].e3: there is no motif bonus of 9",
        ),
        (
            "/setup/rewards/0/0/e3",
            json!({"gardener": 1}),
            "setup.rewards[0][0].e3: there is no gardener bonus of 1",
        ),
        ("/setup/rewards/0/0/e3", json!({"penalty": 1}), "setup.rewards[0][0].e3: there is no penalty of 1"),
        (
            "/setup/rewards/0/0",
            json!([]),
            "setup.rewards[0][0]: invalid type: sequence, expected an object with the 16",
        ),
    ];
    for (place, value, expected) in cases {
        let found = read_error(|record| *record.pointer_mut(place).unwrap() = value);
        assert!(found.starts_with(expected), "{place}: {found}");
    }
}

#[test]
fn a_rewards_board_has_each_of_its_fields_once() {
    let with = |change: fn(&mut serde_json::Map<String, Value>)| {
        read_error(|record| change(record["setup"]["rewards"][0][0].as_object_mut().unwrap()))
    };
    let missing = with(|marks| drop(marks.remove("h6")));
    assert!(missing.starts_with("setup.rewards[0][0]: h6 is missing"), "{missing}");
    let outside = with(|marks| drop(marks.insert("a1".to_string(), json!(null))));
    assert!(outside.contains("a1 is not covered by a Rewards board"), "{outside}");
    // A JSON value has each key once, so this needs a text.
    let twice = r#"{"e3": null, "e3": null}"#;
    let error = serde_json::from_str::<sanssouci::Marks>(twice).unwrap_err().to_string();
    assert!(error.starts_with("e3 is listed twice"), "{error}");
    let twice = r#"{"w1": "a", "w1": "b"}"#;
    let error = serde_json::from_str::<sanssouci::BySlot<Motif>>(twice).unwrap_err().to_string();
    assert!(error.starts_with("slot w1 is listed twice"), "{error}");
}

#[test]
fn actions_have_exactly_their_own_keys() {
    let error = |text: &str| {
        let entry: sanssouci::Entry = serde_json::from_str(text).unwrap();
        <sanssouci::Action as game::Action>::read(&entry).unwrap_err().to_string()
    };
    assert_eq!(error(r#"{"do": "garden"}"#), "missing field `side`");
    assert_eq!(error(r#"{"do": "rewards"}"#), "missing field `side`");
    assert_eq!(error(r#"{"do": "play", "take": "w1"}"#), "missing field `card`");
    assert_eq!(error(r#"{"do": "play", "card": "a"}"#), "missing field `take`");
    assert_eq!(error(r#"{"do": "gardener", "to": "a2"}"#), "missing field `field`");
    assert_eq!(error(r#"{"do": "boar"}"#), "missing field `field`");
    assert_eq!(error(r#"{"do": "noble", "field": "a2"}"#), "missing field `to`");
    assert_eq!(error(r#"{"do": "refill"}"#), "missing field `stack`");
    assert_eq!(error(r#"{"do": "stay", "to": "a2"}"#), "keys that `stay` does not have");
    assert_eq!(error(r#"{"do": "noble", "to": "a2", "card": "a"}"#), "keys that `noble` does not have");
}
