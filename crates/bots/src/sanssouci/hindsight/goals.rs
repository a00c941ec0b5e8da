//! Which rows and columns are full at the end.

use sanssouci::{Colour, Fields, Garden, Line, Motif};

use crate::sanssouci::hindsight::reach::Reach;

/// Some rows and columns that can all be full at the end.
#[derive(Copy, Clone)]
pub(crate) struct Goal {
    /// What they give.
    pub(crate) bonus: f64,
    /// What is still to be filled for it.
    pub(crate) must: Fields,
}

/// Every set of rows and columns that can be full at the end, for all that one can tell; those that are full already are
/// in each. Whatever comes of a garden, one of them is what is full at its end.
pub(crate) fn goals(garden: &Garden, reach: &Reach) -> Vec<Goal> {
    let rows = Colour::ALL.map(|colour| (Line::of_row(colour.row()), Fields::row(colour.row())));
    let columns = Motif::ALL.map(|motif| (Line::COLUMN, Fields::column(motif)));
    let fillable = reach.fillable();
    let mut goals = vec![Goal { bonus: 0.0, must: Fields::NONE }];
    for (points, line) in rows.into_iter().chain(columns) {
        let (missing, bonus) = (line & garden.free(), f64::from(points));
        if missing.is_empty() {
            goals.iter_mut().for_each(|goal| goal.bonus += bonus);
        } else if (missing & !fillable).is_empty() {
            let with = goals.iter().map(|goal| Goal { bonus: goal.bonus + bonus, must: goal.must | missing });
            let with: Vec<Goal> = with.filter(|goal| goal.must.len() <= reach.turns()).collect();
            goals.extend(with);
        }
    }
    goals
}
