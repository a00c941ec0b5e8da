//! Any bytes as actions: the rules accept or refuse them, but never panic.
#![no_main]

use std::sync::LazyLock;

use game::{Game, Nobody, Seat, Viewer};
use libfuzzer_sys::fuzz_target;

// Reading the data takes longer than a game.
static SANSSOUCI: LazyLock<<sanssouci::Position as Game>::Data> =
    LazyLock::new(built_in::<sanssouci::Position>);
static VERSAILLES: LazyLock<<versailles::Position as Game>::Data> =
    LazyLock::new(built_in::<versailles::Position>);

fn built_in<G: Game>() -> G::Data {
    G::data(|_| None).expect("the built-in data is valid")
}

fuzz_target!(|bytes: &[u8]| {
    let [kind, players, seed, bytes @ ..] = bytes else { return };
    if kind & 1 == 0 {
        let options = sanssouci_options(*kind, *players);
        play::<sanssouci::Position>(&options, &SANSSOUCI, *seed, bytes, sanssouci_action);
    } else {
        let options = versailles::Options { players: players % 4 + 2 };
        play::<versailles::Position>(&options, &VERSAILLES, *seed, bytes, versailles_action);
    }
});

/// Four bytes per step: seat, kind of step and arguments. Half of the steps are legal actions, so
/// that games advance.
fn play<G: Game>(
    options: &G::Options,
    data: &G::Data,
    seed: u8,
    bytes: &[u8],
    any_action: fn([u8; 3]) -> Option<G::Action>,
) {
    let setup = G::deal(options, data, &mut game::chance(seed.into(), 0));
    let mut position = G::new(options, &setup).expect("a dealt setup is valid");
    let mut legal = Vec::new();
    for chunk in bytes.chunks_exact(4) {
        let seat = Seat::new(usize::from(chunk[0] >> 4) % Seat::MAX_COUNT).expect("below the maximum");
        match chunk[0] % 4 {
            0 => {
                let Some(action) = any_action([chunk[1], chunk[2], chunk[3]]) else { continue };
                position.legal(seat, &mut legal);
                let accepted = position.apply(seat, action, &mut Nobody).is_ok();
                assert_eq!(accepted, legal.contains(&action), "{action}");
            }
            1 => {
                let _ = position.undo(seat);
            }
            _ => {
                let Some(seat) = position.to_act().first() else { break };
                position.legal(seat, &mut legal);
                let action = legal[usize::from(chunk[1]) % legal.len()];
                let mut events = Vec::new();
                position.apply(seat, action, &mut events).expect("legal actions are accepted");
                events.iter().for_each(|event| drop(G::redact(event, Viewer::Spectator)));
            }
        }
    }
    position.view(Viewer::Spectator);
    position.resample(Viewer::Seat(Seat::FIRST), &mut game::chance(seed.into(), 1));
    game::random_play(&mut position, &mut game::chance(seed.into(), 2), &mut legal, |_, _| ());
}

fn sanssouci_options(bits: u8, players: u8) -> sanssouci::Options {
    let edition = if bits & 2 == 0 { sanssouci::Edition::Classic } else { sanssouci::Edition::Revised };
    sanssouci::Options {
        edition,
        players: players % 3 + 2,
        rewards: bits & 4 != 0,
        boars: bits & 8 != 0,
        choose_sides: bits & 16 != 0,
        choose_stack: bits & 32 != 0 && edition == sanssouci::Edition::Classic,
    }
}

fn sanssouci_action([verb, first, second]: [u8; 3]) -> Option<sanssouci::Action> {
    use sanssouci::{Action, Card, Field, Side, Slot, Stack};
    let field = Field::all().nth(first.into());
    match verb % 8 {
        0 => Side::ALL.get(usize::from(first)).copied().map(Action::Garden),
        1 => Side::ALL.get(usize::from(first)).copied().map(Action::Rewards),
        2 => {
            let card = *Card::ALL.get(usize::from(first))?;
            Some(Action::Play { card, take: *Slot::ALL.get(usize::from(second))? })
        }
        3 => field.map(Action::Gardener),
        4 => field.map(Action::Boar),
        5 => field.map(Action::Noble),
        6 => Some(Action::Stay),
        _ => Stack::new(first.into()).map(Action::Refill),
    }
}

fn versailles_action([verb, first, second]: [u8; 3]) -> Option<versailles::Action> {
    let text = match verb & 1 {
        0 => format!("bid:{first}"),
        _ => format!("lay:{}:{}:{}", first as i8, second as i8, verb >> 1 & 3),
    };
    text.parse().ok()
}
