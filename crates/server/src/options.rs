//! How a server is run.

use std::time::Duration;

use crate::tables::TablesOptions;

/// How a server is run. The binary's flags say it; what they leave out is as below.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Options {
    /// The path under which a proxy shows the server to the world, such as `/gloriette`; empty for the root.
    pub base_path: String,
    /// Whether a proxy stands before it, whose word about the client's address and protocol is believed.
    pub trust_proxy: bool,
    /// Bots and memory.
    pub tables: TablesOptions,
    /// What is too much.
    pub limits: Limits,
}

/// What is too much.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Limits {
    /// Bytes of a request.
    pub body: usize,
    /// Connections at the same time.
    pub connections: usize,
    /// LiveTable streams at the same time.
    pub streams: usize,
    /// LiveTable streams of one person, or of one address if nobody is known, at the same time.
    pub streams_each: usize,
    /// Games of one person that are not over.
    pub games_each: u64,
    /// Requests of one person that change something, in a second; ten times as many at once.
    pub posts_per_second: u32,
    /// New people from one address in a minute; as many at once.
    pub people_per_minute: u32,
    /// How long a client may take to send the head of a request.
    pub head_time: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 64 * 1024,
            connections: 20_000,
            streams: 16_000,
            streams_each: 24,
            games_each: 200,
            posts_per_second: 10,
            people_per_minute: 60,
            head_time: Duration::from_secs(15),
        }
    }
}
