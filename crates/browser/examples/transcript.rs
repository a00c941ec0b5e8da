//! Prints requests and the answers of the native engine, line by line, for a comparison with the
//! engine in WebAssembly (`web/engine/equality.check.ts`).
//!
//! It asks for the decisions of every level in 200 random positions of each game, with a fixed
//! number of simulations, and then for everything that a page asks about a game.
//!
//! With the argument `speed` it prints requests and how many milliseconds the native engine needs,
//! for `npm run speed`.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "unlike the engine, the example prints and measures time"
)]

use std::error::Error;
use std::io::Write;
use std::time::Instant;

use browser::Engine;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use serde_json::{Value, json};

const POSITIONS: usize = 200;
const LEVELS: [&str; 4] = ["apprentice", "gardener", "architect", "lenotre"];
/// Enough for several rounds of a search.
const SIMULATIONS: u64 = 40;

/// Positions of each game, simulations and repetitions for `speed`.
const TIMED: (u64, u64, usize) = (8, 1000, 3);

fn main() -> Result<(), Box<dyn Error>> {
    if std::env::args().nth(1).is_some_and(|argument| argument == "speed") {
        return time_searches();
    }
    for (game, options) in games() {
        let mut transcript = Transcript::new(std::io::stdout())?;
        for position in 0..POSITIONS {
            transcript.position(game, &options[position % options.len()], position as u64)?;
        }
        for (number, options) in options.iter().enumerate() {
            transcript.whole_game(game, options, number as u64)?;
        }
    }
    Ok(())
}

/// Prints searches of `lenotre` and the shortest time of each.
fn time_searches() -> Result<(), Box<dyn Error>> {
    let (positions, simulations, repetitions) = TIMED;
    for (game, options) in games() {
        for seed in 0..positions {
            let mut transcript = Transcript::new(std::io::sink())?;
            let options = &options[seed as usize % options.len()];
            let id = transcript.played(game, options, seed, 2 + seed as usize * 3)?;
            let table = transcript.ask_for("export", &json!({"id": id}))?;
            let summary = transcript.ask_for("summary", &json!({"id": id}))?;
            let with = json!({"table": table, "seat": summary["to_act"][0], "level": "lenotre", "seed": seed,
                              "limit": {"simulations": simulations}});
            let request = json!({"do": "think", "with": with}).to_string();
            let times = (0..repetitions).map(|_| {
                let start = Instant::now();
                transcript.engine.call(&request);
                start.elapsed().as_secs_f64() * 1000.0
            });
            println!("{request}\n{}", json!({"game": game, "ms": times.fold(f64::INFINITY, f64::min)}));
        }
    }
    Ok(())
}

