//! Sets of boards: saving, sharing and playing on them, and refusing bad ones.

use std::time::Duration;

use client::{Client, Response};
use game::Game;
use serde_json::{Value, json};
use server::archive::{ArchiveLine, export, import};
use server::store::Store;
use table::Games;

use crate::bad_input::assert_refused;
use crate::test_server::{
    TestServer, decide, fast_bot_options, games, open, play_randomly, post, sanssouci, sit, state,
    temporary_folder, versailles,
};

const CARDS: &str = "sanssouci/cards.toml";
const TILES: &str = "versailles/tiles.toml";
/// Other pairs of colours than the built-in ones, so that a deal shows where it comes from.
const OTHER_PAIRS: &str = "# Mine.\npairs = ['wg', \"wv\", \"wt\", \"gt\", \"go\", \"gv\", \"ot\", \"vt\"]";

async fn get(person: &mut Client, path: &str) -> Value {
    let response = person.get(path).await.expect("a response");
    assert_eq!(response.status, 200, "{path}: {:?}", response.body);
    response.json().expect("JSON")
}

async fn save(person: &mut Client, game: &str, name: &str, files: Value) -> Response {
    let set = json!({"game": game, "name": name, "files": files});
    person.post("/api/boards", &set).await.expect("a response")
}

/// Saves a set with other pairs of colours and returns its id.
async fn save_pairs(person: &mut Client, name: &str) -> String {
    let saved = save(person, "sanssouci", name, json!({CARDS: OTHER_PAIRS})).await;
    assert_eq!(saved.status, 201, "{:?}", saved.body);
    saved.json().expect("JSON")["id"].as_str().expect("an id").to_string()
}

fn with_boards(mut terms: Value, set: &str) -> Value {
    terms["boards"] = json!(set);
    terms
}

