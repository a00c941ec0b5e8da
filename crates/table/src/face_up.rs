//! A game with everything face up, for when it is over.

use game::{Game, Seat, Viewer};
use serde_json::Value;

/// What everybody sees, and every seat as its own player sees it.
pub(super) fn face_up<G: Game>(position: &G) -> Value {
    let seen = |viewer| serde_json::to_value(position.view(viewer)).unwrap_or_default();
    let mut open = seen(Viewer::Spectator);
    for seat in Seat::all(position.players()) {
        let mut own = seen(Viewer::Seat(seat));
        let own = own.get_mut("seats").and_then(|seats| seats.get_mut(seat.index()));
        let place = open.get_mut("seats").and_then(|seats| seats.get_mut(seat.index()));
        if let (Some(place), Some(own)) = (place, own) {
            *place = own.take();
        }
    }
    open
}
