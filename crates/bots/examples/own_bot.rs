//! A bot of your own, for any game at the table: it tries everything in some guesses, and plays on at random.
//!
//! It sees an [`Observation`] and nothing else. `cargo run --release -p bots --example own_bot`

use bots::{Bot, Budget, Level, Observation};
use game::{Game, InputError, Nobody, Outcome, Play, Seat};
use rand_core::Rng;
use sanssouci::{Data, Edition, Options, Position};

const GUESSES: usize = 30;

/// The decision after which it is furthest ahead on the average, over guesses of what it cannot see.
fn decide<G: Game>(observation: &Observation<G>, rng: &mut impl Rng) -> Option<G::Action> {
    let guesses: Vec<G> = (0..GUESSES).map(|_| observation.sample(rng)).collect();
    let value = |action: &G::Action| -> i32 {
        let guesses = guesses.iter().copied();
        guesses.map(|guess| play_on(guess, observation.seat(), *action).unwrap_or(0)).sum()
    };
    observation.legal().into_iter().max_by_key(value)
}

/// By how many points the seat is ahead at the end if it decides this, and everything after is chance.
fn play_on<G: Game>(mut guess: G, seat: Seat, action: G::Action) -> Option<i32> {
    guess.apply(seat, action, &mut Nobody).ok()?;
    // The same dice for every decision: what differs is what they do.
    game::random_play(&mut guess, &mut game::chance(0, 0), &mut Vec::new(), |_, _| ());
    let totals = guess.outcome()?.totals();
    let others = Seat::all(totals.len()).filter(|&other| other != seat);
    Some(totals[seat.index()] - others.map(|other| totals[other.index()]).max()?)
}

fn main() -> Result<(), InputError> {
    let options = Options::new(Edition::Classic, 2);
    let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
    let mut play = Play::<Position>::new(options, setup)?;
    let mut rng = game::chance(7, 1);
    let mut gardener = Bot::new(Level::Gardener, 7);
    while let Some(seat) = play.position().to_act().first() {
        let observation = Observation::of(play.position(), seat);
        let decision = match seat {
            Seat::FIRST => decide(&observation, &mut rng),
            _ => gardener.decide(&observation, &Budget::simulations(0)),
        };
        let action = decision.ok_or_else(|| InputError::new(seat, "it does not decide"))?;
        play.apply(seat, action, &mut Nobody).map_err(|refusal| InputError::new(seat, refusal))?;
    }
    let totals = play.position().outcome().map_or(vec![], |outcome| outcome.totals());
    println!("own bot and gardener: {totals:?}");
    Ok(())
}

#[test]
fn it_plays_a_whole_game() {
    main().expect("it decides what is legal");
}
