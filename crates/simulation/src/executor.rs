//! Runs all tasks of a simulation, one after the other, in an order that follows from the seed.
//!
//! Tokio provides paused time and the timers of the server's own code. Everything else runs here,
//! because tokio wakes some tasks in an order that nobody can choose. Of the tasks that are ready,
//! the seed picks the next one, so different seeds try different interleavings.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Wake, Waker};
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::time::{Instant, Sleep};

use crate::rng::Rng;
use crate::trace::Trace;

/// A process of the server, from its start to its end. A restarted process is another one.
pub(crate) type ProcessId = u32;

/// How often tasks may be polled within a millisecond. No run needs nearly as many polls.
const MAX_POLLS: u32 = 50_000;

type TaskId = u64;
type Event = Box<dyn FnOnce() + Send>;

/// The simulated world: time, tasks and trace. Clones are the same world.
#[derive(Clone)]
pub(crate) struct World(Arc<Inner>);

struct Inner {
    start: Instant,
    ready: Arc<Mutex<Ready>>,
    scheduler: Mutex<Scheduler>,
    trace: Mutex<Trace>,
}

/// The tasks that can go on. Wakers add to it.
#[derive(Default)]
struct Ready {
    tasks: BTreeSet<TaskId>,
    runner: Option<Waker>,
}

struct Scheduler {
    rng: Rng,
    tasks: BTreeMap<TaskId, Slot>,
    last_task: TaskId,
    events: BTreeMap<(u64, u64), Event>,
    last_event: u64,
    paused: BTreeSet<ProcessId>,
    is_finished: bool,
    /// The present millisecond, and the number of polls in it.
    polls: (u64, u32),
}

struct Slot {
    process: Option<ProcessId>,
    /// `None` while it is polled.
    future: Option<BoxFuture<'static, ()>>,
    waker: Waker,
}

struct TaskWaker {
    task: TaskId,
    ready: Arc<Mutex<Ready>>,
}

impl Wake for TaskWaker {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        let mut ready = lock(&self.ready);
        ready.tasks.insert(self.task);
        if let Some(runner) = ready.runner.take() {
            runner.wake();
        }
    }
}

impl World {
    /// A world in which nothing happens yet. It needs a tokio runtime whose time is paused.
    pub(crate) fn new(seed: u64, trace: Trace) -> World {
        let scheduler = Scheduler {
            rng: Rng::new(seed, 1),
            tasks: BTreeMap::new(),
            last_task: 0,
            events: BTreeMap::new(),
            last_event: 0,
            paused: BTreeSet::new(),
            is_finished: false,
            polls: (0, 0),
        };
        World(Arc::new(Inner {
            start: Instant::now(),
            ready: Arc::default(),
            scheduler: Mutex::new(scheduler),
            trace: Mutex::new(trace),
        }))
    }

    /// Milliseconds since the start.
    pub(crate) fn now(&self) -> u64 {
        self.0.start.elapsed().as_millis() as u64
    }

    /// Adds a line to the trace.
    pub(crate) fn trace(&self, line: fmt::Arguments) {
        let now = self.now();
        lock(&self.0.trace).add(now, line);
    }

    pub(crate) fn take_trace(&self) -> Trace {
        std::mem::take(&mut lock(&self.0.trace))
    }

    /// Does something later, at the same millisecond in the order of the calls.
    pub(crate) fn at(&self, time: u64, event: impl FnOnce() + Send + 'static) {
        let mut scheduler = self.scheduler();
        scheduler.last_event += 1;
        let key = (time, scheduler.last_event);
        scheduler.events.insert(key, Box::new(event));
        drop(scheduler);
        self.wake_runner();
    }

    /// Starts a task, which belongs to a process of the server or to nobody.
    pub(crate) fn spawn(
        &self,
        process: Option<ProcessId>,
        future: impl Future<Output = ()> + Send + 'static,
    ) {
        self.spawn_boxed(process, Box::pin(future));
    }

    pub(crate) fn spawn_boxed(&self, process: Option<ProcessId>, future: BoxFuture<'static, ()>) {
        let mut scheduler = self.scheduler();
        scheduler.last_task += 1;
        let task = scheduler.last_task;
        let waker = Waker::from(Arc::new(TaskWaker { task, ready: self.0.ready.clone() }));
        scheduler.tasks.insert(task, Slot { process, future: Some(future), waker: waker.clone() });
        drop(scheduler);
        waker.wake();
    }

    /// Ends all tasks of a process at once.
    pub(crate) fn kill(&self, process: ProcessId) {
        self.scheduler().paused.remove(&process);
        loop {
            let of_process = |_: &TaskId, slot: &mut Slot| slot.process == Some(process);
            let killed: Vec<_> = self.scheduler().tasks.extract_if(.., of_process).collect();
            if killed.is_empty() {
                return;
            }
            // Without the lock, because dropping a task may wake others, and start one that goes on
            // with its work.
            drop(killed);
        }
    }

