//! What differs between two JSON texts, as operations of a JSON Patch (RFC 6902).
//!
//! It compares texts and builds no values, because it runs for every decision and viewer.

/// Appends the operations that turn `old` into `new`, separated by commas. Both are compact JSON of
/// `serde_json`; `path` is the JSON Pointer of both.
pub(crate) fn write_difference(old: &[u8], new: &[u8], path: &str, to: &mut Vec<u8>) {
    Difference { path: path.as_bytes().to_vec(), start: to.len(), to }.values(old, new);
}

struct Difference<'a> {
    /// The pointer of the values that are compared, as JSON strings write it.
    path: Vec<u8>,
    /// Where the operations begin.
    start: usize,
    to: &'a mut Vec<u8>,
}

impl Difference<'_> {
    fn values(&mut self, old: &[u8], new: &[u8]) {
        if old == new {
            return;
        }
        let start = self.to.len();
        match (old.first(), new.first()) {
            (Some(b'{'), Some(b'{')) => self.objects(old, new),
            (Some(b'['), Some(b'[')) => self.arrays(old, new),
            _ => return self.operation("replace", Some(new)),
        }
        // Many small operations can be longer than the value.
        let replacement = self.path.len() + new.len() + br#",{"op":"replace","path":"","value":}"#.len();
        if self.to.len() - start >= replacement {
            self.to.truncate(start);
            self.operation("replace", Some(new));
        }
    }

    fn objects(&mut self, old: &[u8], new: &[u8]) {
        let (old, new): (Vec<Member>, Vec<Member>) = (members(old).collect(), members(new).collect());
        let find = |among: &[Member], key: &[u8], index: usize| {
            // Members mostly keep their order.
            match among.get(index) {
                Some(member) if member.key == key => Some(index),
                _ => among.iter().position(|member| member.key == key),
            }
        };
        for (index, member) in old.iter().enumerate() {
            if find(&new, member.key, index).is_none() {
                self.inside_member(member.key, |inside| inside.operation("remove", None));
            }
        }
        for (index, member) in new.iter().enumerate() {
            self.inside_member(member.key, |inside| match find(&old, member.key, index) {
                Some(index) => inside.values(old[index].value, member.value),
                None => inside.operation("add", Some(member.value)),
            });
        }
    }

    /// Compares what is left without the equal elements at both ends.
    fn arrays(&mut self, old: &[u8], new: &[u8]) {
        let (old, new): (Vec<&[u8]>, Vec<&[u8]>) = (elements(old).collect(), elements(new).collect());
        let equal = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
        let (old, new) = (&old[equal..], &new[equal..]);
        let ends = old.iter().rev().zip(new.iter().rev()).take_while(|(old, new)| old == new).count();
        let (old, new) = (&old[..old.len() - ends], &new[..new.len() - ends]);
        for (index, (old, new)) in old.iter().zip(new).enumerate() {
            self.inside_element(equal + index, |inside| inside.values(old, new));
        }
        let both = old.len().min(new.len());
        for index in (both..old.len()).rev() {
            self.inside_element(equal + index, |inside| inside.operation("remove", None));
        }
        for (index, value) in new.iter().enumerate().skip(both) {
            self.inside_element(equal + index, |inside| inside.operation("add", Some(value)));
        }
    }

    fn inside_member(&mut self, key: &[u8], with: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        self.path.push(b'/');
        for &byte in key {
            match byte {
                b'~' => self.path.extend_from_slice(b"~0"),
                b'/' => self.path.extend_from_slice(b"~1"),
                byte => self.path.push(byte),
            }
        }
        with(self);
        self.path.truncate(length);
    }

    fn inside_element(&mut self, index: usize, with: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        self.path.push(b'/');
        self.path.extend_from_slice(index.to_string().as_bytes());
        with(self);
        self.path.truncate(length);
    }

    fn operation(&mut self, name: &str, value: Option<&[u8]>) {
        if self.to.len() > self.start {
            self.to.push(b',');
        }
        self.to.extend_from_slice(b"{\"op\":\"");
        self.to.extend_from_slice(name.as_bytes());
        self.to.extend_from_slice(b"\",\"path\":\"");
        self.to.extend_from_slice(&self.path);
        self.to.push(b'"');
        if let Some(value) = value {
            self.to.extend_from_slice(b",\"value\":");
            self.to.extend_from_slice(value);
        }
        self.to.push(b'}');
    }
}

