//! What a bot gets to see.

use game::{Game, Seat, Viewer};
use rand_core::Rng;

/// What one seat may know of a game: all that a bot ever gets.
///
/// It is made from a position and keeps nothing of what the seat cannot know: hidden things are replaced by a guess at
/// once, and each [`sample`](Observation::sample) is another guess. So there is nothing here that a bot could peek at,
/// and two positions that a seat cannot tell apart give equal observations.
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
    guess: G,
    seat: Seat,
}

impl<G: Game> Observation<G> {
    /// What this seat may know of a position.
    pub fn of(position: &G, seat: Seat) -> Observation<G> {
        let mut guess = *position;
        guess.resample(Viewer::Seat(seat), &mut game::chance(0, 0));
        Observation { guess, seat }
    }

    /// Who observes.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.guess.players()
    }

    /// Whether it is this seat's decision.
    pub fn is_to_act(&self) -> bool {
        self.guess.to_act().contains(self.seat)
    }

    /// What the seat may decide.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.guess.legal(self.seat, &mut list);
        list
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.guess.view(Viewer::Seat(self.seat))
    }

    /// A position that fits the observation, each equally likely.
    pub fn sample(&self, rng: &mut impl Rng) -> G {
        let mut sample = self.guess;
        sample.resample(Viewer::Seat(self.seat), rng);
        sample
    }
}
