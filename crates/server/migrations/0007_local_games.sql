-- Finished games that people have played on their own devices. A game counts for one person, so its id is the key.
-- `result` is JSON: the game, its options, the person's points, and whether they have won or resigned.
CREATE TABLE local_games (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    counted BIGINT NOT NULL,
    result TEXT NOT NULL
);
CREATE INDEX local_games_person ON local_games (person, counted);
