//! The processes of the server, their database, and the network between all of them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use server::machine::{Machine, SimulatedMachine};
use server::store::{Payload, Store};
use server::tables::{Tables, TablesOptions};
use table::Timestamp;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::config::{Config, Fault};
use crate::connection::Connection;
use crate::executor::{ProcessId, World, lock};
use crate::journal::Journal;
use crate::rng::Rng;
use crate::rows::{Caller, Rows};

/// The time at the start of a run, in milliseconds since 1970.
pub(crate) const START: i64 = 1_800_000_000_000;
/// A process notices that it was stopped for more milliseconds than this.
const NOTICED_STOP: u64 = 1000;

/// Everything that is simulated. Clones are the same.
#[derive(Clone)]
pub(crate) struct Cluster {
    pub(crate) world: World,
    pub(crate) config: Arc<Config>,
    state: Arc<Mutex<State>>,
    journal: Arc<Mutex<Journal>>,
}

pub(crate) struct State {
    pub(crate) rng: Rng,
    pub(crate) rows: Rows,
    pub(crate) database: DatabaseState,
    pub(crate) nodes: Vec<Node>,
    last_process: ProcessId,
}

/// The state of the database server.
#[derive(Default)]
pub(crate) struct DatabaseState {
    pub(crate) is_down: bool,
    pub(crate) hangs_until: u64,
    /// How far its clock is ahead.
    pub(crate) skew: i64,
    /// When the clock was last set.
    pub(crate) jumped: Option<u64>,
    /// Whether it will be killed while it writes the next log entry, and until when it is down.
    pub(crate) killed_by_commit: Option<u64>,
    /// The transactions that are being written to the disk.
    pub(crate) pending: BTreeMap<u64, Pending>,
    pub(crate) last_pending: u64,
    pub(crate) listeners: Vec<Listener>,
    /// Earlier rows, for plants.
    pub(crate) earlier: Vec<(u64, Rows)>,
}

pub(crate) type Pending = Box<dyn FnOnce(&mut State, End) + Send>;

/// How a transaction ends.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum End {
    Committed,
    /// The database was killed; the transaction is not on the disk.
    Lost,
    /// The database was killed; the transaction is on the disk, but nobody got an answer.
    CommittedUnnoticed,
    /// Half of it is on the disk.
    Torn,
}

pub(crate) struct Listener {
    pub(crate) process: ProcessId,
    pub(crate) node: usize,
    pub(crate) sender: mpsc::UnboundedSender<Option<Payload>>,
    /// When its last notification arrives.
    pub(crate) last: u64,
}

/// A machine on which one process of the server runs, and the next one after it has ended.
pub(crate) struct Node {
    pub(crate) process: Option<ProcessId>,
    pub(crate) tables: Option<Tables>,
    pub(crate) is_paused: bool,
    /// What happens when its next log entry arrives at the database, and until when.
    pub(crate) fault_by_commit: Option<(Fault, u64)>,
    /// Until when it cannot reach the database.
    pub(crate) partitioned_until: u64,
    /// Until when its clients cannot reach it.
    pub(crate) cut_off_until: u64,
    /// How wrong its wall clock is.
    pub(crate) skew: i64,
    /// When searches of bots have ended, in the present process.
    pub(crate) searches: Vec<u64>,
    /// Since when nothing has been wrong with it; `None` while something is.
    pub(crate) healthy_since: Option<u64>,
    last_stop: Option<Instant>,
    paused_at: u64,
    rng: Rng,
}

impl Cluster {
    pub(crate) fn new(seed: u64, config: Config, world: World) -> Cluster {
        let node = |number: usize| {
            let mut rng = Rng::new(seed, 10 + number as u64);
            Node {
                process: None,
                tables: None,
                is_paused: false,
                fault_by_commit: None,
                partitioned_until: 0,
                cut_off_until: 0,
                skew: rng.below(7_200_000) as i64 - 3_600_000,
                searches: Vec::new(),
                healthy_since: None,
                last_stop: None,
                paused_at: 0,
                rng,
            }
        };
        let nodes = (0..config.nodes).map(node).collect();
        let state = State {
            rng: Rng::new(seed, 3),
            rows: Rows::default(),
            database: DatabaseState::default(),
            nodes,
            last_process: 0,
        };
        Cluster {
            world,
            config: Arc::new(config),
            state: Arc::new(Mutex::new(state)),
            journal: Arc::default(),
        }
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    pub(crate) fn journal(&self) -> MutexGuard<'_, Journal> {
        lock(&self.journal)
    }

