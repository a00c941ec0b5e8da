//! Measures how well weights play.

use std::ops::Range;

use game::{Game, InputError, Outcome};
use sanssouci::{Data, Options, Position};

use crate::sanssouci::playout;
use crate::sanssouci::weights::Weights;

/// The mean points of greedy players that all use these weights, over a range of deals of a seed.
pub fn greedy_points(
    weights: &Weights,
    options: &Options,
    data: &Data,
    deals: Range<u64>,
    seed: u64,
) -> Result<f64, InputError> {
    let (mut points, mut seats) = (0, 0);
    for deal in deals {
        let setup = Position::deal(options, data, &mut game::chance(seed, deal));
        let mut position = Position::new(options, &setup)?;
        playout::quick(&mut position, weights);
        let totals = position.outcome().map_or(Vec::new(), |outcome| outcome.totals());
        points += totals.iter().sum::<i32>();
        seats += totals.len();
    }
    Ok(f64::from(points) / seats.max(1) as f64)
}
