# Commands for development: `just --list` shows them. CONTRIBUTING.md has the same without `just`.

# List the commands
default:
    @just --list

# Install the tools and packages that the other commands need
setup:
    scripts/setup

# Check format, lints and unit tests: at most two minutes after the first build
quick:
    cargo fmt --all --check
    cargo clippy --workspace --all-targets --quiet -- -D warnings
    cargo test --workspace --lib --bins --quiet
    npm --prefix web test --silent

# Run every check, as CI does
test:
    ./test

# Run browser tests: all of them, or those of one file (`just e2e undo`)
e2e *FILE:
    cargo build
    npm --prefix web run --silent e2e -- {{FILE}}

# Mutate the lines of the rules and tables that differ from BASE, and list the changes that no test notices
mutants BASE="main":
    mkdir -p target
    git diff {{BASE}} > target/mutants.diff
    PROPTEST_CASES=64 PROPTEST_MAX_SHRINK_ITERS=0 \
        cargo mutants --workspace --in-diff target/mutants.diff --output target

# Measure all mutants of a crate with one build, and list those that its own tests miss
mutants-all CRATE *OPTIONS:
    scripts/mutants {{CRATE}} {{OPTIONS}}

# Simulate several processes with faults for so many seconds, from a seed
simulate SECONDS="3600" FROM="0":
    cargo run --release -p simulation -- --seconds {{SECONDS}} --from {{FROM}}

# Measure the rules and the bots
bench:
    cargo run --release -- bench
    cargo bench -p bots

# Check line lengths, wording and commit subjects
style *FILES:
    scripts/check-style {{FILES}}
