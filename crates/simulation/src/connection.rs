//! The connections of one process to the simulated database.

use std::fmt;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use server::store::{
    AnalysisRequest, Answer, Claimed, Database, GameFilter, Notifications, Payload, PendingRename,
    StoreError, StoredClock, TableCounts, Work, Write, Written,
};
use table::{AnalysedDecision, Change, GameId, LogEntry, PersonId, Summary, Timestamp};
use tokio::sync::{mpsc, oneshot};

use crate::cluster::{Cluster, End, Listener, State, process_name};
use crate::executor::ProcessId;
use crate::faults;
use crate::plant::Plant;
use crate::rows::{Caller, Rows};

/// How long a process waits before it gives a broken connection up, at most.
const PATIENCE: u64 = 4000;
/// How far a replica is behind, for [`Plant::StaleReads`].
const STALE: u64 = 400;

/// The connections of one process.
pub(crate) struct Connection {
    cluster: Cluster,
    node: usize,
    process: ProcessId,
}

impl fmt::Debug for Connection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Connection({})", self.process)
    }
}

/// The channel on which the result of a statement comes back.
struct Reply<T> {
    cluster: Cluster,
    node: usize,
    sender: oneshot::Sender<Result<T, StoreError>>,
    latency: u64,
}

impl<T: Send + 'static> Reply<T> {
    fn send(self, partitioned_until: u64, result: Result<T, StoreError>) {
        let time = self.cluster.world.now().max(partitioned_until) + self.latency;
        let sender = self.sender;
        self.cluster.world.at(time, move || drop(sender.send(result)));
    }
}

impl Connection {
    pub(crate) fn new(cluster: Cluster, node: usize, process: ProcessId) -> Connection {
        Connection { cluster, node, process }
    }

    /// Sends a statement. `run` is called when it has arrived at the database, with a reply that
    /// is `None` if the answer is lost. The statement runs even if the process is killed meanwhile.
    fn send<T: Send + 'static>(
        &self,
        run: impl FnOnce(&Cluster, Option<Reply<T>>) + Send + 'static,
    ) -> BoxFuture<'static, Result<T, StoreError>> {
        let (sender, receiver) = oneshot::channel();
        let cluster = self.cluster.clone();
        let world = cluster.world.clone();
        let now = world.now();
        let mut state = cluster.state();
        let lost = cluster.lost();
        let (there, back) = (cluster.latency(&mut state.rng), cluster.latency(&mut state.rng));
        let partitioned_until = state.nodes[self.node].partitioned_until.max(now);
        let is_cut = partitioned_until > now && state.rng.chance(300);
        let is_lost = is_cut || state.rng.chance(lost);
        let is_delivered = !is_lost || state.rng.chance(500);
        let gives_up = now + 1 + state.rng.below(if is_cut { PATIENCE } else { 50 });
        drop(state);
        let node = self.node;
        let mut reply = Some(Reply { cluster: cluster.clone(), node, sender, latency: back });
        if is_lost && let Some(reply) = reply.take() {
            let error = if is_delivered { StoreError::WriterStopped } else { StoreError::NoWrites };
            world.at(gives_up, move || drop(reply.sender.send(Err(error))));
        }
        if is_delivered {
            world.at(partitioned_until + there, move || arrive(&cluster, reply, run));
        }
        Box::pin(async move { receiver.await.unwrap_or(Err(StoreError::WriterStopped)) })
    }

    /// Sends a statement that is done at one moment.
    fn run<T: Send + 'static>(
        &self,
        what: &'static str,
        run: impl FnOnce(&mut State, &Caller) -> T + Send + 'static,
    ) -> BoxFuture<'static, Result<T, StoreError>> {
        let process = self.process;
        self.send(move |cluster, reply| {
            let mut state = cluster.state();
            let caller = cluster.caller(&state, process);
            let result = run(&mut state, &caller);
            drop(state);
            cluster.world.trace(format_args!("process {process}: {what}"));
            if let Some(reply) = reply {
                let partitioned_until = cluster.state().nodes[reply.node].partitioned_until;
                reply.send(partitioned_until, Ok(result));
            }
        })
    }

    fn read<T: Send + 'static>(
        &self,
        what: &'static str,
        run: impl FnOnce(&Rows, &Caller) -> T + Send + 'static,
    ) -> BoxFuture<'static, Result<T, StoreError>> {
        self.run(what, move |state, caller| run(&state.rows, caller))
    }
}

