//! What every route can reach.

use std::sync::Arc;

use crate::api::people_cache::PeopleCache;
use crate::api::places::Places;
use crate::api::rates::Rates;
use crate::options::Options;
use crate::tables::Tables;

/// What every route can reach.
#[derive(Clone)]
pub struct Api {
    pub(crate) tables: Tables,
    pub(crate) options: Arc<Options>,
    pub(crate) people: Arc<PeopleCache>,
    /// Requests that change something, by person.
    pub(crate) posts: Arc<Rates>,
    /// Talk, by person.
    pub(crate) talk: Arc<Rates>,
    /// New people, by address.
    pub(crate) arrivals: Arc<Rates>,
    pub(crate) streams: Arc<Places>,
    /// Games that are to be analysed, by person.
    pub(crate) analyses: Arc<Rates>,
    /// Hints, by person.
    pub(crate) hints: Arc<Rates>,
    /// Records that are being replayed: everybody one at a time.
    pub(crate) replaying: Arc<Places>,
    /// Hints that are being thought about: everybody one at a time.
    pub(crate) hinting: Arc<Places>,
}

impl Api {
    /// The routes' state for a tables.
    pub fn new(tables: Tables, options: Options) -> Api {
        let limits = options.limits;
        let per_second = f64::from(limits.posts_per_second);
        Api {
            tables,
            people: Arc::default(),
            posts: Arc::new(Rates::new(per_second, 10.0 * per_second)),
            talk: Arc::new(Rates::new(0.5, 8.0)),
            arrivals: Arc::new(Rates::new(
                f64::from(limits.people_per_minute) / 60.0,
                f64::from(limits.people_per_minute),
            )),
            streams: Arc::new(Places::new("gloriette_streams", limits.streams, limits.streams_each)),
            analyses: Arc::new(Rates::new(0.1, 10.0)),
            hints: Arc::new(Rates::new(0.5, 20.0)),
            replaying: Arc::new(Places::new("gloriette_replays", 8, 1)),
            hinting: Arc::new(Places::new("gloriette_hints", 100, 1)),
            options: Arc::new(options),
        }
    }
}