/// A member of an object: the key without its quotation marks, as JSON escapes it, and the value.
struct Member<'a> {
    key: &'a [u8],
    value: &'a [u8],
}

fn members(object: &[u8]) -> impl Iterator<Item = Member<'_>> {
    let mut rest = &object[1..object.len() - 1];
    std::iter::from_fn(move || {
        let (key, after) = split_value(rest)?;
        let (value, after) = split_value(&after[1..])?;
        rest = after.get(1..).unwrap_or_default();
        Some(Member { key: &key[1..key.len() - 1], value })
    })
}

fn elements(array: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = &array[1..array.len() - 1];
    std::iter::from_fn(move || {
        let (value, after) = split_value(rest)?;
        rest = after.get(1..).unwrap_or_default();
        Some(value)
    })
}

/// Splits after the first value; `None` at the end.
fn split_value(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = match *text.first()? {
        b'"' => string_end(text, 0),
        b'{' | b'[' => container_end(text),
        _ => text.iter().position(|byte| matches!(byte, b',' | b'}' | b']')).unwrap_or(text.len()),
    };
    text.split_at_checked(end)
}

/// The end of the string that begins at `start`.
fn string_end(text: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    loop {
        match text.get(at) {
            Some(b'"') => return at + 1,
            Some(b'\\') => at += 2,
            Some(_) => at += 1,
            None => return text.len(),
        }
    }
}

/// The end of the object or array at the beginning.
fn container_end(text: &[u8]) -> usize {
    let (mut depth, mut at) = (0, 0);
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => {
                at = string_end(text, at);
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
        if depth == 0 {
            break;
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn difference(old: &Value, new: &Value) -> String {
        let mut operations = b"[".to_vec();
        write_difference(old.to_string().as_bytes(), new.to_string().as_bytes(), "/x", &mut operations);
        operations.push(b']');
        String::from_utf8(operations).expect("JSON")
    }

    #[test]
    fn only_what_differs_is_written() {
        for (old, new, expected) in [
            (json!({"a": 1}), json!({"a": 1}), json!([])),
            (json!(1), json!([1]), json!([{"op": "replace", "path": "/x", "value": [1]}])),
            (
                json!({"a": {"long": "the same text on both sides", "b": [1, 2, 3]}, "c": null}),
                json!({"a": {"long": "the same text on both sides", "b": [1, 7, 3]}, "c": true}),
                json!([{"op": "replace", "path": "/x/a/b/1", "value": 7}, {"op": "replace", "path": "/x/c", "value": true}]),
            ),
            (
                json!(["aaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbbbbbb", "cccccccccccccccccccccc"]),
                json!([
                    "aaaaaaaaaaaaaaaaaaaaaaaa",
                    "new",
                    "bbbbbbbbbbbbbbbbbbbbbbbbbbbb",
                    "cccccccccccccccccccccc"
                ]),
                json!([{"op": "add", "path": "/x/1", "value": "new"}]),
            ),
            (
                json!({"gone": 1, "a/b~c": 2, "\"": 0, "same": "long enough ".repeat(20)}),
                json!({"a/b~c": 3, "\"": 1, "same": "long enough ".repeat(20), "new": []}),
                json!([{"op": "remove", "path": "/x/gone"}, {"op": "replace", "path": "/x/a~1b~0c", "value": 3},
                    {"op": "replace", "path": "/x/\"", "value": 1}, {"op": "add", "path": "/x/new", "value": []}]),
            ),
        ] {
            let operations: Value = serde_json::from_str(&difference(&old, &new)).expect("JSON");
            assert_eq!(operations, expected, "{old} {new}");
        }
    }

    #[test]
    fn a_replacement_is_preferred_when_it_is_shorter() {
        let (old, new) = (json!({"a": [1, 2, 3, 4]}), json!({"a": [5, 6, 7, 8]}));
        assert_eq!(difference(&old, &new), r#"[{"op":"replace","path":"/x/a","value":[5,6,7,8]}]"#);
    }
}
