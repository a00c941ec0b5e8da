//! Sends requests and checks the responses against the OpenAPI description.

use std::collections::BTreeSet;

use client::Client;
use serde_json::Value;

use super::schema_check::mismatch;

/// Sends requests and checks the responses against the OpenAPI description.
pub(crate) struct CheckedClient {
    description: Value,
    /// Operations that succeeded at least once.
    succeeded: BTreeSet<String>,
}

impl CheckedClient {
    pub(crate) fn new(description: Value) -> CheckedClient {
        CheckedClient { description, succeeded: BTreeSet::new() }
    }

    /// Sends a request, whose response must be described. `parameters` fill the path.
    pub(crate) async fn send(
        &mut self,
        person: &mut Client,
        method: &str,
        path: &str,
        parameters: &[&str],
        body: Value,
    ) -> Value {
        let response =
            person.send_json(method, &fill_path(path, parameters), &[], &body).await.expect("a response");
        let body = serde_json::from_slice(&response.body).unwrap_or_default();
        self.check(method, path, response.status.as_u16(), "application/json", &body);
        body
    }

    /// Downloads a file, whose media type must be described.
    pub(crate) async fn download(
        &mut self,
        person: &mut Client,
        path: &str,
        parameters: &[&str],
        media_type: &str,
    ) {
        let response = person.get(&fill_path(path, parameters)).await.expect("a response");
        assert_eq!(response.header("content-type"), media_type);
        self.check("GET", path, response.status.as_u16(), media_type, &Value::String(String::new()));
    }

    /// Opens a stream, whose first event must be described.
    pub(crate) async fn watch(&mut self, person: &Client, path: &str, parameters: &[&str]) {
        let mut events = person.watch(&fill_path(path, parameters), None).await.expect("a response");
        let event = events.next().await.expect("an event");
        let body = serde_json::from_str(&event.data).expect("JSON");
        self.check("GET", path, events.status.as_u16(), "text/event-stream", &body);
    }

    fn check(&mut self, method: &str, path: &str, status: u16, media_type: &str, body: &Value) {
        let place = format!("{method} {path} {status}");
        let operation = &self.description["paths"][path][method.to_lowercase()];
        assert!(operation.is_object(), "{place}: not described");
        let class = format!("{}XX", status / 100);
        let responses = &operation["responses"];
        let response = responses.get(status.to_string()).or_else(|| responses.get(&class));
        let response = response.unwrap_or_else(|| panic!("{place}: this response is not described: {body}"));
        match response.get("content") {
            None => assert!(body.is_null(), "{place}: no body is described, but there is {body}"),
            Some(content) => {
                let media_type = if status < 400 { media_type } else { "application/json" };
                let schema = content.get(media_type).and_then(|content| content.get("schema"));
                let schema = schema.unwrap_or_else(|| panic!("{place}: {content} has no {media_type}"));
                // The body of a stream is the data of an event.
                let schema = schema.pointer("/properties/data/contentSchema").unwrap_or(schema);
                if let Some(mismatch) = mismatch(body, schema, &self.description, "body") {
                    panic!("{place}: {mismatch}\n{body}");
                }
            }
        }
        if status < 400 {
            self.succeeded.insert(format!("{method} {path}"));
        }
    }

    /// Method and path of every described operation.
    pub(crate) fn operations(&self) -> impl Iterator<Item = (String, String)> + use<> {
        let paths = self.description["paths"].as_object().expect("paths");
        let operations = |(path, methods): (&String, &Value)| {
            let methods: Vec<String> = methods.as_object().expect("methods").keys().cloned().collect();
            methods.into_iter().map(|method| (method.to_uppercase(), path.clone())).collect::<Vec<_>>()
        };
        paths.iter().flat_map(operations).collect::<Vec<_>>().into_iter()
    }

    /// Operations that never succeeded.
    pub(crate) fn untested(&self) -> Vec<String> {
        let all = self.operations().map(|(method, path)| format!("{method} {path}"));
        all.filter(|operation| !self.succeeded.contains(operation)).collect()
    }
}

/// A path with values for its parameters.
pub(crate) fn fill_path(path: &str, parameters: &[&str]) -> String {
    let mut parameters = parameters.iter();
    let fill = |part: &str| {
        if part.starts_with('{') {
            parameters.next().expect("a value for every parameter").to_string()
        } else {
            part.to_string()
        }
    };
    path.split('/').map(fill).collect::<Vec<_>>().join("/")
}
