//! Views in the course of a game.

use game::{Game, Nobody, Outcome as _, Viewer};
use sanssouci::{
    Action, Edition, Field, Fields, Marks, Motif, Options, Phase, Position, SeatView, Side, View,
};

use crate::common::{all_options, seat};

fn own(position: &Position, number: usize) -> SeatView {
    position.view(Viewer::Seat(seat(number))).seats[number].clone()
}

fn spectator(position: &Position) -> View {
    position.view(Viewer::Spectator)
}

/// Nobody sees cards or missions before the gardens are chosen, and nobody sees a side before all
/// have chosen.
#[test]
fn sides_stay_hidden_until_all_have_chosen() {
    let options = Options { rewards: true, ..Options::new(Edition::Classic, 2) };
    let mut position = *conformance::deal::<Position>(&options, 1).position();
    let before = own(&position, 0);
    assert_eq!((before.hand, before.missions, before.hand_size, before.deck_size), (None, None, 2, 16));
    assert_eq!((before.garden_sides.len(), before.rewards_sides.len()), (2, 2));
    assert_eq!((before.printed, before.tiles, before.marks), (Fields::NONE, Fields::NONE, None));
    assert_eq!((before.garden_chosen, before.rewards_chosen), (false, false));

    position.apply(seat(1), Action::Garden(Side::Back), &mut Nobody).unwrap();
    let seen = &position.view(Viewer::Seat(seat(0))).seats[1];
    assert_eq!((seen.garden_chosen, seen.garden_side), (true, None));
    assert_eq!(own(&position, 1).garden_side, Some(Side::Back));
    assert_eq!(spectator(&position).seats[1].garden_side, None);
    assert_eq!(position.view(Viewer::Seat(seat(1))).undoable, 1);
    assert_eq!(spectator(&position).undoable, 0);

    position.apply(seat(0), Action::Garden(Side::Front), &mut Nobody).unwrap();
    for (number, side) in [(0, Side::Front), (1, Side::Back)] {
        let seen = spectator(&position).seats[number].clone();
        assert_eq!(seen.garden_side, Some(side));
        assert_eq!(seen.printed, seen.garden_sides[side.index()], "no board covers it yet");
        assert_eq!((seen.marks, seen.tiles, seen.hand, seen.missions), (None, Fields::NONE, None, None));
        assert_eq!((seen.rewards_chosen, seen.rewards_side), (false, None));
        let own = own(&position, number);
        assert_eq!(own.hand.map(|hand| hand.len()), Some(2));
        assert_eq!(own.missions, Some(position.missions(seat(number))));
    }

    position.apply(seat(0), Action::Rewards(Side::Back), &mut Nobody).unwrap();
    let seen = spectator(&position).seats[0].clone();
    assert_eq!((seen.rewards_chosen, seen.rewards_side, seen.marks), (true, None, None));
    assert_eq!(own(&position, 0).rewards_side, Some(Side::Back));
    assert_eq!(own(&position, 0).marks, None, "nothing lies there before all have chosen");

    position.apply(seat(1), Action::Rewards(Side::Front), &mut Nobody).unwrap();
    for (number, side) in [(0, Side::Back), (1, Side::Front)] {
        let seen = spectator(&position).seats[number].clone();
        assert_eq!(seen.rewards_side, Some(side));
        assert_eq!(seen.marks, Some(seen.rewards_sides[side.index()]));
        let printed = seen.garden_sides[seen.garden_side.unwrap().index()];
        assert_eq!(seen.printed, printed & !Marks::AREA, "the board covers printed fields");
        assert_eq!(seen.tiles, Fields::NONE);
    }
}

#[test]
fn views_without_rewards_have_no_board() {
    let options = Options { choose_sides: false, ..Options::new(Edition::Classic, 2) };
    let position = *conformance::deal::<Position>(&options, 1).position();
    let seen = own(&position, 0);
    assert_eq!((seen.garden_sides.len(), seen.rewards_sides.len()), (1, 0));
    assert_eq!((seen.garden_chosen, seen.garden_side), (true, Some(Side::Front)));
    assert_eq!((seen.rewards_chosen, seen.rewards_side, seen.marks), (false, None, None));
    assert_eq!((seen.printed, seen.boar, seen.boar_area), (seen.garden_sides[0], None, Fields::NONE));
}

