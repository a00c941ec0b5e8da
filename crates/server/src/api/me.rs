//! People: who am I, what am I called, where do I play.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::body::{Body, Params};
use crate::api::error::Problem;
use crate::api::person::{Address, Known, Perhaps, cookie};
use crate::api::state::Api;
use crate::id::PersonId;
use crate::key::Key;
use crate::sitting::{Person, Phase, Summary};
use crate::store::{Finding, Write, Written};
use crate::text;
use crate::time::Instant;

/// Oneself.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Me {
    /// Who; no secret.
    #[schema(value_type = String)]
    id: PersonId,
    /// As one calls oneself; empty if one never said.
    name: String,
}

impl From<Person> for Me {
    fn from(Person { id, name }: Person) -> Me {
        Me { id, name }
    }
}

/// Say hello: the first time it gives you a key, in a cookie; from then on it says who you are.
#[utoipa::path(post, path = "/api/me", tag = "people", responses(
    (status = OK, body = Me), (status = CREATED, body = Me), (status = "4XX", body = Problem)))]
pub(crate) async fn hello(
    State(api): State<Api>,
    Perhaps(person): Perhaps,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if let Some(person) = person {
        return Ok(Json(Me::from(person)).into_response());
    }
    if !api.arrivals.allow(&address.to_string()) {
        return Err(Problem::too_many(
            "too_many_people",
            "too many new people from this address; wait a minute",
        ));
    }
    let (person, key) = (Person { id: PersonId::random(), name: String::new() }, Key::random());
    let write = Write::Person { id: person.id, key: key.hash(), at: Instant::now() };
    api.hall.store().write(write).await?;
    let set = [(header::SET_COOKIE, cookie(&key, &api, &headers))];
    Ok((StatusCode::CREATED, set, Json(Me::from(person))).into_response())
}

/// A new name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Name {
    /// At most 24 characters.
    name: String,
}

/// Go by another name.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = Name, responses(
    (status = OK, body = Me), (status = "4XX", body = Problem)))]
pub(crate) async fn rename(
    State(api): State<Api>,
    Known(person): Known,
    Body(Name { name }): Body<Name>,
) -> Result<Json<Me>, Problem> {
    let name = text::name(&name)?;
    let person = Person { id: person.id, name };
    api.hall.rename(&person).await?;
    api.people.forget(person.id);
    Ok(Json(person.into()))
}

/// Which page of finished games.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Page {
    /// How many finished games to pass over.
    #[serde(default)]
    skip: u32,
}

/// One's games.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct MyGames {
    /// Those in which one must decide.
    your_turn: Vec<Summary>,
    /// Other games under way.
    running: Vec<Summary>,
    /// Tables that wait for people.
    open: Vec<Summary>,
    /// Games that are over, the last first; fifty at a time.
    over: Vec<Summary>,
}

/// Your games: those that wait for you first.
#[utoipa::path(get, path = "/api/me/games", tag = "people", params(Page), responses(
    (status = OK, body = MyGames), (status = "4XX", body = Problem)))]
pub(crate) async fn games(
    State(api): State<Api>,
    Perhaps(person): Perhaps,
    Params(page): Params<Page>,
) -> Result<Json<MyGames>, Problem> {
    const PAGE: u32 = 50;
    let person = person.ok_or_else(Problem::unknown_person)?.id;
    let store = api.hall.store();
    // Nobody has more unfinished games than the limit allows.
    let all = api.options.limits.games_each.min(1000) as u32;
    let running = store.find(Finding::Of(person, Phase::Running), 0, all).await?;
    let (your_turn, running) = running.into_iter().partition(|summary| summary.awaits(person));
    Ok(Json(MyGames {
        your_turn,
        running,
        open: store.find(Finding::Of(person, Phase::Open), 0, all).await?,
        over: store.find(Finding::Of(person, Phase::Over), page.skip, PAGE).await?,
    }))
}

/// A link for another device.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Link {
    /// What the other device has to show, once, within a quarter of an hour.
    token: String,
}

const LINK_LASTS: i64 = 15 * 60 * 1000;

/// Make a one-time link that lets another device be you.
#[utoipa::path(post, path = "/api/me/links", tag = "people", responses(
    (status = CREATED, body = Link), (status = "4XX", body = Problem)))]
pub(crate) async fn link(
    State(api): State<Api>,
    Known(person): Known,
) -> Result<(StatusCode, Json<Link>), Problem> {
    let token = Key::random();
    let until = Instant::now().after(LINK_LASTS);
    api.hall.store().write(Write::Link { hash: token.hash(), person: person.id, until }).await?;
    Ok((StatusCode::CREATED, Json(Link { token: token.reveal().to_string() })))
}

/// Use a one-time link: this device gets a key of its own, in a cookie.
#[utoipa::path(post, path = "/api/keys", tag = "people", request_body = Link, responses(
    (status = OK, body = Me), (status = "4XX", body = Problem)))]
pub(crate) async fn use_link(
    State(api): State<Api>,
    Address(address): Address,
    headers: HeaderMap,
    Body(Link { token }): Body<Link>,
) -> Result<Response, Problem> {
    if !api.arrivals.allow(&address.to_string()) {
        return Err(Problem::too_many(
            "too_many_people",
            "too many new people from this address; wait a minute",
        ));
    }
    let used = || Problem::new(StatusCode::GONE, "link_used", "this link was used already, or is too old");
    let (token, key) = (Key::read(&token).ok_or_else(used)?, Key::random());
    let write = Write::UseLink { hash: token.hash(), key: key.hash(), at: Instant::now() };
    if api.hall.store().write(write).await? == Written::Taken {
        return Err(used());
    }
    let person = api.people.find(&key.hash(), api.hall.store()).await?.ok_or_else(used)?;
    Ok(([(header::SET_COOKIE, cookie(&key, &api, &headers))], Json(Me::from(person))).into_response())
}
