//! The tables of `docs/operators.md` say what the program does.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::common::gloriette;

const GUIDE: &str = include_str!("../../../../docs/operators.md");

/// The first two cells of every table row whose first cell is code that begins with `prefix`.
fn rows(prefix: &str) -> BTreeMap<String, String> {
    let cells = |line: &'static str| {
        let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
        let name = cells.next()?.strip_prefix('`')?.strip_suffix('`')?;
        Some((name.to_string(), cells.next()?.trim_matches('`').to_string()))
    };
    GUIDE.lines().filter_map(cells).filter(|(name, _)| name.starts_with(prefix)).collect()
}

/// Every flag of `gloriette serve` and its default, from the help text.
fn flags() -> BTreeMap<String, String> {
    let help = String::from_utf8(gloriette("serve --help", "").stdout).expect("help is text");
    let mut flags = BTreeMap::new();
    for block in help.split("\n      --").skip(1) {
        let name = block.split_whitespace().next().expect("a flag has a name");
        let default = block.split_once("[default: ").and_then(|(_, rest)| rest.split(']').next());
        flags.insert(format!("--{name}"), default.unwrap_or_default().to_string());
    }
    flags
}

#[test]
fn the_guide_lists_every_flag_with_its_default() {
    let mut documented = rows("--");
    // A switch is off by default, and clap does not print that.
    for switch in ["--trust-proxy", "--no-offline"] {
        assert_eq!(documented.insert(switch.into(), String::new()).as_deref(), Some("false"));
    }
    assert_eq!(documented, flags());
}

#[test]
fn the_guide_lists_every_metric() {
    let mut exported = Vec::new();
    find_metrics(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../server/src")), &mut exported);
    let documented = rows("gloriette_");
    assert!(exported.len() >= documented.len(), "found only {exported:?}");
    for name in exported {
        assert!(documented.contains_key(&name), "docs/operators.md does not list {name}");
    }
}

#[test]
fn dashboard_and_alerts_use_metrics_of_the_guide() {
    let documented = rows("gloriette_");
    for text in [
        include_str!("../../../../deploy/monitoring/grafana.json"),
        include_str!("../../../../deploy/monitoring/alerts.yml"),
    ] {
        let names = text.split("gloriette_").skip(1).map(|rest| {
            let name =
                rest.split(|sign: char| sign != '_' && !sign.is_alphanumeric()).next().unwrap_or_default();
            // Summaries have a sum and a count.
            let name = name.strip_suffix("_sum").or(name.strip_suffix("_count")).unwrap_or(name);
            format!("gloriette_{name}")
        });
        let names: Vec<String> = names.collect();
        assert!(!names.is_empty());
        for name in names {
            assert!(documented.contains_key(&name), "docs/operators.md does not list {name}");
        }
    }
}

/// Collects the string literals that begin with `gloriette_`.
fn find_metrics(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() {
            find_metrics(&entry, found);
            continue;
        }
        let text = fs::read_to_string(&entry).expect("a text file");
        for rest in text.split("\"gloriette_").skip(1) {
            found.push(format!("gloriette_{}", rest.split('"').next().unwrap_or_default()));
        }
    }
}
