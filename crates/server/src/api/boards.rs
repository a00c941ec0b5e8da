//! Sets of boards: entering, checking, sharing and deleting them.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game::{DataFiles, InputError};
use serde::{Deserialize, Serialize};
use table::{BoardSetId, BoardsOrigin};
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::{AuthenticatedPerson, OptionalPerson};
use crate::api::request_body::JsonBody;
use crate::api::state::Api;
use crate::limits::{BOARD_SETS_PER_PERSON, REPORTED_BOARD_PROBLEMS};
use crate::store::{StoredBoardSet, Write, Written};
use crate::wall_clock::now;

/// A set of boards in a list.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct BoardSetSummary {
    /// The id: a hash of the game and the files.
    id: BoardSetId,
    /// The game.
    #[schema(example = "go")]
    game: String,
    /// The name; empty for our own boards, and for those of an operator who gave them none.
    name: String,
    /// Where it comes from.
    origin: BoardsOrigin,
}

/// A list of sets of boards.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct BoardSets {
    /// The sets.
    sets: Vec<BoardSetSummary>,
}

/// A set of boards with its files.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct WholeBoardSet {
    /// Its description.
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    summary: BoardSetSummary,
    /// Whether you have entered it.
    yours: bool,
    /// The text of every data file, as a server reads it from its data folder.
    #[schema(example = json!({"go/stones.toml": "black = 181\n"}))]
    files: DataFiles,
}

/// The data files of a game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct DraftBoards {
    /// The game, by its name in records.
    #[schema(example = "go")]
    game: String,
    /// Texts of data files by name. Missing files are built in. All of them have at most 16 KB.
    #[schema(example = json!({"go/stones.toml": "black = 181\n"}))]
    files: DataFiles,
}

/// A new set of boards.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct NewBoardSet {
    /// The game, by its name in records.
    #[schema(example = "go")]
    game: String,
    /// The name, 1 to 24 characters. People at your tables see it; the lobby never shows it.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
    /// Texts of data files by name. Missing files are built in. All of them have at most 16 KB.
    #[schema(example = json!({"go/stones.toml": "black = 181\n"}))]
    files: DataFiles,
}

/// Something that is wrong with a data file.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct BoardProblem {
    /// The file, and the place in it.
    #[schema(example = "go/stones.toml, line 2")]
    place: String,
    /// A code that programs translate; each game has its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    code: Option<&'static str>,
    /// The values of the message.
    values: BTreeMap<&'static str, String>,
    /// The message in English.
    message: String,
}

/// The result of a check.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct CheckedBoards {
    /// Everything that is wrong, at most a hundred problems; none if the boards can be played.
    problems: Vec<BoardProblem>,
    /// If nothing is wrong: the text of every data file, without comments.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    files: Option<DataFiles>,
}

impl From<&InputError> for BoardProblem {
    fn from(error: &InputError) -> BoardProblem {
        BoardProblem {
            place: error.place().to_string(),
            code: error.code(),
            values: error.values().iter().cloned().collect(),
            message: error.what().to_string(),
        }
    }
}

impl From<&StoredBoardSet> for BoardSetSummary {
    fn from(StoredBoardSet { set, game, .. }: &StoredBoardSet) -> BoardSetSummary {
        BoardSetSummary {
            id: set.id,
            game: game.clone(),
            name: set.name.clone(),
            origin: BoardsOrigin::Person,
        }
    }
}

/// The sets that this server offers for every game. The first one of a game is dealt by default.
#[utoipa::path(get, path = "/api/boards", tag = "boards", security(()),
    responses((status = OK, body = BoardSets)))]
pub(crate) async fn offered(State(api): State<Api>) -> Json<BoardSets> {
    let summary = |(game, offered): (&'static str, &table::OfferedBoards)| BoardSetSummary {
        id: offered.set.id,
        game: game.to_string(),
        name: offered.set.name.clone(),
        origin: offered.origin,
    };
    Json(BoardSets { sets: api.tables.games().offered_boards().map(summary).collect() })
}

/// The sets that you have entered, the newest first.
#[utoipa::path(get, path = "/api/me/boards", tag = "boards", responses(
    (status = OK, body = BoardSets), (status = "4XX", body = ApiError)))]
