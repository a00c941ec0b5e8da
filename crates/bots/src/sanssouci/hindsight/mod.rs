//! The best that one player could have made of a game, had they known everything.
//!
//! The others take from the same slots at the same times as in the game that was played. Which tile refills the market
//! next does not depend on what anybody takes, so everything else is known: a puzzle for one.

mod beam;
mod bound;
mod column;
mod goals;
mod prices;
mod puzzle;
mod reach;
#[cfg(test)]
mod tests;

pub use beam::{Hindsight, gardener_total, hindsight};
