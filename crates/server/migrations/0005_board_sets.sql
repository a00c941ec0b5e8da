-- Sets of boards that people have entered. The id is a hash of the game and the files, so several people may have the
-- same boards, each under a name of their own. `files` is a JSON object of texts by file name.
CREATE TABLE board_sets (
    id TEXT NOT NULL,
    author TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    files TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (id, author)
);
CREATE INDEX board_sets_author ON board_sets (author, since);
