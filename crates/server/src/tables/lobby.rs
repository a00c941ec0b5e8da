//! The lobby: the listed open tables and running games.

use std::time::Duration;

use serde::Serialize;
use table::{Phase, Summary};
use tokio::sync::{Notify, watch};
use utoipa::ToSchema;

use crate::limits::GAMES_IN_LOBBY;
use crate::store::{GameFilter, StoreError};
use crate::tables::shutdown::stopped;
use crate::tables::sse_event::SseEvent;
use crate::tables::tables::Tables;

/// The lobby as everybody sees it.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LobbyView {
    /// Tables with free seats, the newest first.
    pub open: Vec<Summary>,
    /// Running games, the last changed first.
    pub running: Vec<Summary>,
}

pub(crate) struct Lobby {
    changed: Notify,
    event: watch::Sender<SseEvent>,
}

/// The shortest time between two updates of the lobby's streams.
const UPDATE_INTERVAL: Duration = Duration::from_millis(300);

impl Lobby {
    pub(crate) fn new() -> Lobby {
        Lobby { changed: Notify::new(), event: watch::Sender::new(SseEvent::keep_alive()) }
    }

    /// Tells the lobby that a table may have changed.
    pub(crate) fn notify_changed(&self) {
        self.changed.notify_one();
    }

    /// Updates the lobby's streams after changes, while anybody watches.
    pub(crate) async fn run(tables: Tables) {
        let mut stopping = tables.stopping();
        loop {
            tokio::select! {
                biased;
                () = stopped(&mut stopping) => return,
                () = tables.0.lobby.changed.notified() => {}
            }
            if tables.0.lobby.event.receiver_count() > 0 {
                tables.refresh_lobby().await;
            }
            tokio::time::sleep(UPDATE_INTERVAL).await;
        }
    }
}

impl Tables {
    /// The listed games.
    pub(crate) async fn lobby(&self) -> Result<LobbyView, StoreError> {
        let listed = |phase| self.store().find(GameFilter::Listed(phase), 0, GAMES_IN_LOBBY);
        Ok(LobbyView { open: listed(Phase::Open).await?, running: listed(Phase::Running).await? })
    }

    /// A receiver of the lobby, now and after every change.
    pub(crate) async fn watch_lobby(&self) -> watch::Receiver<SseEvent> {
        let mut receiver = self.0.lobby.event.subscribe();
        self.refresh_lobby().await;
        receiver.mark_changed();
        receiver
    }

    async fn refresh_lobby(&self) {
        match self.lobby().await {
            Ok(view) => {
                let event = SseEvent::lobby(&view);
                self.0.lobby.event.send_if_modified(|last| std::mem::replace(last, event.clone()) != event);
            }
            Err(error) => tracing::warn!(%error, "cannot read the lobby"),
        }
    }
}
