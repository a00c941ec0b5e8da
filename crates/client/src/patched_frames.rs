//! Frames of a stream that tells only what changed.

use serde_json::Value;

use crate::error::ClientError;
use crate::events::Event;

/// Completes the frames of a stream that was opened with `patches=true`.
#[derive(Debug, Default)]
pub struct PatchedFrames {
    /// The last table and view.
    state: Value,
}

impl PatchedFrames {
    /// The frame in an event; `None` if the event has no frame. As in whole frames, a view that did
    /// not change may be absent.
    pub fn read(&mut self, event: &Event) -> Result<Option<Value>, ClientError> {
        let mut frame: Value = match event.event.as_str() {
            "frame" | "patch" => serde_json::from_str(&event.data)?,
            _ => return Ok(None),
        };
        if event.event == "frame" {
            for part in ["table", "view"] {
                if let Some(value) = frame.get(part) {
                    self.state[part] = value.clone();
                }
            }
            return Ok(Some(frame));
        }
        let operations = frame.as_object_mut().and_then(|frame| frame.remove("patch")).unwrap_or_default();
        let operations = operations.as_array().map(Vec::as_slice).unwrap_or_default();
        operations.iter().try_for_each(|operation| apply(&mut self.state, operation))?;
        let changes_view = |operation: &Value| path(operation).starts_with("/view");
        frame["table"] = self.state["table"].clone();
        if operations.iter().any(changes_view) {
            frame["view"] = self.state["view"].clone();
        }
        Ok(Some(frame))
    }
}

fn path(operation: &Value) -> &str {
    operation["path"].as_str().unwrap_or_default()
}

/// Applies an operation of a JSON Patch (RFC 6902): `add`, `remove` or `replace`.
fn apply(document: &mut Value, operation: &Value) -> Result<(), ClientError> {
    let invalid = || ClientError::Patch(operation.to_string());
    let (parent, key) = path(operation).rsplit_once('/').ok_or_else(invalid)?;
    let key = key.replace("~1", "/").replace("~0", "~");
    let value = operation.get("value").cloned();
    match (document.pointer_mut(parent), operation["op"].as_str(), value) {
        (Some(Value::Object(members)), Some("add" | "replace"), Some(value)) => {
            members.insert(key, value);
        }
        (Some(Value::Object(members)), Some("remove"), None) => {
            members.remove(&key).ok_or_else(invalid)?;
        }
        (Some(Value::Array(items)), Some(name), value) => {
            let index: usize = key.parse().map_err(|_| invalid())?;
            match (name, value) {
                ("add", Some(value)) if index <= items.len() => items.insert(index, value),
                ("replace", Some(value)) if index < items.len() => items[index] = value,
                ("remove", None) if index < items.len() => drop(items.remove(index)),
                _ => return Err(invalid()),
            }
        }
        _ => return Err(invalid()),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn event(kind: &str, data: &Value) -> Event {
        Event { event: kind.to_string(), data: data.to_string(), ..Event::default() }
    }

    #[test]
    fn patches_follow_a_whole_frame() {
        let mut frames = PatchedFrames::default();
        let mut read = |kind, data| frames.read(&event(kind, &data)).expect("valid");
        assert_eq!(read("presence", json!({"people": []})), None);
        let whole = json!({"seq": 3, "table": {"you": 0}, "view": {"hand": ["a", "b"]}});
        assert_eq!(read("frame", whole.clone()), Some(whole));
        let patch = json!([{"op": "remove", "path": "/view/hand/0"}, {"op": "add", "path": "/view/hand/1", "value": 7},
            {"op": "replace", "path": "/view/hand/0", "value": "c"}, {"op": "add", "path": "/view/a~1b", "value": null}]);
        let expected = json!({"seq": 4, "table": {"you": 0}, "view": {"hand": ["c", 7], "a/b": null}});
        assert_eq!(read("patch", json!({"seq": 4, "patch": patch})), Some(expected));
        assert_eq!(
            read("patch", json!({"seq": 5, "patch": []})),
            Some(json!({"seq": 5, "table": {"you": 0}}))
        );
    }

    #[test]
    fn an_operation_that_fits_nowhere_is_an_error() {
        let mut frames = PatchedFrames::default();
        frames.read(&event("frame", &json!({"table": {"seats": [1]}}))).expect("valid");
        for (op, path) in
            [("remove", "/table/x"), ("add", "/table/seats/2"), ("replace", "/x/y"), ("move", "/table")]
        {
            let patch = json!({"patch": [{"op": op, "path": path, "value": 1}]});
            assert!(frames.read(&event("patch", &patch)).is_err(), "{op} {path}");
        }
    }
}
