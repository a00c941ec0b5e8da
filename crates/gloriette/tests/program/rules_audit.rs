//! The tables of `docs/rules-audit.md` name files, functions and tests that exist.

use std::fs;
use std::path::{Path, PathBuf};

const AUDIT: &str = include_str!("../../../../docs/rules-audit.md");

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The names in backticks of a cell.
fn names(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// The file of a test, `module::name`, of a crate.
fn test_file(game: &str, module: &str) -> PathBuf {
    let folders = [
        ("table/", "crates/table/tests/commands"),
        ("server/", "crates/server/tests/over_http"),
        ("bots/", "crates/bots/tests"),
    ];
    for (prefix, folder) in folders {
        if let Some(module) = module.strip_prefix(prefix) {
            return root().join(folder).join(module).with_extension("rs");
        }
    }
    let folder = if module == "rulebook_examples" { "src" } else { "tests/rules" };
    root().join("crates").join(game).join(folder).join(module).with_extension("rs")
}

/// Checks the cell that says where a statement is implemented: files, and names in them.
fn check_place(row: &str, game: &str, cell: &str) {
    let mut text = String::new();
    for name in names(cell) {
        if name.ends_with(".rs") || name.contains('/') {
            let path = match name.contains('/') {
                true => root().join(name),
                false => root().join("crates").join(game).join("src").join(name),
            };
            text = fs::read_to_string(&path).unwrap_or_else(|_| panic!("{row}: no file {name}"));
        } else {
            let last = name.rsplit("::").next().unwrap_or(name);
            assert!(text.contains(last), "{row}: no {name} in {cell}");
        }
    }
}

/// Checks the cell that names a test, or the reason why there is none.
fn check_test(row: &str, game: &str, cell: &str) {
    if cell.starts_with("none: ") {
        return;
    }
    let name = names(cell).next().unwrap_or_else(|| panic!("{row}: no test"));
    match name.split_once("::") {
        Some((module, function)) => {
            let file = test_file(game, module);
            let text = fs::read_to_string(&file).unwrap_or_else(|_| panic!("{row}: no file {file:?}"));
            assert!(text.contains(&format!("fn {function}(")), "{row}: no test {name}");
        }
        None => assert!(root().join(name).exists(), "{row}: no file {name}"),
    }
}

#[test]
fn every_statement_names_code_and_a_test_that_exist() {
    let mut game = "";
    let mut statements = 0;
    for line in AUDIT.lines() {
        match line {
            "## Sanssouci" => game = "sanssouci",
            "## The Gardens of Versailles" => game = "versailles",
            _ => {}
        }
        let cells: Vec<&str> = line.split(" | ").map(|cell| cell.trim_matches(['|', ' '])).collect();
        let [row, statement, source, place, test] = cells[..] else { continue };
        if !row.starts_with(['S', 'V']) {
            continue;
        }
        assert!(!statement.is_empty() && !source.is_empty(), "{row}");
        check_place(row, game, place);
        check_test(row, game, test);
        statements += 1;
    }
    assert!(statements > 300, "{statements}");
}
