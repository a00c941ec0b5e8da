//! Every limit and length of a table. The limits of the server are in `server::limits`.

/// The longest name of a person, in characters.
pub const MAX_NAME_LENGTH: usize = 24;

/// The longest chat line, in characters.
pub const MAX_CHAT_LENGTH: usize = 300;

/// Chat is refused once a log has this many entries, so that chat cannot fill the store.
pub const MAX_ENTRIES_WITH_CHAT: u64 = 2000;

/// The longest time control, in seconds: a month, so that nobody can block a game for ever.
pub const MAX_TIME_CONTROL_SECONDS: u32 = 31 * 24 * 60 * 60;
