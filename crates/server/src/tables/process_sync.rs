//! Keeps tables in memory up to date with what other processes write.

use std::time::Duration;

use table::GameId;

use crate::store::Notification;
use crate::tables::shutdown::stopped;
use crate::tables::tables::Tables;

/// How long to wait before listening again after an error.
const RETRY: Duration = Duration::from_secs(1);

/// Listens for notifications until the server shuts down.
pub(super) async fn run(tables: Tables) {
    let mut stopping = tables.stopping();
    tokio::select! {
        () = listen(&tables) => {}
        () = stopped(&mut stopping) => {}
    }
}

async fn listen(tables: &Tables) {
    loop {
        match tables.store().listen().await {
            Ok(None) => return,
            Ok(Some(mut notifications)) => {
                // Notifications from before the connection are lost.
                catch_up_all(tables);
                loop {
                    match notifications.next().await {
                        Ok(Notification::Appended(game, seq)) => {
                            catch_up(tables, game, seq);
                            tables.notify_changed(game);
                        }
                        Ok(Notification::Revoked(person)) => tables.revocations().send(Some(person)),
                        Ok(Notification::Lost) => catch_up_all(tables),
                        Err(error) => {
                            tracing::warn!(%error, "listening to other processes failed; trying again");
                            break;
                        }
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "cannot listen to other processes; trying again"),
        }
        tokio::time::sleep(RETRY).await;
    }
}

/// In a task of its own, so that one slow table does not delay the others.
fn catch_up(tables: &Tables, game: GameId, seq: u64) {
    let Some(live) = tables.live_if_in_memory(game) else { return };
    let tables = tables.clone();
    tokio::spawn(async move {
        if let Err(error) = live.catch_up(seq, &tables.0.store, &tables.0.games).await {
            tracing::warn!(%game, %error, "cannot follow another process");
        }
    });
}

fn catch_up_all(tables: &Tables) {
    for live in tables.all_live() {
        catch_up(tables, live.id, u64::MAX);
    }
    tables.0.lobby.notify_changed();
    tables.revocations().send(None);
}
