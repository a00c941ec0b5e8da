//! The view of a finished game with everything face up.

use game::{Game, Seat, Viewer};
use serde_json::Value;

/// The spectators' view, with every seat as its own player sees it.
pub(crate) fn face_up<G: Game>(position: &G) -> Value {
    let view = |viewer| serde_json::to_value(position.view(viewer)).unwrap_or_default();
    let mut face_up = view(Viewer::Spectator);
    for seat in Seat::all(position.players()) {
        let mut own_view = view(Viewer::Seat(seat));
        let own = own_view.get_mut("seats").and_then(|seats| seats.get_mut(seat.index()));
        let shown = face_up.get_mut("seats").and_then(|seats| seats.get_mut(seat.index()));
        if let (Some(shown), Some(own)) = (shown, own) {
            *shown = own.take();
        }
    }
    face_up
}
