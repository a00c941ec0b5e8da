//! Listeners: receivers of the events of an action.

/// Receives the events of an action, in order.
///
/// A search passes [`Nobody`], so that events are not even built; a server passes a `Vec`.
pub trait Listener<Event> {
    /// Whether events are used at all.
    const LISTENS: bool;

    /// Receives an event. The closure builds it only if it is used.
    fn hear(&mut self, event: impl FnOnce() -> Event);
}

/// The listener that ignores all events.
#[derive(Copy, Clone, Debug, Default)]
pub struct Nobody;

impl<Event> Listener<Event> for Nobody {
    const LISTENS: bool = false;

    #[inline(always)]
    fn hear(&mut self, _: impl FnOnce() -> Event) {}
}

impl<Event> Listener<Event> for Vec<Event> {
    const LISTENS: bool = true;

    fn hear(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