    /// Starts a process on a node.
    pub(crate) fn start(&self, node: usize) {
        let mut state = self.state();
        state.last_process += 1;
        let process = state.last_process;
        let this = &mut state.nodes[node];
        this.process = Some(process);
        this.is_paused = false;
        this.last_stop = None;
        this.searches.clear();
        drop(state);
        let name = process_name(process);
        let machine = Machine::simulated(Arc::new(NodeMachine { cluster: self.clone(), node, process }));
        let connection = Connection::new(self.clone(), node, process);
        let store = Store::simulated(Arc::new(connection), name, self.config.shared, machine);
        let options = TablesOptions {
            bot_threads: 2,
            hint_simulations: 1,
            analysis_simulations: 1,
            idle: self.config.idle,
        };
        let tables = Tables::open(store, self.config.games(), options);
        self.state().nodes[node].tables = Some(tables);
        self.world.trace(format_args!("node {node}: process {process} starts"));
        self.note_health();
    }

    pub(crate) fn start_if_down(&self, node: usize) {
        if self.state().nodes[node].process.is_none() {
            self.start(node);
        }
    }

    /// Kills the process of a node.
    pub(crate) fn kill(&self, node: usize) {
        let mut state = self.state();
        let this = &mut state.nodes[node];
        let (process, tables) = (this.process.take(), this.tables.take());
        this.is_paused = false;
        state.database.listeners.retain(|listener| Some(listener.process) != process);
        drop(state);
        if let Some(process) = process {
            self.world.trace(format_args!("node {node}: process {process} is killed"));
            self.world.kill(process);
        }
        drop(tables);
        self.note_health();
    }

    pub(crate) fn pause(&self, node: usize) {
        let now = self.world.now();
        let mut state = self.state();
        let this = &mut state.nodes[node];
        let Some(process) = this.process.filter(|_| !this.is_paused) else { return };
        this.is_paused = true;
        this.paused_at = now;
        drop(state);
        self.world.trace(format_args!("node {node}: process {process} is stopped"));
        self.world.pause(process);
        self.note_health();
    }

    pub(crate) fn resume(&self, node: usize) {
        let now = self.world.now();
        let mut state = self.state();
        let this = &mut state.nodes[node];
        let Some(process) = this.process.filter(|_| this.is_paused) else { return };
        this.is_paused = false;
        if now - this.paused_at > NOTICED_STOP {
            this.last_stop = Some(Instant::now());
        }
        drop(state);
        self.world.trace(format_args!("node {node}: process {process} continues"));
        self.world.resume(process);
        self.note_health();
    }

    /// Notes who works since when. It must be called after every change.
    pub(crate) fn note_health(&self) {
        let now = self.world.now();
        let mut state = self.state();
        let is_database_well = !state.database.is_down && state.database.hangs_until <= now;
        let (mut is_up, mut is_silent) = (false, false);
        for node in &mut state.nodes {
            let is_running = node.process.is_some() && !node.is_paused;
            let is_well = is_running && is_database_well && node.partitioned_until <= now;
            node.healthy_since = if is_well { node.healthy_since.or(Some(now)) } else { None };
            is_up |= is_well;
            is_silent |= is_running;
        }
        let is_silent = is_silent && !state.database.is_down;
        drop(state);
        self.journal().note_availability(now, is_up, is_silent);
    }

    pub(crate) fn caller(&self, state: &State, process: ProcessId) -> Caller {
        let elapsed = self.world.now();
        Caller {
            process: process_name(process),
            is_shared: self.config.shared,
            now: START + elapsed as i64 + state.database.skew,
            elapsed,
            plant: self.config.options_of_run.plant,
        }
    }

