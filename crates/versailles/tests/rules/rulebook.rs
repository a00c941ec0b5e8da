//! Every example and every number of the rulebook (`versailles-2017-de.txt`), as a test.
//!
//! The pictures are missing: where an example needs a garden, it is made up to fit the numbers. The
//! comments name the sections of the rulebook.

use game::{Game, Nobody, Seat};
use versailles::{
    Action, Areas, Bidder, Chips, Event, Garden, Half, Middle, Options, PerType, Phase, Position, Refusal,
    Rotation, Score, Setup, Type, scoring,
};

use crate::common::{card, lay, least_growth, seat, setup_with, spot, tile};

fn start(players: u8, setup: &Setup) -> Position {
    Position::new(&Options::new(players), setup).unwrap()
}

fn seats<const N: usize>(numbers: [usize; N]) -> Vec<Bidder> {
    numbers.map(|number| Bidder::Seat(seat(number))).to_vec()
}

/// All seats bid their lowest card, in ascending order of seats.
fn all_bid(position: &mut Position) {
    while position.phase() == Phase::Bidding {
        let seat = position.to_act().first().unwrap();
        let lowest = position.hand(seat).iter().next().unwrap();
        position.apply(seat, Action::Bid(lowest), &mut Nobody).unwrap();
    }
}

/// Plays on, with the actions that make areas grow least, until a condition is true.
fn play_until(position: &mut Position, done: impl Fn(&Position) -> bool) {
    while !done(position) {
        let seat = position.to_act().first().expect("the game is not over");
        position.apply(seat, least_growth(position, seat), &mut Nobody).unwrap();
    }
}

fn garden<const N: usize>(tiles: [(&str, i8, i8); N]) -> Garden {
    let mut garden = Garden::EMPTY;
    for (text, x, y) in tiles {
        garden.lay(spot(x, y), Rotation::NONE, tile(text)).unwrap();
    }
    garden
}

fn areas(types: [u8; 5], site: u8) -> Areas {
    Areas { types: PerType::new(types), site }
}

/// Chips with these holders, in the order of the types.
fn chips(holders: [Option<usize>; 5]) -> Chips {
    let mut chips = Chips::NONE;
    for (garden_type, holder) in Type::ALL.into_iter().zip(holders) {
        if let Some(holder) = holder {
            assert!(chips.claim(seat(holder), garden_type, |_| 4));
        }
    }
    chips
}

// Spielvorbereitung: the table of tiles, the cards.

#[test]
fn the_row_has_21_21_28_or_35_tiles() {
    for (players, length) in [(2, 21), (3, 21), (4, 28), (5, 35)] {
        let setup = setup_with(players, &[]);
        let mut position = start(players, &setup);
        assert_eq!(position.row(), &setup.tiles[..length]);
        play_until(&mut position, |position| position.half() == Half::Second);
        assert_eq!(position.row(), &setup.tiles[length..2 * length]);
    }
}

#[test]
fn every_seat_has_ten_cards_and_plays_seven() {
    let mut position = start(4, &setup_with(4, &[]));
    for half in Half::ALL {
        assert!(position.seats().all(|seat| position.hand(seat).len() == 10));
        let last_lay = |position: &Position| position.round() == 6 && position.phase() == Phase::Laying;
        play_until(&mut position, |position| position.half() == half && last_lay(position));
        assert!(position.seats().all(|seat| position.hand(seat).len() == 3));
        play_until(&mut position, |position| !last_lay(position));
    }
    assert_eq!(position.phase(), Phase::Over);
}

// Gartenplättchen vergeben, the example: Sophie plays 18, Alexander 7, Christin 21, Oliver 54.

#[test]
fn tiles_go_by_ascending_cards() {
    let [sophie, alexander, christin, oliver] = [0, 1, 2, 3].map(seat);
    let mut setup = setup_with(4, &[]);
    let played = [18, 7, 21, 54];
    // Ten cards each: the card of the example and nine others.
    let mut others = (1..=55).filter(|number| !played.contains(number)).map(card);
    setup.hands[0] =
        played.map(|number| [card(number)].into_iter().chain(others.by_ref().take(9)).collect()).to_vec();
    let mut position = start(4, &setup);
    for (seat, number) in position.seats().zip(played) {
        position.apply(seat, Action::Bid(card(number)), &mut Nobody).unwrap();
    }

    assert_eq!(position.takers(), seats([1, 0, 2, 3]));
    for (place, player) in [alexander, sophie, christin, oliver].into_iter().enumerate() {
        assert_eq!(position.to_act().iter().collect::<Vec<_>>(), [player]);
        for early in [sophie, alexander, christin, oliver].into_iter().filter(|&other| other != player) {
            assert_eq!(position.apply(early, lay(0, 0), &mut Nobody), Err(Refusal::NotToAct));
        }
        position.apply(player, lay(0, 0), &mut Nobody).unwrap();
        assert_eq!(position.garden(player).tiles().next().map(|laid| laid.tile), Some(setup.tiles[place]));
    }
    assert_eq!(position.king(), 4, "the king moves on");
    assert_eq!(position.phase(), Phase::Bidding);
}

