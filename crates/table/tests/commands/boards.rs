//! Sets of boards: which one a table is dealt from.

use game::{DataFiles, Viewer};
use sanssouci::{Data, Position};
use serde_json::{Value, json};
use table::limits::MAX_BOARD_SET_BYTES;
use table::{BoardSet, Change, Games, Table};

use crate::common::{ANNA, GAME, TestTable, games, new_table, person, secret, terms};

const CARDS: &str = "sanssouci/cards.toml";
const OTHER_PAIRS: &str = "pairs = ['wg', 'wv', 'wt', 'gt', 'go', 'gv', 'ot', 'vt']";

fn files(text: &str) -> DataFiles {
    DataFiles::from([(CARDS.to_string(), text.to_string())])
}

fn own_set() -> BoardSet {
    games().board_set("sanssouci", "Our box", &files(OTHER_PAIRS)).unwrap()
}

/// What Anna's request opens, if the store has found this set.
fn opened(games: &Games, boards: Value, found: Option<BoardSet>) -> Result<Change, String> {
    let terms = terms(2, json!({ "boards": boards }));
    let new_table = new_table(terms, &["me", "apprentice"]);
    new_table.opened_on(found, &person(ANNA), games, secret(7)).map_err(|error| error.to_string())
}

fn boards_of(change: &Change) -> Option<&BoardSet> {
    let Change::Opened { terms, boards, .. } = change else { panic!("the opening") };
    assert_eq!(terms.boards, boards.as_ref().map(|set| set.id), "the terms name the set");
    boards.as_deref()
}

fn has_other_pairs(table: &TestTable) -> bool {
    let record: Value = serde_json::from_str(&table.table.record().unwrap()).unwrap();
    record["setup"]["decks"][0].as_array().unwrap().contains(&json!("wg"))
}

#[test]
fn a_set_has_every_file_without_comments_and_an_id_that_ignores_its_name() {
    let set = own_set();
    assert_eq!(set.files.len(), 5);
    assert_eq!(set.files[CARDS], OTHER_PAIRS.replace('\'', "\"") + "\n");
    let commented = games().board_set("sanssouci", "Other", &files(&format!("# Mine\n{OTHER_PAIRS}")));
    assert_eq!(commented.unwrap().id, set.id);
    assert_eq!(games().canonical_files("sanssouci", &files(OTHER_PAIRS)).unwrap(), set.files);
    let ours = games().board_set("sanssouci", "Copy", &DataFiles::new()).unwrap();
    assert_eq!(Some(ours.id), games().offered_boards().map(|(_, offered)| offered.set.id).next());
    assert_ne!(ours.id, set.id);
}

#[test]
fn a_table_is_dealt_from_the_set_that_its_terms_name() {
    let set = own_set();
    let change = opened(&games(), json!(set.id), Some(set.clone())).unwrap();
    assert_eq!(boards_of(&change), Some(&set));
    let mut table = TestTable::with_first_entry(change, 7);
    assert_eq!(table.table.boards(), Some(&set));
    let shown = table.table.view(Viewer::Spectator).boards.unwrap();
    assert_eq!((shown.id, shown.name.as_str()), (set.id, "Our box"));
    table.finish();
    assert!(has_other_pairs(&table));
    let record: Value = serde_json::from_str(&table.table.record().unwrap()).unwrap();
    assert!(games().check_deal(&record, &[]).unwrap().is_some(), "the deal follows from these boards");
    let mut forged = record.clone();
    forged["boards"]["files"][CARDS] = json!("pairs = []");
    let error = games().check_deal(&forged, &[]).unwrap_err().to_string();
    assert_eq!(error, "boards.id: it is not the hash of the files");
    let mut without = record;
    without.as_object_mut().unwrap().shift_remove("boards");
    assert!(games().check_deal(&without, &[]).is_err(), "other boards give another deal");
    let rematch = table.table.rematch_opened_by(&person(ANNA), false, secret(1)).unwrap();
    assert_eq!(boards_of(&rematch), Some(&set));
    let (deal, terms) = table.table.repeatable_deal().unwrap();
    let boards = table.table.boards().cloned();
    let repeated = deal.opened_by(terms, boards, None, &person(ANNA), &games()).unwrap();
    assert_eq!(boards_of(&repeated), Some(&set));
}

#[test]
fn the_built_in_set_is_the_default_and_is_not_written() {
    let built_in = games().offered_boards().next().unwrap().1.set.clone();
    for boards in [Value::Null, json!(built_in.id)] {
        assert_eq!(boards_of(&opened(&games(), boards, None).unwrap()), None);
    }
}

#[test]
fn the_operators_set_is_the_default_of_their_server() {
    let data = Data::load(|name| (name == CARDS).then(|| OTHER_PAIRS.to_string())).unwrap();
    let operated = Games::default().with_named_boards::<Position>(data, "Palace");
    let default = opened(&operated, Value::Null, None).unwrap();
    assert_eq!(boards_of(&default).map(|set| (set.id, set.name.as_str())), Some((own_set().id, "Palace")));
    let built_in = games().offered_boards().next().unwrap().1.set.clone();
    let chosen = opened(&operated, json!(built_in.id), None).unwrap();
    assert_eq!(boards_of(&chosen), Some(&built_in));
}

