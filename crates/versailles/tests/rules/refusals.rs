//! The reasons for which the rules refuse an action.

use game::{Game, Nobody, Outcome as _, Refusal as _};
use versailles::{Action, Options, Position, Refusal};

use crate::common::{card, lay, random_play, seat, setup_with, spot};

fn expect(position: &Position, number: usize, action: Action, code: &str, message: &str) {
    let mut same = *position;
    let refusal = same.apply(seat(number), action, &mut Nobody).unwrap_err();
    assert_eq!((refusal.code(), refusal.to_string().as_str()), (code, message), "{action}");
    assert_eq!(same, *position);
}

#[test]
fn bidding_waits_for_a_card_of_the_own_hand() {
    let mut position = Position::new(&Options::new(3), &setup_with(3, &[])).unwrap();
    let not_to_act = "it is not this seat's turn";
    expect(&position, 3, Action::Bid(card(1)), "not_to_act", not_to_act);
    expect(&position, 4, lay(0, 0), "not_to_act", not_to_act);
    expect(&position, 0, Action::Bid(card(11)), "not_in_hand", "card 11 is not in your hand");
    expect(&position, 0, lay(0, 0), "not_now", "not now: first pick a card");
    position.apply(seat(0), Action::Bid(card(1)), &mut Nobody).unwrap();
    for action in [Action::Bid(card(2)), lay(0, 0)] {
        expect(&position, 0, action, "has_bid", "this seat has already bid in this round");
    }
}

#[test]
fn laying_waits_for_the_seat_whose_turn_it_is() {
    let mut position = Position::new(&Options::new(3), &setup_with(3, &[])).unwrap();
    for (number, value) in [(0, 1), (1, 11), (2, 21)] {
        position.apply(seat(number), Action::Bid(card(value)), &mut Nobody).unwrap();
    }
    expect(&position, 0, Action::Bid(card(2)), "not_now", "not now: first lay the tile");
    let not_to_act = "it is not this seat's turn";
    for number in [1, 2, 3, 4] {
        expect(&position, number, lay(0, 0), "not_to_act", not_to_act);
        expect(&position, number, Action::Bid(card(12)), "not_to_act", not_to_act);
    }
    expect(&position, 0, lay(1, 0), "first_tile", "the first tile of a garden must be at [0, 0]");
    let mut garden = *position.garden(seat(0));
    garden.lay(spot(0, 0), versailles::Rotation::NONE, position.tile_to_lay().unwrap()).unwrap();
    let tile = position.tile_to_lay().unwrap();
    let occupied = garden.lay(spot(1, 0), versailles::Rotation::NONE, tile).unwrap_err();
    assert_eq!(
        (occupied.code(), occupied.to_string().as_str()),
        ("occupied", "another tile is in the way at [1, 0]")
    );
    let apart = garden.lay(spot(5, 0), versailles::Rotation::NONE, tile).unwrap_err();
    let message = "a tile at [5, 0] would not share a side with the garden";
    assert_eq!((apart.code(), apart.to_string().as_str()), ("apart", message));
}

#[test]
fn a_game_that_is_over_refuses_everything() {
    let play = random_play(3, 1, usize::MAX);
    let position = play.position();
    for action in [Action::Bid(card(1)), lay(0, 0)] {
        expect(position, 0, action, "over", "the game is over");
    }
    let mut same = *position;
    let nothing = same.undo(seat(0)).unwrap_err();
    assert_eq!(
        (nothing.code(), nothing.to_string().as_str()),
        ("nothing_to_undo", "there is nothing to undo")
    );
    assert_eq!(Refusal::GardenFull.code(), "garden_full");
    assert_eq!(Refusal::GardenFull.to_string(), "the garden has all its tiles");

    let result = position.outcome().unwrap();
    let totals: Vec<i32> = result.scores.iter().map(|score| i32::from(score.total)).collect();
    assert_eq!((result.totals(), result.winners()), (totals, result.winners.as_slice()));
    assert!(!result.winners.is_empty());
    assert_eq!((position.players(), position.starting_seat()), (3, None), "all begin at the same time");
}

#[test]
fn seats_beyond_the_players_have_nothing_to_undo() {
    let mut position = Position::new(&Options::new(2), &setup_with(2, &[])).unwrap();
    position.apply(seat(0), Action::Bid(card(1)), &mut Nobody).unwrap();
    assert_eq!((position.undoable(seat(0)), position.undoable(seat(1))), (1, 0));
    for number in 2..5 {
        assert_eq!(position.undoable(seat(number)), 0);
        assert_eq!({ position }.undo(seat(number)), Err(Refusal::NothingToUndo));
        let view = position.view(game::Viewer::Seat(seat(number)));
        assert_eq!((view.viewer, view.legal.len()), (None, 0));
    }
}
