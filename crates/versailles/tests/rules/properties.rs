//! Properties of all games, tested on random games.

use game::{Action as _, Game, Record, Seat};
use proptest::prelude::*;
use versailles::{Action, Card, Event, Hand, Kind, Options, Position, Rotation, Spot, Tile, Type};

use crate::common::{Naive, cases, naive_chips, random_play, total_actions};

/// Replays a record and calls `on_step` with the position before, the action, the events and the
/// position after.
fn each_step(
    record: &Record<Position>,
    mut on_step: impl FnMut(&Position, Seat, Action, &[Event], &Position),
) {
    let mut position = record.start().unwrap();
    for done in &record.actions {
        let before = position;
        let mut events = Vec::new();
        position.apply(done.seat, done.action, &mut events).unwrap();
        on_step(&before, done.seat, done.action, &events, &position);
    }
}

/// The total at the end, computed from the fields alone.
fn naive_total(position: &Position, middle: u16, player: Seat) -> u16 {
    let gardens: Vec<Naive> = position.gardens().iter().map(Naive::of).collect();
    let own = &gardens[player.index()];
    let mut sizes: Vec<u16> = Type::ALL.map(|garden_type| own.largest(garden_type.into()).into()).to_vec();
    sizes.sort();
    let mut total = middle + sizes[2] + sizes[3] + sizes[4];
    for garden_type in Type::ALL {
        let size = |seat: &Seat| gardens[seat.index()].largest(garden_type.into());
        match position.chips().holder(garden_type) {
            Some(holder) if holder == player => total += 5,
            Some(holder) if gardens.len() > 2 && size(&player) > 0 => {
                let rivals = position.seats().filter(|seat| *seat != holder && *seat != player);
                total += if rivals.into_iter().all(|rival| size(&rival) < size(&player)) { 3 } else { 0 };
            }
            _ => {}
        }
    }
    let site = |seat: Seat| gardens[seat.index()].largest(Kind::Site);
    let mut others = position.seats().filter(|&other| other != player);
    total + if site(player) > 0 && others.all(|other| site(other) < site(player)) { 3 } else { 0 }
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn areas_chips_and_points_are_those_of_a_naive_scorer(players in 2u8..=5, seed: u64) {
        let record = random_play(players, seed, usize::MAX).into_record();
        let mut gardens = vec![Naive::default(); usize::from(players)];
        let mut middle = vec![0; usize::from(players)];
        let mut last = record.start().unwrap();
        each_step(&record, |before, seat, action, _, after| {
            let mut expected = Type::ALL.map(|garden_type| before.chips().holder(garden_type)).to_vec();
            if let Action::Lay { at, turn } = action {
                gardens[seat.index()].lay(at, turn, before.tile_to_lay().unwrap());
                expected = naive_chips(before.chips(), seat, &gardens);
            }
            for (garden, naive) in after.gardens().iter().zip(&gardens) {
                let areas = garden.areas();
                assert_eq!((areas.types, areas.site), naive.areas());
                assert!(naive.0.iter().all(|(&(x, y), &kind)| garden.kind(x as i8, y as i8) == Some(kind)));
            }
            assert_eq!(Type::ALL.map(|garden_type| after.chips().holder(garden_type)).to_vec(), expected);
            if before.half() != after.half() {
                for (seat, points) in after.seats().zip(&mut middle) {
                    let mut sizes = Type::ALL.map(|t| u16::from(gardens[seat.index()].largest(t.into())));
                    sizes.sort();
                    *points = sizes[3] + sizes[4] + 3 * expected.iter().filter(|&&c| c == Some(seat)).count() as u16;
                }
            }
            last = *after;
        });
        let outcome = last.outcome().unwrap();
        for (seat, score) in last.seats().zip(&outcome.scores) {
            prop_assert_eq!(score.middle, middle[seat.index()]);
            prop_assert_eq!(score.total, naive_total(&last, score.middle, seat));
            prop_assert_eq!(score.total, score.areas + score.chips + score.seconds + score.site + score.middle);
            let largest = Type::ALL.map(|t| u16::from(gardens[seat.index()].largest(t.into()))).into_iter().max();
            prop_assert_eq!(Some(score.largest), largest);
        }
        let best = outcome.scores.iter().map(|score| (score.total, score.largest)).max();
        for (seat, score) in last.seats().zip(&outcome.scores) {
            prop_assert_eq!(outcome.winners.contains(&seat), Some((score.total, score.largest)) == best);
        }
    }

    #[test]
    fn tiles_and_cards_are_conserved(players in 2u8..=5, seed: u64) {
        let record = random_play(players, seed, usize::MAX).into_record();
        let setup = record.setup.clone();
        let mut discarded: Vec<Tile> = Vec::new();
        each_step(&record, |before, seat, action, events, after| {
            let ludwigs = events.iter().filter_map(|event| match event {
                Event::TileTaken { by: versailles::Bidder::Ludwig, tile, .. } => Some(*tile),
                _ => None,
            });
            discarded.extend(ludwigs);
            // Every tile that left the row is in a garden or discarded, except the tile that is to
            // be laid.
            let mut gone: Vec<Tile> = after.gardens().iter().flat_map(|garden| garden.tiles()).map(|laid| laid.tile).collect();
            gone.extend(&discarded);
            gone.sort();
            let mut taken = setup.tiles[..gone.len()].to_vec();
            taken.sort();
            assert_eq!(gone, taken);
            // A hand is what was dealt without what was played.
            let dealt = &setup.hands[after.half().index()];
            for seat in after.seats() {
                let mut cards: Vec<Card> = after.hand(seat).iter().chain(after.open_cards(seat)).chain(after.secret_bid(seat)).collect();
                cards.sort();
                let mut all = dealt[seat.index()].clone();
                all.sort();
                assert_eq!(cards, all);
            }
            if let Action::Bid(card) = action {
                assert!(before.hand(seat).contains(card) && !after.hand(seat).contains(card) || before.half() != after.half());
            }
        });
        prop_assert_eq!(discarded.len(), if players == 2 { 14 } else { 0 });
        prop_assert_eq!(record.actions.len(), total_actions(players));
    }

    #[test]
    fn legal_is_what_a_naive_search_finds(players in 2u8..=5, seed: u64, at in 0usize..140) {
        let play = random_play(players, seed, at);
        let position = play.position();
        for seat in Seat::all(5) {
            let mut legal = Vec::new();
            position.legal(seat, &mut legal);
            let mut expected = Vec::new();
            if position.to_act().contains(seat) {
                match position.tile_to_lay() {
                    None => expected.extend((1..=55).filter_map(Card::new).filter(|&card| position.hand(seat).contains(card)).map(Action::Bid)),
                    Some(_) => {
                        let naive = Naive::of(position.garden(seat));
                        for (y, x) in (-40..=40).flat_map(|y| (-40..=40).map(move |x| (y, x))) {
                            if naive.may_lay(x, y) {
                                let at = Spot::new(x as i8, y as i8).expect("legal spots are within reach");
                                expected.extend(Rotation::ALL.map(|turn| Action::Lay { at, turn }));
                            }
                        }
                    }
                }
            }
            prop_assert_eq!(legal, expected);
        }
    }

    #[test]
    fn legal_is_what_apply_accepts(players in 2u8..=5, seed: u64) {
        conformance::legal_is_what_apply_accepts::<Position>(&Options::new(players), seed, |below| {
            let mut within = |reach: usize| below(2 * reach + 1) as i8 - reach as i8;
            match within(1) {
                0 => Action::Bid(Card::new(below(55) as u8 + 1).unwrap()),
                near => {
                    let reach = if near < 0 { 4 } else { 26 };
                    let at = Spot::new(within(reach), within(reach)).unwrap();
                    Action::Lay { at, turn: Rotation::ALL[below(4)] }
                }
            }
        });
    }

    #[test]
    fn every_round_of_the_half_can_be_rewound(players in 2u8..=5, seed: u64) {
        let record = random_play(players, seed, usize::MAX).into_record();
        let mut starts = Vec::new();
        each_step(&record, |before, _, _, _, after| {
            if before.half() != after.half() {
                starts.clear();
            }
            if starts.len() <= before.round() && before.half() == after.half() {
                starts.push(*before);
            }
            for (round, &start) in starts.iter().enumerate() {
                assert_eq!(after.before_round(round), Some(start), "round {round}");
            }
            assert_eq!(after.before_round(after.round() + 1), None);
        });
    }

    #[test]
    fn exchanged_cards_change_places(players in 2u8..=5, seed: u64, at in 0usize..140, one: prop::sample::Index, other: prop::sample::Index) {
        let play = random_play(players, seed, at);
        let position = play.position();
        let secret = position.seats().filter_map(|seat| position.secret_bid(seat));
        let gone: Hand = position.seats().flat_map(|seat| position.open_cards(seat)).chain(secret)
            .chain(position.ludwig().into_iter().flatten().copied()).collect();
        let left: Vec<Card> = Hand::ALL.without(gone).iter().collect();
        let (one, other) = (*one.get(&left), *other.get(&left));
        let mut changed = *position;
        changed.exchange(one, other);
        let becomes = |card: Card| if card == one { other } else if card == other { one } else { card };
        for seat in position.seats() {
            prop_assert_eq!(changed.hand(seat), position.hand(seat).iter().map(becomes).collect::<Hand>());
        }
        changed.exchange(other, one);
        prop_assert_eq!(&changed, position);
    }

    #[test]
    fn undo_restores(players in 2u8..=5, seed: u64) {
        conformance::undo_restores::<Position>(&Options::new(players), seed);
    }

    #[test]
    fn records_round_trip(players in 2u8..=5, seed: u64) {
        conformance::records_round_trip::<Position>(&Options::new(players), seed);
    }

    #[test]
    fn a_record_with_a_changed_byte_never_panics(players in 2u8..=5, seed: u64, at in 0usize..150, place: prop::sample::Index, byte in 32u8..127) {
        let mut text = random_play(players, seed, at).record().write().into_bytes();
        let place = place.index(text.len());
        text[place] = byte;
        if let Ok(record) = Record::<Position>::read(&String::from_utf8_lossy(&text)) {
            let _ = record.verify();
        }
    }
}

