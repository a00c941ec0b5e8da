//! Gives running clocks the time of an outage back.
//!
//! A table gets it before its next command, or earlier if the supervisor comes to it. The store
//! remembers the outage until all tables have it, so a crash in between does no harm.

use futures_util::StreamExt as _;
use table::Command;

use crate::server_clock::Outage;
use crate::store::Write;
use crate::tables::live_table::LiveTable;
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

/// How many tables get it at the same time; they share transactions.
const CONCURRENT: usize = 64;

impl Tables {
    /// Gives a table the time back before a command, if that has not happened yet. If it fails,
    /// the command must fail, too: after the command's entry nobody would give the time back.
    pub(super) async fn compensate_first(&self, live: &LiveTable) -> Result<(), TableError> {
        self.wait_for_heartbeat().await?;
        let Some(outage) = self.0.store.clock().outage() else { return Ok(()) };
        self.compensate(live, outage).await
    }

    /// Gives all tables with a running clock the time back.
    pub(super) async fn compensate_all(&self, outage: Outage) -> Result<(), TableError> {
        let games = self.store().games_with_running_clock().await?;
        let mut results = futures_util::stream::iter(games)
            .map(|game| async move { (game, self.compensate(&self.live(game), outage).await) })
            .buffer_unordered(CONCURRENT);
        while let Some((game, result)) = results.next().await {
            match result {
                Ok(()) => self.notify_changed(game),
                Err(error) if error.is_permanent() => {
                    tracing::warn!(%game, %error, "a table cannot get the time of an outage back");
                }
                Err(error) => return Err(error),
            }
        }
        self.store().write(Write::EndOutage { until: outage.until }).await?;
        Ok(())
    }

    async fn compensate(&self, live: &LiveTable, outage: Outage) -> Result<(), TableError> {
        let command = Command::Pause { from: outage.from, until: outage.until };
        live.commit(&self.0.store, &self.0.games, command, None).await?;
        Ok(())
    }
}
