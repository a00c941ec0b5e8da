//! Hidden information: it must not change a byte of what a viewer receives.

use game::{Done, Game, Record, Seat, Viewer, below, shuffle};
use proptest::prelude::*;
use sanssouci::{Action, Card, Motif, Options, Position, Side};

use crate::common::{any_options, cases};

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn resampling_leaks_nothing(options in any_options(), seed: u64) {
        conformance::resampling_leaks_nothing::<Position>(&options, seed);
    }

    #[test]
    fn transcripts_leak_nothing(options in any_options(), seed: u64, cut: prop::sample::Index) {
        let record = conformance::random_game::<Position>(&options, seed, |_| ()).into_record();
        // The last action reveals the missions, so cut before it. The second cut is while sides are
        // chosen.
        for cut in [cut.index(record.actions.len()), cut.index(8)] {
            for viewer in Viewer::all(usize::from(options.players)) {
                let transcript = conformance::transcript(&first_actions(&record, cut), viewer);
                let other = conformance::transcript(&indistinguishable_game(&record, cut, viewer, seed), viewer);
                prop_assert_eq!(transcript, other, "{:?} after {} actions", viewer, cut);
            }
        }
    }

    /// If a guess depended on hidden information, a bot could play by it.
    #[test]
    fn guesses_depend_on_nothing_hidden(options in any_options(), seed: u64, cut: prop::sample::Index) {
        let record = conformance::random_game::<Position>(&options, seed, |_| ()).into_record();
        for cut in [cut.index(record.actions.len()), cut.index(8)] {
            for viewer in Viewer::all(usize::from(options.players)) {
                let other = indistinguishable_game(&record, cut, viewer, seed);
                let guesses = [first_actions(&record, cut), other].map(|record| {
                    let mut guess = record.replay().unwrap();
                    guess.resample(viewer, &mut game::chance(seed, 3));
                    guess
                });
                prop_assert_eq!(guesses[0], guesses[1], "{:?} after {} actions", viewer, cut);
            }
        }
    }

    /// No card is lost or doubled by a guess, not even if the seat takes its card back.
    #[test]
    fn guesses_have_all_cards(options in any_options(), seed: u64, cut: prop::sample::Index) {
        let record = conformance::random_game::<Position>(&options, seed, |_| ()).into_record();
        let position = first_actions(&record, cut.index(record.actions.len())).replay().unwrap();
        for viewer in Viewer::all(usize::from(options.players)) {
            let mut guess = position;
            guess.resample(viewer, &mut game::chance(seed, 3));
            let mover = guess.mover();
            for _ in 0..guess.undoable(mover) {
                guess.undo(mover).unwrap();
                prop_assert_eq!(cards(&guess), cards(&position), "{:?}", viewer);
            }
            game::random_play(&mut guess, &mut game::chance(seed, 4), &mut Vec::new(), |_, _| ());
            for seat in guess.view(Viewer::Spectator).seats {
                prop_assert_eq!(seat.played.len(), 18, "every card is played, {:?}", viewer);
            }
        }
    }
}

/// All 18 cards of each seat: in the hand, in the deck, or played.
fn cards(position: &Position) -> Vec<Vec<Card>> {
    let played = position.view(Viewer::Spectator).seats.into_iter().map(|seat| seat.played);
    let mut cards: Vec<Vec<Card>> = position
        .options()
        .seats()
        .zip(played)
        .map(|(seat, played)| position.hand(seat).chain(position.deck(seat)).chain(played).collect())
        .collect();
    cards.iter_mut().for_each(|cards| cards.sort());
    cards
}

/// The record's first `cut` actions.
fn first_actions(record: &Record<Position>, cut: usize) -> Record<Position> {
    Record { actions: record.actions[..cut].to_vec(), result: None, ..record.clone() }
}

