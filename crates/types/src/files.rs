//! What is written into each file.

use game::Declarations;

/// The files, each with its text.
pub fn files() -> [(&'static str, String); 3] {
    [
        ("server.ts", whole(server::api::declarations())),
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
    whole(types.text())
}

fn versailles() -> String {
    let types = Declarations::default()
        .with::<versailles::View>()
        .with::<versailles::Event>()
        .with::<versailles::Entry>()
        .with::<versailles::Options>()
        .with::<versailles::Outcome>()
        .with::<versailles::Kind>();
    whole(types.text())
}

fn whole(declarations: String) -> String {
    format!("// Made from the Rust types. Do not edit: UPDATE_TYPES=1 cargo test -p types\n\n{declarations}")
}
