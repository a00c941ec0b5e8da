//! The start of a game: the deal, and the order of the seats.

use game::{InputError, Seat, Seats};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::Value;

use crate::command::LogWriter;
use crate::command_error::CommandError;
use crate::commitment::commitment;
use crate::fair_deal::Fairness;
use crate::game_kind::ErasedGame;
use crate::log::Change;
use crate::seats::{Occupant, SeatState};
use crate::table::{Phase, Table};
use crate::timestamp::Timestamp;

/// The random numbers of one deal.
pub struct DealRandomness {
    /// The generator.
    pub rng: ChaCha20Rng,
    /// Hashed with the deal, so that nobody can find the deal by trying all of them.
    pub salt: String,
}

impl DealRandomness {
    /// Generator and salt from one seed of 256 random bits.
    pub fn from_seed(seed: [u8; 32]) -> DealRandomness {
        use rand_chacha::rand_core::Rng as _;
        let mut rng = ChaCha20Rng::from_seed(seed);
        let mut salt = [0; 16];
        rng.fill_bytes(&mut salt);
        DealRandomness { rng, salt: hex::encode(salt) }
    }
}

/// The game that was dealt.
pub(crate) struct Deal {
    pub(crate) game: Box<dyn ErasedGame>,
    pub(crate) salt: String,
    /// Everybody sees this hash from the start, so nobody can change the deal later.
    pub(crate) commitment: String,
    /// What the deal was drawn from; `None` if it was not drawn from a secret and nonces.
    pub(crate) fairness: Option<Fairness>,
}

impl Table {
    /// Starts the game when every seat is taken and the countdown has run out or is skipped; closes
    /// the table when the last person leaves it.
    pub(crate) fn start_or_close(
        &mut self,
        skip_countdown: bool,
        now: Timestamp,
        randomness: impl FnOnce() -> DealRandomness,
        log: &mut LogWriter,
    ) -> Result<(), CommandError> {
        if self.phase != Phase::Open {
            return Ok(());
        }
        if self.is_full() {
            if !skip_countdown && (self.is_counting_down(now) || self.asks_who_begins()) {
                return Ok(());
            }
            let seed = self.fairness(&[]).map(|fairness| fairness.seed());
            let started = self.deal(seed.map_or_else(randomness, DealRandomness::from_seed))?;
            log.write(self, started)?;
            return self.repeat_decisions(log);
        }
        self.close_deserted(log)
    }

    pub(crate) fn is_full(&self) -> bool {
        let sits = |occupant: &Occupant| !matches!(occupant, Occupant::Invited { .. });
        self.seats.iter().all(|seat| seat.occupant.as_ref().is_some_and(sits))
    }

    fn deal(&self, DealRandomness { mut rng, salt }: DealRandomness) -> Result<Change, InputError> {
        // The seats of a repeated deal are those of the first game, so nobody moves on.
        let (setup, places) = match &self.repeats {
            Some(repeated) => (repeated.setup.clone(), Seat::all(self.seats.len()).collect()),
            None => {
                let boards = self.boards.as_ref().map(|set| &set.files);
                let setup = self.kind.deal(&self.terms.options, boards, &mut rng)?;
                let places = self.places(&setup)?;
                (setup, places)
            }
        };
        Ok(Change::Started { setup, salt, places })
    }

    /// The game's seat for each seat of the table. The order stays; if a certain seat is to begin,
    /// all seats move on until it does.
    fn places(&self, setup: &Value) -> Result<Vec<Seat>, InputError> {
        let players = self.seats.len();
        let beginner = self.kind.new_game(&self.terms.options, setup)?.beginner();
        let moved = match (self.first_seat(), beginner) {
            (Some(first), Some(beginner)) => beginner.index() + players - first.index(),
            _ => 0,
        };
        Ok((0..players).filter_map(|seat| Seat::new((seat + moved) % players)).collect())
    }

    pub(crate) fn apply_started(
        &mut self,
        setup: &Value,
        salt: &str,
        places: &[Seat],
        seq: u64,
        now: Timestamp,
    ) -> Result<(), CommandError> {
        let game = self.kind.new_game(&self.terms.options, setup)?;
        // An older version that shares the database deals without the secret. The salt tells,
        // because it comes from the same seed as the deal.
        let is_drawn = |fairness: &Fairness| DealRandomness::from_seed(fairness.seed()).salt == salt;
        let fairness = self.fairness(places).filter(is_drawn);
        self.keep_colours();
        self.move_to_places(places)?;
        let commitment = commitment(&self.terms.game, &self.terms.options, setup, salt);
        self.deal = Some(Deal { game, salt: salt.to_string(), commitment, fairness });
        self.phase = Phase::Running;
        self.expect_repeated(seq);
        self.after_decision(&Default::default(), None, seq, now);
        Ok(())
    }

    fn move_to_places(&mut self, places: &[Seat]) -> Result<(), CommandError> {
        let players = self.seats.len();
        if places.len() != players || places.iter().copied().collect::<Seats>() != Seats::all(players) {
            return Err(CommandError::bad_input("places: every seat must stand there once"));
        }
        let mut seats = vec![SeatState::default(); players];
        for (place, seat) in places.iter().zip(std::mem::take(&mut self.seats)) {
            seats[place.index()] = seat;
        }
        self.seats = seats;
        self.named_first = self.named_first.and_then(|seat| places.get(seat.index()).copied());
        Ok(())
    }
}
