//! A tournament, and how one of its games is played.

use std::sync::atomic::{AtomicBool, Ordering};

use game::{InputError, Nobody, Play, Seat};
use rand_core::Rng;

use crate::Skill;
use crate::arena::player::Player;
use crate::arena::{FinishedGame, Pairing, SeatResult};

/// A tournament: the deals of one game with one seed.
#[derive(Clone, Debug)]
pub struct Tournament<G: Skill> {
    options: G::Options,
    data: G::Data,
    seed: u64,
    players: usize,
}

/// Separates the random streams of the bots from those of the deals.
const BOT_STREAMS: u64 = 1 << 62;

impl<G: Skill> Tournament<G> {
    /// A tournament with these options, or why they do not fit the game.
    pub fn new(options: G::Options, data: G::Data, seed: u64) -> Result<Tournament<G>, InputError> {
        G::check_options(&options)?;
        G::check_data(&options, &data)?;
        let setup = G::deal(&options, &data, &mut game::chance(seed, 0));
        let players = G::new(&options, &setup)?.players();
        Ok(Tournament { options, data, seed, players })
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Plays a deal in one seating, or returns `None` if `stop` is set before the end.
    pub(super) fn play(
        &self,
        pairing: &Pairing,
        deal: u64,
        seating: usize,
        stop: &AtomicBool,
    ) -> Option<FinishedGame<G>> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let mut play = self.deal(deal);
        let mut players = self.seat_players(pairing, deal, seating);
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

    /// The same deals as those of `gloriette deal` and `gloriette simulate`.
    fn deal(&self, deal: u64) -> Play<G> {
        let setup = G::deal(&self.options, &self.data, &mut game::chance(self.seed, deal));
        Play::new(self.options.clone(), setup).expect("the constructor has checked the options")
    }

    fn seat_players(&self, pairing: &Pairing, deal: u64, seating: usize) -> Vec<Player<G>> {
        let key = game::chance(self.seed, BOT_STREAMS | deal).next_u64();
        let seats = Seat::all(self.players).zip(&pairing.seatings()[seating]);
        seats
            .map(|(seat, &number)| {
                let (entrant, budget) = pairing.entrants()[number];
                let stream = (seating * Seat::MAX_COUNT + seat.index()) as u64;
                Player::new(entrant, budget, game::chance(key, stream).next_u64())
            })
            .collect()
    }
}
