//! News of revoked keys, for everything that remembers who a key belongs to.

use table::PersonId;
use tokio::sync::broadcast;

/// Whose keys were revoked; `None` if it could be anybody, because news were lost.
pub(crate) type Revoked = Option<PersonId>;

/// Sends the news to all open streams and caches of this process.
#[derive(Debug)]
pub(crate) struct Revocations(broadcast::Sender<Revoked>);

/// Receives the news.
pub(crate) struct RevocationReceiver(broadcast::Receiver<Revoked>);

/// How many news a slow receiver may miss before it must assume that they concern everybody.
const CAPACITY: usize = 64;

impl Default for Revocations {
    fn default() -> Revocations {
        Revocations(broadcast::Sender::new(CAPACITY))
    }
}

impl Revocations {
    /// Tells everybody who listens.
    pub(crate) fn send(&self, revoked: Revoked) {
        // Without receivers nothing remembers a key.
        let _ = self.0.send(revoked);
    }

    /// Listens from now on.
    pub(crate) fn subscribe(&self) -> RevocationReceiver {
        RevocationReceiver(self.0.subscribe())
    }
}

impl RevocationReceiver {
    /// The next news; never returns after the server has stopped.
    pub(crate) async fn next(&mut self) -> Revoked {
        match self.0.recv().await {
            Ok(revoked) => revoked,
            Err(broadcast::error::RecvError::Lagged(_)) => None,
            Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
        }
    }
}