    /// Stops all tasks of a process until it is resumed.
    pub(crate) fn pause(&self, process: ProcessId) {
        self.scheduler().paused.insert(process);
    }

    pub(crate) fn resume(&self, process: ProcessId) {
        self.scheduler().paused.remove(&process);
        self.wake_runner();
    }

    /// Ends the run.
    pub(crate) fn finish(&self) {
        self.scheduler().is_finished = true;
    }

    /// Whether the run was ended because some tasks never waited.
    pub(crate) fn is_spinning(&self) -> bool {
        self.scheduler().polls.1 > MAX_POLLS
    }

    /// Counts a poll. Ends the run if there are too many at the same time.
    fn count_poll(&self, now: u64) {
        let mut scheduler = self.scheduler();
        if scheduler.polls.0 != now {
            scheduler.polls = (now, 0);
        }
        scheduler.polls.1 += 1;
        scheduler.is_finished |= scheduler.polls.1 > MAX_POLLS;
    }

    /// Runs until [`World::finish`].
    pub(crate) fn run(&self) -> impl Future<Output = ()> {
        // Without tokio's budget, which would make tasks wait for nothing.
        let sleep = Box::pin(tokio::time::sleep(Duration::ZERO));
        tokio::task::unconstrained(Runner { world: self.clone(), sleep, wakes_at: None })
    }

    fn scheduler(&self) -> MutexGuard<'_, Scheduler> {
        lock(&self.0.scheduler)
    }

    fn wake_runner(&self) {
        if let Some(runner) = lock(&self.0.ready).runner.take() {
            runner.wake();
        }
    }

    /// A task that can go on, chosen by the seed.
    fn pick(&self) -> Option<(TaskId, BoxFuture<'static, ()>, Waker)> {
        let mut scheduler = self.scheduler();
        let scheduler = &mut *scheduler;
        let mut ready = lock(&self.0.ready);
        let Scheduler { tasks, paused, rng, .. } = scheduler;
        // Tasks that have ended are woken sometimes.
        ready.tasks.retain(|task| tasks.contains_key(task));
        let can_run = |task: &&TaskId| {
            tasks.get(task).and_then(|slot| slot.process).is_none_or(|process| !paused.contains(&process))
        };
        let count = match paused.is_empty() {
            true => ready.tasks.len(),
            false => ready.tasks.iter().filter(can_run).count(),
        };
        let index = match count {
            0 => return None,
            1 => 0,
            count => rng.below(count as u64) as usize,
        };
        let task = *ready.tasks.iter().filter(can_run).nth(index)?;
        ready.tasks.remove(&task);
        let slot = tasks.get_mut(&task)?;
        Some((task, slot.future.take()?, slot.waker.clone()))
    }

    fn poll_task(&self, (task, mut future, waker): (TaskId, BoxFuture<'static, ()>, Waker)) {
        let polled = future.as_mut().poll(&mut Context::from_waker(&waker));
        let mut scheduler = self.scheduler();
        let ended = match scheduler.tasks.get_mut(&task) {
            Some(slot) if polled.is_pending() => {
                slot.future = Some(future);
                return;
            }
            Some(_) => scheduler.tasks.remove(&task),
            None => None,
        };
        drop(scheduler);
        drop((ended, future));
    }

    fn next_event(&self, now: u64) -> Option<Event> {
        let mut scheduler = self.scheduler();
        let first = scheduler.events.first_entry().filter(|first| first.key().0 <= now)?;
        Some(first.remove())
    }
}

struct Runner {
    world: World,
    sleep: Pin<Box<Sleep>>,
    wakes_at: Option<u64>,
}

impl Future for Runner {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let world = self.world.clone();
        lock(&world.0.ready).runner = Some(context.waker().clone());
        loop {
            let now = world.now();
            if let Some(event) = world.next_event(now) {
                event();
                continue;
            }
            if world.scheduler().is_finished {
                return Poll::Ready(());
            }
            if let Some(picked) = world.pick() {
                world.count_poll(now);
                world.poll_task(picked);
                continue;
            }
            let scheduler = world.scheduler();
            let next = scheduler.events.first_key_value().map(|((time, _), _)| *time);
            drop(scheduler);
            if let Some(next) = next {
                if self.wakes_at != Some(next) {
                    self.wakes_at = Some(next);
                    self.sleep.as_mut().reset(world.0.start + Duration::from_millis(next));
                }
                if self.sleep.as_mut().poll(context).is_ready() {
                    self.wakes_at = None;
                    continue;
                }
            }
            let mut ready = lock(&world.0.ready);
            ready.runner = Some(context.waker().clone());
            return Poll::Pending;
        }
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