/// Whole games: a view shows each viewer what the position has, and no more.
#[test]
fn views_show_the_position() {
    for (seed, options) in all_options().into_iter().enumerate() {
        let mut laid = vec![Vec::<(Field, bool)>::new(); options.players.into()];
        let first = conformance::deal::<Position>(&options, seed as u64).into_record().setup.first;
        conformance::random_game::<Position>(&options, seed as u64, |play| {
            let position = play.position();
            for viewer in Viewer::all(options.players.into()) {
                let view = position.view(viewer);
                assert_eq!((view.options, view.first, view.mover), (options, first, position.mover()));
                assert_eq!((view.phase, view.to_act), (position.phase(), position.to_act()));
                assert_eq!(view.result, position.outcome());
                assert_eq!(view.viewer.map(Viewer::Seat).unwrap_or(Viewer::Spectator), viewer);
                for (seat, seen) in options.seats().zip(&view.seats) {
                    assert_seat(position, seat, viewer, seen);
                }
            }
            let seen = spectator(position);
            if let Some((turn, field)) = seen.turn.and_then(|turn| Some((turn.clone(), turn.laid?))) {
                let of_mover = &mut laid[position.mover().index()];
                if !of_mover.iter().any(|(other, _)| *other == field) {
                    of_mover.push((field, field != turn.own_field));
                }
                assert_eq!(turn.own_field, Field::new(turn.tile, turn.slot.colour().row()));
            }
            for (seat, laid) in options.seats().zip(&laid) {
                let fields = |gardener| -> Fields {
                    laid.iter().filter(|(_, other)| *other == gardener).map(|(field, _)| *field).collect()
                };
                let seen = &seen.seats[seat.index()];
                assert_eq!((seen.tiles, seen.gardeners), (fields(false), fields(true)), "{seat}");
            }
        });
    }
}

fn assert_seat(position: &Position, seat: game::Seat, viewer: Viewer, seen: &SeatView) {
    let garden = position.garden(seat);
    let started = position.phase() != Phase::Gardens;
    let is_own = viewer == Viewer::Seat(seat);
    let hand: Vec<_> = position.hand(seat).collect();
    assert_eq!(seen.hand, (is_own && started).then(|| hand.clone()));
    assert_eq!((seen.hand_size, seen.deck_size), (hand.len(), position.deck(seat).count()));
    let over = position.phase() == Phase::Over;
    assert_eq!(seen.missions, (is_own && started || over).then(|| position.missions(seat)));
    assert_eq!((seen.points, seen.score), (garden.points(), garden.points().total()));
    assert_eq!((seen.boar, seen.boar_area), (garden.boar(), garden.boar_area()));
    for motif in Motif::ALL {
        let row = garden.noble(motif).map_or(0, |row| row.number());
        assert_eq!(seen.nobles[motif.index()], row);
    }
    if started {
        assert_eq!(seen.printed | seen.tiles | seen.gardeners, garden.occupied());
    }
    assert!(
        hand.iter().chain(&position.deck(seat).collect::<Vec<_>>()).all(|card| !seen.played.contains(card))
    );
}

/// The result of a game, as statistics read it.
#[test]
fn results_have_totals_and_winners() {
    let play = conformance::random_game::<Position>(&Options::new(Edition::Classic, 3), 1, |_| ());
    let result = play.position().outcome().unwrap();
    let totals: Vec<i32> = result.scores.iter().map(|score| score.total).collect();
    assert_eq!(result.totals(), totals);
    assert_eq!(result.winners(), result.winners);
    let best = totals.iter().max().unwrap();
    assert!(result.winners.iter().all(|winner| totals[winner.index()] == *best));
    for (seat, score) in Options::new(Edition::Classic, 3).seats().zip(&result.scores) {
        assert_eq!(*score, play.position().score(seat));
    }
}