/// A statement arrives at the database.
fn arrive<T: Send + 'static>(
    cluster: &Cluster,
    reply: Option<Reply<T>>,
    run: impl FnOnce(&Cluster, Option<Reply<T>>) + Send + 'static,
) {
    let now = cluster.world.now();
    let state = cluster.state();
    let (is_down, hangs_until) = (state.database.is_down, state.database.hangs_until);
    drop(state);
    if is_down {
        if let Some(reply) = reply {
            reply.send(0, Err(StoreError::NoWrites));
        }
    } else if hangs_until > now {
        let later = cluster.clone();
        cluster.world.at(hangs_until, move || arrive(&later, reply, run));
    } else {
        run(cluster, reply);
    }
}

/// A transaction is complete and is written to the disk, which takes a moment.
fn commit(cluster: &Cluster, process: ProcessId, writes: Vec<Write>, mut reply: Option<Reply<Vec<Written>>>) {
    let plant = cluster.config.options_of_run.plant;
    let mut state = cluster.state();
    let fsync = 1 + cluster.latency(&mut state.rng);
    state.database.last_pending += 1;
    let number = state.database.last_pending;
    if plant == Some(Plant::NewsBeforeCommit) {
        let news = news_of(process, &writes);
        notify(cluster, &mut state, &news);
    }
    if plant == Some(Plant::AnsweredBeforeCommit)
        && let Some(reply) = reply.take()
    {
        reply.send(0, Ok(writes.iter().map(|_| Written::Done).collect()));
    }
    strike(cluster, &mut state, process, &writes, fsync);
    let later = cluster.clone();
    let end = move |state: &mut State, end: End| {
        let caller = later.caller(state, process);
        let result = match end {
            End::Lost => Err(StoreError::WriterStopped),
            End::Torn => {
                tear(&mut state.rows, &writes, &caller);
                Err(StoreError::WriterStopped)
            }
            End::Committed | End::CommittedUnnoticed => {
                later.journal().check_claims(state, &writes, &caller, process);
                let result = state.rows.commit(&writes, &caller);
                later.journal().note_commit(&writes, &result, &state.rows);
                result
            }
        };
        trace_commit(&later, process, &writes, end, &result);
        let result = if end == End::CommittedUnnoticed { Err(StoreError::WriterStopped) } else { result };
        if let Some(reply) = reply {
            let partitioned_until = state.nodes[reply.node].partitioned_until;
            reply.send(partitioned_until, result);
        }
    };
    state.database.pending.insert(number, Box::new(end));
    drop(state);
    let later = cluster.clone();
    cluster.world.at(cluster.world.now() + fsync, move || finish_commit(&later, number));
}

/// Faults that wait for a commit: the moments before and after it are the ones that matter.
fn strike(cluster: &Cluster, state: &mut State, process: ProcessId, writes: &[Write], fsync: u64) {
    if !writes.iter().any(|write| matches!(write, Write::Append(_))) {
        return;
    }
    let now = cluster.world.now();
    if let Some(until) = state.database.killed_by_commit.take() {
        let (later, survives) = (cluster.clone(), state.rng.chance(500));
        let time = now + state.rng.below(fsync);
        cluster.world.at(time, move || faults::crash_database(&later, survives, until));
    }
    let number = state.nodes.iter().position(|node| node.process == Some(process));
    let fault = number.and_then(|number| Some((number, state.nodes[number].fault_by_commit.take()?)));
    if let Some((number, (fault, until))) = fault {
        let (later, time) = (cluster.clone(), now + state.rng.below(2 * fsync + 5));
        cluster.world.at(time, move || faults::strike_node(&later, fault, number, until));
    }
}

