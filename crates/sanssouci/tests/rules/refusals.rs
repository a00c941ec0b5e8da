//! The reasons for which the rules refuse an action.

use game::{Game, Nobody, Refusal as _, Seat};
use sanssouci::{Action, Edition, Options, Phase, Position, Refusal};

use crate::common::seat;

fn refusal(position: &Position, seat: Seat, action: &str) -> (String, String) {
    let mut same = *position;
    let refusal = same.apply(seat, action.parse().unwrap(), &mut Nobody).unwrap_err();
    assert_eq!(same, *position);
    (refusal.code().to_string(), refusal.to_string())
}

fn expect(position: &Position, seat: Seat, action: &str, code: &str, message: &str) {
    assert_eq!(refusal(position, seat, action), (code.to_string(), message.to_string()), "{action}");
}

/// Plays a random game on until a phase is reached.
fn play_until(options: &Options, phase: Phase) -> Position {
    for seed in 0..50 {
        let mut reached = None;
        conformance::random_game::<Position>(options, seed, |play| {
            if reached.is_none() && play.position().phase() == phase {
                reached = Some(*play.position());
            }
        });
        if let Some(position) = reached {
            return position;
        }
    }
    panic!("some game reaches every phase")
}

const OPTIONS: Options = Options {
    edition: Edition::Classic,
    players: 2,
    rewards: true,
    boars: true,
    choose_sides: true,
    choose_stack: true,
};

#[test]
fn every_phase_names_the_action_that_it_waits_for() {
    let waits = [
        (Phase::Gardens, "choose the side of the garden"),
        (Phase::Rewards, "choose the side of the Rewards board"),
        (Phase::Play, "play a card and take a tile"),
        (Phase::Gardener, "place the gardener"),
        (Phase::Boar, "move the boar"),
        (Phase::Noble, "move a noble or stay"),
        (Phase::Refill, "refill the market"),
    ];
    let all = ["garden:0", "rewards:0", "play:a:w1", "gardener:a2", "boar:a2", "noble:a1", "refill:0"];
    for ((phase, command), fitting) in waits.into_iter().zip(all) {
        let position = play_until(&OPTIONS, phase);
        let mover = position.to_act().first().unwrap();
        for other in all.into_iter().filter(|&other| other != fitting) {
            expect(&position, mover, other, "not_now", &format!("not now: first {command}"));
        }
        if phase != Phase::Noble {
            expect(&position, mover, "stay", "not_now", &format!("not now: first {command}"));
        }
    }
    let over = play_until(&OPTIONS, Phase::Over);
    for number in 0..3 {
        expect(&over, seat(number), "stay", "over", "the game is over");
    }
}

#[test]
fn refusals_name_what_is_wrong() {
    let position = play_until(&OPTIONS, Phase::Play);
    let mover = position.mover();
    let waiting = mover.next(2);
    expect(&position, waiting, "stay", "not_to_act", "it is not this seat's turn");

    let hand: Vec<_> = position.hand(mover).collect();
    let missing = sanssouci::Card::ALL.into_iter().find(|card| !hand.contains(card)).unwrap();
    let play = format!("play:{missing}:w1");
    expect(&position, mover, &play, "not_in_hand", &format!("card {missing} is not in your hand"));

    let mut legal = Vec::new();
    let slots = sanssouci::Slot::ALL;
    // Some card does not allow every slot.
    let (card, slot) = (0..50)
        .find_map(|seed| {
            let play = conformance::deal::<Position>(&Options { choose_sides: false, ..OPTIONS }, seed);
            let position = play.position();
            let mover = position.mover();
            position.legal(mover, &mut legal);
            let refused = position.hand(mover).find_map(|card| {
                let slot = slots.into_iter().find(|&take| !legal.contains(&Action::Play { card, take }))?;
                Some((card, slot))
            });
            refused.inspect(|(card, slot)| {
                let message = format!("card {card} does not allow the tile in slot {slot}");
                expect(position, mover, &format!("play:{card}:{slot}"), "not_allowed", &message);
            })
        })
        .unwrap();
    assert!(slots.contains(&slot) && sanssouci::Card::ALL.contains(&card));

    let position = play_until(&OPTIONS, Phase::Gardener);
    let message = "the gardener may not be placed on a1";
    expect(&position, position.mover(), "gardener:a1", "no_place_for_gardener", message);
    let position = play_until(&OPTIONS, Phase::Boar);
    expect(&position, position.mover(), "boar:a1", "no_place_for_boar", "the boar cannot move to a1");
    let position = play_until(&OPTIONS, Phase::Noble);
    let garden = position.garden(position.mover());
    let free = garden.free().iter().next().unwrap();
    let message = format!("no noble can walk to {free}");
    expect(&position, position.mover(), &format!("noble:{free}"), "no_way", &message);
}

#[test]
fn an_empty_stack_refills_nothing() {
    // Play with the lowest stack until one is empty.
    let mut position =
        *conformance::deal::<Position>(&Options { choose_sides: false, ..OPTIONS }, 1).position();
    let mut legal = Vec::new();
    for _ in 0..500 {
        let mover = position.mover();
        position.legal(mover, &mut legal);
        let emptied = position.view(game::Viewer::Spectator).supply.iter().position(|&height| height == 0);
        if let (Phase::Refill, Some(stack)) = (position.phase(), emptied) {
            expect(
                &position,
                mover,
                &format!("refill:{stack}"),
                "empty_stack",
                &format!("stack {stack} is empty"),
            );
            assert!(!legal.contains(&format!("refill:{stack}").parse().unwrap()));
            return;
        }
        position.apply(mover, legal[0], &mut Nobody).unwrap();
    }
    panic!("some stack is empty before the end");
}

/// A slot is empty only while the game waits for something else than a card.
#[test]
fn codes_of_the_other_refusals() {
    assert_eq!(Refusal::EmptySlot("w1".parse().unwrap()).code(), "empty_slot");
    assert_eq!(Refusal::EmptySlot("w1".parse().unwrap()).to_string(), "slot w1 is empty");
    assert_eq!(Refusal::NothingToUndo.code(), "nothing_to_undo");
    assert_eq!(Refusal::NothingToUndo.to_string(), "there is nothing to undo");
}

#[test]
fn the_last_round_has_an_empty_slot_and_refuses_it() {
    // With the last card, the nine other slots are still full.
    let options = Options { choose_sides: false, choose_stack: false, ..OPTIONS };
    let end = play_until(&options, Phase::Over);
    let empty = sanssouci::Slot::ALL.into_iter().filter(|&slot| end.market().tile(slot).is_none());
    assert_eq!(empty.count(), 1);
}