/// Each game with options that differ in players and rules.
fn games() -> [(&'static str, Vec<Value>); 2] {
    let sanssouci = |edition: &str, players: u8, more: bool| {
        json!({"edition": edition, "players": players, "rewards": more, "boars": more,
               "choose_sides": more, "choose_stack": more && edition == "classic"})
    };
    let versailles = (2..=5).map(|players: u8| json!({"players": players}));
    [
        (
            "sanssouci",
            vec![
                sanssouci("revised", 2, false),
                sanssouci("classic", 3, true),
                sanssouci("revised", 4, true),
                sanssouci("revised", 2, true),
            ],
        ),
        ("versailles", versailles.collect()),
    ]
}

/// An engine whose conversation is printed.
struct Transcript {
    engine: Engine,
    tables: u32,
    out: Box<dyn Write>,
}

impl Transcript {
    fn new(out: impl Write + 'static) -> Result<Transcript, Box<dyn Error>> {
        Ok(Transcript { engine: Engine::new(|| 0.0)?, tables: 0, out: Box::new(out) })
    }

    /// Prints a request with its answer, and returns the answer.
    fn ask(&mut self, name: &str, with: &Value) -> Result<Value, Box<dyn Error>> {
        let request = json!({"do": name, "with": with}).to_string();
        let answer = self.engine.call(&request);
        writeln!(self.out, "{request}\n{answer}")?;
        Ok(serde_json::from_str(&answer)?)
    }

    /// Asks, and fails if the engine refuses.
    fn ask_for(&mut self, name: &str, with: &Value) -> Result<Value, Box<dyn Error>> {
        let mut answer = self.ask(name, with)?;
        match answer.get("error") {
            Some(error) => Err(format!("{name}: {error}").into()),
            None => Ok(answer["ok"].take()),
        }
    }

    /// A table whose people decide at random, `decisions` times or up to the end. Returns its id.
    fn played(
        &mut self,
        game: &str,
        options: &Value,
        seed: u64,
        decisions: usize,
    ) -> Result<String, Box<dyn Error>> {
        self.tables += 1;
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let id = format!("{:032x}", self.tables);
        let players = options["players"].as_u64().unwrap_or(2);
        let seats: Vec<&str> = (0..players).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
        let mut random = [0; 32];
        rng.fill_bytes(&mut random);
        let random = hex::encode(random);
        let table = json!({"terms": {"game": game, "options": options}, "seats": seats});
        self.ask_for(
            "open",
            &json!({"id": id, "person": person(0), "table": table, "now": 1, "random": random}),
        )?;
        for seat in 1..players {
            let command = json!({"command": "sit", "seat": seat});
            let with =
                json!({"id": id, "person": person(seat), "command": command, "now": 2, "random": random});
            self.ask_for("execute", &with)?;
        }
        for _ in 0..decisions {
            let Some((person, command)) = self.random_decision(&id, players, &mut rng)? else { break };
            let with = json!({"id": id, "person": person, "command": command, "now": 3, "random": random});
            self.ask_for("execute", &with)?;
        }
        Ok(id)
    }

    /// Somebody who must decide, and the command of a random decision.
    fn random_decision(
        &mut self,
        id: &str,
        players: u64,
        rng: &mut ChaCha20Rng,
    ) -> Result<Option<(Value, Value)>, Box<dyn Error>> {
        for number in 0..players {
            let person = person(number);
            let request = json!({"do": "frames", "with": {"id": id, "person": person["id"]}});
            // Not printed, because it would make the transcript ten times as long.
            let answer: Value = serde_json::from_str(&self.engine.call(&request.to_string()))?;
            let frame = &answer["ok"][0];
            let legal = frame["view"]["legal"].as_array().filter(|legal| !legal.is_empty());
            if let Some(legal) = legal {
                let action = &legal[rng.next_u32() as usize % legal.len()];
                let command = json!({"command": "act", "action": action, "after": frame["seq"]});
                return Ok(Some((person, command)));
            }
        }
        Ok(None)
    }

    /// The decisions of all levels in a random position.
    fn position(&mut self, game: &str, options: &Value, seed: u64) -> Result<(), Box<dyn Error>> {
        let id = self.played(game, options, seed, 1 + (seed as usize * 7) % 30)?;
        let table = self.ask_for("export", &json!({"id": id}))?;
        let summary = self.ask_for("summary", &json!({"id": id}))?;
        for seat in summary["to_act"].as_array().into_iter().flatten().take(1) {
            for level in LEVELS {
                let limit = json!({"simulations": SIMULATIONS});
                self.ask_for(
                    "think",
                    &json!({"table": table, "seat": seat, "level": level, "seed": seed, "limit": limit}),
                )?;
            }
        }
        self.ask_for("forget", &json!({"id": id}))?;
        Ok(())
    }

    /// Everything that pages ask about a game from its beginning to its analysis.
    fn whole_game(&mut self, game: &str, options: &Value, seed: u64) -> Result<(), Box<dyn Error>> {
        let id = self.played(game, options, seed, usize::MAX)?;
        let table = self.ask_for("export", &json!({"id": id}))?;
        for viewer in [Value::Null, person(0)["id"].clone(), person(1)["id"].clone()] {
            self.ask_for("frames", &json!({"id": id, "person": viewer, "after": 1}))?;
            self.ask_for("log", &json!({"id": id, "person": viewer}))?;
            self.ask_for("look_back", &json!({"id": id, "person": viewer, "seq": 20}))?;
            self.ask_for("look_back", &json!({"id": id, "person": viewer, "seq": 20, "reveal": true}))?;
        }
        self.ask_for("record", &json!({"id": id}))?;
        let mut decisions = Vec::new();
        for task in 0..3 {
            let step = self.ask_for("analyse", &json!({"table": table, "task": task, "simulations": 20}))?;
            decisions.push(step["decision"].clone());
        }
        let of = decisions.len();
        self.ask_for("analysis", &json!({"id": id, "of": of, "finished": true, "decisions": decisions}))?;
        let new_id = format!("{:032x}", u64::MAX - seed);
        let random = "5a".repeat(32);
        let with = json!({"id": id, "new_id": new_id, "person": person(0), "now": 4, "random": random});
        self.ask_for("rematch", &with)?;
        // Refusals are compared, too.
        self.ask("hint", &json!({"table": table, "person": person(0)["id"]}))?;
        self.ask("import", &json!({"table": table.as_str().unwrap_or_default().replace("acted", "danced")}))?;
        self.ask("frames", &json!({"id": "nothing", "person": null}))?;
        for id in [id, new_id] {
            self.ask_for("forget", &json!({"id": id}))?;
        }
        Ok(())
    }
}

fn person(number: u64) -> Value {
    let name = ["Anna", "Ben", "Чарли", "", "Eve"][number as usize % 5];
    json!({"id": format!("{:032x}", 0xabc0 + number), "name": name})
}
