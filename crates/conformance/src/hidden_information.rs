//! Hidden information.

use game::{Game, Nobody, Play, Record, Seat, Viewer};

use crate::walk;

/// For positions of a random game, replaces what a viewer cannot know: that viewer's view stays the same to the byte, and
/// the guess says nothing about the truth.
pub fn guesses_show_nothing<G: Game>(options: &G::Options, seed: u64) {
    let mut moment = 0;
    walk::<G>(options, seed, |play: &Play<G>| {
        moment += 1;
        let position = play.position();
        for viewer in Viewer::all(position.players()) {
            let mut guess = *position;
            guess.resample(viewer, &mut game::chance(seed, moment));
            assert_eq!(shown(&guess, viewer), shown(position, viewer), "{viewer:?} at decision {moment}");
            if let Viewer::Seat(seat) = viewer {
                assert_eq!(legal(&guess, seat), legal(position, seat), "{viewer:?} at decision {moment}");
            }
            // A guess from a guess is the guess from the truth: it depends on what the viewer knows alone.
            let (mut from_truth, mut from_guess) = (*position, guess);
            from_truth.resample(viewer, &mut game::chance(seed, moment + 10_000));
            from_guess.resample(viewer, &mut game::chance(seed, moment + 10_000));
            assert_eq!(from_guess, from_truth, "{viewer:?} at decision {moment}");
            plays_on(guess, seed + moment);
        }
    });
}

/// A guess is a position like any other: it can be played to its end.
fn plays_on<G: Game>(mut guess: G, seed: u64) {
    game::random_play(&mut guess, &mut game::chance(seed, 4), &mut Vec::new(), |_, _| ());
    assert!(guess.outcome().is_some());
}

fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    position.legal(seat, &mut list);
    list
}

fn shown<G: Game>(position: &G, viewer: Viewer) -> String {
    serde_json::to_string(&position.view(viewer)).expect("a view is an object")
}

/// What a viewer was told: view, then events and view for every decision, as bytes.
pub type Told = Vec<String>;

/// Everything that a viewer is told over a record: what is byte-identical for two games tells them nothing of where the
/// games differ.
pub fn stream<G: Game>(record: &Record<G>, viewer: Viewer) -> Told {
    let mut told = vec![shown(&record.start().expect("the setup is right"), viewer)];
    let end = record.steps(|position, done, events: Vec<G::Event>| {
        told.extend(
            events
                .iter()
                .filter_map(|event| G::redact(event, viewer))
                .map(|event| serde_json::to_string(&event).expect("an event is an object")),
        );
        told.push(shown(position, viewer));
        // What was decided can be taken back; then the view is that of before.
        let mut back = *position;
        if back.undo(done.seat).is_ok() {
            told.push(shown(&back, viewer));
            back.apply(done.seat, done.action, &mut Nobody).expect("it was legal before");
            assert_eq!(back, *position);
        }
    });
    end.expect("the actions are legal");
    told
}
