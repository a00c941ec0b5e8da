//! Playing on all cores.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::Skill;
use crate::arena::{FinishedGame, Pairing, Tournament};

impl<G: Skill> Tournament<G> {
    /// Plays deals on so many threads, a game on one thread. Calls `game_over` after every game, and `deal_over` with all
    /// the games of a deal, deal after deal in their order, so that what it sees does not depend on the threads.
    ///
    /// Ends early if `deal_over` breaks off, or when somebody sets `stop`; games that are under way are then lost.
    pub fn run(
        &self,
        pairing: &Pairing,
        deals: u64,
        threads: usize,
        stop: &AtomicBool,
        game_over: impl FnMut(),
        deal_over: impl FnMut(Vec<FinishedGame<G>>) -> ControlFlow<()>,
    ) {
        let (sender, receiver) = channel();
        let next = AtomicU64::new(0);
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || self.work(pairing, deals, next, stop, &sender));
            }
            drop(sender);
            if in_order(&receiver, pairing.seatings().len(), game_over, deal_over).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        });
    }

    /// Plays one game after the other until there are none left.
    fn work(
        &self,
        pairing: &Pairing,
        deals: u64,
        next: &AtomicU64,
        stop: &AtomicBool,
        sender: &Sender<FinishedGame<G>>,
    ) {
        let seatings = pairing.seatings().len() as u64;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let (deal, seating) = (number / seatings, (number % seatings) as usize);
            if deal >= deals || stop.load(Ordering::Relaxed) {
                return;
            }
            let Some(played) = self.play(pairing, deal, seating, stop) else { return };
            if sender.send(played).is_err() {
                return;
            }
        }
    }
}

/// Collects games until their deal is whole and all deals before it are through.
fn in_order<G: Skill>(
    games: &Receiver<FinishedGame<G>>,
    seatings: usize,
    mut game_over: impl FnMut(),
    mut deal_over: impl FnMut(Vec<FinishedGame<G>>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut waiting: BTreeMap<u64, Vec<FinishedGame<G>>> = BTreeMap::new();
    let mut due = 0;
    for played in games {
        game_over();
        waiting.entry(played.deal).or_default().push(played);
        while let Some(whole) = waiting.remove(&due) {
            if whole.len() < seatings {
                waiting.insert(due, whole);
                break;
            }
            due += 1;
            deal_over(sorted(whole))?;
        }
    }
    ControlFlow::Continue(())
}

/// By seating: which game ends first is chance.
fn sorted<G: Skill>(mut deal: Vec<FinishedGame<G>>) -> Vec<FinishedGame<G>> {
    deal.sort_by(|a, b| a.seating.cmp(&b.seating));
    deal
}
