//! The state that all routes share.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use table::PersonId;

use crate::api::concurrency_limit::ConcurrencyLimit;
use crate::api::keys;
use crate::api::person_cache::PersonCache;
use crate::api::rate_limit::RateLimit;
use crate::limits::{CONCURRENT_HINTS, CONCURRENT_REPLAYS, analysis_quota, chat_quota, hint_quota};
use crate::options::Options;
use crate::sharing::Pictures;
use crate::tables::Tables;

/// The state that all routes share.
#[derive(Clone)]
pub struct Api {
    pub(crate) tables: Tables,
    pub(crate) options: Arc<Options>,
    pub(crate) people: Arc<PersonCache>,
    /// Requests that change something, per person.
    pub(crate) post_limit: Arc<RateLimit<PersonId>>,
    /// Chat lines per person.
    pub(crate) chat_limit: Arc<RateLimit<PersonId>>,
    /// Hints per person.
    pub(crate) hint_limit: Arc<RateLimit<PersonId>>,
    /// Requested analyses per person.
    pub(crate) analysis_limit: Arc<RateLimit<PersonId>>,
    /// New people per address.
    pub(crate) new_person_limit: Arc<RateLimit<IpAddr>>,
    /// Open streams, per person or address.
    pub(crate) streams: Arc<ConcurrencyLimit>,
    /// Replays of records in progress, per person.
    pub(crate) replays: Arc<ConcurrencyLimit>,
    /// Hints in progress, per person.
    pub(crate) hints: Arc<ConcurrencyLimit>,
    /// Pictures for previews.
    pub(crate) pictures: Arc<Pictures>,
}

impl Api {
    /// The state for these tables. It starts a task, so it needs a runtime.
    pub fn new(tables: Tables, options: Options) -> Api {
        let limits = options.limits;
        let concurrency =
            |gauge, (max, per_key): (usize, usize)| Arc::new(ConcurrencyLimit::new(gauge, max, per_key));
        let people: Arc<PersonCache> = Arc::default();
        tokio::spawn(keys::forget_revoked(people.clone(), tables.clone()));
        Api {
            tables,
            people,
            post_limit: Arc::new(RateLimit::new(limits.post_quota())),
            chat_limit: Arc::new(RateLimit::new(chat_quota())),
            hint_limit: Arc::new(RateLimit::new(hint_quota())),
            analysis_limit: Arc::new(RateLimit::new(analysis_quota())),
            new_person_limit: Arc::new(RateLimit::new(limits.new_person_quota())),
            streams: concurrency("gloriette_streams", (limits.streams, limits.streams_per_person)),
            replays: concurrency("gloriette_replays", CONCURRENT_REPLAYS),
            hints: concurrency("gloriette_hints", CONCURRENT_HINTS),
            pictures: Arc::new(Pictures::new(HashMap::new())),
            options: Arc::new(options),
        }
    }

    /// Adds a drawing of each game, as SVG by its name in records, for previews of links.
    #[must_use]
    pub fn with_drawings(self, drawings: HashMap<String, String>) -> Api {
        Api { pictures: Arc::new(Pictures::new(drawings)), ..self }
    }
}
