//! A bar that shows how far a long command is: on a terminal, and never in a pipe.

use std::io::{IsTerminal, stdout};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar for this many steps, on the standard error if that is a terminal.
pub(crate) fn bar(steps: u64, what: &'static str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}, {eta} left");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())).with_message(what)
}

/// A bar for a command that writes its results as it goes: none, if they go to the same terminal.
pub(crate) fn bar_beside_output(steps: u64, what: &'static str) -> ProgressBar {
    if stdout().is_terminal() { ProgressBar::hidden() } else { bar(steps, what) }
}
