//! The page's types, made from the Rust ones. `tests/fresh.rs` fails if what is in `web/src/types/` is not what is made.

mod files;

pub use files::files;
