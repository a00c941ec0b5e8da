//! One run, from its seed to its result.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::FutureExt as _;
use game::Seat;
use server::tables::SseEvent;
use table::{GameId, PersonId};

use crate::checks::Present;
use crate::cluster::Cluster;
use crate::config::{Config, Options};
use crate::executor::{World, lock};
use crate::people::Client;
use crate::rng::Rng;
use crate::trace::Trace;
use crate::{checks, faults};

/// How long everything works at the end of a run, in milliseconds: longer than a viewer may have to
/// wait for news.
const QUIET: u64 = 7000;
/// How often tables that are due are checked.
const DUE_INTERVAL: Duration = Duration::from_millis(250);

/// The result of a run.
pub struct Outcome {
    /// What was wrong, the most important first.
    pub violations: Vec<String>,
    /// What happened.
    pub trace: Trace,
    /// The number of log entries.
    pub entries: usize,
    /// The number of frames that people received.
    pub frames: usize,
    /// What each viewer received: table, viewer, and the frames with the times of their arrival.
    received: Vec<Received>,
}

/// When a frame arrived, and its bytes.
type TimedFrame = (u64, Vec<u8>);

struct Received {
    game: GameId,
    viewer: Option<PersonId>,
    frames: Vec<TimedFrame>,
}

/// Runs one seed.
pub fn run(seed: u64, options: Options) -> Outcome {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime without I/O needs no resources");
    let outcome = runtime.block_on(run_world(seed, options));
    runtime.shutdown_background();
    outcome
}

async fn run_world(seed: u64, options: Options) -> Outcome {
    let world = World::new(seed, Trace::new(options.keeps_trace));
    let config = Config::draw(seed, options);
    // Keeping lines must not change them.
    let shown = Config { options_of_run: Options { keeps_trace: false, ..options }, ..config.clone() };
    world.trace(format_args!("{shown:?}"));
    let cluster = Cluster::new(seed, config, world.clone());
    let link = Arc::default();
    let everybody = cluster.config.people() + cluster.config.spectators;
    let clients: Vec<Client> =
        (0..everybody).map(|number| Client::new(&cluster, number, Arc::clone(&link))).collect();
    let ids = clients.iter().filter_map(Client::id);
    ids.for_each(|person| cluster.state().rows.add_person(person));
    let answers = Arc::default();
    world.spawn(None, conduct(seed, cluster.clone(), clients.clone(), Arc::clone(&answers)));
    world.run().await;
    let present = std::mem::take(&mut *lock(&answers));
    if world.is_spinning() {
        cluster.journal().violation("tasks run again and again without waiting for anything".to_string());
    }
    checks::check(&cluster, &clients, &present);
    let entries = cluster.state().rows.logs.values().map(|log| log.len()).sum();
    let mut journal = cluster.journal();
    let streams = std::mem::take(&mut journal.streams);
    let received: Vec<Received> = streams
        .into_iter()
        .map(|stream| Received {
            game: stream.game,
            viewer: stream.viewer,
            frames: stream.frames.into_iter().map(|frame| (frame.received, frame.bytes)).collect(),
        })
        .collect();
    Outcome {
        violations: std::mem::take(&mut journal.violations),
        trace: world.take_trace(),
        entries,
        frames: received.iter().map(|stream| stream.frames.len()).sum(),
        received,
    }
}

/// What happens in a run, from the start of the processes to the questions at the end.
async fn conduct(seed: u64, cluster: Cluster, clients: Vec<Client>, answers: Arc<Mutex<Vec<Present>>>) {
    let world = cluster.world.clone();
    (0..cluster.config.nodes).for_each(|node| cluster.start(node));
    clients.iter().for_each(|client| client.start(seed));
    world.spawn(None, faults::run(cluster.clone(), Rng::new(seed, 4)));
    let watched = cluster.clone();
    world.spawn(None, async move {
        loop {
            tokio::time::sleep(DUE_INTERVAL).await;
            checks::check_due(&watched);
        }
    });
    tokio::time::sleep(Duration::from_millis(cluster.config.chaos)).await;
    world.trace(format_args!("quiet"));
    faults::heal(&cluster);
    tokio::time::sleep(Duration::from_millis(QUIET)).await;
    let waiting = cluster.journal().waiting.clone();
    for key in waiting {
        cluster.journal().violation(format!("the request {key} has no answer"));
    }
    ask_everything(&cluster, &answers).await;
    world.finish();
}

/// Asks every process what every viewer sees at present.
async fn ask_everything(cluster: &Cluster, answers: &Mutex<Vec<Present>>) {
    let games: Vec<GameId> = cluster.state().rows.logs.keys().copied().collect();
    for node in 0..cluster.config.nodes {
        for game in games.clone() {
            let last = cluster.state().rows.last_seq(game);
            for person in checks::viewers(cluster) {
                let frame = cluster.ask(node, 5000, move |tables| {
                    async move { tables.current_frame(game, person).await.ok() }.boxed()
                });
                match frame.await.flatten() {
                    Some(frame) if Some(frame.seq) >= last => {
                        let bytes = SseEvent::frame(&frame).into_bytes().to_vec();
                        lock(answers).push(Present { game, person, seq: frame.seq, bytes });
                    }
                    Some(_) => {
                        cluster.journal().violation(format!("node {node} shows an old state of {game}"))
                    }
                    None => cluster.journal().violation(format!("node {node} cannot show {game}")),
                }
            }
        }
    }
}

/// Runs a seed twice, with other cards for one seat. Returns what was wrong: all other viewers must
/// receive the same bytes at the same times until the cards are shown.
pub fn run_pair(seed: u64, plant: Option<crate::plant::Plant>) -> Vec<String> {
    let twisted = Seat::FIRST;
    let of = |twist| run(seed, Options { plant, twist, keeps_trace: false });
    let (one, other) = (of(None), of(Some(twisted)));
    let mut violations = Vec::new();
    for (one, other) in one.received.iter().zip(&other.received) {
        let is_same_stream = one.game == other.game && one.viewer == other.viewer;
        let is_owner = |frames: &[TimedFrame]| {
            let you = format!("\"you\":{twisted},");
            frames.iter().any(|(_, bytes)| contains(bytes, &you))
        };
        if !is_same_stream {
            violations.push("the runs show different streams".to_string());
        } else if !is_owner(&one.frames) {
            let pairs = one.frames.iter().zip(&other.frames);
            let hidden = pairs.take_while(|((_, one), _)| !contains(one, "\"phase\":\"over\""));
            let differs = |(one, other): &(&TimedFrame, &TimedFrame)| {
                one.0 != other.0 || without_commitment(&one.1) != without_commitment(&other.1)
            };
            if let Some((one, _)) = hidden.into_iter().find(differs) {
                let text = String::from_utf8_lossy(&one.1);
                violations.push(format!("a viewer could know the cards of seat {twisted}: {text}"));
            }
        }
    }
    violations
}

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

/// The hash of the deal differs with the deal, so it is left out.
fn without_commitment(bytes: &[u8]) -> Vec<u8> {
    const FIELD: &str = "\"commitment\":\"";
    let start = bytes.windows(FIELD.len()).position(|window| window == FIELD.as_bytes());
    let Some(start) = start.map(|start| start + FIELD.len()) else { return bytes.to_vec() };
    let end =
        bytes[start..].iter().position(|byte| *byte == b'"').map_or(bytes.len(), |length| start + length);
    [&bytes[..start], &bytes[end..]].concat()
}
