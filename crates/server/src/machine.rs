//! The machine that a server runs on: its clocks, its tasks and its threads.
//!
//! In production that is the operating system with tokio. A simulation provides another machine, so
//! that everything that happens follows from a seed (`crates/simulation`). Randomness comes from
//! the machine, too (`random.rs`).

use std::fmt;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use table::Timestamp;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::{pulse, wall_clock};

/// The machine that a server runs on. Clones are the same machine.
#[derive(Clone, Default)]
pub struct Machine(Option<Arc<dyn SimulatedMachine>>);

/// A machine in a simulation. Time is tokio's, which can be paused.
pub trait SimulatedMachine: Send + Sync {
    /// The wall clock, which may be wrong.
    fn wall_clock(&self) -> Timestamp;
    /// Whether the process was stopped after this instant, for a second or more.
    fn was_stopped_since(&self, instant: Instant) -> bool;
    /// Fills bytes with random ones.
    fn fill_random(&self, bytes: &mut [u8]);
    /// Runs a task until the process ends.
    fn spawn(&self, task: BoxFuture<'static, ()>);
    /// Waits for as long as a search takes, which then costs no more time.
    fn search_time(&self) -> BoxFuture<'static, ()>;
}

impl Machine {
    /// A machine in a simulation.
    pub fn simulated(machine: Arc<dyn SimulatedMachine>) -> Machine {
        Machine(Some(machine))
    }

    pub(crate) fn simulation(&self) -> Option<&dyn SimulatedMachine> {
        self.0.as_deref()
    }

    /// The wall clock of this machine. Games use
    /// [`ServerClock`](crate::server_clock::ServerClock).
    pub(crate) fn wall_clock(&self) -> Timestamp {
        self.simulation().map_or_else(wall_clock::now, SimulatedMachine::wall_clock)
    }

    /// Whether the process was stopped after this instant, for a second or more.
    pub(crate) fn was_stopped_since(&self, instant: Instant) -> bool {
        match self.simulation() {
            None => pulse::was_stopped_since(instant.into_std()),
            Some(simulation) => simulation.was_stopped_since(instant),
        }
    }

    /// Runs a task in the background.
    pub(crate) fn spawn<T: Send + 'static>(
        &self,
        task: impl Future<Output = T> + Send + 'static,
    ) -> JoinHandle<T> {
        let Some(simulation) = self.simulation() else { return tokio::spawn(task) };
        let (sender, result) = oneshot::channel();
        simulation.spawn(Box::pin(async move { drop(sender.send(task.await)) }));
        tokio::spawn(async move {
            match result.await {
                Ok(result) => result,
                // The process has ended.
                Err(_) => std::future::pending().await,
            }
        })
    }

    /// Runs a search of a bot on a thread of its own. Returns `None` if it panicked or if the
    /// server shuts down.
    pub(crate) async fn search<T: Send + 'static>(
        &self,
        search: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        match self.simulation() {
            None => tokio::task::spawn_blocking(search).await.ok(),
            Some(simulation) => {
                simulation.search_time().await;
                Some(search())
            }
        }
    }
}

impl fmt::Debug for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Machine(simulated)" } else { "Machine" })
    }
}
