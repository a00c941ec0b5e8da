//! The page's types, made from the Rust ones. `tests/fresh.rs` fails if what is in `web/src/types/` is not what is made;
//! `UPDATE_TYPES=1 cargo test --workspace --test fresh` makes it anew.

mod files;

pub use files::files;
