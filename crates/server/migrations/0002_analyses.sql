-- Finished games of which somebody wanted to know what else could have been decided, and how many decisions there are.
CREATE TABLE analyses (
    game TEXT PRIMARY KEY,
    asked BIGINT NOT NULL,
    decisions BIGINT NOT NULL,
    finished BIGINT NOT NULL
);
CREATE INDEX analyses_waiting ON analyses (asked) WHERE finished = 0;

-- What was found out, decision by decision: who is killed goes on where he was.
CREATE TABLE studies (
    game TEXT NOT NULL,
    seq BIGINT NOT NULL,
    study TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);
