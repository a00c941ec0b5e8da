//! Hears what other processes wrote, and takes it in.

use std::time::Duration;

use crate::id::GameId;
use crate::store::News;
use crate::tables::stopping::stopped;
use crate::tables::tables::Tables;

/// Listens until the server stops.
pub(super) async fn listen(tables: Tables) {
    let mut stopping = tables.stopping();
    tokio::select! {
        () = listen_on(&tables) => {}
        () = stopped(&mut stopping) => {}
    }
}

async fn listen_on(tables: &Tables) {
    loop {
        match tables.store().listen().await {
            Ok(None) => return,
            Ok(Some(mut listening)) => {
                // Whatever happened before we listened.
                catch_up_all(tables);
                loop {
                    match listening.next().await {
                        Ok(News::Game(game, seq)) => {
                            catch_up(tables, game, seq);
                            tables.changed(game);
                        }
                        Ok(News::Missed) => catch_up_all(tables),
                        Err(error) => {
                            tracing::warn!(%error, "listening to other processes failed; trying again");
                            break;
                        }
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "cannot listen to other processes; trying again"),
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// A task of its own: one slow game does not hold up the news of others.
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
    tables.0.lobby.changed();
}
