//! What processes that share a PostgreSQL database tell each other.
//!
//! A process sends its new log entries after they are committed, many in one notification, so that
//! viewers elsewhere need no read of the log. `NOTIFY` inside the transactions would make all
//! processes commit one after the other, because PostgreSQL locks its queue from there until the
//! commit is on disk. A notification may be lost: sequence numbers show what is missing, and
//! `tables/process_sync.rs` asks for it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use sqlx::postgres::PgListener;
use table::{GameId, LogEntry, PersonId};
use tokio::sync::mpsc;

use crate::machine::Machine;
use crate::store::append::Append;
use crate::store::connect::Store;
use crate::store::database::{Database, Sql};
use crate::store::error::StoreError;
use crate::store::write::unreadable;

/// The channel of revoked keys. A notification is the id of a person.
pub(super) const REVOKED_CHANNEL: &str = "revoked_keys";
/// The channel on which version 0.1.0 expects `game seq` for every commit. Nobody else listens
/// there, so commits of that version are noticed when watched tables are compared with the store.
const OLD_CHANNEL: &str = "gloriette";
/// The channel of log entries. The first line of a notification is the name of the process; each
/// further line is an [`AppendedEntry`].
const ENTRIES_CHANNEL: &str = "log_entries";
/// PostgreSQL accepts less than 8000 bytes per notification.
const MAX_PAYLOAD: usize = 7900;
/// How many appends share a transaction of notifications at most.
const MAX_BATCH: usize = 256;
/// The time between two transactions of notifications, at least.
const INTERVAL: Duration = Duration::from_millis(5);
/// How many appends may wait to be sent. More are dropped, because other processes find out anyway.
const QUEUE_LENGTH: usize = 16_384;

/// A notification from another process.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Notification {
    /// These entries were written.
    Appended(Vec<AppendedEntry>),
    /// Keys of this person were revoked.
    Revoked(PersonId),
    /// Some notifications were lost, so every table must be read again.
    Lost,
}

/// News of a log entry.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct AppendedEntry {
    /// The game.
    pub game: GameId,
    /// The sequence number.
    pub seq: u64,
    /// The entry as JSON; `None` if it has to be read from the log, because it is long.
    pub json: Option<String>,
}

impl AppendedEntry {
    /// The entry, if it came along and can be read.
    pub(crate) fn entry(&self) -> Option<LogEntry> {
        serde_json::from_str(self.json.as_deref()?).ok()
    }

    fn line(game: GameId, entry: &LogEntry) -> Result<String, StoreError> {
        let json = serde_json::to_string(entry).map_err(unreadable)?;
        let seq = entry.seq;
        // The name of the process and the line break need some bytes, too.
        let fits = json.len() < MAX_PAYLOAD - 100;
        Ok(if fits { format!("{game} {seq} {json}") } else { format!("{game} {seq}") })
    }

    /// Reads `game seq json` or `game seq`.
    fn parse(line: &str) -> Option<AppendedEntry> {
        let (game, rest) = line.split_once(' ')?;
        let (seq, json) = match rest.split_once(' ') {
            Some((seq, json)) => (seq, Some(json.to_string())),
            None => (rest, None),
        };
        Some(AppendedEntry { game: game.parse().ok()?, seq: seq.parse().ok()?, json })
    }
}

/// The task that sends the entries of this process.
#[derive(Clone, Debug)]
pub(super) struct Notifier(mpsc::Sender<(GameId, Vec<LogEntry>)>);

impl Notifier {
    pub(super) fn start(database: Arc<dyn Database>, process: Arc<str>, machine: &Machine) -> Notifier {
        let (queue, mut appends) = mpsc::channel(QUEUE_LENGTH);
        machine.spawn(async move {
            let mut batch = Vec::with_capacity(MAX_BATCH);
            while appends.recv_many(&mut batch, MAX_BATCH).await > 0 {
                if let Err(error) = send(database.as_ref(), &process, &batch).await {
                    tracing::warn!(%error, "cannot notify other processes; they will notice by themselves");
                }
                batch.clear();
                tokio::time::sleep(INTERVAL).await;
            }
        });
        Notifier(queue)
    }

    /// Tells other processes of entries that are committed.
    pub(super) fn notify(&self, append: Append) {
        if self.0.try_send((append.game, append.entries)).is_err() {
            metrics::counter!("gloriette_dropped_notifications").increment(1);
        }
    }
}

async fn send(
    database: &dyn Database,
    process: &str,
    batch: &[(GameId, Vec<LogEntry>)],
) -> Result<(), StoreError> {
    let entries = pack(process, batch)?.into_iter();
    let mut payloads: Vec<Payload> = entries.map(|text| Payload { channel: ENTRIES_CHANNEL, text }).collect();
    let last: BTreeMap<GameId, u64> =
        batch.iter().filter_map(|(game, entries)| Some((*game, entries.last()?.seq))).collect();
    payloads.extend(
        last.iter().map(|(game, seq)| Payload { channel: OLD_CHANNEL, text: format!("{game} {seq}") }),
    );
    database.notify(&payloads).await
}

/// Payloads with all entries, in their order.
fn pack(process: &str, batch: &[(GameId, Vec<LogEntry>)]) -> Result<Vec<String>, StoreError> {
    let mut payloads: Vec<String> = Vec::new();
    for (game, entries) in batch {
        for entry in entries {
            let line = AppendedEntry::line(*game, entry)?;
            match payloads.last_mut().filter(|last| last.len() + 1 + line.len() <= MAX_PAYLOAD) {
                Some(last) => {
                    last.push('\n');
                    last.push_str(&line);
                }
                None => payloads.push(format!("{process}\n{line}")),
            }
        }
    }
    Ok(payloads)
}

