//! The rules of ARCHITECTURE.md that neither the compiler nor clippy can check.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Every crate and the crates that it may depend on. Dev-dependencies are free.
const CRATES: [(&str, &[&str]); 12] = [
    ("game", &[]),
    ("sanssouci", &["game"]),
    ("versailles", &["game"]),
    ("bots", &["game", "sanssouci", "versailles"]),
    ("table", &["bots", "game"]),
    ("browser", &["bots", "game", "sanssouci", "table", "versailles"]),
    ("server", &["bots", "game", "table"]),
    ("client", &[]),
    ("conformance", &["game"]),
    ("simulation", &["bots", "game", "sanssouci", "server", "table", "versailles"]),
    ("types", &["game", "sanssouci", "server", "versailles"]),
    ("gloriette", &["bots", "client", "game", "sanssouci", "server", "table", "versailles"]),
];

/// The crates without I/O, clocks and threads. The clippy.toml of each forbids them.
const PURE: [&str; 6] = ["game", "sanssouci", "versailles", "bots", "table", "browser"];

fn crates() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

fn read(path: &str) -> String {
    fs::read_to_string(crates().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn manifest(path: &str) -> toml::Table {
    read(path).parse().expect("cargo has read it")
}

fn sources(folder: PathBuf) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(&folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(sources(path));
        } else {
            let text = fs::read_to_string(&path).expect("a text file");
            found.push((path, text));
        }
    }
    found
}

#[test]
fn crates_depend_only_on_the_crates_below_them() {
    let folders: BTreeSet<String> = fs::read_dir(crates())
        .expect("the folder of crates")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| crates().join(name).join("Cargo.toml").exists())
        .collect();
    assert_eq!(folders, CRATES.iter().map(|(name, _)| (*name).to_owned()).collect());
    for (name, allowed) in CRATES {
        let manifest = manifest(&format!("{name}/Cargo.toml"));
        let dependencies = manifest.get("dependencies").and_then(toml::Value::as_table);
        for dependency in dependencies.into_iter().flat_map(toml::Table::keys) {
            let is_ours = CRATES.iter().any(|(other, _)| other == dependency);
            assert!(!is_ours || allowed.contains(&dependency.as_str()), "{name} depends on {dependency}");
        }
    }
}

#[test]
fn clippy_keeps_the_pure_crates_pure() {
    for name in PURE {
        let config = manifest(&format!("{name}/clippy.toml"));
        let paths: BTreeSet<&str> = ["disallowed-types", "disallowed-methods"]
            .iter()
            .filter_map(|key| config.get(*key)?.as_array())
            .flatten()
            .filter_map(|rule| rule.get("path")?.as_str())
            .collect();
        for path in ["std::fs::File", "std::net::TcpStream", "std::thread::spawn", "std::time::SystemTime"] {
            assert!(paths.contains(path), "{name}/clippy.toml does not forbid {path}");
        }
    }
}

#[test]
fn table_and_server_name_no_game() {
    for name in ["table", "server"] {
        for (path, text) in sources(crates().join(name).join("src")) {
            // Unit tests and examples need a real game.
            let code = text.split("#[cfg(test)]").next().unwrap_or_default().to_lowercase();
            let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            for line in code {
                for game in ["sanssouci", "versailles"] {
                    assert!(!line.contains(game), "{} names {game}", path.display());
                }
            }
        }
    }
}

#[test]
fn every_dependency_has_a_reason_in_architecture_md() {
    let architecture = read("../ARCHITECTURE.md");
    let reasons = architecture.split("## Dependencies").nth(1).expect("the section");
    let workspace = manifest("../Cargo.toml");
    let rust = workspace["workspace"]["dependencies"].as_table().expect("a table");
    let page: serde_json::Value = serde_json::from_str(&read("../web/package.json")).expect("JSON");
    let npm = page["dependencies"].as_object().expect("an object");
    let names = rust.iter().filter(|(_, from)| from.get("path").is_none()).map(|(name, _)| name);
    for name in names.chain(npm.keys()) {
        assert!(reasons.contains(&format!("`{name}`")), "ARCHITECTURE.md gives no reason for {name}");
    }
}