/// A game that differs from the first `cut` actions of a record only in what the viewer does not
/// know by then.
fn indistinguishable_game(
    record: &Record<Position>,
    cut: usize,
    viewer: Viewer,
    seed: u64,
) -> Record<Position> {
    let mut rng = game::chance(seed, 99);
    let mut other = first_actions(record, cut);
    let end = other.replay().unwrap();
    let Record { setup, actions, .. } = &mut other;
    let seats = || Seat::all(end.players());
    let cards_seen = end.phase() != sanssouci::Phase::Gardens;
    let knows = |seat: Seat| cards_seen && viewer.is(seat);

    // Shuffle the cards that others have not played, and those that the viewer has not drawn.
    for seat in seats() {
        let deck = &mut setup.decks[seat.index()];
        let played: Vec<Card> = actions.iter().filter(|done| done.seat == seat).filter_map(card_of).collect();
        let drawn = 2 + turns_ended(&end, actions, seat);
        let unknown: Vec<usize> = (0..18)
            .filter(|&place| if knows(seat) { place >= drawn } else { !played.contains(&deck[place]) })
            .collect();
        let mut cards: Vec<Card> = unknown.iter().map(|&place| deck[place]).collect();
        shuffle(&mut rng, &mut cards);
        unknown.into_iter().zip(cards).for_each(|(place, card)| deck[place] = card);
    }

    // Deal all missions but the viewer's own again.
    let own = seats().find(|&seat| knows(seat)).map_or(vec![], |seat| setup.missions[seat.index()].clone());
    let mut missions: Vec<Motif> = Motif::ALL.into_iter().filter(|motif| !own.contains(motif)).collect();
    shuffle(&mut rng, &mut missions);
    for seat in seats().filter(|&seat| !knows(seat)) {
        setup.missions[seat.index()] = missions.split_off(missions.len() - 2);
    }

    // Shuffle the tiles that are face down, and the market before it is laid out.
    let heights = end.view(Viewer::Spectator).supply;
    let turned: Vec<usize> =
        setup.supply.iter().zip(heights).map(|(stack, height)| stack.len() - usize::from(height)).collect();
    let mut tiles: Vec<Motif> =
        setup.supply.iter().zip(&turned).flat_map(|(stack, &turned)| stack[turned..].to_vec()).collect();
    let hidden_slots = if cards_seen { 0 } else { 10 };
    tiles.extend(&setup.display.0[..hidden_slots]);
    shuffle(&mut rng, &mut tiles);
    for (stack, &turned) in setup.supply.iter_mut().zip(&turned) {
        stack[turned..].iter_mut().for_each(|tile| *tile = tiles.pop().unwrap());
    }
    setup.display.0[..hidden_slots].iter_mut().for_each(|tile| *tile = tiles.pop().unwrap());

    // Change the sides that others have chosen but not revealed.
    for done in actions.iter_mut().filter(|done| !viewer.is(done.seat)) {
        match (&mut done.action, end.phase()) {
            (Action::Garden(side), sanssouci::Phase::Gardens)
            | (Action::Rewards(side), sanssouci::Phase::Rewards) => {
                *side = Side::ALL[below(&mut rng, 2)];
            }
            _ => {}
        }
    }
    other
}

fn card_of(done: &Done<Action>) -> Option<Card> {
    match done.action {
        Action::Play { card, .. } => Some(card),
        _ => None,
    }
}

/// The number of turns that a seat has finished, which is the number of cards that it has drawn.
fn turns_ended(end: &Position, actions: &[Done<Action>], seat: Seat) -> usize {
    let started = actions.iter().filter(|done| done.seat == seat).filter_map(card_of).count();
    let unfinished = end.mover() == seat && end.view(Viewer::Spectator).turn.is_some();
    started - usize::from(unfinished)
}

/// The test above would prove nothing if the other game were the same.
#[test]
fn the_indistinguishable_game_differs() {
    let options = Options { boars: true, ..Options::new(sanssouci::Edition::Classic, 3) };
    let record = conformance::random_game::<Position>(&options, 5, |_| ()).into_record();
    let Record { setup, .. } = indistinguishable_game(&record, 40, Viewer::Seat(Seat::FIRST), 5);
    assert_ne!(setup.decks[1], record.setup.decks[1]);
    assert_ne!(setup.missions[1..], record.setup.missions[1..]);
    assert_ne!(setup.supply, record.setup.supply);
    assert_eq!(setup.missions[0], record.setup.missions[0]);
    assert_eq!(setup.display, record.setup.display);
    let Record { setup, .. } = indistinguishable_game(&record, 2, Viewer::Seat(Seat::FIRST), 5);
    assert_ne!(setup.display, record.setup.display, "the market is laid out last");
}

/// The rulebooks of 2013 lay the market out after the choice of garden sides.
#[test]
fn nobody_sees_the_market_before_the_gardens_are_chosen() {
    let options = Options::new(sanssouci::Edition::Classic, 2);
    let mut position = *conformance::deal::<Position>(&options, 5).position();
    let is_empty =
        |position: &Position| Viewer::all(2).all(|viewer| position.view(viewer).display.0 == [None; 10]);
    assert!(is_empty(&position));
    for seat in Seat::all(2) {
        assert!(is_empty(&position));
        position.apply(seat, Action::Garden(Side::Front), &mut game::Nobody).unwrap();
    }
    for viewer in Viewer::all(2) {
        assert_eq!(position.view(viewer).display.0, position.market().tiles());
        assert!(position.market().tiles().iter().all(Option::is_some));
    }
}