#[test]
fn a_set_that_nobody_has_or_that_the_game_refuses_is_no_choice() {
    let set = own_set();
    let error = "terms.boards: this game has no such set of boards; perhaps it was deleted";
    assert_eq!(opened(&games(), json!(set.id), None), Err(error.to_string()));
    let other = games().board_set("sanssouci", "Other", &DataFiles::new()).unwrap();
    assert_eq!(opened(&games(), json!(set.id), Some(other)), Err(error.to_string()));
    let broken = BoardSet { files: files("pairs = []"), ..set.clone() };
    let error = opened(&games(), json!(set.id), Some(broken)).unwrap_err();
    assert!(error.starts_with("terms.boards.sanssouci/cards.toml, pairs: 0 pairs"), "{error}");
}

#[test]
fn files_have_known_names_and_a_maximum_size() {
    let checked = |files: &DataFiles| {
        let saved =
            games().board_set("sanssouci", "Box", files).map(|_| ()).map_err(|error| error.to_string());
        let drafted =
            games().board_problems("sanssouci", files).map(|_| ()).map_err(|error| error.to_string());
        assert_eq!(saved, drafted);
        saved
    };
    let of_size = |bytes: usize| files(&format!("{OTHER_PAIRS}{}", "\n".repeat(bytes - OTHER_PAIRS.len())));
    assert_eq!(checked(&of_size(MAX_BOARD_SET_BYTES)), Ok(()));
    let too_large = "files: 16385 bytes, the maximum is 16384";
    assert_eq!(checked(&of_size(MAX_BOARD_SET_BYTES + 1)), Err(too_large.to_string()));
    let unknown = DataFiles::from([("x".repeat(50), String::new())]);
    let error = checked(&unknown).unwrap_err();
    let start = format!("files: no file `{}`: there are sanssouci/cards.toml, ", "x".repeat(40));
    assert!(error.starts_with(&start), "{error}");
}

#[test]
fn a_log_whose_terms_name_another_set_is_refused() {
    let table = TestTable::with_first_entry(opened(&games(), Value::Null, None).unwrap(), 7);
    let mut log = table.log.clone();
    let Change::Opened { boards, .. } = &mut log[0].change else { panic!("the opening") };
    *boards = Some(Box::new(own_set()));
    let error = Table::replay(GAME, &log, &games(), |_, _| {}).err().unwrap().to_string();
    assert_eq!(error, "log[1].boards: it is not the set that the terms name");
}

/// The data file with these numbers of tiles for two players.
fn tile_counts(two: &str) -> String {
    format!("two = {two}\nthree = {:?}\nfour = {:?}\n", [7; 9], [9; 9])
}

#[test]
fn problems_have_places_and_codes() {
    let gardens = "[[board]]\nfront = '........#'\nback = '# # # # # # . . . ".to_string()
        + &". ".repeat(36)
        + "'\n[[board]]\nfront = ''\nback = ''\n";
    let files = DataFiles::from([
        ("sanssouci/classic-gardens.toml".to_string(), gardens),
        (CARDS.to_string(), "pairs = []".to_string()),
        ("sanssouci/tiles.toml".to_string(), tile_counts("[5, 5, 5, 5, 5, 5, 5, 5, 4]")),
    ]);
    let problems = games().board_problems("sanssouci", &files).unwrap();
    let found: Vec<_> = problems.iter().map(|problem| (problem.place(), problem.code())).collect();
    let gardens = "sanssouci/classic-gardens.toml";
    assert_eq!(
        found,
        [
            (format!("{gardens}, board 1, front").as_str(), None),
            (format!("{gardens}, board 2, front").as_str(), None),
            (format!("{gardens}, board 2, back").as_str(), None),
            (gardens, Some("board_count")),
            ("sanssouci/cards.toml, pairs", Some("pair_count")),
            ("sanssouci/tiles.toml, two", Some("tiles_in_play")),
        ]
    );
    assert_eq!(problems[3].values(), [("found", "2".to_string()), ("expected", "4".to_string())]);
    assert!(games().board_problems("sanssouci", &DataFiles::new()).unwrap().is_empty());
    let one_motif = tile_counts("[10, 0, 5, 5, 5, 5, 5, 5, 5]");
    let files = DataFiles::from([("sanssouci/tiles.toml".to_string(), one_motif)]);
    let problems = games().board_problems("sanssouci", &files).unwrap();
    assert_eq!((problems.len(), problems[0].code()), (1, Some("motif_count")));
    let values = [("motif", "a"), ("found", "10"), ("least", "0"), ("most", "9")];
    assert_eq!(problems[0].values(), values.map(|(name, value)| (name, value.to_string())));
    assert!(games().board_problems("go", &DataFiles::new()).is_err());
}
