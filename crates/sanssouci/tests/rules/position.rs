//! What a position tells about itself.

use game::{Game, Nobody, Play, Seat, Viewer};
use sanssouci::{Action, Card, Data, Edition, Field, Options, Phase, Position, Side, Stack};

use crate::common::{all_options, seat};

/// The actions of a seat's turn that have an entry of their own.
fn turns_started(play: &Play<Position>, seat: Seat) -> usize {
    let own = play.record().actions.iter().filter(|done| done.seat == seat);
    own.filter(|done| matches!(done.action, Action::Play { .. })).count()
}

/// Turns, rounds, decks and stacks, counted from the actions.
#[test]
fn positions_count_turns_rounds_and_tiles() {
    for (seed, options) in all_options().into_iter().enumerate() {
        let setup = conformance::deal::<Position>(&options, seed as u64).into_record().setup;
        conformance::random_game::<Position>(&options, seed as u64, |play| {
            let position = play.position();
            let view = position.view(Viewer::Spectator);
            assert_eq!(*position.options(), options);
            assert_eq!(position.players(), usize::from(options.players));
            assert_eq!(position.starting_seat(), Some(setup.first));
            for seat in options.seats() {
                let unfinished = position.mover() == seat && view.turn.is_some();
                let finished = turns_started(play, seat) - usize::from(unfinished);
                assert_eq!(position.turns_left(seat), 18 - finished, "{seat}");
                let drawn = 2 + finished.min(16);
                let mut deck = setup.decks[seat.index()][drawn..].to_vec();
                deck.sort();
                assert_eq!(position.deck(seat).collect::<Vec<Card>>(), deck);
                let mission = |number| setup.missions[seat.index()][number];
                assert_eq!(position.missions(seat), [mission(0), mission(1)]);
            }
            let started = turns_started(play, position.mover());
            let round = (started + usize::from(view.turn.is_none())).min(18);
            assert_eq!((usize::from(position.round()), view.round), (round, position.round()));
            for number in 0..Stack::MAX_COUNT {
                let height = view.supply.get(number).copied().unwrap_or(0);
                assert_eq!(position.stack_height(Stack::new(number).unwrap()), height);
            }
            if view.phase != Phase::Gardens {
                assert_eq!(position.market().tiles(), view.display.0);
            }
            let waiting = view.turn.filter(|turn| turn.laid.is_none()).map(|turn| turn.own_field);
            assert_eq!(position.own_field(), waiting);
        });
    }
}

/// In a refill without a choice, the tallest stack gives its tile; of equal ones, the first.
#[test]
fn the_tallest_stack_refills_the_market() {
    for players in 2..=4 {
        let options = Options::new(Edition::Classic, players);
        let record = conformance::random_game::<Position>(&options, 3, |_| ()).into_record();
        let mut position = record.start().unwrap();
        let mut expected = None;
        for done in &record.actions {
            if let Action::Refill(stack) = done.action {
                assert_eq!(Some(stack), expected.take());
                continue;
            }
            let before = position;
            let automatic = position.apply(done.seat, done.action, &mut Nobody).unwrap();
            let heights = before.view(Viewer::Spectator).supply;
            let tallest = heights.iter().position(|height| Some(height) == heights.iter().max());
            expected = automatic.and(tallest).and_then(Stack::new);
        }
    }
}

/// Eight stacks whose heights differ by one at most, or one bag.
#[test]
fn stacks_are_equally_high() {
    for options in all_options() {
        let position = *conformance::deal::<Position>(&options, 1).position();
        let heights = position.view(Viewer::Spectator).supply;
        let [low, high] = [heights.iter().min(), heights.iter().max()].map(|height| *height.unwrap());
        assert!(high - low <= 1 && heights.is_sorted_by(|a, b| a >= b), "{heights:?}");
        let tiles = usize::from(2 * options.players + 1) * 9 - 10;
        assert_eq!(heights.iter().map(|&height| usize::from(height)).sum::<usize>(), tiles);
    }
}

#[test]
fn both_sides_of_a_board_can_be_looked_at() {
    let options = Options { rewards: true, ..Options::new(Edition::Classic, 3) };
    let play = conformance::deal::<Position>(&options, 4);
    let (position, setup) = (play.position(), &play.record().setup);
    for (seat, side) in options.seats().flat_map(|seat| Side::ALL.map(|side| (seat, side))) {
        let (number, index) = (seat.index(), side.index());
        assert_eq!(position.garden_side(seat, side), setup.gardens[number][index]);
        assert_eq!(position.rewards_side(seat, side), setup.rewards.as_ref().unwrap()[number][index]);
        assert!(position.marks(seat).is_empty(), "no board is chosen yet");
    }
    let dealt = Options { choose_sides: false, ..options };
    let play = conformance::deal::<Position>(&dealt, 4);
    let (position, setup) = (play.position(), &play.record().setup);
    for (seat, side) in options.seats().flat_map(|seat| Side::ALL.map(|side| (seat, side))) {
        assert_eq!(position.garden_side(seat, side), setup.gardens[seat.index()][0]);
        assert_eq!(position.marks(seat), setup.rewards.as_ref().unwrap()[seat.index()][0]);
    }
}