fn any_action() -> impl Strategy<Value = Action> {
    let lay = |(x, y, turn): (i8, i8, u8)| Action::Lay {
        at: Spot::new(x, y).unwrap(),
        turn: Rotation::new(turn).unwrap(),
    };
    prop_oneof![
        (1u8..=55).prop_map(|number| Action::Bid(Card::new(number).unwrap())),
        (-26i8..=26, -26i8..=26, 0u8..4).prop_map(lay),
        (-4i8..=4, -4i8..=4, 0u8..4).prop_map(lay),
    ]
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn actions_survive_writing_and_reading(action in any_action(), seat in 0usize..5) {
        prop_assert_eq!(action.to_string().parse::<Action>().unwrap(), action);
        for seat in [None, Seat::new(seat)] {
            let entry = action.entry(seat);
            prop_assert_eq!(Action::read(&entry).unwrap(), (seat, action));
            let text = serde_json::to_string(&entry).unwrap();
            prop_assert_eq!(serde_json::from_str::<versailles::Entry>(&text).unwrap(), entry);
        }
    }

    #[test]
    fn any_text_can_be_parsed_without_panic(text in "(bid|lay|)(:?[-+]?[0-9]{0,4}){0,5}|.*") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn a_whole_turn_is_four_quarters(tile in prop::sample::select(crate::common::data().tiles().to_vec())) {
        let quarter = Rotation::ALL[1];
        prop_assert_eq!(tile.turned(quarter).turned(quarter), tile.turned(Rotation::ALL[2]));
        prop_assert_eq!(tile.turned(Rotation::ALL[2]).turned(quarter), tile.turned(Rotation::ALL[3]));
        prop_assert_eq!(tile.turned(Rotation::ALL[3]).turned(quarter), tile);
        prop_assert_eq!(tile.to_string().parse::<Tile>().unwrap(), tile);
        prop_assert_eq!(serde_json::from_str::<Tile>(&serde_json::to_string(&tile).unwrap()).unwrap(), tile);
    }
}

