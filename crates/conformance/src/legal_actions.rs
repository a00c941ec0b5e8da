//! What is legal, and what is accepted.

use game::{Game, Nobody, Play, Seat, below};

use crate::dealt;

/// Plays a game at random and shows every position to `look`, the first and the last one included. Who decides at the
/// same time decides in any order.
pub fn walk<G: Game>(options: &G::Options, seed: u64, mut look: impl FnMut(&Play<G>)) -> Play<G> {
    let mut play = dealt::<G>(options, seed);
    let mut rng = game::chance(seed, 1);
    let mut legal = Vec::new();
    look(&play);
    while !play.position().to_act().is_empty() {
        let waiting: Vec<Seat> = play.position().to_act().iter().collect();
        let seat = waiting[below(&mut rng, waiting.len())];
        play.position().legal(seat, &mut legal);
        let action = legal[below(&mut rng, legal.len())];
        play.apply(seat, action, &mut Nobody).expect("what is listed as legal is accepted");
        look(&play);
    }
    assert!(play.position().outcome().is_some(), "nobody is to act, so it is over");
    play
}

/// Whatever `legal` lists `apply` accepts; whatever it does not list, drawn by `any`, is refused and changes nothing.
pub fn legal_is_what_apply_accepts<G: Game>(
    options: &G::Options,
    seed: u64,
    mut any: impl FnMut(&mut dyn FnMut(usize) -> usize) -> G::Action,
) {
    let mut rng = game::chance(seed, 2);
    walk::<G>(options, seed, |play| {
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
                let action = any(&mut |bound| below(&mut rng, bound));
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
    // Listening must not change what happens.
    let mut heard = *position;
    let mut events = Vec::new();
    assert_eq!(heard.apply(seat, action, &mut events), accepted);
    assert_eq!(heard, next);
    assert!(!events.is_empty(), "nobody hears of {action}");
}

fn assert_refused<G: Game>(position: &G, seat: Seat, action: G::Action) {
    let mut same = *position;
    let mut events = Vec::new();
    assert!(same.apply(seat, action, &mut events).is_err(), "{action} by seat {seat} is not legal");
    assert_eq!(same, *position, "{action} was refused and changed something");
    assert!(events.is_empty(), "{action} was refused and told");
}

fn assert_text_forms<A: game::Action>(seat: Seat, action: A) {
    assert_eq!(action.to_string().parse::<A>().ok(), Some(action), "{action}");
    let json = serde_json::to_string(&action.entry(Some(seat))).expect("an entry is an object");
    let read = serde_json::from_str(&json).map(|entry| A::read(&entry));
    assert_eq!(read.ok(), Some(Ok((Some(seat), action))), "{json}");
}
