//! Progress bars for long commands, on terminals only.

use std::io::{IsTerminal, stdout};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A progress bar on standard error; hidden if that is not a terminal.
pub(crate) fn bar(steps: u64, message: &'static str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}, {eta} left");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())).with_message(message)
}

/// A progress bar for a command that prints results while it runs; hidden if standard output is a
/// terminal, because both would mix.
pub(crate) fn bar_unless_stdout_is_terminal(steps: u64, message: &'static str) -> ProgressBar {
    if stdout().is_terminal() { ProgressBar::hidden() } else { bar(steps, message) }
}