// Gartenplättchen anlegen: the five pictures.

#[test]
fn a_tile_can_continue_an_area() {
    assert_eq!(garden([("yyyg", 0, 0), ("ywby", 2, 0)]).areas().types[Type::Yellow], 5);
}

#[test]
fn a_tile_need_not_continue_an_area() {
    assert_eq!(garden([("yyyg", 0, 0), ("wbrr", 2, 0)]).areas().types[Type::Yellow], 3);
}

#[test]
fn touching_at_a_corner_only_is_not_allowed() {
    let mut garden = garden([("yyyg", 0, 0)]);
    for (x, y) in [(2, 2), (-2, 2), (2, -2), (-2, -2)] {
        let before = garden;
        assert_eq!(garden.lay(spot(x, y), Rotation::NONE, tile("yyyw")), Err(Refusal::Apart(spot(x, y))));
        assert_eq!(garden, before);
    }
    assert_eq!(garden.lay(spot(4, 0), Rotation::NONE, tile("yyyw")), Err(Refusal::Apart(spot(4, 0))));
    assert_eq!(garden.lay(spot(1, 1), Rotation::NONE, tile("yyyw")), Err(Refusal::Occupied(spot(1, 1))));
}

#[test]
fn a_tile_may_be_offset_by_one_field() {
    for (x, y) in [(2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (-1, 2), (1, -2), (-1, -2)] {
        let mut garden = garden([("yyyg", 0, 0)]);
        assert_eq!(garden.lay(spot(x, y), Rotation::NONE, tile("yyyw")), Ok(()));
    }
}

#[test]
fn holes_may_stay() {
    // Four tiles around the one field (2, 1).
    let garden = garden([("yyyg", 0, 0), ("wwwg", 2, -1), ("bbbg", 3, 1), ("rrrg", 1, 2)]);
    assert_eq!(garden.kind(2, 1), None);
    assert!([(1, 1), (3, 1), (2, 0), (2, 2)].into_iter().all(|(x, y)| garden.kind(x, y).is_some()));
    assert!(!garden.legal_spots().contains(spot(2, 1)), "the hole is too small for a tile");
}

#[test]
fn the_first_tile_is_laid_at_the_origin_in_any_rotation() {
    let mut position = start(3, &setup_with(3, &[]));
    all_bid(&mut position);
    let mut legal = Vec::new();
    position.legal(seat(0), &mut legal);
    assert_eq!(legal, Rotation::ALL.map(|turn| Action::Lay { at: spot(0, 0), turn }));
    assert_eq!(position.apply(seat(0), lay(1, 0), &mut Nobody), Err(Refusal::FirstTile));
}

// Jokerfelder, the example: yellow 6, green 6, white 4.

#[test]
fn a_joker_counts_for_several_types() {
    let garden = garden([("yyjg", 0, 0), ("ryyy", 0, -2), ("gggb", 0, 2), ("bgrr", 0, 4), ("rwww", 2, 0)]);
    let types = &garden.areas().types;
    assert_eq!([Type::Yellow, Type::Green, Type::White].map(|garden_type| types[garden_type]), [6, 6, 4]);
}

#[test]
fn jokers_alone_are_no_area_and_no_site() {
    let mut garden = garden([("jjss", 0, 0), ("jjsj", 2, 0)]);
    assert_eq!(*garden.areas(), areas([0; 5], 2), "nor do they connect sites");
    garden.lay(spot(4, 0), Rotation::NONE, tile("rgsg")).unwrap();
    assert_eq!(garden.areas().types[Type::Red], 6, "one red field makes an area of them");
}

// Vergabe der Mehrheitenchips.

#[test]
fn four_fields_take_a_chip_without_holder() {
    // The example: Sophie gets the yellow chip with her third tile.
    let mut position = start(3, &setup_with(3, &["yrbw", "ggww", "bbrr", "yyrb", "ssrg", "bbgr", "yrgw"]));
    let lays = [(spot(0, 0), 0), (spot(-2, 0), 1), (spot(0, -2), 3)];
    let expected = [(1, None), (3, None), (4, Some(seat(0)))];
    for ((at, turn), (size, holder)) in lays.into_iter().zip(expected) {
        all_bid(&mut position);
        position.apply(seat(0), Action::Lay { at, turn: Rotation::ALL[turn] }, &mut Nobody).unwrap();
        assert_eq!(position.garden(seat(0)).areas().types[Type::Yellow], size);
        assert_eq!(position.chips().holder(Type::Yellow), holder);
        play_until(&mut position, |position| position.phase() == Phase::Bidding);
    }
}

/// Three gardens with four yellow fields each after two rounds. The first seat that laid holds the
/// chip.
fn three_with_four_yellow() -> Position {
    let rows = [
        ["yyyg", "yyyw", "yyyb"],
        ["yrbw", "ybgr", "ygrw"],
        // One, two and three more.
        ["rbyg", "wbyy", "ryyy"],
    ];
    let mut setup = setup_with(3, rows.as_flattened());
    // In the third round seat 0 is last: its cards are 1, 2 and 50 and so on.
    setup.hands[0][0] = [1, 2, 50, 51, 52, 53, 54, 55, 49, 48].map(card).to_vec();
    let mut position = start(3, &setup);
    for at in [(0, 0), (2, 0)] {
        all_bid(&mut position);
        for seat in [0, 1, 2].map(seat) {
            position.apply(seat, lay(at.0, at.1), &mut Nobody).unwrap();
        }
    }
    position
}

#[test]
fn a_tie_does_not_take_the_chip() {
    let position = three_with_four_yellow();
    assert!(position.gardens().iter().all(|garden| garden.areas().types[Type::Yellow] == 4));
    assert_eq!(position.chips().holder(Type::Yellow), Some(seat(0)));
}

#[test]
fn a_chip_can_change_hands_several_times_in_a_round() {
    let mut position = three_with_four_yellow();
    all_bid(&mut position);
    assert_eq!(position.takers(), seats([1, 2, 0]));
    let mut events = Vec::new();
    for seat in [1, 2, 0].map(seat) {
        position.apply(seat, lay(0, -2), &mut events).unwrap();
    }
    let changes: Vec<(Seat, Option<Seat>)> = events
        .iter()
        .filter_map(|event| match event {
            Event::ChipTaken { seat, garden_type: Type::Yellow, from } => Some((*seat, *from)),
            _ => None,
        })
        .collect();
    // 5 fields beat 4, 6 beat 5, and the first holder wins it back with 7.
    assert_eq!(changes, [(1, 0), (2, 1), (0, 2)].map(|(seat_, from)| (seat(seat_), Some(seat(from)))));
    assert_eq!(position.gardens()[0].areas().types[Type::Yellow], 7);
}

// Zwischenwertung, the example: white 9 and blue 7 are 16, two chips 6, in all 22; yellow 6 is not
// counted.

#[test]
fn the_middle_counts_two_types_and_three_points_per_chip() {
    let sophie = garden([
        ("wwww", 0, 0),
        ("wwww", 2, 0),
        ("wbby", 4, 0),
        ("bbbb", 6, 0),
        ("bgrs", 8, 0),
        ("yyyy", 4, 2),
        ("ybrb", 4, 4),
    ]);
    let alexander = garden([("wwww", 0, 0), ("wwww", 2, 0), ("wrgw", 4, 0)]);
    let oliver = garden([("yyyy", 0, 0), ("yrgy", 2, 0)]);
    let gardens = [sophie, alexander, oliver];
    assert_eq!(sophie.areas().types, PerType::new([6, 1, 9, 7, 1]));

    let mut chips = Chips::NONE;
    let mut lays = |player: usize, garden_type: Type| {
        let largest = |seat: Seat| gardens[seat.index()].areas().types[garden_type];
        chips.claim(seat(player), garden_type, largest)
    };
    assert!([Type::White, Type::Blue, Type::Yellow].into_iter().all(|garden_type| lays(0, garden_type)));
    assert!(lays(1, Type::White), "Alexander's ten white fields take her chip");
    assert!(!lays(2, Type::Yellow), "Oliver has six yellow fields too, but later");

    let points = scoring::middle(sophie.areas(), chips.count(seat(0)));
    assert_eq!(points, Middle { areas: 16, chips: 6, total: 22 });
}

#[test]
fn the_middle_is_scored_after_the_first_half() {
    let mut position = start(4, &setup_with(4, &[]));
    play_until(&mut position, |position| {
        position.round() == 6
            && position.to_act().first() == Some(seat(3))
            && position.phase() == Phase::Laying
    });
    assert_eq!(position.middle(), None);
    let mut events = Vec::new();
    position.apply(seat(3), least_growth(&position, seat(3)), &mut events).unwrap();
    let expected: Vec<Middle> = position
        .seats()
        .map(|seat| scoring::middle(position.garden(seat).areas(), position.chips().count(seat)))
        .collect();
    assert_eq!(position.middle(), Some(expected.as_slice()));
    assert!(
        events.iter().any(|event| matches!(event, Event::MiddleScored { scores, .. } if *scores == expected))
    );
}

// Zweiter Durchgang.

#[test]
fn gardens_and_chips_stay_in_the_second_half() {
    let first = ["yyyg", "ggww", "bbrr", "yrbw", "ssrg", "bbgr"];
    let mut setup = setup_with(3, &first);
    setup.hands[1] = (0..3).map(|b| (1..=10).map(|n| card(45 - 10 * b + n)).collect()).collect();
    let mut position = start(3, &setup);
    all_bid(&mut position);
    play_until(&mut position, |position| position.round() == 1 && position.phase() == Phase::Laying);
    position.apply(seat(0), lay(2, 0), &mut Nobody).unwrap();
    assert_eq!(position.chips().holder(Type::Yellow), Some(seat(0)));
    play_until(&mut position, |position| position.half() == Half::Second);
    assert!(position.gardens().iter().all(|garden| garden.len() == 7));
    assert_ne!(*position.chips(), Chips::NONE);
    assert_eq!(position.king(), 0);
    assert!(
        position
            .seats()
            .all(|seat| position.hand(seat).iter().eq(setup.hands[1][seat.index()].iter().copied()))
    );
    all_bid(&mut position);
    assert_eq!(position.takers(), seats([2, 1, 0]), "the new hands are in the other order");
}

// Spielende, and the table of Kurzübersicht.

#[test]
fn the_end_counts_three_types_chips_second_places_and_sites() {
    let areas = [areas([9, 8, 7, 6, 5], 3), areas([8, 9, 2, 1, 0], 4), areas([7, 6, 8, 0, 1], 2)];
    let chips = chips([Some(0), Some(1), Some(2), Some(0), Some(0)]);
    let middle = [22, 10, 3].map(|total| Middle { areas: total, chips: 0, total });
    let outcome = scoring::end(&areas, &chips, &middle);
    // Seconds: yellow 8 of seat 1, green 8 of seat 0, white 7 of seat 0, blue 1 of seat 1, red 1 of
    // seat 2.
    assert_eq!(
        outcome.scores,
        [
            Score { areas: 24, chips: 15, seconds: 6, site: 0, middle: 22, total: 67, largest: 9 },
            Score { areas: 19, chips: 5, seconds: 6, site: 3, middle: 10, total: 43, largest: 9 },
            Score { areas: 21, chips: 5, seconds: 3, site: 0, middle: 3, total: 32, largest: 8 },
        ]
    );
    assert_eq!(outcome.winners, [seat(0)]);
}

fn yellow(sizes: [u8; 3]) -> [Areas; 3] {
    sizes.map(|size| areas([size, 0, 0, 0, 0], 0))
}

#[test]
fn a_shared_second_place_scores_nothing() {
    let held = chips([Some(0), None, None, None, None]);
    let second = |sizes: [u8; 3]| scoring::second(&yellow(sizes), &held, Type::Yellow);
    assert_eq!(second([9, 8, 7]), Some(seat(1)));
    assert_eq!(second([9, 7, 7]), None);
    assert_eq!(second([9, 4, 9]), Some(seat(2)), "as large as the holder's is fine");
    assert_eq!(second([9, 9, 9]), None);
    assert_eq!(second([9, 1, 0]), Some(seat(1)), "one field is enough");
    assert_eq!(second([9, 0, 0]), None);
    assert_eq!(
        scoring::second(&yellow([9, 0, 0])[..2], &held, Type::Yellow),
        None,
        "nobody else has an area"
    );
    assert_eq!(
        scoring::second(&yellow([3, 2, 1]), &Chips::NONE, Type::Yellow),
        None,
        "the large chip has no holder"
    );
}

#[test]
fn a_shared_largest_site_scores_nothing() {
    let site = |sizes: [u8; 3]| scoring::largest_site(&sizes.map(|size| areas([0; 5], size)));
    assert_eq!(site([2, 3, 1]), Some(seat(1)));
    assert_eq!(site([3, 3, 1]), None);
    assert_eq!(site([0, 0, 1]), Some(seat(2)));
    assert_eq!(site([0, 0, 0]), None);
}

#[test]
fn the_largest_single_area_breaks_ties() {
    let middle = [Middle::default(); 3];
    let winners = |areas: [Areas; 3]| scoring::end(&areas, &Chips::NONE, &middle).winners;
    // 3 + 3 + 3 and 2 + 3 + 4 are equal, and so are the totals.
    let (even, uneven) = (areas([3, 3, 3, 0, 0], 0), areas([0, 0, 2, 3, 4], 0));
    assert_eq!(winners([even, uneven, areas([3, 3, 0, 0, 0], 0)]), [seat(1)]);
    assert_eq!(winners([even, uneven, uneven]), [seat(1), seat(2)]);
    assert_eq!(winners([even, even, even]), [seat(0), seat(1), seat(2)]);
}

// Sonderregel für 2 Spieler.

#[test]
fn with_two_players_ludwig_takes_part() {
    let mut setup = setup_with(2, &[]);
    // Ludwig comes second, then last, then first.
    let [a, b, ludwig] = [[1, 2, 40], [20, 21, 41], [10, 50, 5]];
    let mut others = (1..=55).filter(|number| ![a, b, ludwig].as_flattened().contains(number)).map(card);
    setup.hands[0] = [a, b, ludwig]
        .map(|cards| cards.map(card).into_iter().chain(others.by_ref().take(7)).collect())
        .to_vec();
    let mut position = start(2, &setup);
    let [l, p, q] = [Bidder::Ludwig, Bidder::Seat(seat(0)), Bidder::Seat(seat(1))];
    for (round, order) in [[p, l, q], [p, q, l], [l, p, q]].into_iter().enumerate() {
        let mut events = Vec::new();
        assert_eq!(position.ludwig().map(<[_]>::len), Some(round));
        position.apply(seat(1), Action::Bid(card(b[round])), &mut events).unwrap();
        position.apply(seat(0), Action::Bid(card(a[round])), &mut events).unwrap();
        assert_eq!(position.takers(), order);
        assert_eq!(position.ludwig().and_then(<[_]>::last), Some(&card(ludwig[round])));
        while position.phase() == Phase::Laying {
            let seat = position.to_act().first().unwrap();
            position.apply(seat, least_growth(&position, seat), &mut events).unwrap();
        }
        let taken: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::TileTaken { by, index, tile } => Some((*by, *index, *tile)),
                _ => None,
            })
            .collect();
        let group = (3 * round..).zip(&setup.tiles[3 * round..]);
        let expected: Vec<_> =
            order.into_iter().zip(group).map(|(by, (index, &tile))| (by, index, tile)).collect();
        assert_eq!(taken, expected);
        assert!(
            position.gardens().iter().all(|garden| garden.len() == round + 1),
            "Ludwig's tile is in no garden"
        );
    }
    let ludwigs: Vec<_> = [1, 5, 6].map(|index| setup.tiles[index]).to_vec();
    let mut laid = position.gardens().iter().flat_map(|garden| garden.tiles());
    assert!(laid.all(|laid| !ludwigs.contains(&laid.tile)), "his tiles are discarded");
}

#[test]
fn with_two_players_there_are_no_second_places_but_a_site() {
    let areas = [areas([9, 0, 0, 0, 0], 1), areas([8, 0, 0, 0, 0], 2)];
    let outcome = scoring::end(&areas, &chips([Some(0), None, None, None, None]), &[Middle::default(); 2]);
    let points = |score: &Score| (score.chips, score.seconds, score.site, score.total);
    assert_eq!(outcome.scores.iter().map(points).collect::<Vec<_>>(), [(5, 0, 0, 14), (0, 0, 3, 11)]);
}
