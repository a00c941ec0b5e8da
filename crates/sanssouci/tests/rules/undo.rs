//! How far undo goes.

use game::{Game, Viewer};
use sanssouci::{Action, Phase, Position};

use crate::common::all_options;

/// A seat can undo its turn, action by action, until the turn ends, and a side until all seats have
/// chosen theirs. It can undo nothing of the others.
#[test]
fn a_turn_can_be_undone_until_it_ends() {
    for (seed, options) in all_options().into_iter().enumerate() {
        conformance::random_game::<Position>(&options, seed as u64, |play| {
            let position = play.position();
            let is_midturn = position.view(Viewer::Spectator).turn.is_some();
            let actions = &play.record().actions;
            for seat in options.seats() {
                let own = actions.iter().filter(|done| done.seat == seat).map(|done| done.action);
                let expected = match position.phase() {
                    Phase::Gardens => own.filter(|action| matches!(action, Action::Garden(_))).count(),
                    Phase::Rewards => own.filter(|action| matches!(action, Action::Rewards(_))).count(),
                    _ if is_midturn && seat == position.mover() => {
                        let own: Vec<Action> = own.collect();
                        let card = own.iter().rposition(|action| matches!(action, Action::Play { .. }));
                        own.len() - card.unwrap()
                    }
                    _ => 0,
                };
                assert_eq!(position.undoable(seat), expected, "seat {seat} in {:?}", position.phase());
            }
        });
    }
}
