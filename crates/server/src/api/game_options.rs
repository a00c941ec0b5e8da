//! The games in the OpenAPI description: names, player counts and options, as each game's
//! [`INFO`](game::Game::INFO) states them.

use game::{GameInfo, OptionInfo, OptionKind};
use serde_json::{Map, Value, json};
use table::Games;

/// Replaces the general schema of [`Terms`](table::Terms) by one per game, and lists the games
/// where requests name one.
pub(super) fn describe(description: &mut Value, games: &Games) {
    let schemas = &mut description["components"]["schemas"];
    let names: Vec<&str> = games.infos().map(|info| info.name).collect();
    for request in ["DraftBoards", "NewBoardSet"] {
        schemas[request]["properties"]["game"]["enum"] = json!(names);
        schemas[request]["properties"]["game"]["example"] = json!(names.first());
    }
    let mut kinds = Vec::new();
    let mut mapping = Map::new();
    for info in games.infos() {
        let (terms, options) = (format!("{}.Terms", info.name), format!("{}.Options", info.name));
        schemas[&terms] = terms_of(&schemas["Terms"], &info, &reference(&options));
        schemas[&options] = options_of(&info);
        mapping.insert(info.name.to_string(), json!(format!("#/components/schemas/{terms}")));
        kinds.push(reference(&terms));
    }
    if !kinds.is_empty() {
        schemas["Terms"] = json!({
            "description": schemas["Terms"]["description"],
            "oneOf": kinds,
            "discriminator": {"propertyName": "game", "mapping": mapping},
        });
    }
}

fn reference(schema: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{schema}")})
}

/// The terms of a table for this game.
fn terms_of(general: &Value, info: &GameInfo, options: &Value) -> Value {
    let mut terms = general.clone();
    terms["title"] = json!(format!("Terms of {}", info.title));
    let game = &mut terms["properties"]["game"];
    *game = json!({"type": "string", "description": game["description"], "enum": [info.name]});
    terms["properties"]["options"] = options.clone();
    terms
}

/// The options of this game.
fn options_of(info: &GameInfo) -> Value {
    let players = json!({
        "type": "integer",
        "description": info.players_description,
        "minimum": info.players.start(),
        "maximum": info.players.end(),
    });
    let mut properties = Map::from_iter([("players".to_string(), players)]);
    properties.extend(info.options.iter().map(|option| (option.name.to_string(), option_of(option))));
    json!({
        "type": "object",
        "title": format!("Options of {}", info.title),
        "description": "All of them are required, as in a record.",
        "required": properties.keys().collect::<Vec<_>>(),
        "properties": properties,
        "additionalProperties": false,
        "example": info.default_options(*info.players.start()),
    })
}

fn option_of(option: &OptionInfo) -> Value {
    let condition = option.condition.map(|condition| format!(" ({condition})")).unwrap_or_default();
    let mut schema = match option.kind {
        OptionKind::Flag { .. } => json!({"type": "boolean"}),
        OptionKind::Choice { values, .. } => json!({"type": "string", "enum": values}),
    };
    schema["description"] = json!(format!("{}{condition}", option.description));
    schema["default"] = option.kind.default();
    schema
}
