//! The memory allocator.
//!
//! The allocator of the system keeps what many streams have used; jemalloc returns it within
//! seconds, in threads of its own. `docs/measurements.md` compares them.

#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;
