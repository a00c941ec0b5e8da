-- The same statements serve SQLite and PostgreSQL. Instants are milliseconds since 1970; truth values are 0 and 1.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    since BIGINT NOT NULL
);

-- A person may have several keys, one for each device. Only hashes are kept.
CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    since BIGINT NOT NULL
);
CREATE INDEX keys_person ON keys (person);

-- Links that give another device a key, each once.
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    until BIGINT NOT NULL
);

-- What can be worked out from the log, kept to find games by. `due` is when somebody must look after the game.
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    phase TEXT NOT NULL,
    listed BIGINT NOT NULL,
    due BIGINT,
    changed BIGINT NOT NULL,
    summary TEXT NOT NULL
);
CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
CREATE INDEX games_listed ON games (listed, phase, changed);

-- The truth. One writer wins each number; a request's key is taken once.
CREATE TABLE entries (
    game TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    key TEXT,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);
CREATE UNIQUE INDEX entries_key ON entries (game, key) WHERE key IS NOT NULL;

-- Who ever sat at which game.
CREATE TABLE attendance (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (person, game)
);

-- Who looks after what, and until when; so that of several processes one runs clocks and bots.
CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until BIGINT NOT NULL
);
