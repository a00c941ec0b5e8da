//! The boards that each seat of a recorded game played on.

use game::{Board, Record, Seat};

use crate::{Action, Data, Edition, Position};

/// The garden of every seat, and its Rewards board if there is one.
pub(crate) fn boards(record: &Record<Position>, data: &Data) -> Vec<Board> {
    let mut boards = Vec::new();
    for seat in record.options.seats() {
        let gardens = &record.setup.gardens[seat.index()];
        let garden = gardens[chosen_side(record, seat, |action| matches!(action, Action::Garden(_)))];
        let name = match record.options.edition {
            Edition::Classic => side_name(&data.classic, &garden),
            Edition::Revised => board_name(&data.revised, &garden),
        };
        boards.push(Board { seat, kind: "garden", name });
        if let Some(rewards) = &record.setup.rewards {
            let side = chosen_side(record, seat, |action| matches!(action, Action::Rewards(_)));
            let name = side_name(&data.rewards, &rewards[seat.index()][side]);
            boards.push(Board { seat, kind: "rewards", name });
        }
    }
    boards
}

/// The index of the side that a seat chose; 0 if it had no choice.
fn chosen_side(record: &Record<Position>, seat: Seat, kind: impl Fn(&Action) -> bool) -> usize {
    let choice = record.actions.iter().find(|done| done.seat == seat && kind(&done.action));
    match choice.map(|done| done.action) {
        Some(Action::Garden(side) | Action::Rewards(side)) => side.index(),
        _ => 0,
    }
}

/// The number of a two-sided board in the data file, and its side: `2 front`.
fn side_name<T: PartialEq>(boards: &[[T; 2]], side: &T) -> String {
    let index = boards.as_flattened().iter().position(|other| other == side);
    index.map_or("?".into(), |index| format!("{} {}", index / 2 + 1, ["front", "back"][index % 2]))
}

/// The number of a board in the data file.
fn board_name<T: PartialEq>(boards: &[T], board: &T) -> String {
    boards.iter().position(|other| other == board).map_or("?".into(), |index| (index + 1).to_string())
}