async fn wait_until_over(person: &mut Client, game: &str) {
    while state(person, game).await["table"]["phase"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn has_pair(record: &Value, pair: &str) -> bool {
    record["setup"]["decks"][0].as_array().expect("a deck").contains(&json!(pair))
}

#[tokio::test]
async fn a_set_is_saved_shared_renamed_and_deleted_by_its_author() {
    let server = TestServer::start().await;
    let (mut anna, mut ben) = (server.person().await, server.person().await);
    let id = save_pairs(&mut anna, " Our   box ").await;
    let own = get(&mut anna, "/api/me/boards").await;
    let expected = json!({"id": id, "game": "sanssouci", "name": "Our box", "origin": "person"});
    assert_eq!(own, json!({"sets": [expected]}));
    assert_eq!(get(&mut ben, "/api/me/boards").await, json!({"sets": []}));

    let path = format!("/api/boards/{id}");
    let shared = get(&mut server.stranger(), &path).await;
    assert_eq!((&shared["name"], &shared["yours"]), (&json!("Our box"), &json!(false)));
    let cards = shared["files"][CARDS].as_str().expect("a text");
    assert_eq!(cards, "pairs = [\"wg\", \"wv\", \"wt\", \"gt\", \"go\", \"gv\", \"ot\", \"vt\"]\n");
    assert!(shared["files"]["sanssouci/rewards.toml"].is_string(), "missing files are built in");
    assert_eq!(get(&mut anna, &path).await["yours"], true);

    // The same boards have the same id for everybody; each person has a name for them.
    let copied = save(&mut ben, "sanssouci", "Ben's", shared["files"].clone()).await;
    assert_eq!(copied.json().expect("JSON")["id"], id.as_str());
    assert_eq!(get(&mut ben, &path).await["name"], "Ben's");
    assert_eq!(get(&mut server.stranger(), &path).await["name"], "Our box", "the first name stays");
    assert_eq!(save_pairs(&mut anna, "Palace").await, id);
    assert_eq!(get(&mut server.stranger(), &path).await["name"], "Palace");

    let own = format!("/api/me/boards/{id}");
    assert_eq!(anna.delete(&own).await.expect("a response").status, 204);
    assert_eq!(anna.delete(&own).await.expect("a response").status, 204, "again changes nothing");
    assert_eq!(get(&mut anna, &path).await["name"], "Ben's", "Ben still has the same boards");
    assert_eq!(ben.delete(&own).await.expect("a response").status, 204);
    assert_refused(&ben.get(&path).await.expect("a response"), 404, "no_such_boards");
    assert_refused(&server.stranger().delete(&own).await.expect("a response"), 401, "unknown_person");
    let no_id = ben.delete("/api/me/boards/%C2%84").await.expect("a response");
    assert_refused(&no_id, 404, "no_such_boards");
}

#[tokio::test]
async fn a_game_is_dealt_from_its_set_and_its_record_replays_anywhere() {
    let server = TestServer::with_options(fast_bot_options(50, 20)).await;
    let (mut anna, mut ben) = (server.person().await, server.person().await);
    let id = save_pairs(&mut anna, "Unmistakable name").await;
    let mut terms = with_boards(sanssouci(2), &id);
    terms["listed"] = json!(true);
    terms["options"]["choose_sides"] = json!(false);
    let game = open(&mut anna, terms.clone(), &["me", "open"]).await;
    // The table keeps its boards, although their author deletes the set.
    anna.delete(&format!("/api/me/boards/{id}")).await.expect("a response");
    let lobby = get(&mut ben, "/api/games").await;
    assert_eq!(lobby["open"][0]["terms"]["boards"], id.as_str());
    assert!(!lobby.to_string().contains("Unmistakable"), "no name in the lobby: {lobby}");
    sit(&mut ben, &game, 1).await;
    let table = state(&mut ben, &game).await["table"].clone();
    assert_eq!(table["boards"], json!({"id": id, "name": "Unmistakable name"}));
    let lobby = get(&mut ben, "/api/games").await;
    assert!(!lobby.to_string().contains("Unmistakable"), "no name in the lobby: {lobby}");
    let refused = anna.post("/api/games", &json!({"terms": terms})).await.expect("a response");
    assert_refused(&refused, 400, "bad_request");
    assert!(
        refused.json().expect("JSON")["message"].as_str().is_some_and(|m| m.starts_with("terms.boards: "))
    );

    // A hint, some decisions, and bots finish the game.
    let hints = [&mut anna, &mut ben];
    let mut hinted = 0;
    for person in hints {
        let hint = person.get(&format!("/api/games/{game}/hint")).await.expect("a response");
        hinted += usize::from(hint.status == 200);
        decide(person, &game).await;
    }
    assert!(hinted >= 1, "whoever has the turn gets a hint");
    for person in [&mut anna, &mut ben] {
        assert_eq!(post(person, &game, "leave", Value::Null).await, 200);
    }
    wait_until_over(&mut anna, &game).await;
    let record = get(&mut anna, &format!("/api/games/{game}/record")).await;
    assert!(has_pair(&record, "wg") && !has_pair(&record, "wo"));
    assert_eq!(record["boards"]["id"], id.as_str());
    assert!(games().check_deal(&record, &[]).is_ok_and(|fairness| fairness.is_some()), "the deal is fair");
    let mut forged = record.clone();
    forged["boards"]["files"][CARDS] = json!(OTHER_PAIRS);
    let error = games().check_deal(&forged, &[]).expect_err("other boards");
    assert_eq!(error.to_string(), "boards.id: it is not the hash of the files");
    let analysis = format!("/api/games/{game}/analysis");
    assert_eq!(anna.post(&analysis, &Value::Null).await.expect("a response").status, 202);
    while get(&mut anna, &analysis).await["state"] != "done" {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let elsewhere = TestServer::start().await;
    let mut stranger = elsewhere.person().await;
    let replayed = stranger.post("/api/records/replay", &record).await.expect("a response");
    assert_eq!(replayed.status, 200);

    // A rematch and a repeated deal keep the boards.
    let again = anna.post(&format!("/api/games/{game}/rematch"), &Value::Null).await.expect("a response");
    let again = again.json().expect("JSON")["id"].as_str().expect("an id").to_string();
    let seats = json!({"seats": ["me", "apprentice"]});
    let repeat = ben.post(&format!("/api/games/{game}/repeat"), &seats).await.expect("a response");
    let repeat = repeat.json().expect("JSON")["id"].as_str().expect("an id").to_string();
    for table in [&again, &repeat] {
        assert_eq!(state(&mut anna, table).await["table"]["boards"]["id"], id.as_str());
    }
    play_randomly(&mut ben, &repeat, 1).await;
    let repeated = get(&mut ben, &format!("/api/games/{repeat}/record")).await;
    assert_eq!((&repeated["boards"], &repeated["setup"]), (&record["boards"], &record["setup"]));
    let server = server.restart().await;
    let mut reader = server.stranger();
    assert_eq!(state(&mut reader, &again).await["table"]["boards"]["name"], "Unmistakable name");
}

#[tokio::test]
async fn the_built_in_boards_are_the_default_and_leave_no_trace() {
    let server = TestServer::start().await;
    let mut anna = server.person().await;
    let offered = get(&mut anna, "/api/boards").await["sets"].clone();
    assert!(offered.as_array().is_some_and(|sets| sets.len() == 2), "one per game: {offered}");
    for set in offered.as_array().expect("sets") {
        assert_eq!((&set["origin"], &set["name"]), (&json!("built_in"), &json!("")));
        let terms = if set["game"] == "sanssouci" { sanssouci(2) } else { versailles(2) };
        let terms = with_boards(terms, set["id"].as_str().expect("an id"));
        let game = open(&mut anna, terms, &["me", "gardener"]).await;
        let table = state(&mut anna, &game).await["table"].clone();
        assert!(table.get("boards").is_none() && table["terms"].get("boards").is_none(), "{table}");
    }
    let other_game = with_boards(versailles(2), offered[0]["id"].as_str().expect("an id"));
    let refused = anna.post("/api/games", &json!({"terms": other_game})).await.expect("a response");
    assert_refused(&refused, 400, "bad_request");
}

#[tokio::test]
async fn the_operators_boards_are_the_default_and_the_built_in_ones_can_be_chosen() {
    let data = sanssouci::Position::data(|name| (name == CARDS).then(|| OTHER_PAIRS.to_string()));
    let operated = Games::default().with_named_boards::<sanssouci::Position>(data.expect("valid"), "Palace");
    let server = TestServer::with_games(operated).await;
    let mut anna = server.person().await;
    let offered = get(&mut anna, "/api/boards").await["sets"].clone();
    assert_eq!((&offered[0]["origin"], &offered[0]["name"]), (&json!("operator"), &json!("Palace")));
    assert_eq!((&offered[1]["origin"], &offered[1]["name"]), (&json!("built_in"), &json!("")));
    let mut terms = sanssouci(2);
    terms["options"]["choose_sides"] = json!(false);
    let built_in = with_boards(terms.clone(), offered[1]["id"].as_str().expect("an id"));
    for (terms, set, pair) in [(terms, &offered[0], "wg"), (built_in, &offered[1], "wo")] {
        let game = open(&mut anna, terms, &["me", "apprentice"]).await;
        let table = state(&mut anna, &game).await["table"].clone();
        assert_eq!(table["boards"], json!({"id": set["id"], "name": set["name"]}));
        play_randomly(&mut anna, &game, 3).await;
        let record = get(&mut anna, &format!("/api/games/{game}/record")).await;
        assert!(has_pair(&record, pair));
        assert!(games().check_deal(&record, &[]).is_ok(), "a server without this data checks the deal");
    }
    let files = get(&mut anna, &format!("/api/boards/{}", offered[0]["id"].as_str().expect("an id"))).await;
    assert!(files["files"][CARDS].as_str().is_some_and(|text| text.contains("wg")));
}

#[tokio::test]
async fn people_who_want_the_same_boards_meet_in_a_quick_game() {
    let server = TestServer::start().await;
    let (mut anna, mut ben, mut cara) = (server.person().await, server.person().await, server.person().await);
    let id = save_pairs(&mut anna, "Ours").await;
    let mut ids = Vec::new();
    for (person, terms) in [
        (&mut anna, with_boards(sanssouci(2), &id)),
        (&mut cara, sanssouci(2)),
        (&mut ben, with_boards(sanssouci(2), &id)),
    ] {
        let response = person.post("/api/quick", &json!({"terms": terms})).await.expect("a response");
        ids.push(response.json().expect("JSON")["id"].clone());
    }
    assert!(ids[0] == ids[2] && ids[0] != ids[1], "{ids:?}");
}

/// Every refusal is one line that names the place.
#[tokio::test]
async fn bad_sets_are_refused() {
    let server = TestServer::start().await;
    let mut anna = server.person().await;
    let tiles = |count: usize| json!({TILES: format!("tiles = [{}]", "\"yyyg\", ".repeat(count))});
    let pairs = |text: &str| json!({CARDS: text});
    let deep = format!("tiles = {}", "[".repeat(8000));
    let bad = [
        ("versailles", "Box", tiles(71), "files.versailles/tiles.toml"),
        ("versailles", "Box", tiles(73), "files.versailles/tiles.toml"),
        ("versailles", "Box", tiles(3000), "files: 24010 bytes, the maximum is 16384"),
        ("versailles", "Box", json!({TILES: deep}), "files.versailles/tiles.toml"),
        ("versailles", "Box", json!({TILES: "\u{0}"}), "files.versailles/tiles.toml, line 1"),
        ("versailles", "Box", json!({TILES: "tiles = [\"<script>alert(1)</script>\"]"}), "files.versailles/"),
        ("versailles", "Box", json!({"versailles/../x": ""}), "files: no file `versailles/../x`: there are"),
        ("versailles", "Box", json!({CARDS: OTHER_PAIRS}), "files: no file `sanssouci/cards.toml`"),
        ("sanssouci", "Box", pairs("pairs = []"), "files.sanssouci/cards.toml, pairs: 0 pairs"),
        ("sanssouci", "Box", pairs("pairs = [1]"), "files.sanssouci/cards.toml, line 1"),
        ("sanssouci", "Box", pairs("pear = []"), "files.sanssouci/cards.toml, line 1"),
        ("sanssouci", "Box", json!([]), "files: "),
        ("sanssouci", "Box", json!({CARDS: 7}), "files."),
        ("chess", "Box", json!({}), "game: no game `chess`"),
        ("sanssouci", "", pairs(OTHER_PAIRS), "name: a set of boards needs a name"),
        ("sanssouci", "<script>alert(1)", pairs(OTHER_PAIRS), "name: it contains `<` or `>`"),
        ("sanssouci", "a\u{202e}b", pairs(OTHER_PAIRS), "name: it contains invisible characters"),
        ("sanssouci", "A name of 25 characters!!", pairs(OTHER_PAIRS), "name: 25 characters"),
    ];
    for (game, name, files, expected) in bad {
        let refused = save(&mut anna, game, name, files).await;
        assert_refused(&refused, 400, "bad_request");
        let message = refused.json().expect("JSON")["message"].as_str().expect("a message").to_string();
        assert!(message.starts_with(expected), "{message}, expected {expected}");
    }
    let huge = json!({CARDS: "#".repeat(100_000)});
    assert_refused(&save(&mut anna, "sanssouci", "Box", huge).await, 413, "too_large");
    let stranger = save(&mut server.stranger(), "sanssouci", "Box", json!({})).await;
    assert_refused(&stranger, 401, "unknown_person");
    for id in ["0", "..%2f..", "%00", "'%20OR%201=1"] {
        let missing = anna.get(&format!("/api/boards/{id}")).await.expect("a response");
        assert_refused(&missing, 404, "no_such_boards");
    }
    for boards in [json!("0"), json!(7), json!("0".repeat(32))] {
        let mut terms = sanssouci(2);
        terms["boards"] = boards;
        let refused = anna.post("/api/games", &json!({"terms": terms})).await.expect("a response");
        assert_refused(&refused, 400, "bad_request");
    }
    assert_eq!(get(&mut anna, "/api/me/boards").await, json!({"sets": []}));
}

#[tokio::test]
async fn of_ten_thousand_sets_a_person_keeps_fifty() {
    let server = TestServer::start().await;
    let mut anna = server.person().await;
    let built_in = get(&mut anna, "/api/boards").await["sets"][1]["id"].clone();
    let whole = get(&mut anna, &format!("/api/boards/{}", built_in.as_str().expect("an id"))).await;
    let text = whole["files"][TILES].as_str().expect("a text");
    let words: Vec<&str> = text.split('"').skip(1).step_by(2).collect();
    let set = |number: usize| {
        let mut words = words.clone();
        words.rotate_left(number % 72);
        words.swap(0, 1 + number / 72 % 71);
        words.swap(2, 2 + number / 72 / 71);
        json!({TILES: format!("tiles = {words:?}")})
    };
    let mut saved = 0;
    for number in 0..10_000 {
        let response = save(&mut anna, "versailles", "Flood", set(number)).await;
        match response.status.as_u16() {
            201 => saved += 1,
            _ => assert_refused(&response, 429, "too_many_boards"),
        }
    }
    assert_eq!(saved, 50);
    assert_eq!(get(&mut anna, "/api/me/boards").await["sets"].as_array().map(Vec::len), Some(50));
    // Renaming and deleting still work.
    assert_eq!(save(&mut anna, "versailles", "Kept", set(0)).await.status, 201);
    let first = get(&mut anna, "/api/me/boards").await["sets"][0]["id"].clone();
    anna.delete(&format!("/api/me/boards/{}", first.as_str().expect("an id"))).await.expect("a response");
    assert_eq!(save(&mut anna, "versailles", "Last", set(9_999)).await.status, 201);
}

#[tokio::test]
async fn a_check_reports_every_problem_with_its_place_and_code() {
    let server = TestServer::start().await;
    let mut anna = server.person().await;
    let draft = json!({"game": "versailles", "files": {TILES: "tiles = [\"yyyg\", \"yg..\", \"\"]"}});
    let checked = anna.post("/api/boards/check", &draft).await.expect("a response");
    assert_eq!(checked.status, 200);
    let checked = checked.json().expect("JSON");
    let problem = |place: &str, code: &str| (json!(format!("{TILES}{place}")), json!(code));
    let problems = checked["problems"].as_array().expect("problems");
    let found: Vec<_> = problems.iter().map(|one| (one["place"].clone(), one["code"].clone())).collect();
    assert_eq!(found, [problem(", tile 2", "tile"), problem(", tile 3", "tile"), problem("", "tile_count")]);
    assert_eq!(problems[2]["values"], json!({"found": "3", "expected": "72"}));
    assert!(checked.get("files").is_none());

    let draft = json!({"game": "sanssouci", "files": {CARDS: OTHER_PAIRS}});
    let checked = anna.post("/api/boards/check", &draft).await.expect("a response").json().expect("JSON");
    assert_eq!(checked["problems"], json!([]));
    assert!(checked["files"][CARDS].as_str().is_some_and(|text| text.starts_with("pairs")), "no comment");
}

#[tokio::test]
async fn an_archive_contains_the_sets() {
    let server = TestServer::start().await;
    let mut anna = server.person().await;
    let id = save_pairs(&mut anna, "Our box").await;
    let mut lines = Vec::new();
    let line = |line: &ArchiveLine| {
        lines.push(serde_json::to_string(line)?);
        Ok(())
    };
    export(server.tables.store(), line).await.expect("the export succeeds");
    let folder = temporary_folder();
    let other = Store::open(&Store::sqlite(&folder.path().join("other.db"))).await.expect("the store opens");
    import(&other, &games(), lines.into_iter().map(Ok)).await.expect("the import succeeds");
    let set = other.board_set(id.parse().expect("an id"), None).await.expect("the store answers");
    let set = set.expect("the set");
    assert_eq!((set.set.name.as_str(), set.game.as_str()), ("Our box", "sanssouci"));
    assert!(set.set.files[CARDS].contains("wg"));
}
