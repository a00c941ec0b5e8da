//! Legal and illegal actions.

use game::{Game, Nobody, Seat, below};

use crate::random_game;

/// Checks that `apply` accepts every action that `legal` lists, and refuses all others without
/// changing anything.
///
/// `any_action` draws an action, legal or not, with the random numbers that it is given.
pub fn legal_is_what_apply_accepts<G: Game>(
    options: &G::Options,
    seed: u64,
    mut any_action: impl FnMut(&mut dyn FnMut(usize) -> usize) -> G::Action,
) {
    let mut rng = game::chance(seed, 2);
    random_game::<G>(options, seed, |play| {
        let position = play.position();
        let mut legal = Vec::new();
        for seat in Seat::all(Seat::MAX_COUNT) {
            position.legal(seat, &mut legal);
            assert_eq!(legal.is_empty(), !position.to_act().contains(seat), "seat {seat}");
            for &action in &legal {
                assert_accepted(position, seat, action);
                assert_text_forms(seat, action);
            }
            for _ in 0..8 {
                let action = any_action(&mut |bound| below(&mut rng, bound));
                if !legal.contains(&action) {
                    assert_refused(position, seat, action);
                }
            }
        }
        assert_eq!(position.outcome().is_some(), position.to_act().is_empty());
    });
}

fn assert_accepted<G: Game>(position: &G, seat: Seat, action: G::Action) {
    let mut next = *position;
    let accepted = next.apply(seat, action, &mut Nobody);
    assert!(accepted.is_ok(), "{action} by seat {seat}: {accepted:?}");
    assert_ne!(next, *position, "{action} changes nothing");
    // A listener must not change the result.
    let mut with_listener = *position;
    let mut events = Vec::new();
    assert_eq!(with_listener.apply(seat, action, &mut events), accepted);
    assert_eq!(with_listener, next);
    assert!(!events.is_empty(), "{action} causes no event");
}

fn assert_refused<G: Game>(position: &G, seat: Seat, action: G::Action) {
    let mut same = *position;
    let mut events = Vec::new();
    assert!(same.apply(seat, action, &mut events).is_err(), "{action} by seat {seat} is not legal");
    assert_eq!(same, *position, "{action} was refused but changed the position");
    assert!(events.is_empty(), "{action} was refused but caused events");
}

fn assert_text_forms<A: game::Action>(seat: Seat, action: A) {
    assert_eq!(action.to_string().parse::<A>().ok(), Some(action), "{action}");
    let json = serde_json::to_string(&action.entry(Some(seat))).expect("an entry is an object");
    let read = serde_json::from_str(&json).map(|entry| A::read(&entry));
    assert_eq!(read.ok(), Some(Ok((Some(seat), action))), "{json}");
}