fn finish_commit(cluster: &Cluster, number: u64) {
    let now = cluster.world.now();
    let mut state = cluster.state();
    if state.database.hangs_until > now {
        let (later, until) = (cluster.clone(), state.database.hangs_until);
        drop(state);
        return cluster.world.at(until, move || finish_commit(&later, number));
    }
    // Otherwise the database was killed meanwhile.
    if let Some(pending) = state.database.pending.remove(&number) {
        pending(&mut state, End::Committed);
        if matches!(cluster.config.options_of_run.plant, Some(Plant::LostTail | Plant::StaleReads)) {
            let rows = state.rows.clone();
            state.database.earlier.push((now, rows));
        }
    }
}

/// Writes the first half of a transaction.
fn tear(rows: &mut Rows, writes: &[Write], caller: &Caller) {
    for write in writes {
        if let Write::Append(append) = write
            && let Some(first) = append.entries.first()
        {
            rows.insert_entry(append.game, first, caller);
        }
    }
}

fn trace_commit(
    cluster: &Cluster,
    process: ProcessId,
    writes: &[Write],
    end: End,
    result: &Result<Vec<Written>, StoreError>,
) {
    for (index, write) in writes.iter().enumerate() {
        let written = match result {
            Err(_) => "fails",
            Ok(written) => match written.get(index) {
                Some(Written::Done) => "done",
                Some(Written::Conflict) => "conflict",
                None => "rolled back",
            },
        };
        match write {
            Write::Append(append) | Write::Open { append, .. } => {
                for entry in &append.entries {
                    cluster.world.trace(format_args!(
                        "process {process}: {end:?} {} {} {:?}: {written}",
                        append.game,
                        entry.seq,
                        change_name(&entry.change),
                    ));
                }
            }
            Write::Heartbeat(beat) => cluster.world.trace(format_args!(
                "process {process}: {end:?} heartbeat {} {:?}: {written}",
                beat.at.0, beat.outage
            )),
            _ => cluster.world.trace(format_args!("process {process}: {end:?} write: {written}")),
        }
    }
}

/// A change without its hidden information, which differs between the two runs of a pair.
pub(crate) fn change_name(change: &Change) -> String {
    match change {
        Change::Opened { .. } => "Opened".to_string(),
        Change::Started { .. } => "Started".to_string(),
        change => format!("{change:?}"),
    }
}

fn news_of(process: ProcessId, writes: &[Write]) -> Vec<Payload> {
    let mut news = Vec::new();
    for write in writes {
        if let Write::Append(append) = write {
            for entry in &append.entries {
                let json = serde_json::to_string(entry).unwrap_or_default();
                let text = format!("{}\n{} {} {json}", process_name(process), append.game, entry.seq);
                news.push(Payload { channel: "log_entries", text });
            }
        }
    }
    news
}

/// Delivers notifications to all processes that listen, in the same order to each.
fn notify(cluster: &Cluster, state: &mut State, payloads: &[Payload]) {
    let now = cluster.world.now();
    let State { rng, nodes, database, .. } = state;
    for listener in &mut database.listeners {
        for payload in payloads {
            let arrives = now.max(nodes[listener.node].partitioned_until) + cluster.latency(rng);
            listener.last = listener.last.max(arrives);
            let (sender, payload) = (listener.sender.clone(), payload.clone());
            cluster.world.at(listener.last, move || drop(sender.send(Some(payload))));
        }
    }
}

impl Database for Connection {
    fn commit<'a>(&'a self, writes: Vec<&'a Write>) -> Answer<'a, Vec<Written>> {
        let writes: Vec<Write> = writes.into_iter().cloned().collect();
        let process = self.process;
        self.send(move |cluster, reply| commit(cluster, process, writes, reply))
    }

