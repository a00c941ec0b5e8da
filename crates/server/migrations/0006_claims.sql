-- The process that works on a row, and until when it may. After that, any process may take the row. The previous release
-- does not know these columns and leaves them as they are, which does no harm: a claim only avoids doing work twice.
ALTER TABLE games ADD COLUMN claimed_by TEXT;
ALTER TABLE games ADD COLUMN claimed_until BIGINT;
ALTER TABLE analyses ADD COLUMN claimed_by TEXT;
ALTER TABLE analyses ADD COLUMN claimed_until BIGINT;
ALTER TABLE renames ADD COLUMN claimed_by TEXT;
ALTER TABLE renames ADD COLUMN claimed_until BIGINT;
ALTER TABLE server_clock ADD COLUMN claimed_by TEXT;
ALTER TABLE server_clock ADD COLUMN claimed_until BIGINT;
