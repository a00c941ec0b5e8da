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

# Measure the rules and the bots
bench:
    cargo run --release -- bench
    cargo bench -p bots

# Check line lengths, wording and commit subjects
style *FILES:
    scripts/check-style {{FILES}}