    fn log(&self, game: GameId, after: u64) -> Answer<'_, Vec<LogEntry>> {
        self.run("log", move |state, caller| {
            let replica = || {
                let earlier = state.database.earlier.iter().rev();
                let mut earlier = earlier.filter(|(time, _)| time + STALE <= caller.elapsed);
                earlier.next().map_or_else(Rows::default, |(_, rows)| rows.clone())
            };
            let mut entries = match caller.plant {
                Some(Plant::StaleReads) => replica().log(game, after),
                _ => state.rows.log(game, after),
            };
            if caller.plant == Some(Plant::KeysForgotten) {
                entries.iter_mut().for_each(|entry| entry.key = None);
            }
            entries
        })
    }

    fn last_entries<'a>(&'a self, games: &'a [GameId]) -> Answer<'a, Vec<(GameId, u64)>> {
        let games = games.to_vec();
        self.read("last entries", move |rows, _| rows.last_entries(&games))
    }

    fn find(&self, filter: GameFilter, skip: u32, limit: u32) -> Answer<'_, Vec<Summary>> {
        self.read("find", move |rows, _| rows.find(filter, skip, limit))
    }

    fn games_with_running_clock(&self) -> Answer<'_, Vec<GameId>> {
        self.read("running clocks", |rows, _| rows.games_with_running_clock())
    }

    fn unfinished(&self, person: PersonId, except: Option<GameId>) -> Answer<'_, TableCounts> {
        self.read("unfinished", move |rows, _| rows.unfinished(person, except))
    }

    fn analysis_request(&self, _: GameId) -> Answer<'_, Option<AnalysisRequest>> {
        self.read("analysis request", |_, _| None)
    }

    fn analysed_decisions(&self, _: GameId) -> Answer<'_, Vec<AnalysedDecision>> {
        self.read("analysed decisions", |_, _| Vec::new())
    }

    fn waiting_analyses(&self) -> Answer<'_, u64> {
        self.read("waiting analyses", |_, _| 0)
    }

    fn pending_rename<'a>(&'a self, person: &'a str) -> Answer<'a, Option<PendingRename>> {
        let person = person.to_string();
        self.read("pending rename", move |rows, _| rows.pending_rename(&person))
    }

    fn stored_clock(&self) -> Answer<'_, StoredClock> {
        self.read("clock", |rows, caller| rows.stored_clock(caller))
    }

    fn claim(&self, work: Work, now: Timestamp, limit: u32) -> Answer<'_, Vec<Claimed>> {
        self.run("claim", move |state, caller| {
            let State { rows, rng, .. } = state;
            rows.claim(work, now, limit, caller, || caller.is_shared && rng.chance(20))
        })
    }

    fn renew_claims(&self, work: Work) -> Answer<'_, Vec<String>> {
        self.run("renew claims", move |state, caller| state.rows.renew_claims(work, caller))
    }

    fn release_claims(&self) -> Answer<'_, ()> {
        self.run("release claims", |state, caller| state.rows.release_claims(caller))
    }

    fn notify<'a>(&'a self, payloads: &'a [Payload]) -> Answer<'a, ()> {
        let payloads = payloads.to_vec();
        self.send(move |cluster, reply| {
            notify(cluster, &mut cluster.state(), &payloads);
            if let Some(reply) = reply {
                reply.send(0, Ok(()));
            }
        })
    }

    fn listen(&self) -> Answer<'_, Option<Notifications>> {
        let (node, process) = (self.node, self.process);
        if !self.cluster.config.shared {
            return Box::pin(std::future::ready(Ok(None)));
        }
        self.run("listen", move |state, caller| {
            let (sender, receiver) = mpsc::unbounded_channel();
            let listeners = &mut state.database.listeners;
            listeners.retain(|listener| listener.process != process);
            listeners.push(Listener { process, node, sender, last: 0 });
            Some(Notifications::simulated(receiver, Arc::from(caller.process.as_str())))
        })
    }
}
