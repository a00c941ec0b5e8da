//! The faults of a run.

use std::time::Duration;

use crate::cluster::{Cluster, End, State};
use crate::config::Fault;
use crate::plant::Plant;
use crate::rng::Rng;

/// Lets faults happen until the run becomes quiet.
pub(crate) async fn run(cluster: Cluster, mut rng: Rng) {
    let end = cluster.config.chaos;
    if cluster.config.faults.is_empty() {
        return;
    }
    loop {
        let pause = rng.range(100, cluster.config.fault_pause);
        tokio::time::sleep(Duration::from_millis(pause)).await;
        if cluster.world.now() >= end {
            return;
        }
        let fault = rng.pick(&cluster.config.faults);
        let node = rng.below(cluster.config.nodes as u64) as usize;
        let length = rng.pick(&[200, 1500, 4000, 8000]);
        let until = (cluster.world.now() + 50 + rng.below(length)).min(end);
        begin(&cluster, fault, node, until, &mut rng);
    }
}

fn begin(cluster: &Cluster, fault: Fault, node: usize, until: u64, rng: &mut Rng) {
    cluster.world.trace(format_args!("fault: {fault:?} of node {node} until {until}"));
    let later = cluster.clone();
    let world = &cluster.world;
    match fault {
        // Half of them wait for the next log entry of the node.
        Fault::Crash | Fault::Pause if rng.chance(500) => {
            cluster.state().nodes[node].fault_by_commit = Some((fault, until));
        }
        Fault::Crash | Fault::Pause => strike_node(cluster, fault, node, until),
        Fault::Restart => restart(cluster, node),
        Fault::Partition => {
            let mut state = cluster.state();
            let partitioned_until = &mut state.nodes[node].partitioned_until;
            *partitioned_until = until.max(*partitioned_until);
            drop(state);
            cluster.note_health();
            world.at(until, move || later.note_health());
            if rng.chance(500) {
                lose_notifications(cluster, Some(node), until);
            }
        }
        Fault::CutOff => cluster.state().nodes[node].cut_off_until = until,
        Fault::DatabaseCrash => {
            let survives = rng.chance(500);
            match rng.chance(500) {
                true => cluster.state().database.killed_by_commit = Some(until),
                false => crash_database(cluster, survives, until),
            }
        }
        Fault::DatabaseHang => {
            let mut state = cluster.state();
            state.database.hangs_until = until.max(state.database.hangs_until);
            drop(state);
            cluster.note_health();
            world.at(until, move || later.note_health());
        }
        Fault::ClockJump => {
            let jump = rng.pick(&[-60_000, -3000, -500, 500, 3000, 60_000]);
            let mut state = cluster.state();
            state.database.skew += jump;
            state.database.jumped = Some(world.now());
        }
    }
}

/// Kills or stops the process of a node until some time.
pub(crate) fn strike_node(cluster: &Cluster, fault: Fault, node: usize, until: u64) {
    let later = cluster.clone();
    let until = until.max(cluster.world.now() + 50);
    match fault {
        Fault::Pause => {
            cluster.pause(node);
            cluster.world.at(until, move || later.resume(node));
        }
        _ if cluster.state().nodes[node].process.is_some() => {
            cluster.kill(node);
            cluster.world.at(until, move || later.start_if_down(node));
        }
        _ => {}
    }
}

/// Kills the database until some time. Of the transactions that it is writing, those on the disk
/// survive.
pub(crate) fn crash_database(cluster: &Cluster, survives: bool, until: u64) {
    let now = cluster.world.now();
    let mut state = cluster.state();
    if state.database.is_down || cluster.is_quiet() {
        return;
    }
    cluster.world.trace(format_args!("the database is killed until {until}"));
    let later = cluster.clone();
    cluster.world.at(until.max(now + 50), move || {
        later.state().database.is_down = false;
        later.note_health();
    });
    state.database.is_down = true;
    let plant = cluster.config.options_of_run.plant;
    let end = match (survives, plant) {
        (_, Some(Plant::TornTransaction)) => End::Torn,
        (true, _) => End::CommittedUnnoticed,
        (false, _) => End::Lost,
    };
    let pending: Vec<_> = std::mem::take(&mut state.database.pending).into_values().collect();
    pending.into_iter().for_each(|pending| pending(&mut state, end));
    if plant == Some(Plant::LostTail) {
        lose_tail(&mut state, now);
    }
    drop(state);
    lose_notifications(cluster, None, now);
    cluster.note_health();
}

/// [`Plant::LostTail`]: everything of the last second is lost.
fn lose_tail(state: &mut State, now: u64) {
    let earlier = state.database.earlier.iter().rev().find(|(time, _)| time + 1000 <= now);
    if let Some((_, rows)) = earlier.cloned() {
        state.rows = rows;
    }
}

/// The connections for notifications fail, or are opened again without the last notifications.
fn lose_notifications(cluster: &Cluster, node: Option<usize>, until: u64) {
    let mut state = cluster.state();
    let reconnects = state.rng.chance(500);
    let State { database, .. } = &mut *state;
    let lost = database.listeners.extract_if(.., |listener| node.is_none_or(|node| listener.node == node));
    let lost: Vec<_> = lost.collect();
    if reconnects {
        for listener in lost {
            let cluster = cluster.clone();
            cluster.world.clone().at(until, move || {
                let mut state = cluster.state();
                let is_there = state.nodes[listener.node].process == Some(listener.process);
                let listens = |other: &crate::cluster::Listener| other.process == listener.process;
                if is_there && !state.database.listeners.iter().any(listens) {
                    let _ = listener.sender.send(None);
                    state.database.listeners.push(listener);
                }
            });
        }
    }
}

/// Shuts a process down in good order and starts the next one.
fn restart(cluster: &Cluster, node: usize) {
    let state = cluster.state();
    let this = &state.nodes[node];
    let Some((process, tables)) = this.process.zip(this.tables.clone()) else { return };
    drop(state);
    let later = cluster.clone();
    cluster.world.spawn(Some(process), async move {
        tables.close().await;
        let world = later.world.clone();
        world.at(world.now(), move || {
            if later.state().nodes[node].process == Some(process) {
                later.kill(node);
                later.start(node);
            }
        });
    });
}

/// Ends all faults.
pub(crate) fn heal(cluster: &Cluster) {
    let mut state = cluster.state();
    state.database.is_down = false;
    state.database.hangs_until = 0;
    state.database.killed_by_commit = None;
    for node in &mut state.nodes {
        node.fault_by_commit = None;
        (node.partitioned_until, node.cut_off_until) = (0, 0);
    }
    drop(state);
    for node in 0..cluster.config.nodes {
        cluster.resume(node);
        cluster.start_if_down(node);
    }
    cluster.note_health();
}
