//! Who plays on which board.

use game::{Game, Record, Seat};
use sanssouci::{Action, Edition};

/// A game whose boards may make its seats unequal.
pub(crate) trait Boards: Game {
    /// The boards that each seat played on, where they differ.
    fn boards(_record: &Record<Self>, _data: &Self::Data) -> Vec<Board> {
        Vec::new()
    }
}

/// A board that somebody played on.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Board {
    pub(crate) seat: Seat,
    /// What kind of board it is: only those of a kind can be compared.
    pub(crate) kind: &'static str,
    pub(crate) name: String,
}

impl Boards for versailles::Position {}

impl Boards for sanssouci::Position {
    fn boards(record: &Record<Self>, data: &sanssouci::Data) -> Vec<Board> {
        let mut boards = Vec::new();
        for seat in record.options.seats() {
            let gardens = &record.setup.gardens[seat.index()];
            let garden = gardens[chosen(record, seat, |action| matches!(action, Action::Garden(_)))];
            let name = match record.options.edition {
                Edition::Classic => side_name(&data.classic, &garden),
                Edition::Revised => board_name(&data.revised, &garden),
            };
            boards.push(Board { seat, kind: "garden", name });
            if let Some(rewards) = &record.setup.rewards {
                let side = chosen(record, seat, |action| matches!(action, Action::Rewards(_)));
                let name = side_name(&data.rewards, &rewards[seat.index()][side]);
                boards.push(Board { seat, kind: "rewards", name });
            }
        }
        boards
    }
}

/// Which of the sides on offer a seat chose; where there is one, that.
fn chosen(record: &Record<sanssouci::Position>, seat: Seat, kind: impl Fn(&Action) -> bool) -> usize {
    let choice = record.actions.iter().find(|done| done.seat == seat && kind(&done.action));
    match choice.map(|done| done.action) {
        Some(Action::Garden(side) | Action::Rewards(side)) => side.index(),
        _ => 0,
    }
}

/// A side as the data file counts it: `2 front`.
fn side_name<T: PartialEq>(boards: &[[T; 2]], side: &T) -> String {
    let place = boards.as_flattened().iter().position(|other| other == side);
    place.map_or("?".into(), |place| format!("{} {}", place / 2 + 1, ["front", "back"][place % 2]))
}

fn board_name<T: PartialEq>(boards: &[T], board: &T) -> String {
    boards.iter().position(|other| other == board).map_or("?".into(), |place| (place + 1).to_string())
}
