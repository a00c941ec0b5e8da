//! Any text as an action, field, card and so on: parsing never panics, and parsed values survive a
//! round trip.
#![no_main]

use std::fmt::Display;
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    round_trip::<sanssouci::Action>(text);
    round_trip::<sanssouci::Card>(text);
    round_trip::<sanssouci::Field>(text);
    round_trip::<sanssouci::Motif>(text);
    round_trip::<sanssouci::Side>(text);
    round_trip::<sanssouci::Slot>(text);
    round_trip::<sanssouci::Stack>(text);
    round_trip::<versailles::Action>(text);
});

fn round_trip<T: FromStr<Err: Display> + Display + PartialEq>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => {
            let copy = value.to_string().parse::<T>();
            assert!(copy.is_ok_and(|copy| copy == value), "{value}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
