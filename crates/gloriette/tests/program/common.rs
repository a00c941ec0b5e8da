//! Helpers that run the binary and read the test data.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use flate2::bufread::GzDecoder;

/// The path of a test data file.
pub(crate) fn test_file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The lines of a compressed test data file.
pub(crate) fn lines(name: &str) -> Vec<String> {
    let file = BufReader::new(File::open(test_file(name)).unwrap());
    BufReader::new(GzDecoder::new(file)).lines().map(Result::unwrap).collect()
}

/// Runs the binary with arguments, separated by spaces, and a text as standard input.
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
    // The process may end before it has read everything, so a failed write is no error.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}
