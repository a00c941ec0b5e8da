//! The rules solve every lesson of the page, and refuse every wrong try as the lesson says.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use game::Seat;
use serde_json::{Value, json};
use table::{CommandError, Games, PositionRequest};

/// How many solutions of a step are followed. Later steps must work after each of them.
const MAX_SOLUTIONS: usize = 60;

fn games() -> Games {
    let sanssouci = sanssouci::Data::load(|_| None).unwrap();
    let versailles = versailles::Data::load(|_| None).unwrap();
    Games::default().with::<sanssouci::Position>(sanssouci).with::<versailles::Position>(versailles)
}

fn json_files(folder: &Path) -> BTreeMap<String, Value> {
    let files = fs::read_dir(folder).into_iter().flatten().map(|file| file.unwrap().path());
    let read = |path: PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap())
    };
    files.filter(|path| path.extension().is_some_and(|extension| extension == "json")).map(read).collect()
}

/// Whether a value has everything that a pattern has, as `fits` in `web/src/learn/lesson.ts`.
fn fits(value: &Value, pattern: &Value) -> bool {
    match (value, pattern) {
        (Value::Array(items), Value::Array(parts)) if parts.iter().any(Value::is_object) => {
            parts.iter().all(|part| items.iter().any(|item| fits(item, part)))
        }
        (Value::Object(value), Value::Object(pattern)) => pattern
            .iter()
            .all(|(key, part)| value.get(key).map_or_else(|| part.is_null(), |value| fits(value, part))),
        _ => value == pattern,
    }
}

struct Lesson<'a> {
    games: &'a Games,
    name: String,
    /// The record without actions.
    record: Value,
    seat: u64,
}

impl Lesson<'_> {
    fn play(&self, actions: &[Value]) -> Result<Value, CommandError> {
        let mut record = self.record.clone();
        record["actions"] = json!(actions);
        let seat = Seat::new(self.seat as usize).unwrap();
        let position = self.games.position(&PositionRequest { record, seat, after: None })?;
        Ok(serde_json::from_str(position.frames.last().unwrap().view.get()).unwrap())
    }

    fn view(&self, actions: &[Value]) -> Value {
        self.play(actions).unwrap_or_else(|error| panic!("{}: {error}", self.name))
    }

    fn own(&self, decision: &Value) -> Value {
        let mut action = decision.clone();
        action["seat"] = json!(self.seat);
        action
    }

    /// Solves the steps that are left in every way that their goals allow.
    fn solve(&self, actions: &[Value], steps: &[Value]) {
        let [step, rest @ ..] = steps else { return };
        let view = self.view(actions);
        let legal = view["legal"].as_array().unwrap();
        assert!(!legal.is_empty(), "{}: the learner can decide", self.name);
        for wrong in step["wrong"].as_array().into_iter().flatten() {
            for decision in wrong["actions"].as_array().unwrap() {
                self.expect_refusal(actions, decision, wrong["refusal"].as_str().unwrap());
            }
        }
        let solutions: Vec<&Value> = legal
            .iter()
            .zip(view["previews"].as_array().unwrap())
            .filter(|(decision, preview)| {
                let mut choice = (*decision).clone();
                choice["preview"] = (*preview).clone();
                step["goal"].as_array().unwrap().iter().any(|pattern| fits(&choice, pattern))
            })
            .map(|(decision, _)| decision)
            .collect();
        assert!(!solutions.is_empty(), "{}: a decision solves the step {step}", self.name);
        for decision in solutions.into_iter().take(MAX_SOLUTIONS) {
            let mut next = actions.to_vec();
            next.push(self.own(decision));
            next.extend(step["then"].as_array().into_iter().flatten().cloned());
            self.view(&next);
            self.solve(&next, rest);
        }
    }

    fn expect_refusal(&self, actions: &[Value], decision: &Value, expected: &str) {
        let mut next = actions.to_vec();
        next.push(self.own(decision));
        match self.play(&next) {
            Err(CommandError::AgainstRules { code, .. }) => assert_eq!(code, expected, "{}", self.name),
            other => panic!("{}: {decision} is not refused: {other:?}", self.name),
        }
    }
}

/// Solves all lessons of a game and returns their number.
fn solve_all(game: &str) -> usize {
    let games = games();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(game).join("lessons");
    let deals = json_files(&folder.join("deals"));
    let lessons = json_files(&folder);
    for (name, lesson) in &lessons {
        let deal = match &lesson["deal"] {
            Value::String(shared) => &deals[shared],
            own => own,
        };
        let record = json!({
            "format": game::FORMAT, "game": game, "options": deal["options"], "setup": deal["setup"],
        });
        let name = format!("{game}/{name}");
        let lesson_of = Lesson { games: &games, name, record, seat: lesson["seat"].as_u64().unwrap() };
        lesson_of.solve(lesson["actions"].as_array().unwrap(), lesson["steps"].as_array().unwrap());
    }
    lessons.len()
}

#[test]
fn the_rules_solve_every_lesson_of_sanssouci() {
    assert!(solve_all("sanssouci") >= 10);
}

#[test]
fn the_rules_solve_every_lesson_of_versailles() {
    assert!(solve_all("versailles") >= 10);
}

#[test]
fn patterns_select_decisions_by_what_they_do() {
    let choice = json!({"do": "lay", "at": [1, 2], "preview": {"chips": [{"type": "red", "from": 1}]}});
    for (pattern, expected) in [
        (json!({"do": "lay"}), true),
        (json!({"do": "bid"}), false),
        (json!({"at": [1, 2]}), true),
        (json!({"at": [2, 1]}), false),
        (json!({"preview": {"chips": [{"from": 1}]}}), true),
        (json!({"preview": {"chips": [{"from": null}]}}), false),
        (json!({"preview": {"chips": []}}), false),
        (json!({"card": 7}), false),
    ] {
        assert_eq!(fits(&choice, &pattern), expected, "{pattern}");
    }
}
