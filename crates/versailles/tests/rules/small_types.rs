//! Cards, hands, tiles, spots and rotations.

use game::Game as _;
use versailles::{Card, Chips, Garden, Hand, Kind, PerType, Position, Rotation, Spot, Tile, Type};

use crate::common::{card, random_play, seat, spot, tile};

#[test]
fn cards_are_1_to_55() {
    assert_eq!([0, 56, 255].map(Card::new), [None; 3]);
    assert_eq!([1, 55].map(|number| card(number).number()), [1, 55]);
    assert_eq!((Card::LOWEST, card(55).to_string()), (card(1), "55".to_string()));
    assert_eq!(serde_json::to_string(&card(7)).unwrap(), "7");
    assert_eq!(serde_json::from_str::<Card>("55").unwrap(), card(55));
    for text in ["0", "56", "-1", "300"] {
        let error = serde_json::from_str::<Card>(text).unwrap_err().to_string();
        assert!(error.starts_with(&format!("invalid card {text}: cards are 1 to 55")), "{error}");
    }
}

/// Every operation on hands, against a list.
#[test]
fn hands_are_sets_of_cards() {
    assert_eq!(Hand::ALL.iter().map(Card::number).collect::<Vec<_>>(), (1..=55).collect::<Vec<_>>());
    let hand: Hand = [54, 7, 18, 7].into_iter().map(card).collect();
    assert_eq!(hand.iter().map(Card::number).collect::<Vec<_>>(), [7, 18, 54]);
    assert_eq!((hand.len(), hand.is_empty(), Hand::EMPTY.is_empty()), (3, false, true));
    assert_eq!((Hand::EMPTY.len(), Hand::EMPTY.iter().next()), (0, None));
    let below = |number: u8| hand.below(card(number)).iter().map(Card::number).collect::<Vec<_>>();
    assert_eq!([below(7), below(8), below(54), below(55)], [vec![], vec![7], vec![7, 18], vec![7, 18, 54]]);
    let other: Hand = [18, 19].into_iter().map(card).collect();
    assert_eq!(hand.without(other), [7, 54].into_iter().map(card).collect());
    let mut changed = hand;
    changed.remove(card(18));
    changed.remove(card(20));
    changed.insert(card(3));
    changed.insert(card(3));
    assert_eq!(changed, [3, 7, 54].into_iter().map(card).collect());
    assert!(changed.contains(card(3)) && !changed.contains(card(18)));
    changed.extend([card(18)]);
    assert_eq!(serde_json::to_string(&changed).unwrap(), "[3,7,18,54]");
}

#[test]
fn tiles_are_four_letters() {
    let tile = tile("yjsr");
    assert_eq!(tile.fields(), [Kind::Yellow, Kind::Joker, Kind::Site, Kind::Red]);
    assert_eq!((tile.to_string(), format!("{tile:?}")), ("yjsr".to_string(), "Tile(yjsr)".to_string()));
    assert_eq!(tile.turned(Rotation::ALL[1]).to_string(), "ryjs");
    assert_eq!(tile.canonical(), tile.turned(Rotation::ALL[3]).canonical());
    assert!(Rotation::ALL.iter().any(|&turn| tile.canonical() == tile.turned(turn)));
    assert!(tile.is_like("jsry".parse().unwrap()) && !tile.is_like("sjry".parse().unwrap()));
    for kind in Kind::ALL {
        assert_eq!(tile.shows(kind), tile.fields().contains(&kind), "{kind}");
        assert_eq!(
            (Kind::from_letter(kind.letter()), kind.letter()),
            (Some(kind), kind.name().chars().next().unwrap())
        );
    }
    assert_eq!(Kind::from_letter('x'), None);
    let error = "yjs".parse::<Tile>().unwrap_err().to_string();
    assert_eq!(error, "invalid tile `yjs`: a tile is four of the letters y g w b r j s");
    assert!("yjsrr".parse::<Tile>().is_err() && "yjsx".parse::<Tile>().is_err());
}

