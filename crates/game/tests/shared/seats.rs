//! Seats, sets of seats, viewers and margins.

use game::{Seat, Seats, Viewer, margin};

use crate::countdown::seat;

#[test]
fn there_are_five_seats() {
    assert_eq!([5, 6, 255, 256].map(Seat::new), [None; 4]);
    for players in 0..=5 {
        let all: Vec<usize> = Seat::all(players).map(Seat::index).collect();
        assert_eq!(all, (0..players).collect::<Vec<_>>());
        assert_eq!(Seats::all(players), Seat::all(players).collect());
    }
    assert_eq!(Seat::all(9).count(), 5);
    assert_eq!(Seat::all(3).next_back(), Some(seat(2)));
    assert_eq!(
        (Seat::FIRST, Seat::FIRST.to_string(), seat(4).to_string()),
        (seat(0), "0".into(), "4".into())
    );
}

#[test]
fn turns_go_around_the_table() {
    let round: Vec<usize> =
        std::iter::successors(Some(seat(0)), |seat| Some(seat.next(3))).take(5).map(Seat::index).collect();
    assert_eq!(round, [0, 1, 2, 0, 1]);
    assert_eq!(seat(4).next(5), seat(0));
    assert_eq!(seat(3).next(5), seat(4));
}

#[test]
fn seats_are_numbers_in_json() {
    assert_eq!(serde_json::to_string(&seat(3)).unwrap(), "3");
    assert_eq!(serde_json::from_str::<Seat>("4").unwrap(), seat(4));
    for text in ["5", "256", "18446744073709551615"] {
        let error = serde_json::from_str::<Seat>(text).unwrap_err().to_string();
        assert!(error.starts_with(&format!("invalid seat {text}: seats are 0 to 4")), "{error}");
    }
    let set: Seats = [3, 1].map(seat).into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), "[1,3]");
}

/// Every set of seats, against a list.
#[test]
fn sets_of_seats_are_sets() {
    for bits in 0..32 {
        let list: Vec<Seat> = Seat::all(5).filter(|seat| bits >> seat.index() & 1 == 1).collect();
        let set: Seats = list.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), list);
        assert_eq!(
            (set.len(), set.is_empty(), set.first()),
            (list.len(), list.is_empty(), list.first().copied())
        );
        for seat in Seat::all(5) {
            assert_eq!(set.contains(seat), list.contains(&seat));
            let (mut more, mut fewer) = (set, set);
            more.insert(seat);
            fewer.remove(seat);
            assert!(more.contains(seat) && !fewer.contains(seat));
            let others = |set: Seats| set.iter().filter(|&other| other != seat).collect::<Vec<_>>();
            assert_eq!((others(more), others(fewer)), (others(set), others(set)));
        }
    }
    assert_eq!(Seats::only(seat(2)), [seat(2)].into_iter().collect());
    assert_eq!((Seats::NONE, Seats::default()), (Seats::all(0), Seats::NONE));
}

#[test]
fn viewers_are_all_seats_and_a_spectator() {
    let all: Vec<Viewer> = Viewer::all(2).collect();
    assert_eq!(all, [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator]);
    assert!(Viewer::Seat(seat(1)).is(seat(1)));
    assert!(!Viewer::Seat(seat(1)).is(seat(0)) && !Viewer::Spectator.is(seat(0)));
}

#[test]
fn the_margin_is_the_lead_over_the_best_other_seat() {
    let margins =
        |totals: &[i32]| -> Vec<i32> { Seat::all(totals.len()).map(|seat| margin(totals, seat)).collect() };
    assert_eq!(margins(&[70, 90, 88]), [-20, 2, -2]);
    assert_eq!(margins(&[5, 5]), [0, 0]);
    assert_eq!(margins(&[-3, -8]), [5, -5]);
    assert_eq!(margin(&[7], seat(0)), 7);
    assert_eq!(margin(&[7], seat(3)), -7, "a seat that is not there has no points");
}
