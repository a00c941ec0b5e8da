//! The description of the API is valid, and says what is served.

use std::collections::BTreeSet;

use serde_json::Value;

fn description() -> Value {
    serde_json::from_str(&server::api::description()).expect("the description is JSON")
}

/// Every reference leads somewhere, every operation has a summary, parameters for what is in its path, and answers.
#[test]
fn it_is_valid() {
    let description = description();
    assert!(description["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    for key in ["title", "version", "description"] {
        assert!(description["info"][key].is_string(), "{key}");
    }
    let mut references = Vec::new();
    collect(&description, &mut references);
    assert!(references.len() > 20);
    for reference in references {
        let path = reference.strip_prefix('#').expect("references stay within the description");
        assert!(description.pointer(path).is_some(), "{reference} leads nowhere");
    }
    let mut names = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let place = format!("{method} {path}");
            assert!(operation["summary"].is_string(), "{place} says what it does");
            let id = operation["operationId"].as_str().expect("an operation has a name").to_string();
            assert!(names.insert(id), "{place}: every name once");
            assert!(!operation["responses"].as_object().expect("answers").is_empty(), "{place}");
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            for name in path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
                let named = |parameter: &Value| parameter["name"] == name && parameter["in"] == "path";
                assert!(parameters.iter().any(named), "{place}: {name}");
            }
        }
    }
}

fn collect(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            references.extend(object.get("$ref").and_then(Value::as_str).map(str::to_string));
            object.values().for_each(|value| collect(value, references));
        }
        Value::Array(list) => list.iter().for_each(|value| collect(value, references)),
        _ => {}
    }
}
