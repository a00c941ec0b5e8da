//! Plays the games of a tournament in parallel, and reports them in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use rayon::ThreadPoolBuilder;
use rayon::iter::{ParallelBridge, ParallelIterator};

use crate::Skill;
use crate::arena::{FinishedGame, Pairing, Tournament};

impl<G: Skill> Tournament<G> {
    /// Plays deals on this many threads, each game on one thread.
    ///
    /// Calls `game_over` after every game, and `deal_over` with all games of a deal. Deals are
    /// reported in order, so the results do not depend on the number of threads.
    ///
    /// Ends early if `deal_over` breaks or if `stop` is set. Unfinished games are then discarded.
    pub fn run(
        &self,
        pairing: &Pairing,
        deals: u64,
        threads: usize,
        stop: &AtomicBool,
        game_over: impl FnMut(),
        deal_over: impl FnMut(Vec<FinishedGame<G>>) -> ControlFlow<()>,
    ) {
        let pool = ThreadPoolBuilder::new().num_threads(threads.max(1)).build();
        let pool = pool.expect("the system can start threads");
        let (sender, receiver) = channel();
        pool.in_place_scope(|scope| {
            scope.spawn(move |_| self.play_all(pairing, deals, stop, &sender));
            if report_in_order(&receiver, pairing.seatings().len(), game_over, deal_over).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        });
    }

    /// Plays every deal in every seating. Each thread takes the next game in order, because only
    /// complete deals are reported.
    fn play_all(&self, pairing: &Pairing, deals: u64, stop: &AtomicBool, games: &Sender<FinishedGame<G>>) {
        let seatings = pairing.seatings().len();
        let all = (0..deals).flat_map(|deal| (0..seatings).map(move |seating| (deal, seating)));
        // Stops at the first game that was interrupted.
        let _ = all.par_bridge().try_for_each(|(deal, seating)| {
            let game = self.play(pairing, deal, seating, stop)?;
            games.send(game).ok()
        });
    }
}

/// Collects games, and reports each deal once it and all earlier deals are complete.
fn report_in_order<G: Skill>(
    games: &Receiver<FinishedGame<G>>,
    seatings: usize,
    mut game_over: impl FnMut(),
    mut deal_over: impl FnMut(Vec<FinishedGame<G>>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut pending: BTreeMap<u64, Vec<FinishedGame<G>>> = BTreeMap::new();
    let mut next_deal = 0;
    for game in games {
        game_over();
        pending.entry(game.deal).or_default().push(game);
        while let Some(deal) = pending.remove(&next_deal) {
            if deal.len() < seatings {
                pending.insert(next_deal, deal);
                break;
            }
            next_deal += 1;
            deal_over(sorted_by_seating(deal))?;
        }
    }
    ControlFlow::Continue(())
}

fn sorted_by_seating<G: Skill>(mut deal: Vec<FinishedGame<G>>) -> Vec<FinishedGame<G>> {
    deal.sort_by(|a, b| a.seating.cmp(&b.seating));
    deal
}
