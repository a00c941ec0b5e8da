//! Validates values against the parts of JSON Schema that our OpenAPI description uses.

use std::collections::BTreeSet;

use serde_json::Value;

/// The first violation of the schema and its place; `None` if the value is valid. If the schema
/// describes any keys, others are violations, too.
pub(crate) fn mismatch(value: &Value, schema: &Value, whole: &Value, place: &str) -> Option<String> {
    violation(value, schema, whole, place).or_else(|| unknown_key(value, schema, whole, place))
}

fn violation(value: &Value, schema: &Value, whole: &Value, place: &str) -> Option<String> {
    let list = |key: &str| schema[key].as_array().into_iter().flatten();
    if let Some(reference) = schema["$ref"].as_str() {
        let target = whole.pointer(reference.trim_start_matches('#')).expect("the reference resolves");
        return mismatch(value, target, whole, place);
    }
    if let Some(mismatch) = list("allOf").find_map(|part| part_violation(value, part, whole, place)) {
        return Some(mismatch);
    }
    for key in ["oneOf", "anyOf"] {
        if schema[key].is_array() {
            let mut violations: Vec<String> =
                list(key).map_while(|one| mismatch(value, one, whole, place)).collect();
            if violations.len() == list(key).count() {
                return violations.pop();
            }
        }
    }
    if !schema["type"].is_null() && !type_names(schema).any(|kind| has_type(value, kind)) {
        return Some(format!("{place}: {value} is not {}", schema["type"]));
    }
    if schema["enum"].is_array() && !list("enum").any(|one| one == value) {
        return Some(format!("{place}: {value} is not one of {}", schema["enum"]));
    }
    if let Some(object) = value.as_object() {
        let missing = list("required").filter_map(Value::as_str).find(|key| !object.contains_key(*key));
        if let Some(key) = missing {
            return Some(format!("{place}: {key} is missing"));
        }
        let properties = schema["properties"].as_object().into_iter().flatten();
        let mut known = properties.filter_map(|(key, schema)| Some((key, object.get(key)?, schema)));
        return known
            .find_map(|(key, value, schema)| mismatch(value, schema, whole, &format!("{place}.{key}")));
    }
    let mut items = value.as_array().into_iter().flatten().enumerate();
    let schema = schema.get("items")?;
    items.find_map(|(number, item)| mismatch(item, schema, whole, &format!("{place}[{number}]")))
}

/// A violation of one part of an `allOf`, which describes only some of the keys.
fn part_violation(value: &Value, part: &Value, whole: &Value, place: &str) -> Option<String> {
    match part["$ref"].as_str() {
        Some(reference) => {
            part_violation(value, whole.pointer(reference.trim_start_matches('#'))?, whole, place)
        }
        None => violation(value, part, whole, place),
    }
}

fn unknown_key(value: &Value, schema: &Value, whole: &Value, place: &str) -> Option<String> {
    if ["$ref", "oneOf", "anyOf"].iter().any(|key| !schema[*key].is_null()) {
        return None;
    }
    let keys = keys(schema, whole);
    let object = value.as_object().filter(|_| !keys.is_empty())?;
    let key = object.keys().find(|key| !keys.contains(*key))?;
    Some(format!("{place}: {key} is not described"))
}

fn keys(schema: &Value, whole: &Value) -> BTreeSet<String> {
    let target = schema["$ref"].as_str().and_then(|path| whole.pointer(path.trim_start_matches('#')));
    let parts = schema["allOf"].as_array().into_iter().flatten().chain(target);
    let own = schema["properties"].as_object().into_iter().flat_map(|all| all.keys().cloned());
    own.chain(parts.flat_map(|part| keys(part, whole))).collect()
}

fn type_names(schema: &Value) -> impl Iterator<Item = &str> {
    let several = schema["type"].as_array().into_iter().flatten().filter_map(Value::as_str);
    schema["type"].as_str().into_iter().chain(several)
}

fn has_type(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("unknown type {other}"),
    }
}

#[test]
fn violations_of_a_schema_are_found() {
    use serde_json::json;
    let whole = json!({"a": {"type": "object", "required": ["n"], "properties": {
        "n": {"type": ["integer", "null"]}, "list": {"type": "array", "items": {"$ref": "#/b"}}}},
        "b": {"oneOf": [{"type": "string", "enum": ["x"]}, {"allOf": [{"$ref": "#/c"}, {"type": "object",
            "required": ["more"], "properties": {"more": {"type": "boolean"}}}]}]},
        "c": {"type": "object", "properties": {"c": {"type": "number"}}}});
    let check = |value: Value| mismatch(&value, &json!({"$ref": "#/a"}), &whole, "it");
    for good in
        [json!({"n": null}), json!({"n": 1, "list": ["x", {"c": 1.5, "more": true}, {"more": false}]})]
    {
        assert_eq!(check(good.clone()), None, "{good}");
    }
    for bad in [
        json!(null),
        json!({}),
        json!({"n": "1"}),
        json!({"n": 1, "new": 1}),
        json!({"n": 1, "list": ["y"]}),
        json!({"n": 1, "list": [{"c": 1}]}),
        json!({"n": 1, "list": [{"more": true, "less": 1}]}),
    ] {
        assert!(check(bad.clone()).is_some(), "{bad}");
    }
}