/// The chosen sides, and no others, are played on.
#[test]
fn seats_play_on_the_sides_that_they_chose() {
    let options = Options { rewards: true, boars: true, ..Options::new(Edition::Classic, 2) };
    let play = conformance::deal::<Position>(&options, 4);
    let mut position = *play.position();
    let chosen = [(seat(0), Side::Back, Side::Front), (seat(1), Side::Front, Side::Back)];
    for (seat, garden, _) in chosen {
        position.apply(seat, Action::Garden(garden), &mut Nobody).unwrap();
    }
    for (seat, garden, _) in chosen {
        let printed = position.garden_side(seat, garden);
        assert_eq!(position.garden(seat).occupied(), printed);
        assert_eq!(position.garden(seat).free(), !printed);
        assert_eq!(position.garden(seat).boar(), None, "boars come after the boards");
    }
    for (seat, _, rewards) in chosen {
        position.apply(seat, Action::Rewards(rewards), &mut Nobody).unwrap();
    }
    assert_eq!(position.phase(), Phase::Play);
    for (seat, garden, rewards) in chosen {
        assert_eq!(position.marks(seat), position.rewards_side(seat, rewards));
        let uncovered = position.garden_side(seat, garden) & !sanssouci::Marks::AREA;
        assert_eq!(position.garden(seat).occupied(), uncovered);
        assert_eq!(position.garden(seat).boar(), Some(Field::CENTRE));
    }
}

/// Seats that do not exist have nothing to do and nothing to undo.
#[test]
fn seats_beyond_the_players_cannot_act_or_undo() {
    for players in 2..=4 {
        let mut position =
            *conformance::deal::<Position>(&Options::new(Edition::Classic, players), 1).position();
        position.apply(seat(0), Action::Garden(Side::Back), &mut Nobody).unwrap();
        assert_eq!(position.undoable(seat(0)), 1);
        for absent in (usize::from(players)..Seat::MAX_COUNT).map(seat) {
            let mut same = position;
            assert_eq!(same.undoable(absent), 0);
            assert_eq!(same.undo(absent), Err(sanssouci::Refusal::NothingToUndo));
            assert!(same.apply(absent, Action::Garden(Side::Back), &mut Nobody).is_err());
            assert_eq!(same, position);
            let view = position.view(Viewer::Seat(absent));
            assert_eq!((view.viewer, view.undoable, view.legal.len()), (None, 0, 0));
        }
    }
}

/// Every seed keeps its meaning: records of arenas and tests name seeds.
#[test]
fn deals_use_all_boards_and_all_seats() {
    let data = Data::load(|_| None).unwrap();
    let options = Options { rewards: true, choose_sides: false, ..Options::new(Edition::Classic, 2) };
    let (mut gardens, mut rewards, mut firsts) = (Vec::new(), Vec::new(), [0usize; 2]);
    for seed in 0..400 {
        let setup = Position::deal(&options, &data, &mut game::chance(seed, 0));
        assert!(setup.gardens.iter().all(|sides| sides.len() == 1));
        assert_ne!(setup.gardens[0], setup.gardens[1]);
        gardens.extend(setup.gardens.concat());
        rewards.extend(setup.rewards.unwrap().concat());
        firsts[setup.first.index()] += 1;
    }
    for board in 0..4 {
        for side in 0..2 {
            let garden = gardens.iter().filter(|garden| **garden == data.classic[board][side]).count();
            let marks = rewards.iter().filter(|marks| **marks == data.rewards[board][side]).count();
            assert!(garden.abs_diff(100) < 50 && marks.abs_diff(100) < 50, "{garden} {marks}");
        }
    }
    assert!(firsts[0].abs_diff(200) < 50, "{firsts:?}");
}

#[test]
fn a_card_offers_the_tiles_that_it_allows_to_take() {
    for edition in [Edition::Classic, Edition::Revised] {
        let mut legal = Vec::new();
        conformance::random_game::<Position>(&Options::new(edition, 2), 5, |play| {
            let (position, mover) = (play.position(), play.position().mover());
            if position.phase() != Phase::Play {
                return;
            }
            position.legal(mover, &mut legal);
            let offered = position.hand(mover).flat_map(|card| {
                position.market().offers(card).map(move |(slot, tile)| {
                    assert_eq!(position.market().tile(slot), Some(tile));
                    Action::Play { card, take: slot }
                })
            });
            let mut offered: Vec<String> = offered.map(|action| action.to_string()).collect();
            let mut playable: Vec<String> = legal.iter().map(|action| action.to_string()).collect();
            offered.sort();
            offered.dedup();
            playable.sort();
            assert_eq!(offered, playable);
        });
    }
}

/// All rulebooks, course of the game: the players have their turns in the order of the seats.
#[test]
fn turns_go_around_the_table() {
    for players in 2..=4 {
        let options = Options { choose_sides: false, ..Options::new(Edition::Revised, players) };
        let first = conformance::deal::<Position>(&options, 6).position().mover();
        let mut movers = vec![first];
        conformance::random_game::<Position>(&options, 6, |play| {
            let mover = play.position().mover();
            if movers.last() != Some(&mover) {
                movers.push(mover);
            }
        });
        assert!(movers.windows(2).all(|turns| turns[1] == turns[0].next(players.into())));
        assert!(movers.len() >= 18 * usize::from(players));
    }
}
