//! The options of a server.

use crate::limits::Limits;
use crate::tables::TablesOptions;

/// The options of a server. The flags of the binary set them.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Options {
    /// The path under which a proxy serves Gloriette, such as `/gloriette`; empty for the root.
    pub base_path: String,
    /// Whether to believe the proxy's headers about the client's address and protocol.
    pub trust_proxy: bool,
    /// Bots and memory.
    pub tables: TablesOptions,
    /// Limits.
    pub limits: Limits,
}
