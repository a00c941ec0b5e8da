//! Everything moves from one store to another, and nothing is mixed or half-read.

use crate::test_server::{TestServer, games, new_store, open, play, sanssouci, versailles};
use server::archive::{ArchiveError, Line, check, export, import};
use server::store::Store;

async fn lines(store: &Store) -> Vec<String> {
    let mut lines = Vec::new();
    let line = |line: &Line| {
        lines.push(serde_json::to_string(line)?);
        Ok(())
    };
    export(store, line).await.expect("it can be written");
    lines
}

/// From the house's store (PostgreSQL, if the tests run with it) to SQLite; keys, people and games come along.
#[tokio::test]
async fn everything_comes_along() {
    let quick = crate::test_server::quick();
    let tables = server::tables::TablesOptions { study_simulations: 20, ..quick.tables };
    let server = TestServer::with(server::Options { tables, ..quick }).await;
    let mut person = server.person().await;
    let over = open(&mut person, versailles(2), &["me", "gardener"]).await;
    let mut rng = game::chance(5, 0);
    play(&mut person, &over, |choices| game::below(&mut rng, choices)).await;
    open(&mut person, sanssouci(2), &["me", "open"]).await;
    let analysis = format!("/api/games/{over}/analysis");
    assert_eq!(person.post(&analysis, &serde_json::Value::Null).await.expect("it is answered").status, 202);
    while person.get(&analysis).await.expect("it is answered").json().expect("JSON")["state"] != "done" {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let written = lines(server.tables.store()).await;
    assert!(written.iter().any(|line| line.contains("\"line\":\"analysis\"")));

    let folder = tempfile::tempdir().expect("a folder can be made");
    let other = Store::open(&Store::sqlite(&folder.path().join("other.db"))).await.expect("the store opens");
    let done = import(&other, &games(), written.iter().cloned().map(Ok)).await.expect("it can be read");
    assert_eq!((done.people, done.games), (1, 2));
    assert_eq!(lines(&other).await, written);
    assert_eq!(check(&other, &games()).await.expect("it can be checked"), (2, Vec::new()));

    let again = import(&other, &games(), written.iter().cloned().map(Ok)).await;
    assert!(matches!(again, Err(ArchiveError::NotEmpty)), "nothing is mixed");
}

/// People arrive while everything is written; nobody's key is written without its person.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_goes_on_is_written_as_it_stood_at_one_instant() {
    let server = TestServer::open().await;
    let mut arriving = Vec::new();
    for _ in 0..4 {
        let address = server.address;
        arriving.push(tokio::spawn(async move {
            loop {
                client::Client::hello(address).await.expect("hello is answered");
            }
        }));
    }
    for _ in 0..30 {
        let written = lines(server.tables.store()).await;
        let read = |line: &String| serde_json::from_str::<Line>(line).expect("a line can be read");
        let (mut people, mut keys) = (std::collections::BTreeSet::new(), Vec::new());
        for line in written.iter().map(read) {
            match line {
                Line::Person { id, .. } => drop(people.insert(id.to_string())),
                Line::Key { person, .. } => keys.push(person.to_string()),
                _ => {}
            }
        }
        assert_eq!(people.len(), keys.len());
        assert!(keys.iter().all(|person| people.contains(person)));
    }
    arriving.iter().for_each(tokio::task::JoinHandle::abort);
}

/// What is wrong with an archive is said with its line; a game whose log does not replay is not taken in.
#[tokio::test]
async fn a_bad_archive_is_refused() {
    let server = TestServer::open().await;
    let mut person = server.person().await;
    open(&mut person, versailles(2), &["me", "gardener"]).await;
    let written = lines(server.tables.store()).await;
    let spoilt = written.iter().map(|line| line.replace("\"seq\":2", "\"seq\":3")).collect::<Vec<_>>();
    let bad = [
        (vec!["{}".to_string()], "line 1"),
        (written[1..].to_vec(), "line 1: an archive begins with its version"),
        (vec![written[0].clone(), "nonsense".into()], "line 2"),
        (spoilt, "log[3]: it follows entry 1"),
    ];
    for (archive, what) in bad {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let store = Store::open(&new_store(&folder).await).await.expect("the store opens");
        let error = import(&store, &games(), archive.into_iter().map(Ok)).await.expect_err("it is refused");
        assert!(error.to_string().contains(what), "{error}");
        assert!(store.all_games().await.expect("it can be read").is_empty());
    }
}
