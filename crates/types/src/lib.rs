//! The page's TypeScript types, generated from the Rust types.
//!
//! ```
//! let [_, (name, sanssouci), _] = types::files();
//! assert_eq!(name, "sanssouci.ts");
//! assert!(sanssouci.contains("export type View = "));
//! assert!(sanssouci.contains("export const INFO = "));
//! ```
//!
//! `tests/fresh.rs` fails if the files in `web/src/types/` are out of date.
//! `UPDATE_TYPES=1 cargo test -p types` writes them.

mod files;

pub use files::files;
