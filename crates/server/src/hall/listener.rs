//! Hears what other processes wrote, and takes it in.

use std::time::Duration;

use crate::hall::hall::Hall;
use crate::hall::stopping::stopped;
use crate::id::GameId;
use crate::store::News;

/// Listens until the server stops.
pub(super) async fn listen(hall: Hall) {
    let mut stopping = hall.stopping();
    tokio::select! {
        () = listen_on(&hall) => {}
        () = stopped(&mut stopping) => {}
    }
}

async fn listen_on(hall: &Hall) {
    loop {
        match hall.store().listen().await {
            Ok(None) => return,
            Ok(Some(mut listening)) => {
                // Whatever happened before we listened.
                catch_up_all(hall);
                loop {
                    match listening.next().await {
                        Ok(News::Game(game, seq)) => {
                            catch_up(hall, game, seq);
                            hall.changed(game);
                        }
                        Ok(News::Missed) => catch_up_all(hall),
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
fn catch_up(hall: &Hall, game: GameId, seq: u64) {
    let Some(live) = hall.live_if_in_memory(game) else { return };
    let hall = hall.clone();
    tokio::spawn(async move {
        if let Err(error) = live.catch_up(seq, &hall.0.store, &hall.0.games).await {
            tracing::warn!(%game, %error, "cannot follow another process");
        }
    });
}

fn catch_up_all(hall: &Hall) {
    for live in hall.all_live() {
        catch_up(hall, live.id, u64::MAX);
    }
    hall.0.lobby.changed();
}