/// A notification as the database carries it.
#[derive(Clone, Eq, PartialEq, Serialize, Debug)]
pub struct Payload {
    /// Its channel.
    pub channel: &'static str,
    /// What it says.
    pub text: String,
}

/// A connection that receives notifications.
pub struct Notifications {
    source: Source,
    /// The name of this process, which need not hear of its own entries.
    process: Arc<str>,
}

enum Source {
    Postgres(PgListener),
    /// `None` stands for lost notifications. The connection fails when the sender is dropped.
    Simulated(mpsc::UnboundedReceiver<Option<Payload>>),
}

impl Store {
    /// Listens for notifications; `None` on SQLite, which has only one process.
    pub async fn listen(&self) -> Result<Option<Notifications>, StoreError> {
        self.database.listen().await
    }
}

impl Sql {
    /// PostgreSQL lets one transaction with notifications commit after the other, so this one must
    /// not wait for the disk. A crash of the database may lose it.
    pub(super) async fn notify(&self, payloads: &[Payload]) -> Result<(), StoreError> {
        let rows = serde_json::to_string(payloads).map_err(unreadable)?;
        let notify = sqlx::query(
            "SELECT pg_notify(news ->> 'channel', news ->> 'text') FROM json_array_elements($1::json) AS news (news), \
             set_config('synchronous_commit', 'off', true)",
        );
        let mut connection = self.notifier.take().await?;
        let sent = notify.bind(rows).execute(&mut *connection).await;
        self.notifier.keep(connection, sent.is_ok());
        sent?;
        Ok(())
    }

    pub(super) async fn listen(&self) -> Result<Option<Notifications>, StoreError> {
        let Some(url) = &self.postgres else { return Ok(None) };
        let mut listener = PgListener::connect(url).await?;
        listener.listen_all([REVOKED_CHANNEL, ENTRIES_CHANNEL]).await?;
        Ok(Some(Notifications { source: Source::Postgres(listener), process: self.process.name.clone() }))
    }
}

impl Notifications {
    /// Notifications from a simulated database: `None` if some were lost.
    pub fn simulated(
        notifications: mpsc::UnboundedReceiver<Option<Payload>>,
        process: Arc<str>,
    ) -> Notifications {
        Notifications { source: Source::Simulated(notifications), process }
    }

    /// The next notification. A lost connection is opened again.
    pub async fn next(&mut self) -> Result<Notification, StoreError> {
        loop {
            let notification = match &mut self.source {
                Source::Postgres(listener) => match listener.try_recv().await? {
                    Some(notification) => {
                        parse(notification.channel(), notification.payload(), &self.process)
                    }
                    None => Some(Notification::Lost),
                },
                Source::Simulated(notifications) => {
                    match notifications.recv().await.ok_or(StoreError::WriterStopped)? {
                        Some(Payload { channel, text }) => parse(channel, &text, &self.process),
                        None => Some(Notification::Lost),
                    }
                }
            };
            if let Some(notification) = notification {
                return Ok(notification);
            }
        }
    }
}

fn parse(channel: &str, payload: &str, process: &str) -> Option<Notification> {
    if channel == ENTRIES_CHANNEL {
        return parse_entries(payload, process);
    }
    payload.parse().ok().map(Notification::Revoked)
}

/// The entries in a payload, unless they are this process's own.
fn parse_entries(payload: &str, process: &str) -> Option<Notification> {
    let (sender, lines) = payload.split_once('\n')?;
    let entries = || lines.lines().filter_map(AppendedEntry::parse).collect();
    (sender != process).then(|| Notification::Appended(entries()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn entry(seq: u64, text: &str) -> LogEntry {
        let chat = json!({"entry": "said", "person": "0".repeat(32), "name": "Anna", "text": text});
        let entry = json!({"seq": seq, "at": 5, "key": "a b\n", "entry": chat});
        serde_json::from_value(entry).expect("an entry")
    }

    #[test]
    fn entries_arrive_in_their_order_and_long_ones_as_numbers() {
        let games: [GameId; 2] = [1, 2].map(|byte| GameId::from_bytes([byte; 16]));
        let long = "x".repeat(9000);
        let batch = [
            (games[0], vec![entry(7, "line\nbreak"), entry(8, &long)]),
            (games[1], (1..=99).map(|seq| entry(seq, &"y".repeat(200))).collect()),
        ];
        let payloads = pack("me", &batch).expect("payloads");
        assert!(payloads.len() > 2, "{}", payloads.len());
        assert!(payloads.iter().all(|payload| payload.len() <= MAX_PAYLOAD));
        let mut received = Vec::new();
        for payload in &payloads {
            assert_eq!(parse_entries(payload, "me"), None);
            let Some(Notification::Appended(entries)) = parse_entries(payload, "you") else { panic!("news") };
            received.extend(entries);
        }
        let sent = batch.iter().flat_map(|(game, entries)| entries.iter().map(move |entry| (game, entry)));
        let sent: Vec<_> = sent.collect();
        assert_eq!(received.len(), sent.len());
        for (received, (game, entry)) in received.iter().zip(sent) {
            assert_eq!((received.game, received.seq), (*game, entry.seq));
            assert_eq!(received.entry().as_ref(), (entry.seq != 8 || *game != games[0]).then_some(entry));
        }
    }
}
