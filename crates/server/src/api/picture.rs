//! The picture of a table for previews of its link.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use table::GameId;
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::ClientAddress;
use crate::api::state::Api;
use crate::api::tables::game_id;
use crate::sharing::Origin;

/// A PNG file.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
#[expect(dead_code, reason = "it describes the response")]
pub(crate) struct PngFile(Vec<u8>);

/// A picture of 1200 by 630 pixels with the names of the players and, once the game is over, their
/// points. The page of a table refers to it, so that links have a preview.
#[utoipa::path(get, path = "/api/games/{id}/picture", tag = "tables", params(("id" = GameId, Path)),
    security(()), responses(
    (status = OK, body = PngFile, content_type = "image/png"), (status = "4XX", body = ApiError)))]
pub(crate) async fn picture(
    State(api): State<Api>,
    Path(id): Path<String>,
    ClientAddress(client): ClientAddress,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let card = api.tables.share_card(game_id(&id)?).await?;
    let origin = Origin::of(&headers, api.options.trust_proxy);
    let address =
        origin.map_or(String::new(), |origin| format!("{}{}", origin.host(), api.options.base_path));
    let picture = api.pictures.picture(card, &address, client).await?;
    // Names and points change, but a preview may be some minutes old.
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=300")];
    Ok((headers, picture).into_response())
}
