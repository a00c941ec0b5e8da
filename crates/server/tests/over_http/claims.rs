//! Claims of due work.

use server::store::{Store, Work};
use sqlx::Executor as _;

use crate::test_server::{TestServer, open, versailles, wait_for_frame, watch};

/// A process whose clock was an hour ahead left these claims. They must not stop the bots.
#[tokio::test]
async fn a_claim_that_is_longer_than_possible_is_ignored() {
    let mut server = TestServer::start().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(2), &["apprentice", "apprentice"]).await;
    server.stop().await;
    let mut database = server.database().await;
    let now = std::time::UNIX_EPOCH.elapsed().expect("after 1970").as_millis();
    for table in ["games", "analyses", "renames", "server_clock"] {
        let claim = format!("UPDATE {table} SET claimed_by = 'other', claimed_until = {now} + 3600000");
        database.execute(sqlx::AssertSqlSafe(claim)).await.expect("a wrong claim");
    }
    let server = server.restart().await;
    let mut events = watch(&person.again(server.address), &game).await;
    wait_for_frame(&mut events, |frame| frame["table"]["phase"] == "over").await;
    let metrics = server.stranger().get("/metrics").await.expect("a response");
    let metrics = String::from_utf8_lossy(&metrics.body).into_owned();
    for gauge in ["gloriette_supervisor 1", "gloriette_unsupervised_seconds 0"] {
        assert!(metrics.lines().any(|line| line == gauge), "{gauge}: {metrics}");
    }
}

/// Other processes need not wait until the claims of a process that stops have ended.
#[tokio::test]
async fn a_server_that_stops_leaves_no_claims() {
    let mut server = TestServer::start().await;
    let mut person = server.person().await;
    open(&mut person, versailles(2), &["lenotre", "lenotre"]).await;
    let mut database = server.database().await;
    let mut count = async |condition: &'static str| {
        let select = format!("SELECT COUNT(*) FROM games WHERE due IS NOT NULL AND {condition}");
        let count = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(select)).fetch_one(&mut database).await;
        count.expect("a number")
    };
    assert_eq!(count("claimed_until IS NOT NULL").await, i64::from(server.has_shared_store()));
    server.stop().await;
    assert_eq!(count("claimed_until IS NOT NULL").await, 0);
    assert_eq!(count("claimed_until IS NULL").await, 1, "the game goes on after the next start");
}

#[tokio::test]
async fn two_processes_never_claim_the_same_work_at_once() {
    let mut server = TestServer::start().await;
    if !server.has_shared_store() {
        println!("LEFT OUT: claims need PostgreSQL, but GLORIETTE_TEST_POSTGRES is not set");
        return;
    }
    let mut person = server.person().await;
    for _ in 0..3 {
        open(&mut person, versailles(2), &["lenotre", "lenotre"]).await;
    }
    server.stop().await;
    let mut database = server.database().await;
    let (one, two) = (server.another_store().await, server.another_store().await);
    let claim = async |store: &Store, limit| {
        let claimed = store.claim(Work::Tables, store.now(), limit).await.expect("claims");
        claimed.into_iter().map(|claimed| (claimed.id, claimed.taken_over)).collect::<Vec<_>>()
    };
    let first = claim(&one, 1).await;
    assert_eq!(first.len(), 1, "no more than the limit");
    let others = claim(&two, 9).await;
    assert_eq!(others.len(), 2);
    assert!(!others.contains(&first[0]));
    assert!(first.iter().chain(&others).all(|(_, taken_over)| !taken_over));
    assert_eq!(claim(&one, 9).await, []);
    assert_eq!(claim(&two, 9).await, [], "its own claims are still long");
    let (id, _) = &first[0];
    assert!(one.holds_claim(Work::Tables, id) && !two.holds_claim(Work::Tables, id));
    // The first process was stopped for a while.
    let end = format!("UPDATE games SET claimed_until = claimed_until - 60000 WHERE id = '{id}'");
    database.execute(sqlx::AssertSqlSafe(end)).await.expect("an old claim");
    assert_eq!(claim(&two, 9).await, [(id.clone(), true)]);
    assert_eq!(claim(&one, 9).await, []);
    two.release_claims().await.expect("released");
    assert_eq!(claim(&one, 9).await.len(), 3);
}
