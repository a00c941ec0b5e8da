//! The OpenAPI description, generated from the code and the registered games.

use axum::Router;
use bots::Level;
use serde_json::{Value, json};
use table::Games;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use crate::api::cookie::COOKIE;
use crate::api::game_options;
use crate::api::state::Api;

/// The API of Gloriette, a platform for formal-garden board games.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Gloriette",
        description = "Get an identity (`POST /api/me`), open a table (`POST /api/games`), watch it (`GET /api/games/{id}/events`) and decide (`POST /api/games/{id}/decisions`). Everybody who has a game's id may watch it; the rules decide who sees hidden information.",
        license(name = "MIT OR Apache-2.0")
    ),
    servers((url = "..")),
    // Routes that need no key say so.
    security(("cookie" = []), ("bearer" = [])),
    modifiers(&Keys)
)]
struct Head;

/// The two places where a request can have its key.
struct Keys;

impl Modify for Keys {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let description = "The cookie that `POST /api/me` sets. Browsers send it on their own.";
        let cookie =
            SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description(COOKIE, description)));
        let bearer = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The value of that cookie, for programs. It takes precedence."));
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("cookie", cookie);
        components.add_security_scheme("bearer", SecurityScheme::Http(bearer.build()));
    }
}

pub(super) fn head() -> utoipa::openapi::OpenApi {
    Head::openapi()
}

/// All routes with their description as JSON.
pub(crate) fn described_routes(games: &Games) -> (Router<Api>, String) {
    let (routes, description) = super::routes().split_for_parts();
    let mut description = serde_json::to_value(description).expect("the description is plain data");
    for operation in operations(&mut description) {
        add_errors(operation);
        describe_events(operation);
    }
    describe_words(&mut description);
    game_options::describe(&mut description, games);
    (routes, description.to_string())
}

/// The OpenAPI description as JSON; the server has it at `/api/openapi.json`.
pub fn description(games: &Games) -> String {
    described_routes(games).1
}

fn operations(description: &mut Value) -> impl Iterator<Item = &mut Value> {
    let paths = description["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    paths.filter_map(Value::as_object_mut).flat_map(|path| path.values_mut())
}

/// Adds the errors that every operation can have.
fn add_errors(operation: &mut Value) {
    let errors = [
        ("4XX", "the request is refused; the code says why"),
        ("5XX", "the server stops or has a problem; repeat the request with the same idempotency key"),
    ];
    for (class, text) in errors {
        let schema = json!({"$ref": "#/components/schemas/ApiError"});
        let error = json!({"description": text, "content": {"application/json": {"schema": schema}}});
        let response = &mut operation["responses"][class];
        if response.is_null() {
            *response = error;
        }
    }
}

/// Describes the events of a stream. The code states only the type of their data.
fn describe_events(operation: &mut Value) {
    let Some(schema) = operation.pointer_mut("/responses/200/content/text~1event-stream/schema") else {
        return;
    };
    let data = json!({
        "type": "string",
        "contentMediaType": "application/json",
        "contentSchema": schema.take(),
    });
    *schema = json!({
        "type": "object",
        "description": "One event. Comments, which keep the connection alive, come between events.",
        "required": ["event", "data"],
        "properties": {
            "event": {"type": "string", "description": "The type of the event."},
            "id": {"type": "string", "description": "The sequence number of a frame's entry."},
            "data": data,
        },
    });
}

/// Lists the words that fill a seat.
fn describe_words(description: &mut Value) {
    let with_levels = |words: &[&'static str]| {
        let words = words.iter().copied().chain(Level::ALL.map(Level::name));
        json!(words.collect::<Vec<_>>())
    };
    let schemas = &mut description["components"]["schemas"];
    schemas["NewOccupant"]["properties"]["who"]["enum"] = with_levels(&["me"]);
    schemas["NewTable"]["properties"]["seats"]["items"]["enum"] = with_levels(&["me", "open"]);
}
