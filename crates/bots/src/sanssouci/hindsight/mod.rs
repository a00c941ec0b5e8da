//! The best result that one player could have reached with full information (hindsight
//! optimisation).
//!
//! The opponents take from the same slots at the same times as in the played game. The order in
//! which tiles refill the market does not depend on what the players take. So everything else is
//! known, and the game becomes a single-player puzzle.

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
