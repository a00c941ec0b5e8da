//! Export and import: moving everything from one store to another.

use std::collections::BTreeSet;

use serde_json::Value;
use server::archive::{ArchiveError, ArchiveLine, check, export, import};
use server::store::Store;
use tokio::task::JoinHandle;

use crate::test_server::{
    TestServer, fast_bot_options, games, new_store, open, play_randomly, sanssouci, temporary_folder,
    versailles,
};

async fn exported_lines(store: &Store) -> Vec<String> {
    let mut lines = Vec::new();
    let line = |line: &ArchiveLine| {
        lines.push(serde_json::to_string(line)?);
        Ok(())
    };
    export(store, line).await.expect("the export succeeds");
    lines
}

/// The target is always SQLite, so with PostgreSQL this moves between the two.
#[tokio::test]
async fn an_import_restores_people_keys_games_and_analyses() {
    let server = TestServer::with_options(fast_bot_options(100, 20)).await;
    let mut person = server.person().await;
    let over = open(&mut person, versailles(2), &["me", "gardener"]).await;
    play_randomly(&mut person, &over, 5).await;
    open(&mut person, sanssouci(2), &["me", "open"]).await;
    let analysis = format!("/api/games/{over}/analysis");
    assert_eq!(person.post(&analysis, &Value::Null).await.expect("a response").status, 202);
    while person.get(&analysis).await.expect("a response").json().expect("JSON")["state"] != "done" {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let exported = exported_lines(server.tables.store()).await;
    assert!(exported.iter().any(|line| line.contains("\"line\":\"analysis\"")));

    let folder = temporary_folder();
    let other = Store::open(&Store::sqlite(&folder.path().join("other.db"))).await.expect("the store opens");
    let counts =
        import(&other, &games(), exported.iter().cloned().map(Ok)).await.expect("the import succeeds");
    assert_eq!((counts.people, counts.games), (1, 2));
    assert_eq!(exported_lines(&other).await, exported);
    assert_eq!(check(&other, &games()).await.expect("the store answers"), (2, Vec::new()));

    let again = import(&other, &games(), exported.iter().cloned().map(Ok)).await;
    assert!(matches!(again, Err(ArchiveError::NotEmpty)), "an import needs an empty store");
}

/// People arrive during the export; no key is exported without its person.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_export_of_a_running_server_is_one_consistent_snapshot() {
    let server = TestServer::start().await;
    let mut arriving = Vec::new();
    for _ in 0..4 {
        let address = server.address;
        arriving.push(tokio::spawn(async move {
            loop {
                client::Client::hello(address).await.expect("a response");
            }
        }));
    }
    for _ in 0..30 {
        let exported = exported_lines(server.tables.store()).await;
        let parse = |line: &String| serde_json::from_str::<ArchiveLine>(line).expect("a valid line");
        let (mut people, mut keys) = (BTreeSet::new(), Vec::new());
        for line in exported.iter().map(parse) {
            match line {
                ArchiveLine::Person { id, .. } => drop(people.insert(id.to_string())),
                ArchiveLine::Key { person, .. } => keys.push(person.to_string()),
                _ => {}
            }
        }
        assert_eq!(people.len(), keys.len());
        assert!(keys.iter().all(|person| people.contains(person)));
    }
    arriving.iter().for_each(JoinHandle::abort);
}

/// The error names the line, and nothing is imported.
#[tokio::test]
async fn an_invalid_archive_is_refused() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    open(&mut person, versailles(2), &["me", "gardener"]).await;
    let exported = exported_lines(server.tables.store()).await;
    let wrong_seq = exported.iter().map(|line| line.replace("\"seq\":2", "\"seq\":3")).collect::<Vec<_>>();
    let bad = [
        (vec!["{}".to_string()], "line 1"),
        (exported[1..].to_vec(), "line 1: an archive begins with its version"),
        (vec![exported[0].clone(), "nonsense".into()], "line 2"),
        (wrong_seq, "log[3]: it follows entry 1"),
    ];
    for (archive, expected) in bad {
        let folder = temporary_folder();
        let store = Store::open(&new_store(folder.path()).await).await.expect("the store opens");
        let error = import(&store, &games(), archive.into_iter().map(Ok)).await.expect_err("an error");
        assert!(error.to_string().contains(expected), "{error}");
        assert!(store.all_games().await.expect("the store answers").is_empty());
    }
}
