//! What a bot knows of a game.

use game::{Game, Seat, Viewer};
use rand_core::Rng;

/// What one seat knows of a game. Bots get this and never the true position.
///
/// Creating an observation replaces all hidden information by a sample, and every
/// [`sample`](Observation::sample) draws again. Therefore a bot cannot cheat, and two positions
/// that look the same to a seat give equal observations.
///
/// ```
/// use bots::Observation;
/// use sanssouci::{Data, Edition, Options, Position};
/// use game::{Game, Seat};
///
/// let options = Options::new(Edition::Revised, 2);
/// let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
/// let position = Position::new(&options, &setup)?;
/// let observation = Observation::of(&position, Seat::FIRST);
/// let possible = observation.sample(&mut game::chance(1, 0));
/// assert_eq!(Observation::of(&possible, Seat::FIRST), observation);
/// # Ok::<(), game::InputError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Observation<G> {
    sampled: G,
    seat: Seat,
}

impl<G: Game> Observation<G> {
    /// What this seat knows of a position.
    pub fn of(position: &G, seat: Seat) -> Observation<G> {
        let mut sampled = *position;
        sampled.resample(Viewer::Seat(seat), &mut game::chance(0, 0));
        Observation { sampled, seat }
    }

    /// The observing seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.sampled.players()
    }

    /// Whether the seat is to act.
    pub fn is_to_act(&self) -> bool {
        self.sampled.to_act().contains(self.seat)
    }

    /// The legal decisions of the seat.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.sampled.legal(self.seat, &mut list);
        list
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.sampled.view(Viewer::Seat(self.seat))
    }

    /// Samples a position that is consistent with the observation, all with equal probability.
    pub fn sample(&self, rng: &mut impl Rng) -> G {
        let mut sample = self.sampled;
        sample.resample(Viewer::Seat(self.seat), rng);
        sample
    }
}
