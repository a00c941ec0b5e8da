"""The rules of both games, written from the rulebooks, docs/rules.md and docs/record.md, not from the Rust code.

They are slow and simple on purpose: `scripts/check-records` compares them with the program.
"""
