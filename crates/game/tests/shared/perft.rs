//! Counting move sequences, and random play.

use game::{Game, perft, random_play};

use crate::countdown::{Action, play, play_after, seat};

#[test]
fn perft_counts_sequences_of_exactly_this_length() {
    // Three guesses each. Four counters are taken in at most three turns: 1 1 2, 1 1 1 (the last
    // one follows), 1 2 (the last one follows), 2 1 (the last one follows), 2 2.
    let start = *play(4).position();
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(|depth| perft(&start, depth)), [1, 3, 9, 18, 36, 18, 0, 0]);
    let over = play_after(2, &["0 guess:1", "1 guess:1", "0 take:2"]);
    assert_eq!([0, 1, 2].map(|depth| perft(over.position(), depth)), [1, 0, 0]);
}

#[test]
fn random_play_reports_every_action_with_its_seat() {
    let mut lengths = [0; 8];
    for seed in 0..200 {
        let start = play(4);
        let mut position = *start.position();
        let (mut actions, mut legal) = (Vec::new(), Vec::new());
        random_play(&mut position, &mut game::chance(seed, 0), &mut legal, |seat, action| {
            actions.push((seat, action));
        });
        assert!(position.outcome().is_some());
        assert_eq!([actions[0].0, actions[1].0, actions[2].0], [0, 1, 0].map(seat), "in ascending order");
        let taken: u8 = actions
            .iter()
            .map(|(_, action)| match action {
                Action::Take(count) => *count,
                Action::Guess(_) => 0,
            })
            .sum();
        assert_eq!(taken, 4, "automatic actions are reported, too");
        lengths[actions.len()] += 1;
    }
    assert!([4, 5, 6].into_iter().all(|length| lengths[length] > 0), "{lengths:?}");
}
