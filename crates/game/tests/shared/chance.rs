//! Random numbers: uniform, and with the same meaning for ever.

use std::convert::Infallible;

use game::{below, shuffle};
use rand_core::TryRng;

/// A generator that returns these numbers.
struct Numbers(Vec<u32>);

impl TryRng for Numbers {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.remove(0))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        unimplemented!("only numbers of 32 bits are drawn")
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        unimplemented!("only numbers of 32 bits are drawn")
    }
}

/// 2^32 is one more than a multiple of 3, so one of the 2^32 numbers must be drawn again. Otherwise
/// 0 would be more likely than 1 and 2.
#[test]
fn a_number_that_would_favour_a_result_is_drawn_again() {
    let draw = |numbers: &[u32]| {
        let mut rng = Numbers(numbers.to_vec());
        (below(&mut rng, 3), rng.0.len())
    };
    assert_eq!(draw(&[0, u32::MAX]), (2, 0), "0 is the number to reject");
    assert_eq!(draw(&[0, 0, 1]), (0, 0), "also twice");
    // Three times this number is 2 * 2^32 + 1: the lowest remainder that is not rejected.
    assert_eq!(draw(&[0xaaaa_aaab, 7]), (2, 1));
    assert_eq!(draw(&[1, 7]), (0, 1));
    // 2^32 is a multiple of 4, so nothing is rejected.
    let mut rng = Numbers(vec![0, 1 << 30, 2 << 30, u32::MAX]);
    assert_eq!([(); 4].map(|()| below(&mut rng, 4)), [0, 1, 2, 3]);
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "bound > 0")]
fn a_bound_of_0_is_a_mistake() {
    below(&mut game::chance(1, 0), 0);
}

#[test]
fn a_shuffle_can_put_every_item_everywhere() {
    let mut counts = [[0u32; 4]; 4];
    for seed in 0..4000 {
        let mut items = [0, 1, 2, 3];
        shuffle(&mut game::chance(seed, 0), &mut items);
        items.iter().enumerate().for_each(|(place, &item)| counts[place][item] += 1);
    }
    assert!(counts.as_flattened().iter().all(|count| count.abs_diff(1000) < 150), "{counts:?}");
}

#[test]
fn seeds_and_streams_are_independent() {
    use rand_core::Rng;
    let first = |seed, stream| game::chance(seed, stream).next_u64();
    assert_eq!(first(7, 3), first(7, 3));
    assert_ne!(first(7, 3), first(7, 4));
    assert_ne!(first(7, 3), first(8, 3));
    assert_ne!(first(1 << 60, 0), first(0, 0), "all bits of a seed count");
}
