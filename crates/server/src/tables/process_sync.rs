//! Keeps tables in memory up to date with what other processes write.
//!
//! Notifications bring the entries. One may be lost, for example if a process is killed right after
//! a commit, so each process also asks regularly whether the tables that somebody watches have
//! newer entries.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use table::GameId;

use crate::store::{AppendedEntry, Notification, StoreError};
use crate::tables::live_table::LiveTable;
use crate::tables::shutdown::stopped;
use crate::tables::tables::Tables;

/// How long to wait before listening again after an error.
const RETRY: Duration = Duration::from_secs(1);
/// How often watched tables without news are compared with the store.
const COMPARISON: Duration = Duration::from_secs(2);

/// Follows other processes until the server shuts down.
pub(super) async fn run(tables: Tables) {
    if !tables.store().is_shared() {
        return;
    }
    let mut stopping = tables.stopping();
    tokio::select! {
        biased;
        () = stopped(&mut stopping) => {}
        () = listen(&tables) => {}
        () = compare(&tables) => {}
    }
}

async fn listen(tables: &Tables) {
    loop {
        match tables.store().listen().await {
            Ok(None) => return,
            Ok(Some(mut notifications)) => {
                // Notifications from before the connection are lost.
                read_all(tables);
                loop {
                    match notifications.next().await {
                        Ok(Notification::Appended(entries)) => {
                            entries.into_iter().for_each(|entry| pass_on(tables, entry));
                            tables.0.lobby.notify_changed();
                        }
                        Ok(Notification::Revoked(person)) => tables.revocations().send(Some(person)),
                        Ok(Notification::Lost) => read_all(tables),
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

/// Compares watched tables with the store, for ever.
async fn compare(tables: &Tables) {
    let mut known = BTreeMap::new();
    loop {
        tokio::time::sleep(COMPARISON).await;
        let now = watched(tables);
        // A table that had news since then will probably have more.
        let quiet: Vec<GameId> =
            now.iter().filter(|(game, seq)| known.get(*game) == Some(*seq)).map(|(game, _)| *game).collect();
        if let Err(error) = read_newer(tables, &quiet, &now).await {
            tracing::warn!(%error, "cannot compare tables with the store");
        }
        known = now;
    }
}

fn watched(tables: &Tables) -> BTreeMap<GameId, u64> {
    let live = tables.all_live();
    live.iter().filter_map(|live| Some((live.id, live.watched_seq()?))).collect()
}

async fn read_newer(
    tables: &Tables,
    games: &[GameId],
    known: &BTreeMap<GameId, u64>,
) -> Result<(), StoreError> {
    for (game, seq) in tables.store().last_entries(games).await? {
        if known.get(&game).is_some_and(|known| seq > *known) {
            metrics::counter!("gloriette_missed_notifications").increment(1);
            pass_on(tables, AppendedEntry { game, seq, json: None });
        }
    }
    Ok(())
}

fn pass_on(tables: &Tables, news: AppendedEntry) {
    if let Some(live) = tables.live_if_in_memory(news.game) {
        pass_to(tables, live, news);
    }
}

/// A task of its own follows, so that one slow table does not delay the others.
fn pass_to(tables: &Tables, live: Arc<LiveTable>, news: AppendedEntry) {
    if !live.note_news(news) {
        return;
    }
    let (machine, tables) = (tables.machine().clone(), tables.clone());
    machine.spawn(async move {
        if let Err(error) = live.follow_news(&tables.0.store, &tables.0.games).await {
            tracing::warn!(game = %live.id, %error, "cannot follow another process");
        }
    });
}

fn read_all(tables: &Tables) {
    for live in tables.all_live() {
        let news = AppendedEntry { game: live.id, seq: u64::MAX, json: None };
        pass_to(tables, live, news);
    }
    tables.0.lobby.notify_changed();
    tables.revocations().send(None);
}
