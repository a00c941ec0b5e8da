//! Pictures of tables, drawn on demand and cached.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Bytes;
use moka::sync::Cache;

use crate::api::{ApiError, ConcurrencyLimit, RateLimit};
use crate::limits::{CACHED_PICTURE_BYTES, CONCURRENT_PICTURES, picture_quota};
use crate::sharing::card::ShareCard;
use crate::sharing::picture;

/// Draws pictures within limits and caches them by their content.
pub(crate) struct Pictures {
    /// The drawing of each game as SVG, by its name in records.
    drawings: HashMap<String, String>,
    cache: Cache<(ShareCard, String), Bytes>,
    /// Pictures that are drawn, per address.
    quota: RateLimit<IpAddr>,
    concurrency: Arc<ConcurrencyLimit>,
}

impl Pictures {
    pub(crate) fn new(drawings: HashMap<String, String>) -> Pictures {
        let weight =
            |_: &(ShareCard, String), picture: &Bytes| u32::try_from(picture.len()).unwrap_or(u32::MAX);
        let (max, per_key) = CONCURRENT_PICTURES;
        Pictures {
            drawings,
            cache: Cache::builder().max_capacity(CACHED_PICTURE_BYTES).weigher(weight).build(),
            quota: RateLimit::new(picture_quota()),
            concurrency: Arc::new(ConcurrencyLimit::new("gloriette_pictures", max, per_key)),
        }
    }

    /// The picture of a card for a server with this address, for a client.
    pub(crate) async fn picture(
        self: &Arc<Pictures>,
        card: ShareCard,
        address: &str,
        client: IpAddr,
    ) -> Result<Bytes, ApiError> {
        let key = (card, address.to_string());
        if let Some(picture) = self.cache.get(&key) {
            return Ok(picture);
        }
        let too_fast = || ApiError::too_many("too_fast", "too many pictures at once");
        if !self.quota.allow(&client) {
            return Err(too_fast());
        }
        let permit = self.concurrency.acquire(client.to_string()).ok_or_else(too_fast)?;
        let pictures = self.clone();
        let drawn = tokio::task::spawn_blocking(move || {
            let _held = permit;
            let drawing = pictures.drawings.get(&key.0.game).map(String::as_str);
            let picture = Bytes::from(picture::draw(&key.0, drawing, &key.1)?);
            pictures.cache.insert(key, picture.clone());
            Some(picture)
        });
        // The task can only have failed by a panic.
        drawn.await.ok().flatten().ok_or_else(ApiError::internal)
    }
}