/// Every order of the face-down tiles, every deal of the missions and every side that is not
/// revealed must be possible, and equally likely.
#[test]
fn guesses_are_uniform() {
    let options = Options::new(sanssouci::Edition::Classic, 2);
    let [me, other] = [0, 1].map(|seat| Seat::new(seat).unwrap());
    let mut truth = *conformance::deal::<Position>(&options, 5).position();
    truth.apply(other, Action::Garden(Side::Back), &mut game::Nobody).unwrap();
    let tries = 4000;
    let guess = |position: &Position, number: u64| {
        let mut guess = *position;
        guess.resample(Viewer::Seat(me), &mut game::chance(77, number));
        guess
    };
    let fronts = (0..tries).filter(|&number| {
        let mut guess = guess(&truth, number);
        guess.apply(me, Action::Garden(Side::Front), &mut game::Nobody).unwrap();
        guess.view(Viewer::Spectator).seats[1].garden_side == Some(Side::Front)
    });
    assert!(fronts.count().abs_diff(2000) < 160, "five sigma");

    truth.apply(me, Action::Garden(Side::Front), &mut game::Nobody).unwrap();
    let own = truth.missions(me);
    let mut missions = [0usize; 9];
    let mut hands = [0usize; 20];
    for number in 0..tries {
        let guess = guess(&truth, number);
        assert_eq!(guess.missions(me), own);
        guess.missions(other).iter().for_each(|mission| missions[mission.index()] += 1);
        guess.hand(other).for_each(|card| hands[card as usize] += 1);
    }
    for motif in Motif::ALL {
        let count = missions[motif.index()];
        // Two of the seven others.
        let expected = if own.contains(&motif) { count == 0 } else { count.abs_diff(1143) < 143 };
        assert!(expected, "mission {motif}: {count}");
    }
    let deck: Vec<Card> = truth.hand(other).chain(truth.deck(other)).collect();
    for card in Card::ALL {
        let count = hands[card as usize];
        // Two of eighteen.
        let expected = if deck.contains(&card) { count.abs_diff(444) < 100 } else { count == 0 };
        assert!(expected, "card {card}: {count}");
    }
}

/// The guess of the supply has the tiles that are left, and any of them can be next.
#[test]
fn guesses_shuffle_the_face_down_tiles() {
    let options = Options { choose_sides: false, ..Options::new(sanssouci::Edition::Revised, 2) };
    let truth = *conformance::deal::<Position>(&options, 9).position();
    let mover = truth.mover();
    let shown = truth.market().tiles();
    let mut next = [0usize; 9];
    for number in 0..3500 {
        let mut guess = truth;
        guess.resample(Viewer::Seat(mover), &mut game::chance(3, number));
        assert_eq!(guess.market().tiles(), shown);
        let mut legal = Vec::new();
        // A card, a gardener and a noble end the turn at the latest.
        for _ in 0..3 {
            if guess.mover() == mover {
                guess.legal(mover, &mut legal);
                guess.apply(mover, legal[0], &mut game::Nobody).unwrap();
            }
        }
        let slot = (0..10).find(|&slot| guess.market().tiles()[slot] != shown[slot]);
        if let Some(tile) = slot.and_then(|slot| guess.market().tiles()[slot]) {
            next[tile.index()] += 1;
        }
    }
    for motif in Motif::ALL {
        let left = 5 - shown.iter().filter(|&&tile| tile == Some(motif)).count();
        // 35 tiles are face down. A tile that replaces its like is not counted.
        let taken = legal_tile(&truth, mover);
        let expected = if motif == taken { 0 } else { 100 * left };
        assert!(next[motif.index()].abs_diff(expected) < 110, "{motif}: {}, {expected}", next[motif.index()]);
    }
}

/// The tile that the first legal action takes.
fn legal_tile(position: &Position, seat: Seat) -> Motif {
    let mut legal = Vec::new();
    position.legal(seat, &mut legal);
    let Action::Play { take, .. } = legal[0] else { panic!("a turn begins with a card") };
    position.market().tile(take).unwrap()
}
