//! Who hears what a decision made happen.

/// Hears the events of a decision, in the order in which they happen.
///
/// A search listens with [`Nobody`], and an event is then not even put together; a page listens with a `Vec`.
pub trait Listener<Event> {
    /// Whether anybody listens at all.
    const LISTENS: bool;

    /// Takes an event in.
    fn hear(&mut self, event: impl FnOnce() -> Event);
}

/// Nobody listens.
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
