//! A bot of your own for any game: it samples what is hidden, tries every decision, and plays on at
//! random.
//!
//! It gets an [`Observation`] and nothing else. `cargo run --release -p bots --example own_bot`

use bots::{Bot, Budget, Level, Observation};
use game::{Game, InputError, Nobody, Outcome, Play, Seat};
use rand_core::Rng;
use sanssouci::{Data, Edition, Options, Position};

const SAMPLES: usize = 30;

/// The decision with the best mean margin over random playouts of some samples.
fn decide<G: Game>(observation: &Observation<G>, rng: &mut impl Rng) -> Option<G::Action> {
    let samples: Vec<G> = (0..SAMPLES).map(|_| observation.sample(rng)).collect();
    let value = |action: &G::Action| -> i32 {
        let samples = samples.iter().copied();
        samples.map(|sample| playout(sample, observation.seat(), *action).unwrap_or(0)).sum()
    };
    observation.legal().into_iter().max_by_key(value)
}

/// The final margin of the seat after this decision and random play.
fn playout<G: Game>(mut position: G, seat: Seat, action: G::Action) -> Option<i32> {
    position.apply(seat, action, &mut Nobody).ok()?;
    // All decisions get the same random numbers, which makes them easier to compare.
    game::random_play(&mut position, &mut game::chance(0, 0), &mut Vec::new(), |_, _| ());
    let totals = position.outcome()?.totals();
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
    main().expect("its decisions are legal");
}
