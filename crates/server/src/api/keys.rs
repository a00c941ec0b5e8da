//! The keys of the person who sends the request, one per device: listing and revoking them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::{PersonId, Timestamp};
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::{AuthenticatedPerson, PresentedKey};
use crate::api::cookie::expired_cookie;
use crate::api::person_cache::PersonCache;
use crate::api::state::Api;
use crate::key::KeyHash;
use crate::store::{Revocation, StoredKey, Write, Written};
use crate::tables::{Tables, stopped};

/// A key of yours. Every device has its own.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct KeyView {
    /// A short name of the key, which is of no use to anybody else.
    id: String,
    /// When the device got the key.
    since: Timestamp,
    /// The beginning of the day (UTC) on which it was last used; `null` if that is not known.
    used: Option<Timestamp>,
    /// The browser, such as `Firefox`; `null` if it is not known.
    browser: Option<String>,
    /// The operating system, such as `Android`; `null` if it is not known.
    platform: Option<String>,
    /// Whether this request uses it.
    current: bool,
}

/// Your keys.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Keys {
    /// At most a hundred, the last used first.
    keys: Vec<KeyView>,
}

/// Your keys. Every device has one.
#[utoipa::path(get, path = "/api/me/keys", tag = "people", responses(
    (status = OK, body = Keys), (status = "4XX", body = ApiError)))]
pub(crate) async fn list(
    State(api): State<Api>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    key: PresentedKey,
) -> Result<Json<Keys>, ApiError> {
    let view = |StoredKey { hash, since, used, device }: StoredKey| KeyView {
        id: hash.public_id(),
        since,
        used,
        browser: device.browser,
        platform: device.platform,
        current: hash == key.hash,
    };
    let keys = api.tables.store().keys(person.id).await?;
    Ok(Json(Keys { keys: keys.into_iter().map(view).collect() }))
}

/// Revoke a key, which signs its device out. You cannot revoke your last key, because nobody could
/// ever be you again. Revoking a key that you do not have changes nothing.
#[utoipa::path(delete, path = "/api/me/keys/{id}", tag = "people", params(("id" = String, Path)), responses(
    (status = NO_CONTENT), (status = CONFLICT, body = ApiError, description = "it is your last key"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn revoke(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    key: PresentedKey,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let Some(hash) = key_with_id(&api, person.id, &id).await? else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let written = revoke_keys(&api, person.id, &key, Revocation::One(hash.clone())).await?;
    if written == Written::Conflict && key_with_id(&api, person.id, &id).await?.is_some() {
        let message = "this is your last key; without it nobody could ever be you again";
        return Err(ApiError::new(StatusCode::CONFLICT, "last_key", message));
    }
    if key.by_cookie && hash == key.hash {
        let cookie = [(header::SET_COOKIE, expired_cookie(&api, &headers))];
        return Ok((StatusCode::NO_CONTENT, cookie).into_response());
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Revoke all keys but the one of this request, which signs you out on all other devices.
#[utoipa::path(delete, path = "/api/me/keys", tag = "people", responses(
    (status = NO_CONTENT), (status = "4XX", body = ApiError)))]
pub(crate) async fn revoke_others(
    State(api): State<Api>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    key: PresentedKey,
) -> Result<StatusCode, ApiError> {
    revoke_keys(&api, person.id, &key, Revocation::Others).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn key_with_id(api: &Api, person: PersonId, id: &str) -> Result<Option<KeyHash>, ApiError> {
    let keys = api.tables.store().keys(person).await?;
    Ok(keys.into_iter().map(|key| key.hash).find(|hash| hash.public_id() == id))
}

/// Revokes keys, and makes this process forget them at once. Other processes hear of it from the
/// database; without that news, their caches forget by themselves.
async fn revoke_keys(
    api: &Api,
    person: PersonId,
    key: &PresentedKey,
    revocation: Revocation,
) -> Result<Written, ApiError> {
    let write = Write::Revoke { person, by: key.hash.clone(), revocation };
    let written = api.tables.store().write(write).await?;
    api.people.forget(Some(person));
    if written == Written::Done {
        api.tables.revocations().send(Some(person));
    }
    Ok(written)
}

/// Completes when a key is no longer valid; never for visitors without a key. Streams end then.
pub(crate) async fn revoked(api: Api, key: Option<(KeyHash, PersonId)>) {
    let Some((hash, person)) = key else { return std::future::pending().await };
    let mut news = api.tables.revocations().subscribe();
    // The first look is for revocations between the start of the request and the subscription.
    loop {
        // On the heap, because a future of the store is large and most streams only wait.
        match Box::pin(api.tables.store().key_owner(&hash)).await {
            Ok(Some(_)) => {}
            Ok(None) => return,
            // A stream ends rather than show a revoked device something. The client connects again.
            Err(error) => return tracing::warn!(%error, "cannot check the key of a stream"),
        }
        while news.next().await.is_some_and(|revoked| revoked != person) {}
    }
}

/// Makes the cache forget keys that another process revokes, until the server shuts down.
pub(super) async fn forget_revoked(people: Arc<PersonCache>, tables: Tables) {
    let (mut news, mut stopping) = (tables.revocations().subscribe(), tables.stopping());
    drop(tables);
    loop {
        tokio::select! {
            revoked = news.next() => people.forget(revoked),
            () = stopped(&mut stopping) => return,
        }
    }
}