#[test]
fn spots_and_rotations_have_limits() {
    assert_eq!(Rotation::new(4), None);
    for (number, turn) in (0..4).zip(Rotation::ALL) {
        assert_eq!(
            (Rotation::new(number), turn.quarters(), turn.to_string()),
            (Some(turn), number, number.to_string())
        );
    }
    assert!([(27, 0), (0, 27), (-27, 0), (0, -27)].iter().all(|&(x, y)| Spot::new(x, y).is_none()));
    assert!([(26, 26), (-26, -26)].iter().all(|&(x, y)| Spot::new(x, y).is_some()));
    assert_eq!((spot(2, -1).x(), spot(2, -1).y(), spot(2, -1).to_string()), (2, -1, "[2, -1]".to_string()));
    for text in ["[0, 27]", "[-27, 0]", "[300, 0]", "[0, -300]"] {
        assert!(serde_json::from_str::<Spot>(text).is_err(), "{text}");
    }
    assert_eq!(serde_json::from_str::<Spot>("[-26, 26]").unwrap(), spot(-26, 26));
}

#[test]
fn gardens_count_their_tiles() {
    let mut garden = Garden::EMPTY;
    assert_eq!(
        (garden.len(), garden.is_empty(), garden.is_full(), garden.kind(0, 0)),
        (0, true, false, None)
    );
    assert_eq!((garden.legal_spots().len(), garden.legal_spots().is_empty()), (1, false));
    assert!(garden.legal_spots().contains(Spot::ORIGIN) && !garden.legal_spots().contains(spot(1, 0)));
    for number in 0..14 {
        garden.lay(spot(2 * number, 0), Rotation::NONE, tile("yjsr")).unwrap();
        assert_eq!(
            (garden.len(), garden.is_empty(), garden.is_full()),
            (number as usize + 1, false, number == 13)
        );
    }
    assert_eq!(
        [(0, 0), (1, 0), (1, 1), (0, 1)].map(|(x, y)| garden.kind(x, y)),
        [Some(Kind::Yellow), Some(Kind::Joker), Some(Kind::Site), Some(Kind::Red)]
    );
    assert_eq!([(-1, 0), (0, -1), (28, 0), (0, 2), (32, 0)].map(|(x, y)| garden.kind(x, y)), [None; 5]);
    assert_eq!((garden.legal_spots().len(), garden.legal_spots().is_empty()), (0, true));
}

#[test]
fn chips_are_counted_by_seat() {
    let mut chips = Chips::NONE;
    for garden_type in [Type::Green, Type::Red] {
        assert!(!chips.claim(seat(2), garden_type, |_| 3), "four fields are needed");
        assert!(chips.claim(seat(2), garden_type, |_| 4));
    }
    assert_eq!((chips.count(seat(2)), chips.count(seat(0))), (2, 0));
    assert_eq!((chips.holder(Type::Green), chips.holder(Type::Blue)), (Some(seat(2)), None));
    let sizes = PerType::new([1, 2, 3, 4, 5]);
    assert!(sizes.iter().map(|(garden_type, size)| (garden_type.index(), *size)).eq((0..5).zip(1..)));
}

/// The number of the round and the open cards grow with the game.
#[test]
fn positions_know_where_they_are() {
    let mut rounds = Vec::new();
    for actions in 0..3 * 28 {
        let play = random_play(3, 6, actions);
        let position: &Position = play.position();
        rounds.push((position.half(), position.round()));
        let open = position.open_cards(seat(0)).count();
        let is_revealed = position.phase() != versailles::Phase::Bidding;
        assert_eq!(open, position.round() + usize::from(is_revealed));
        assert_eq!(position.ludwig(), None);
        assert_eq!(position.bidders(), 3);
        assert_eq!(position.king(), 3 * position.round());
        assert_eq!(position.takers().is_empty(), !is_revealed);
        assert_eq!(position.seats().count(), position.gardens().len());
        assert_eq!(position.outcome(), None);
    }
    assert!(rounds.is_sorted());
    let over = random_play(3, 6, usize::MAX);
    assert_eq!((over.position().king(), over.position().tile_to_lay()), (21, None));
    assert_eq!(over.position().open_cards(seat(0)).count(), 7);
}
