//! Doors open one way only: which crate may know which other. ARCHITECTURE.md draws it, this test keeps it true.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// Every crate of the house, and whom it may depend on.
const DOORS: [(&str, &[&str]); 9] = [
    ("game", &[]),
    ("sanssouci", &["game"]),
    ("versailles", &["game"]),
    ("bots", &["sanssouci", "game", "versailles"]),
    ("server", &["bots", "game"]),
    ("client", &[]),
    ("conformance", &["game"]),
    ("types", &["sanssouci", "server", "game", "versailles"]),
    ("gloriette", &["bots", "client", "sanssouci", "server", "game", "versailles"]),
];

/// What a game crate must not use, for it is to run in the browser, too.
const OUTSIDE: [&str; 5] = ["std::fs", "std::net", "std::thread", "std::time", "std::env"];

fn crates() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

fn read(path: &str) -> String {
    fs::read_to_string(crates().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Every source of a folder and the folders in it.
fn sources(folder: PathBuf) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(&folder).expect("the folder is there") {
        let path = entry.expect("it was listed").path();
        if path.is_dir() {
            found.extend(sources(path));
        } else {
            let text = fs::read_to_string(&path).expect("sources are text");
            found.push((path, text));
        }
    }
    found
}

fn nothing_outside(sources: Vec<(PathBuf, String)>) {
    for (path, text) in sources {
        // A length of time is a number like any other; what is outside is the clock.
        let text = text.replace("std::time::Duration", "");
        for outside in OUTSIDE {
            assert!(!text.contains(outside), "{} uses {outside}", path.display());
        }
    }
}

/// The names of the house's crates among the dependencies that a build needs; what tests need is free.
fn known_by(name: &str) -> BTreeSet<String> {
    let manifest: toml::Table =
        read(&format!("{name}/Cargo.toml")).parse().expect("cargo has read it already");
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
    for game in ["game", "sanssouci", "versailles"] {
        nothing_outside(sources(crates().join(game).join("src")));
    }
}

#[test]
fn bots_look_out_in_the_arena_and_at_school_only() {
    let mut sources = sources(crates().join("bots/src"));
    let looks_out = |path: &Path| {
        path.components().any(|part| ["arena", "school"].map(OsStr::new).contains(&part.as_os_str()))
    };
    sources.retain(|(path, _)| !looks_out(path));
    assert!(sources.len() > 10);
    nothing_outside(sources);
}

#[test]
fn the_server_names_no_game() {
    for (path, text) in sources(crates().join("server/src")) {
        // What stands in tests is an example, and needs a real game.
        let text = text.split("#[cfg(test)]").next().unwrap_or_default().to_lowercase();
        for game in ["sanssouci", "versailles"] {
            assert!(!text.contains(game), "{} names {game}", path.display());
        }
    }
}

#[test]
fn every_dependency_has_a_reason() {
    let plan = read("../ARCHITECTURE.md");
    let reasons = plan.split("## Dependencies").nth(1).expect("the plan has that part");
    let workspace: toml::Table = read("../Cargo.toml").parse().expect("cargo has read it already");
    let ours = workspace["workspace"]["dependencies"].as_table().expect("it is a table");
    let page: serde_json::Value =
        serde_json::from_str(&read("../web/package.json")).expect("npm has read it");
    let theirs = page["dependencies"].as_object().expect("it is an object");
    let names = ours.iter().filter(|(_, from)| from.get("path").is_none()).map(|(name, _)| name);
    for name in names.chain(theirs.keys()) {
        assert!(reasons.contains(&format!("`{name}`")), "ARCHITECTURE.md does not say what {name} is for");
    }
}
