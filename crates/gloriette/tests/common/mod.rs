//! The binary, and the files that are committed beside the tests.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use flate2::bufread::GzDecoder;

/// A file beside the tests.
pub(crate) fn beside(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The lines of a compressed file beside the tests.
#[allow(dead_code, reason = "not every test reads one")]
pub(crate) fn lines(name: &str) -> Vec<String> {
    let file = BufReader::new(File::open(beside(name)).unwrap());
    BufReader::new(GzDecoder::new(file)).lines().map(Result::unwrap).collect()
}

/// Runs the binary with these arguments, separated by blanks, and this standard input.
#[allow(dead_code, reason = "not every test runs it")]
pub(crate) fn gloriette(arguments: &str, input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gloriette"))
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_string();
    // It may end before it has read everything, which is no fault.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}
