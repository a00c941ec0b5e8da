//! The lobby: what open and running games everybody may see.

use std::time::Duration;

use serde::Serialize;
use tokio::sync::{Notify, watch};
use utoipa::ToSchema;

use crate::sitting::{Phase, Summary};
use crate::store::{Finding, StoreError};
use crate::tables::event::Event;
use crate::tables::stopping::stopped;
use crate::tables::tables::Tables;

/// What everybody sees of the listed games.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LobbyView {
    /// Tables with free seats, the last opened first.
    pub open: Vec<Summary>,
    /// Games under way, the last changed first.
    pub running: Vec<Summary>,
}

pub(crate) struct Lobby {
    changed: Notify,
    event: watch::Sender<Event>,
}

/// It is written at most this often, however much happens.
const PACE: Duration = Duration::from_millis(300);
/// How many games of a kind are listed.
const LISTED: u32 = 100;

impl Lobby {
    pub(crate) fn new() -> Lobby {
        Lobby { changed: Notify::new(), event: watch::Sender::new(Event::sign_of_life()) }
    }

    /// Something happened that the lobby may have to show.
    pub(crate) fn changed(&self) {
        self.changed.notify_one();
    }

    /// Writes the lobby anew when something happened, while anybody looks.
    pub(crate) async fn keep(tables: Tables) {
        let mut stopping = tables.stopping();
        loop {
            tokio::select! {
                () = tables.0.lobby.changed.notified() => {}
                () = stopped(&mut stopping) => return,
            }
            if tables.0.lobby.event.receiver_count() > 0 {
                tables.refresh_lobby().await;
            }
            tokio::time::sleep(PACE).await;
        }
    }
}

impl Tables {
    /// The listed games.
    pub(crate) async fn lobby(&self) -> Result<LobbyView, StoreError> {
        Ok(LobbyView {
            open: self.store().find(Finding::Listed(Phase::Open), 0, LISTED).await?,
            running: self.store().find(Finding::Listed(Phase::Running), 0, LISTED).await?,
        })
    }

    /// Hears the lobby, now and whenever it changes.
    pub(crate) async fn watch_lobby(&self) -> watch::Receiver<Event> {
        let mut receiver = self.0.lobby.event.subscribe();
        self.refresh_lobby().await;
        receiver.mark_changed();
        receiver
    }

    async fn refresh_lobby(&self) {
        match self.lobby().await {
            Ok(view) => {
                let event = Event::lobby(&view);
                self.0.lobby.event.send_if_modified(|known| std::mem::replace(known, event.clone()) != event);
            }
            Err(error) => tracing::warn!(%error, "the lobby cannot be read"),
        }
    }
}