    /// Whether everything works until the end of the run.
    pub(crate) fn is_quiet(&self) -> bool {
        self.world.now() >= self.config.chaos
    }

    /// How many messages of a thousand are lost now.
    pub(crate) fn lost(&self) -> u64 {
        if self.is_quiet() { 0 } else { self.config.lost }
    }

    /// The time that a message needs.
    pub(crate) fn latency(&self, rng: &mut Rng) -> u64 {
        if !self.is_quiet() && rng.chance(self.config.slow) {
            let most = rng.pick(&[50, 400, 2000]);
            return rng.below(most);
        }
        rng.below(self.config.latency)
    }

    /// When a frame that a node sends now arrives at a viewer.
    pub(crate) fn frame_arrives(&self, node: usize) -> u64 {
        let mut state = self.state();
        let latency = self.latency(&mut state.rng);
        self.world.now().max(state.nodes[node].cut_off_until) + latency
    }

    /// Sends a request of a client to a node and waits for the answer; `None` if none came.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        node: usize,
        patience: u64,
        work: impl FnOnce(Tables) -> BoxFuture<'static, T> + Send + 'static,
    ) -> Option<T> {
        let (sender, answer) = oneshot::channel();
        self.send(node, move |cluster, process, tables, back| {
            let work = work(tables);
            let world = cluster.world.clone();
            cluster.world.spawn(Some(process), async move {
                let result = work.await;
                if let Some(back) = back {
                    let time = world.now() + back;
                    world.at(time, move || drop(sender.send(result)));
                }
            });
        });
        let answer = tokio::time::timeout(Duration::from_millis(patience), answer).await;
        answer.ok().and_then(Result::ok)
    }

    /// Delivers a request of a client to the process that runs on a node then. The handler gets
    /// the latency of the answer, or `None` if it will be lost.
    pub(crate) fn send(
        &self,
        node: usize,
        handler: impl FnOnce(&Cluster, ProcessId, Tables, Option<u64>) + Send + 'static,
    ) {
        let now = self.world.now();
        let mut state = self.state();
        let (there, back) = (self.latency(&mut state.rng), self.latency(&mut state.rng));
        let lost = self.lost();
        let is_lost = state.rng.chance(lost) || state.nodes[node].cut_off_until > now;
        let is_answer_lost = state.rng.chance(lost);
        drop(state);
        if is_lost {
            return;
        }
        let cluster = self.clone();
        self.world.at(now + there, move || {
            let state = cluster.state();
            let this = &state.nodes[node];
            let running = this.process.zip(this.tables.clone());
            drop(state);
            if let Some((process, tables)) = running {
                handler(&cluster, process, tables, Some(back).filter(|_| !is_answer_lost));
            }
        });
    }
}

pub(crate) fn process_name(process: ProcessId) -> String {
    format!("p{process}")
}

/// The machine of one process.
struct NodeMachine {
    cluster: Cluster,
    node: usize,
    process: ProcessId,
}

impl SimulatedMachine for NodeMachine {
    fn wall_clock(&self) -> Timestamp {
        let state = self.cluster.state();
        Timestamp(START + self.cluster.world.now() as i64 + state.nodes[self.node].skew)
    }

    fn was_stopped_since(&self, instant: Instant) -> bool {
        self.cluster.state().nodes[self.node].last_stop.is_some_and(|continued| continued > instant)
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        self.cluster.state().nodes[self.node].rng.fill(bytes);
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        self.cluster.world.spawn_boxed(Some(self.process), task);
    }

    fn search_time(&self) -> BoxFuture<'static, ()> {
        let most = self.cluster.state().nodes[self.node].rng.pick(&[20, 200, 1500]);
        let time = self.cluster.state().nodes[self.node].rng.below(most);
        let (cluster, node, process) = (self.cluster.clone(), self.node, self.process);
        async move {
            tokio::time::sleep(Duration::from_millis(time)).await;
            let now = cluster.world.now();
            let mut state = cluster.state();
            if state.nodes[node].process == Some(process) {
                state.nodes[node].searches.push(now);
            }
        }
        .boxed()
    }
}
