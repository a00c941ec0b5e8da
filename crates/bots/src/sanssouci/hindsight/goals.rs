//! The sets of rows and columns that can be full at the end.

use sanssouci::{Colour, Fields, Garden, Line, Motif};

use crate::sanssouci::hindsight::reach::Reach;

/// A set of rows and columns that can all be full at the end.
#[derive(Copy, Clone)]
pub(crate) struct Goal {
    /// The points for them.
    pub(crate) bonus: f64,
    /// The fields that must still be filled.
    pub(crate) must: Fields,
}

/// Every set of rows and columns that may be full at the end. All of them contain the lines that
/// are already full. In every line of play, the lines that are full at the end are one of these
/// sets.
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
