//! Every limit and length of a table. The limits of the server are in `server::limits`.

/// The longest name of a person, in characters.
pub const MAX_NAME_LENGTH: usize = 24;

/// The longest name of a set of boards, in characters.
pub const MAX_BOARD_SET_NAME_LENGTH: usize = 24;

/// The size of all data files of a set of boards together, in bytes. Ours have less than a quarter.
pub const MAX_BOARD_SET_BYTES: usize = 16 * 1024;

/// The longest chat line, in characters.
pub const MAX_CHAT_LENGTH: usize = 300;

/// The number of chat lines that the people who sit at a table may write together.
pub const MAX_PLAYER_CHAT_LINES: u32 = 1500;

/// The same for spectators. It is a limit of its own, so that strangers cannot silence the players.
pub const MAX_SPECTATOR_CHAT_LINES: u32 = 500;

/// The number of people whom a host may mute one by one. Every frame lists them.
pub const MAX_MUTED_PEOPLE: usize = 50;

/// A log with this many entries accepts only what brings the game to its end.
///
/// The limits below keep one person from getting there, because then nobody at the table could
/// take back a decision, return or chat.
pub const MAX_ENTRIES: u64 = 10_000;

/// The number of decisions that a seat may take back in one turn.
pub const MAX_UNDOS_PER_TURN: u32 = 30;

/// How often a person may undo, return, mute, seat a bot or change their name at one table, in all.
pub const MAX_EXTRAS_PER_PERSON: u32 = 500;

/// How often a person may sit down at one table.
pub const MAX_SITS_PER_PERSON: u32 = 20;

/// The longest time control, in seconds: a month, so that nobody can block a game for ever.
pub const MAX_TIME_CONTROL_SECONDS: u32 = 31 * 24 * 60 * 60;

/// The shortest nonce, in bytes: too long to guess.
pub const MIN_NONCE_BYTES: usize = 16;

/// The longest nonce, in bytes: as long as the hash that it goes into.
pub const MAX_NONCE_BYTES: usize = 32;
