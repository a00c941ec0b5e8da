-- Server time at the supervisor's last renewal, and the outage that running clocks have not got back yet.
CREATE TABLE server_clock (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    outage_from BIGINT,
    outage_until BIGINT
);

-- People whose new name is not at all of their tables yet. The serial number tells two renames apart.
CREATE TABLE renames (
    person TEXT PRIMARY KEY REFERENCES people (id),
    serial BIGINT NOT NULL
);

-- One row that health checks overwrite, to see whether the database accepts writes.
CREATE TABLE health (
    id BIGINT PRIMARY KEY,
    filler TEXT NOT NULL
);
