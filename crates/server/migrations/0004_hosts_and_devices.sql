-- The person who opened the table, because tables count for their host even if nobody sits there. Rows of earlier
-- versions get it from their summary, by a statement for each database in `store/migrations.rs`.
ALTER TABLE games ADD COLUMN host TEXT;
CREATE INDEX games_host ON games (host, phase);

-- The day on which a key was last used, and a coarse description of its device, such as Firefox and Android.
ALTER TABLE keys ADD COLUMN used BIGINT;
ALTER TABLE keys ADD COLUMN browser TEXT;
ALTER TABLE keys ADD COLUMN platform TEXT;