pub(crate) async fn own(
    State(api): State<Api>,
    OptionalPerson(person): OptionalPerson,
) -> Result<Json<BoardSets>, ApiError> {
    let person = person.ok_or_else(ApiError::unknown_person)?;
    let stored = api.tables.store().board_sets(person.id).await?;
    Ok(Json(BoardSets { sets: stored.iter().map(BoardSetSummary::from).collect() }))
}

/// A set with its files. Everybody who has its id may read it.
#[utoipa::path(get, path = "/api/boards/{set}", tag = "boards", params(("set" = BoardSetId, Path)),
    security((), ("cookie" = []), ("bearer" = [])), responses(
    (status = OK, body = WholeBoardSet),
    (status = NOT_FOUND, body = ApiError, description = "nobody has this set, perhaps any more"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn read(
    State(api): State<Api>,
    Path(id): Path<String>,
    OptionalPerson(person): OptionalPerson,
) -> Result<Json<WholeBoardSet>, ApiError> {
    let id: BoardSetId = id.parse().map_err(|_| no_such_boards())?;
    let offered = api.tables.games().offered_boards().find(|(_, offered)| offered.set.id == id);
    if let Some((game, offered)) = offered {
        let (set, origin, game) = (&offered.set, offered.origin, game.to_string());
        let summary = BoardSetSummary { id, game, name: set.name.clone(), origin };
        return Ok(Json(WholeBoardSet { summary, yours: false, files: set.files.clone() }));
    }
    let reader = person.map(|person| person.id);
    let stored = api.tables.store().board_set(id, reader).await?.ok_or_else(no_such_boards)?;
    let (summary, yours) = (BoardSetSummary::from(&stored), Some(stored.author) == reader);
    Ok(Json(WholeBoardSet { summary, yours, files: stored.set.files }))
}

/// Check data files before you save them.
#[utoipa::path(post, path = "/api/boards/check", tag = "boards", request_body = DraftBoards, responses(
    (status = OK, body = CheckedBoards), (status = "4XX", body = ApiError)))]
pub(crate) async fn check(
    State(api): State<Api>,
    AuthenticatedPerson(_person): AuthenticatedPerson,
    JsonBody(DraftBoards { game, files }): JsonBody<DraftBoards>,
) -> Result<Json<CheckedBoards>, ApiError> {
    let games = api.tables.games();
    let problems = games.board_problems(&game, &files)?;
    let files = if problems.is_empty() { Some(games.canonical_files(&game, &files)?) } else { None };
    let problems = problems.iter().take(REPORTED_BOARD_PROBLEMS).map(BoardProblem::from).collect();
    Ok(Json(CheckedBoards { problems, files }))
}

/// Save a set of boards. If you have saved the same boards before, they get the new name. A person
/// may have fifty sets.
#[utoipa::path(post, path = "/api/boards", tag = "boards", request_body = NewBoardSet, responses(
    (status = CREATED, body = WholeBoardSet),
    (status = BAD_REQUEST, body = ApiError, description = "the name or the files are not valid; the message says where"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn save(
    State(api): State<Api>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    JsonBody(NewBoardSet { game, name, files }): JsonBody<NewBoardSet>,
) -> Result<(StatusCode, Json<WholeBoardSet>), ApiError> {
    let set = api.tables.games().board_set(&game, &name, &files)?;
    let stored = StoredBoardSet { set, game, author: person.id, since: now() };
    let summary = BoardSetSummary::from(&stored);
    let files = stored.set.files.clone();
    if api.tables.store().write(Write::SaveBoardSet(stored)).await? == Written::Conflict {
        let message = format!("you have {BOARD_SETS_PER_PERSON} sets of boards; delete one first");
        return Err(ApiError::too_many("too_many_boards", message));
    }
    Ok((StatusCode::CREATED, Json(WholeBoardSet { summary, yours: true, files })))
}

/// Delete a set that you have entered. Tables that were opened with it keep their boards. Deleting
/// a set that you do not have changes nothing.
#[utoipa::path(delete, path = "/api/me/boards/{set}", tag = "boards", params(("set" = BoardSetId, Path)), responses(
    (status = NO_CONTENT), (status = "4XX", body = ApiError)))]
pub(crate) async fn delete(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
) -> Result<StatusCode, ApiError> {
    let id = id.parse().map_err(|_| no_such_boards())?;
    api.tables.store().write(Write::DeleteBoardSet { id, author: person.id }).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn no_such_boards() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, "no_such_boards", "nobody has this set of boards, perhaps any more")
}
