//! Asks a server, and compares what it answers with the description of its API.

use std::collections::BTreeSet;

use client::Client;
use serde_json::Value;

use super::schema::misfit;

/// Asks a server, and compares what it answers with the description.
pub(crate) struct Witness {
    description: Value,
    /// The operations that were carried out well.
    done: BTreeSet<String>,
}

impl Witness {
    pub(crate) fn new(description: Value) -> Witness {
        Witness { description, done: BTreeSet::new() }
    }

    /// Asks; the answer must be one that is described for this method of this path. `parts` fill the places of the path.
    pub(crate) async fn ask(
        &mut self,
        person: &mut Client,
        method: &str,
        path: &str,
        parts: &[&str],
        body: Value,
    ) -> Value {
        let answer =
            person.send_json(method, &filled(path, parts), &[], &body).await.expect("it is answered");
        let told = serde_json::from_slice(&answer.body).unwrap_or_default();
        self.compare(method, path, answer.status.as_u16(), "application/json", &told);
        told
    }

    /// Watches a stream; its first event must be as described.
    pub(crate) async fn watch(&mut self, person: &Client, path: &str, parts: &[&str]) {
        let mut events = person.watch(&filled(path, parts), None).await.expect("it is answered");
        let event = events.next().await.expect("an event comes");
        let told = serde_json::from_str(&event.data).expect("JSON");
        self.compare("GET", path, events.status.as_u16(), "text/event-stream", &told);
    }

    fn compare(&mut self, method: &str, path: &str, status: u16, kind: &str, told: &Value) {
        let place = format!("{method} {path} {status}");
        let operation = &self.description["paths"][path][method.to_lowercase()];
        assert!(operation.is_object(), "{place}: not described");
        let class = format!("{}XX", status / 100);
        let responses = &operation["responses"];
        let response = responses.get(status.to_string()).or_else(|| responses.get(&class));
        let response = response.unwrap_or_else(|| panic!("{place}: an answer that is not described: {told}"));
        match response.get("content") {
            None => assert!(told.is_null(), "{place}: nothing is described, but there is {told}"),
            Some(content) => {
                let kind = if status < 400 { kind } else { "application/json" };
                let schema = content.get(kind).and_then(|content| content.get("schema"));
                let schema = schema.unwrap_or_else(|| panic!("{place}: {content} has no {kind}"));
                if let Some(misfit) = misfit(told, schema, &self.description, "answer") {
                    panic!("{place}: {misfit}\n{told}");
                }
            }
        }
        if status < 400 {
            self.done.insert(format!("{method} {path}"));
        }
    }

    /// Every operation that is described.
    pub(crate) fn described(&self) -> impl Iterator<Item = (String, String)> {
        let paths = self.description["paths"].as_object().expect("paths");
        let operations = |(path, methods): (&String, &Value)| {
            let methods: Vec<String> = methods.as_object().expect("methods").keys().cloned().collect();
            methods.into_iter().map(|method| (method.to_uppercase(), path.clone())).collect::<Vec<_>>()
        };
        paths.iter().flat_map(operations).collect::<Vec<_>>().into_iter()
    }

    /// The operations that were never carried out well.
    pub(crate) fn left_out(&self) -> Vec<String> {
        let all = self.described().map(|(method, path)| format!("{method} {path}"));
        all.filter(|operation| !self.done.contains(operation)).collect()
    }
}

/// A path with its places filled.
pub(crate) fn filled(path: &str, parts: &[&str]) -> String {
    let mut parts = parts.iter();
    let part = |part: &str| {
        if part.starts_with('{') {
            parts.next().expect("a part for every place").to_string()
        } else {
            part.to_string()
        }
    };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}
