//! Hidden information.

use game::{Game, Nobody, Play, Record, Seat, Viewer};

use crate::random_game;

/// Checks in every position of a random game that resampling changes nothing that the viewer sees,
/// to the byte, and that the guess depends on nothing that the viewer cannot know.
pub fn resampling_leaks_nothing<G: Game>(options: &G::Options, seed: u64) {
    let mut step = 0;
    random_game::<G>(options, seed, |play: &Play<G>| {
        step += 1;
        let position = play.position();
        for viewer in Viewer::all(position.players()) {
            let mut guess = *position;
            guess.resample(viewer, &mut game::chance(seed, step));
            assert_eq!(view(&guess, viewer), view(position, viewer), "{viewer:?} at step {step}");
            if let Viewer::Seat(seat) = viewer {
                assert_eq!(legal(&guess, seat), legal(position, seat), "{viewer:?} at step {step}");
            }
            // With the same random numbers, resampling the guess and the true position gives the
            // same result.
            let (mut from_truth, mut from_guess) = (*position, guess);
            from_truth.resample(viewer, &mut game::chance(seed, step + 10_000));
            from_guess.resample(viewer, &mut game::chance(seed, step + 10_000));
            assert_eq!(from_guess, from_truth, "{viewer:?} at step {step}");
            assert_can_be_finished(guess, seed + step);
        }
    });
}

fn assert_can_be_finished<G: Game>(mut guess: G, seed: u64) {
    game::random_play(&mut guess, &mut game::chance(seed, 4), &mut Vec::new(), |_, _| ());
    assert!(guess.outcome().is_some());
}

fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    position.legal(seat, &mut list);
    list
}

fn view<G: Game>(position: &G, viewer: Viewer) -> String {
    serde_json::to_string(&position.view(viewer)).expect("a view is an object")
}

/// All views and events that a viewer receives in the course of a game, as JSON.
pub type Transcript = Vec<String>;

/// Collects everything that a viewer receives while a record is played.
///
/// If two games have the same transcript, the viewer cannot tell them apart.
pub fn transcript<G: Game>(record: &Record<G>, viewer: Viewer) -> Transcript {
    let mut transcript = vec![view(&record.start().expect("the setup is valid"), viewer)];
    let end = record.steps(|position, done, events: Vec<G::Event>| {
        transcript.extend(
            events
                .iter()
                .filter_map(|event| G::redact(event, viewer))
                .map(|event| serde_json::to_string(&event).expect("an event is an object")),
        );
        transcript.push(view(position, viewer));
        // The view after an undo must leak nothing either.
        let mut undone = *position;
        if undone.undo(done.seat).is_ok() {
            transcript.push(view(&undone, viewer));
            undone.apply(done.seat, done.action, &mut Nobody).expect("the action was legal before");
            assert_eq!(undone, *position);
        }
    });
    end.expect("the actions are legal");
    transcript
}
