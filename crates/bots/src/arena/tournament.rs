//! What is played in the arena.

use std::sync::atomic::{AtomicBool, Ordering};

use game::{InputError, Nobody, Play, Seat};
use rand_core::Rng;

use crate::Skill;
use crate::arena::player::Player;
use crate::arena::{FinishedGame, Pairing, SeatResult};

/// What is played in the arena: deals of one game under one seed.
#[derive(Clone, Debug)]
pub struct Tournament<G: Skill> {
    options: G::Options,
    data: G::Data,
    seed: u64,
    players: usize,
}

/// The bots' dice come from other streams than deals do.
const BOTS: u64 = 1 << 62;

impl<G: Skill> Tournament<G> {
    /// A contest under these options; the fault says why they do not fit the game.
    pub fn new(options: G::Options, data: G::Data, seed: u64) -> Result<Tournament<G>, InputError> {
        let setup = G::deal(&options, &data, &mut game::chance(seed, 0));
        let players = G::new(&options, &setup)?.players();
        Ok(Tournament { options, data, seed, players })
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Plays a deal in one seating; nothing, if `stop` is set before the end.
    pub(super) fn play(
        &self,
        pairing: &Pairing,
        deal: u64,
        seating: usize,
        stop: &AtomicBool,
    ) -> Option<FinishedGame<G>> {
        let mut play = self.deal(deal);
        let mut players = self.seat(pairing, deal, seating);
        while let Some(seat) = play.position().to_act().first() {
            let action = players[seat.index()].decide(play.position(), seat, stop)?;
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            play.apply(seat, action, &mut Nobody).expect("bots decide what is legal");
        }
        let record = play.into_record();
        Some(FinishedGame {
            deal,
            seating: pairing.seatings()[seating].clone(),
            seat_results: SeatResult::of(record.result.as_ref()?),
            record,
            search_stats: players.iter().map(Player::search_stats).collect(),
        })
    }

    /// The same deals as `gloriette deal` and `gloriette simulate` deal.
    fn deal(&self, deal: u64) -> Play<G> {
        let setup = G::deal(&self.options, &self.data, &mut game::chance(self.seed, deal));
        Play::new(self.options.clone(), setup).expect("the first deal could be played, and so can all")
    }

    fn seat(&self, pairing: &Pairing, deal: u64, seating: usize) -> Vec<Player<G>> {
        let key = game::chance(self.seed, BOTS | deal).next_u64();
        let seats = Seat::all(self.players).zip(&pairing.seatings()[seating]);
        seats
            .map(|(seat, &number)| {
                let (entrant, limit) = pairing.entrants()[number];
                let rng = (seating * Seat::MAX_COUNT + seat.index()) as u64;
                Player::new(entrant, limit, game::chance(key, rng).next_u64())
            })
            .collect()
    }
}
