//! The content of each generated file.

use game::{Declarations, Game};

/// The generated files: name and text of each.
pub fn files() -> [(&'static str, String); 3] {
    [
        ("server.ts", with_header(server::api::declarations())),
        ("sanssouci.ts", sanssouci()),
        ("versailles.ts", versailles()),
    ]
}

fn sanssouci() -> String {
    let types = Declarations::default()
        .with::<sanssouci::View>()
        .with::<sanssouci::Event>()
        .with::<sanssouci::Entry>()
        .with::<sanssouci::Options>()
        .with::<sanssouci::Outcome>();
    with_header(info::<sanssouci::Position>() + &types.text())
}

fn versailles() -> String {
    let types = Declarations::default()
        .with::<versailles::View>()
        .with::<versailles::Event>()
        .with::<versailles::Entry>()
        .with::<versailles::Options>()
        .with::<versailles::Outcome>()
        .with::<versailles::Kind>();
    with_header(info::<versailles::Position>() + &types.text())
}

/// The description of a game as a constant.
fn info<G: Game>() -> String {
    let info = serde_json::to_string_pretty(&G::INFO).expect("a game's description is plain JSON");
    format!("export const INFO = {info} as const;\n")
}

fn with_header(text: String) -> String {
    format!("// Generated from the Rust types. Do not edit: run UPDATE_TYPES=1 cargo test -p types\n\n{text}")
}
