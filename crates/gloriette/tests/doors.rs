//! Doors open one way only: which crate may know which other. ARCHITECTURE.md draws it, this test keeps it true.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Every crate of the house, and whom it may depend on.
const DOORS: [(&str, &[&str]); 9] = [
    ("table", &[]),
    ("sanssouci", &["table"]),
    ("versailles", &["table"]),
    ("bots", &["sanssouci", "table", "versailles"]),
    ("server", &["bots", "table"]),
    ("client", &[]),
    ("referee", &["table"]),
    ("types", &["sanssouci", "server", "table", "versailles"]),
    ("gloriette", &["bots", "client", "sanssouci", "server", "table", "versailles"]),
];

/// What a game crate must not use, for it is to run in the browser, too.
const OUTSIDE: [&str; 5] = ["std::fs", "std::net", "std::thread", "std::time", "std::env"];

fn crates() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The names of the house's crates among the dependencies that a build needs; what tests need is free.
fn known_by(name: &str) -> BTreeSet<String> {
    let text =
        fs::read_to_string(crates().join(name).join("Cargo.toml")).expect("every crate has a manifest");
    let manifest: toml::Table = text.parse().expect("cargo has read it already");
    let dependencies = manifest.get("dependencies").and_then(toml::Value::as_table);
    let names = dependencies.into_iter().flat_map(toml::Table::keys);
    names.filter(|name| DOORS.iter().any(|(other, _)| other == name)).cloned().collect()
}

#[test]
fn doors_open_one_way() {
    for (name, allowed) in DOORS {
        let allowed: BTreeSet<String> = allowed.iter().map(ToString::to_string).collect();
        let known = known_by(name);
        assert!(known.is_subset(&allowed), "{name} knows {known:?}, but may know {allowed:?} only");
    }
}

#[test]
fn every_room_is_on_the_plan() {
    let there: BTreeSet<String> = fs::read_dir(crates())
        .expect("the crates' folder is there")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| crates().join(name).join("Cargo.toml").exists())
        .collect();
    assert_eq!(there, DOORS.iter().map(|(name, _)| (*name).to_owned()).collect());
}

#[test]
fn games_stay_inside() {
    for game in ["table", "sanssouci", "versailles"] {
        for file in fs::read_dir(crates().join(game).join("src")).expect("every crate has sources") {
            let path = file.expect("it was listed").path();
            let Ok(text) = fs::read_to_string(&path) else { continue };
            for outside in OUTSIDE {
                assert!(!text.contains(outside), "{} uses {outside}", path.display());
            }
        }
    }
}
