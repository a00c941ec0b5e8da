//! Any text as a decision, field, card ...: no panic, and what parses is written as it was read.
#![no_main]

use std::fmt::Display;
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    parses_back::<sanssouci::Action>(text);
    parses_back::<sanssouci::Card>(text);
    parses_back::<sanssouci::Field>(text);
    parses_back::<sanssouci::Motif>(text);
    parses_back::<sanssouci::Side>(text);
    parses_back::<sanssouci::Slot>(text);
    parses_back::<sanssouci::Stack>(text);
    parses_back::<versailles::Action>(text);
});

fn parses_back<T: FromStr<Err: Display> + Display + PartialEq>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => {
            let again = value.to_string().parse::<T>();
            assert!(again.is_ok_and(|again| again == value), "{value}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
