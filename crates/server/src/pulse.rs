//! Notices that the process was stopped, for example by SIGSTOP or a debugger.
//!
//! A thread of its own does it, because busy tasks or a slow database are no outage.

use std::sync::{Mutex, Once, PoisonError};
use std::time::{Duration, Instant};

/// The time between two pulses.
const INTERVAL: Duration = Duration::from_millis(100);
/// A longer time between two pulses means that the process was stopped.
const STOPPED: Duration = Duration::from_secs(1);

struct Pulse {
    last: Option<Instant>,
    /// When the process continued after it had been stopped.
    continued: Option<Instant>,
}

static PULSE: Mutex<Pulse> = Mutex::new(Pulse { last: None, continued: None });
static THREAD: Once = Once::new();

/// Whether the process was stopped after this instant, for a second or more.
pub(crate) fn was_stopped_since(instant: Instant) -> bool {
    THREAD.call_once(|| {
        let thread = std::thread::Builder::new().name("pulse".to_string());
        let started = thread.spawn(|| {
            loop {
                last_stop();
                std::thread::sleep(INTERVAL);
            }
        });
        if let Err(error) = started {
            tracing::error!(%error, "cannot start a thread; outages may not be noticed");
        }
    });
    // This is a pulse, too, because the thread may not have continued yet.
    last_stop().is_some_and(|continued| continued > instant)
}

/// Notes a pulse. Returns when the process last continued after it had been stopped.
fn last_stop() -> Option<Instant> {
    let mut pulse = PULSE.lock().unwrap_or_else(PoisonError::into_inner);
    let now = Instant::now();
    if pulse.last.is_some_and(|last| now.duration_since(last) > STOPPED) {
        pulse.continued = Some(now);
    }
    pulse.last = Some(now);
    pulse.continued
}
