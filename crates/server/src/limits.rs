//! Every limit of the server, in one place. The limits of one table are in [`table::limits`].

use std::time::Duration;

use governor::Quota;

use crate::store::TableLimits;

/// The limits that an operator can change with flags.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Limits {
    /// Bytes in the body of a request.
    pub body_bytes: usize,
    /// Open connections.
    pub connections: usize,
    /// Open connections per client address. Behind a trusted proxy: requests in progress.
    pub connections_per_address: usize,
    /// Open streams.
    pub streams: usize,
    /// Open streams per person, or per address for visitors without an identity.
    pub streams_per_person: usize,
    /// Unfinished games per person who hosts them, sits there or is invited.
    pub games_per_person: u64,
    /// Requests per person and second that change something; the burst is ten times as large.
    pub posts_per_second: u32,
    /// New people per address and minute, which is also the burst.
    pub people_per_minute: u32,
    /// How long a client may take to send the head of a request.
    pub head_timeout: Duration,
    /// How long a client may take to send the body of a request, apart from the time that it
    /// earns with the bytes that arrive.
    pub body_timeout: Duration,
    /// The bytes of a body that earn another second.
    pub body_bytes_per_second: u32,
    /// How long a client may read nothing while a response or stream waits for it.
    pub read_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body_bytes: 64 * 1024,
            connections: 20_000,
            connections_per_address: connections_per_address(20_000),
            streams: 16_000,
            streams_per_person: 24,
            games_per_person: 200,
            posts_per_second: 10,
            people_per_minute: 60,
            head_timeout: Duration::from_secs(15),
            body_timeout: Duration::from_secs(10),
            body_bytes_per_second: 2048,
            read_timeout: Duration::from_secs(60),
        }
    }
}

/// How many connections one client address gets by default: a tenth, so that a few addresses cannot
/// hold all of them.
pub fn connections_per_address(connections: usize) -> usize {
    (connections / 10).max(1)
}

/// The longest rest of a body that is read although the response does not need it.
pub(crate) const MAX_DRAINED_BYTES: u64 = 256 * 1024;

/// How long the rest of such a body may take.
pub(crate) const DRAIN_TIMEOUT: Duration = Duration::from_millis(100);

/// The longest head of a request in bytes.
pub(crate) const MAX_HEAD_BYTES: usize = 64 * 1024;

/// The longest idempotency key, in ASCII characters.
pub(crate) const MAX_IDEMPOTENCY_KEY_LENGTH: usize = 64;

/// Chat lines per person: a burst of eight, then one every two seconds.
pub(crate) fn chat_quota() -> Quota {
    quota(8, Duration::from_secs(2))
}

/// Hints per person: a burst of twenty, then one every two seconds.
pub(crate) fn hint_quota() -> Quota {
    quota(20, Duration::from_secs(2))
}

/// Requested analyses per person: a burst of ten, then one every ten seconds.
pub(crate) fn analysis_quota() -> Quota {
    quota(10, Duration::from_secs(10))
}

impl Limits {
    /// Requests per person that change something.
    pub(crate) fn post_quota(&self) -> Quota {
        quota(10 * self.posts_per_second, Duration::from_secs(1) / self.posts_per_second.max(1))
    }

    /// Unfinished tables per person.
    pub(crate) fn table_limits(&self) -> TableLimits {
        TableLimits {
            unfinished: self.games_per_person,
            listed: LISTED_TABLES_PER_HOST,
            listed_open: LISTED_OPEN_TABLES_PER_HOST,
        }
    }

    /// New people per address.
    pub(crate) fn new_person_quota(&self) -> Quota {
        let per_minute = self.people_per_minute;
        quota(per_minute, Duration::from_secs(60) / per_minute.max(1))
    }
}

/// A burst, and how long it takes to earn one more request.
fn quota(burst: u32, replenish: Duration) -> Quota {
    let burst = burst.try_into().unwrap_or(std::num::NonZeroU32::MIN);
    Quota::with_period(replenish).unwrap_or(Quota::per_second(burst)).allow_burst(burst)
}

/// Records that are being replayed at the same time, in all and per person.
pub(crate) const CONCURRENT_REPLAYS: (usize, usize) = (8, 1);

/// Pictures that are drawn per address: a burst of twenty, then one every two seconds.
pub(crate) fn picture_quota() -> Quota {
    quota(20, Duration::from_secs(2))
}

/// Pictures that are being drawn, in all and per address.
pub(crate) const CONCURRENT_PICTURES: (usize, usize) = (4, 2);

/// Bytes of pictures that are cached; one has about 100 KB.
pub(crate) const CACHED_PICTURE_BYTES: u64 = 16 * 1024 * 1024;

/// Hints that are being computed or wait for the bot pool, in all and per person.
pub(crate) const CONCURRENT_HINTS: (usize, usize) = (100, 1);

/// Analyses that may wait for the analysis worker.
pub(crate) const MAX_WAITING_ANALYSES: u64 = 100;

/// Database connections for readers; the writer has one more.
pub(crate) const DATABASE_READERS: u32 = 8;

/// How long a table that nobody uses stays in memory.
pub(crate) const IDLE_TABLE_TIMEOUT: Duration = Duration::from_secs(60);

/// People whose keys are cached.
pub(crate) const CACHED_PEOPLE: u64 = 50_000;

/// Games per page in the list of a person's finished games.
pub(crate) const FINISHED_GAMES_PER_PAGE: u32 = 50;

/// Unfinished games of a person that are listed or renamed at once.
pub(crate) const LISTED_UNFINISHED_GAMES: u32 = 1000;

/// Finished games that a person's statistics count, the newest first.
pub(crate) const GAMES_IN_STATISTICS: u32 = 10_000;

/// Games on their own devices that count for one person. Their records are as long as any body may
/// be.
pub(crate) const LOCAL_GAMES_PER_PERSON: u64 = 2000;

/// Listed tables that one person hosts and that have not started, so that nobody fills the lobby.
pub(crate) const LISTED_OPEN_TABLES_PER_HOST: u64 = 3;

/// Listed unfinished tables that one person hosts.
pub(crate) const LISTED_TABLES_PER_HOST: u64 = 10;

/// Sets of boards that one person may have.
pub(crate) const BOARD_SETS_PER_PERSON: u64 = 50;

/// Problems of a set of boards that are reported at once.
pub(crate) const REPORTED_BOARD_PROBLEMS: usize = 100;

/// Keys of a person that are listed, the last used first.
pub(crate) const LISTED_KEYS: u32 = 100;

/// Open tables and running games that the lobby lists, each.
pub(crate) const GAMES_IN_LOBBY: u32 = 100;