/// Few kinds, laid closely, make winding areas.
fn few_kinds() -> impl Strategy<Value = Kind> {
    prop::sample::select(vec![Kind::Yellow, Kind::Yellow, Kind::White, Kind::Joker, Kind::Site, Kind::Site])
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn winding_areas_are_measured_correctly(
        tiles in prop::collection::vec((prop::array::uniform4(few_kinds()), any::<prop::sample::Index>()), 14)
    ) {
        let (mut garden, mut naive) = (versailles::Garden::EMPTY, Naive::default());
        for (kinds, index) in tiles {
            let mut spots: Vec<Spot> = garden.legal_spots().iter().collect();
            spots.sort_by_key(|at| i32::from(at.x()).pow(2) + i32::from(at.y()).pow(2));
            spots.truncate(12);
            let at = *index.get(&spots);
            garden.lay(at, Rotation::NONE, Tile::new(kinds)).unwrap();
            naive.lay(at, Rotation::NONE, Tile::new(kinds));
            prop_assert_eq!((garden.areas().types, garden.areas().site), naive.areas());
        }
    }
}

/// Gardens can grow to their full length in all directions, and all spots are still found.
#[test]
fn the_longest_gardens_fit() {
    for (dx, dy) in [(2, 0), (-2, 0), (0, 2), (0, -2), (2, 1), (-2, -1), (1, 2), (-1, -2)] {
        let mut garden = versailles::Garden::EMPTY;
        let mut naive = Naive::default();
        for n in 0..14 {
            let (at, tile) = (Spot::new(n * dx, n * dy).unwrap(), "yyyy".parse().unwrap());
            let expected: Vec<(i32, i32)> = (-40..=40)
                .flat_map(|y| (-40..=40).map(move |x| (x, y)))
                .filter(|&(x, y)| naive.may_lay(x, y))
                .collect();
            let spots: Vec<(i32, i32)> =
                garden.legal_spots().iter().map(|s| (s.x().into(), s.y().into())).collect();
            assert_eq!(spots, expected);
            assert_eq!(garden.legal_spots().len(), expected.len());
            for spot in (-26..=26).flat_map(|y| (-26..=26).filter_map(move |x| Spot::new(x, y))) {
                let mut other = garden;
                let may = naive.may_lay(spot.x().into(), spot.y().into());
                assert_eq!(garden.legal_spots().contains(spot), may, "{spot}");
                assert_eq!(other.lay(spot, Rotation::NONE, tile).is_ok(), may, "{spot}");
            }
            garden.lay(at, Rotation::NONE, tile).unwrap();
            naive.lay(at, Rotation::NONE, tile);
            assert_eq!(garden.areas().types[Type::Yellow], 4 * (n as u8 + 1));
        }
        assert!(garden.legal_spots().is_empty());
        assert_eq!(
            garden.lay(Spot::ORIGIN, Rotation::NONE, "yyyy".parse().unwrap()),
            Err(versailles::Refusal::GardenFull)
        );
    }
}

/// Perft counts that can be computed by hand.
#[test]
fn perft_counts_are_right() {
    for players in 2..=5u32 {
        let position = *random_play(players as u8, 5, 0).position();
        let bids = 10u64.pow(players);
        assert_eq!(game::perft(&position, players - 1), bids / 10);
        if players < 4 {
            assert_eq!(game::perft(&position, players + 2), bids * 16);
        }
    }
    // In the second round all have nine cards, and the second tile has twelve spots and four
    // rotations.
    let second = *random_play(3, 5, 6).position();
    assert_eq!([1, 2, 3, 4].map(|depth| game::perft(&second, depth)), [9, 81, 729, 729 * 48]);
}
