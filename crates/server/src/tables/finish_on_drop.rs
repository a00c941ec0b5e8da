//! Work that is finished even if nobody waits for it any more.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::runtime::Handle;

use crate::machine::Machine;

/// A future that goes on as a task of its own when it is dropped before its end. A task from the
/// beginning would cost another hop between threads for every command.
pub(crate) struct FinishOnDrop<T: Send + 'static> {
    work: Option<Pin<Box<dyn Future<Output = T> + Send>>>,
    machine: Machine,
}

impl<T: Send> FinishOnDrop<T> {
    pub(crate) fn new(machine: Machine, work: impl Future<Output = T> + Send + 'static) -> FinishOnDrop<T> {
        FinishOnDrop { work: Some(Box::pin(work)), machine }
    }
}

impl<T: Send> Future for FinishOnDrop<T> {
    /// `None` if it is polled after its end.
    type Output = Option<T>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<T>> {
        let Some(work) = &mut self.work else { return Poll::Ready(None) };
        let result = ready!(work.as_mut().poll(context));
        self.work = None;
        Poll::Ready(Some(result))
    }
}

impl<T: Send> Drop for FinishOnDrop<T> {
    fn drop(&mut self) {
        // Without a runtime the server has shut down.
        if let (Some(work), Ok(_)) = (self.work.take(), Handle::try_current()) {
            self.machine.spawn(work);
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn work_that_nobody_waits_for_is_finished() {
        let (begin, begun) = oneshot::channel::<()>();
        let (end, ended) = oneshot::channel();
        let mut work = FinishOnDrop::new(Machine::default(), async move {
            let _ = begun.await;
            let _ = end.send(7);
        });
        assert_eq!((&mut work).now_or_never(), None);
        drop(work);
        begin.send(()).expect("it still runs");
        assert_eq!(ended.await, Ok(7));
    }

    #[tokio::test]
    async fn its_result_is_returned() {
        assert_eq!(FinishOnDrop::new(Machine::default(), async { 7 }).await, Some(7));
    }
}
