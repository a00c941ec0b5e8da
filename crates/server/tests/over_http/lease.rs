//! The supervisor's lease.

use sqlx::Executor as _;

use crate::test_server::{TestServer, open, versailles, wait_for_frame, watch};

/// A process whose clock was an hour ahead left this lease. It must not stop the bots.
#[tokio::test]
async fn a_lease_that_is_longer_than_possible_is_ignored() {
    let mut server = TestServer::start().await;
    let _ = server.person().await;
    server.stop().await;
    let hour_ahead = "UPDATE leases SET holder = 'other', until = until + 3600000 WHERE name = 'keeper'";
    server.database().await.execute(hour_ahead).await.expect("a wrong lease");
    let server = server.restart().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(2), &["apprentice", "apprentice"]).await;
    let mut events = watch(&person, &game).await;
    wait_for_frame(&mut events, |frame| frame["table"]["phase"] == "over").await;
    let metrics = server.stranger().get("/metrics").await.expect("a response");
    let metrics = String::from_utf8_lossy(&metrics.body).into_owned();
    for gauge in ["gloriette_supervisor ", "gloriette_unsupervised_seconds "] {
        assert!(metrics.lines().any(|line| line.starts_with(gauge)), "{gauge}: {metrics}");
    }
}
