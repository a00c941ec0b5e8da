//! Presence: which of the people who sit at a table have an open stream right now.
//!
//! It is no part of the log. Every process knows its own streams only, so streams of processes that
//! share a database do not send it (`frame_stream.rs`).

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;
use table::PersonId;
use tokio::runtime::Handle;
use tokio::sync::watch;
use utoipa::ToSchema;

use crate::tables::live_table::LiveTable;
use crate::tables::sse_event::SseEvent;

/// A person whose last stream ended is present for this long, because pages reconnect.
const ABSENT_AFTER: Duration = Duration::from_secs(5);

/// The people at a table who are connected right now.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PresenceView {
    /// The ids of the people who sit at the table and have an open stream.
    pub people: Vec<PersonId>,
}

/// The presence of one table.
pub(crate) struct Presence {
    people: Mutex<People>,
    /// The event with the present people, serialised once for all streams.
    event: watch::Sender<SseEvent>,
}

#[derive(Default)]
struct People {
    /// The people who sit at the table, in the order of the seats.
    seated: Vec<PersonId>,
    /// The number of open streams per person. It is 0 shortly after the last one ended.
    streams: HashMap<PersonId, usize>,
}

/// A person is present while they have one.
pub(crate) struct PresentPerson {
    live: Arc<LiveTable>,
    person: PersonId,
}

impl Presence {
    pub(crate) fn new() -> Presence {
        let nobody = SseEvent::presence(&PresenceView { people: Vec::new() });
        Presence { people: Mutex::default(), event: watch::Sender::new(nobody) }
    }

    /// A receiver of the event, now and after every change.
    pub(crate) fn watch(&self) -> watch::Receiver<SseEvent> {
        let mut receiver = self.event.subscribe();
        receiver.mark_changed();
        receiver
    }

    /// Whether a person has an open stream, or had one a moment ago.
    pub(crate) fn is_present(&self, person: PersonId) -> bool {
        self.lock().streams.contains_key(&person)
    }

    /// How many open streams each of these people has.
    pub(crate) fn streams_of(&self, people: impl Iterator<Item = Option<PersonId>>) -> Vec<usize> {
        let present = self.lock();
        people
            .map(|person| person.and_then(|person| present.streams.get(&person).copied()).unwrap_or(0))
            .collect()
    }

    /// Other people may sit at the table now.
    pub(crate) fn set_seated(&self, seated: impl Iterator<Item = PersonId>) {
        let mut people = self.lock();
        people.seated = seated.collect();
        self.publish(&people);
    }

    fn publish(&self, people: &People) {
        let is_present = |person: &PersonId| people.streams.contains_key(person);
        let present = people.seated.iter().copied().filter(is_present).collect();
        let event = SseEvent::presence(&PresenceView { people: present });
        self.event.send_if_modified(|last| std::mem::replace(last, event.clone()) != event);
    }

    fn lock(&self) -> MutexGuard<'_, People> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl PresentPerson {
    /// A stream of a person begins.
    pub(crate) fn new(live: Arc<LiveTable>, person: PersonId) -> PresentPerson {
        let mut people = live.presence.lock();
        *people.streams.entry(person).or_default() += 1;
        live.presence.publish(&people);
        drop(people);
        PresentPerson { live, person }
    }
}

impl Drop for PresentPerson {
    fn drop(&mut self) {
        let person = self.person;
        let is_last = self.live.presence.lock().streams.get_mut(&person).is_none_or(|streams| {
            *streams = streams.saturating_sub(1);
            *streams == 0
        });
        // Without a runtime the server has shut down.
        let (true, Ok(runtime)) = (is_last, Handle::try_current()) else { return };
        let live = self.live.clone();
        runtime.spawn(async move {
            tokio::time::sleep(ABSENT_AFTER).await;
            let mut people = live.presence.lock();
            if people.streams.get(&person) == Some(&0) {
                people.streams.remove(&person);
                live.presence.publish(&people);
            }
        });
    }
}
