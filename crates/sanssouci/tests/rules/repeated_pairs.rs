//! Decks in which a pair of colours occurs several times. The rulebooks do not list the pairs, so
//! any eight are valid.

use game::{Game, Play, Seat, Viewer};
use sanssouci::{Action, Card, Data, Edition, Options, Phase, Position};

/// A game with these pairs of colours.
fn deal(options: &Options, pairs: &str, seed: u64) -> Play<Position> {
    let text = format!("pairs = [{pairs}]");
    let data = Data::load(|name| (name == "sanssouci/cards.toml").then(|| text.clone())).unwrap();
    let setup = Position::deal(options, &data, &mut game::chance(seed, 0));
    Play::new(*options, setup).unwrap()
}

const TWICE: &str = r#""gt", "gt", "wo", "wo", "wg", "ov", "vt", "gv""#;
const EIGHT_TIMES: &str = r#""gt", "gt", "gt", "gt", "gt", "gt", "gt", "gt""#;

#[test]
fn two_equal_cards_are_one_choice() {
    let options = Options::new(Edition::Revised, 2);
    let mut record = deal(&options, EIGHT_TIMES, 1).into_record();
    for deck in &mut record.setup.decks {
        deck.sort_by_key(|&card| card != Card::Gt);
    }
    let mut position = Position::new(&options, &record.setup).unwrap();
    let seat = position.mover();
    let mut legal = Vec::new();
    position.legal(seat, &mut legal);
    assert_eq!(legal.len(), 4, "one choice for each slot of the two colours: {legal:?}");

    let before = position;
    position.apply(seat, legal[0], &mut game::Nobody).unwrap();
    assert_eq!(position.hand(seat).collect::<Vec<_>>(), [Card::Gt], "one of the two is played");
    let played = |position: &Position| position.view(Viewer::Spectator).seats[seat.index()].played.clone();
    assert_eq!(played(&position), [Card::Gt]);
    assert_eq!(position.deck(seat).filter(|&card| card == Card::Gt).count(), 6);
    while position.undoable(seat) > 0 {
        position.undo(seat).unwrap();
    }
    assert_eq!(position, before);
}

/// Hand, deck and played cards are always the 18 of the pack, for everybody and in every guess.
#[test]
fn no_card_is_lost_or_doubled() {
    for (pairs, edition) in [(TWICE, Edition::Classic), (EIGHT_TIMES, Edition::Revised)] {
        let options = Options { rewards: true, boars: true, ..Options::new(edition, 3) };
        for seed in 0..5 {
            let play = deal(&options, pairs, seed);
            let mut pack = play.record().setup.decks[0].clone();
            pack.sort_unstable();
            let mut position = *play.position();
            let (mut rng, mut legal) = (game::chance(seed, 1), Vec::new());
            while let Some(seat) = position.to_act().first() {
                check_cards(&position, &pack);
                for viewer in Viewer::all(3) {
                    let mut guess = position;
                    guess.resample(viewer, &mut game::chance(seed, 2));
                    check_cards(&guess, &pack);
                    assert_eq!(guess.view(viewer), position.view(viewer));
                }
                position.legal(seat, &mut legal);
                let action = legal[game::below(&mut rng, legal.len())];
                position.apply(seat, action, &mut game::Nobody).unwrap();
            }
            assert!(position.outcome().is_some());
        }
    }
}

fn check_cards(position: &Position, pack: &[Card]) {
    let view = position.view(Viewer::Spectator);
    for (seat, seen) in Seat::all(3).zip(view.seats) {
        let mut cards: Vec<Card> =
            position.hand(seat).chain(position.deck(seat)).chain(seen.played).collect();
        cards.sort_unstable();
        assert_eq!(cards, pack);
    }
}

#[test]
fn records_with_repeated_pairs_replay() {
    let options = Options { choose_sides: false, ..Options::new(Edition::Classic, 2) };
    let mut play = deal(&options, TWICE, 3);
    let (mut rng, mut legal) = (game::chance(3, 1), Vec::new());
    while let Some(seat) = play.position().to_act().first() {
        play.position().legal(seat, &mut legal);
        if play.position().phase() == Phase::Play {
            let mut different: Vec<Action> = legal.clone();
            different.dedup();
            assert_eq!(different, legal);
        }
        play.apply(seat, legal[game::below(&mut rng, legal.len())], &mut game::Nobody).unwrap();
    }
    let text = play.into_record().write();
    assert!(game::Record::<Position>::read(&text).unwrap().verify().is_ok());
}
