//! What the WebAssembly module imports and exports.
//!
//! JavaScript asks for room for a request with `request_buffer`, writes UTF-8 there, runs `call`,
//! and reads the answer at `answer_buffer`. So no pointer ever comes from JavaScript, and the
//! engine needs no unsafe block.

#![allow(unsafe_code, reason = "the attributes of exported and imported functions are unsafe")]

use std::cell::RefCell;

use crate::engine::Engine;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since any moment. Bots that think for a time read it.
    safe fn clock() -> f64;
}

#[derive(Default)]
struct Instance {
    engine: Option<Engine>,
    request: Vec<u8>,
    answer: String,
}

thread_local! {
    static INSTANCE: RefCell<Instance> = RefCell::default();
}

/// Makes room for a request of this many bytes, and returns its address.
#[unsafe(no_mangle)]
extern "C" fn request_buffer(length: usize) -> *mut u8 {
    INSTANCE.with_borrow_mut(|instance| {
        instance.request.clear();
        instance.request.resize(length, 0);
        instance.request.as_mut_ptr()
    })
}

/// Answers the request in the buffer, and returns the length of the answer in bytes.
#[unsafe(no_mangle)]
extern "C" fn call() -> usize {
    INSTANCE.with_borrow_mut(|instance| {
        let engine = instance
            .engine
            .get_or_insert_with(|| Engine::new(|| clock()).expect("the built-in data is valid"));
        // JavaScript encodes unpaired surrogates as replacement characters, so this copies nothing.
        instance.answer = engine.call(&String::from_utf8_lossy(&instance.request));
        instance.answer.len()
    })
}

/// The address of the answer, valid until the next call.
#[unsafe(no_mangle)]
extern "C" fn answer_buffer() -> *const u8 {
    INSTANCE.with_borrow(|instance| instance.answer.as_ptr())
}
