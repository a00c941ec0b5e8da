//! The file format of networks: the weights of the first layer, each a signed byte in units of
//! 1/32, and then the others, each a little-endian `i16` in units of 1/4096.
//!
//! Almost all weights are in the first layer. More digits would make the page's engine larger, but
//! no bot stronger (`docs/experiments/how-many-digits-does-the-network-need.md`).

use crate::value_network::network::{HIDDEN_1, ValueNetwork};

const FIRST_UNIT: f32 = 32.0;
const UNIT: f32 = 4096.0;

impl ValueNetwork {
    /// Reads a network, or returns `None` if the number of weights does not fit this many features.
    pub fn from_bytes(features: usize, bytes: &[u8]) -> Option<ValueNetwork> {
        let mut network = ValueNetwork::empty(features);
        let (first, others) = bytes.split_at_checked(features * HIDDEN_1)?;
        let (pairs, rest) = others.as_chunks::<2>();
        if pairs.len() != network.other_weights().count() || !rest.is_empty() {
            return None;
        }
        for (weight, &byte) in network.first_weights().zip(first) {
            *weight = f32::from(byte as i8) / FIRST_UNIT;
        }
        for (weight, &pair) in network.other_weights().zip(pairs) {
            *weight = f32::from(i16::from_le_bytes(pair)) / UNIT;
        }
        Some(network)
    }

    /// Writes a network. Weights outside of the range are clamped.
    #[cfg(any(feature = "training", test))]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut network = self.clone();
        let mut bytes: Vec<u8> =
            network.first_weights().map(|weight| (*weight * FIRST_UNIT).round() as i8 as u8).collect();
        bytes.extend(
            network.other_weights().flat_map(|weight| ((*weight * UNIT).round() as i16).to_le_bytes()),
        );
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_survives_writing_and_reading() {
        let mut network = ValueNetwork::empty(3);
        network.weights().zip(0..).for_each(|(weight, number)| *weight = (number % 97) as f32 / 32.0 - 1.5);
        let bytes = network.to_bytes();
        assert_eq!(ValueNetwork::from_bytes(3, &bytes), Some(network));
        assert_eq!(ValueNetwork::from_bytes(4, &bytes), None, "too few features");
        assert_eq!(ValueNetwork::from_bytes(3, &bytes[1..]), None, "truncated");
    }

    #[test]
    fn weights_outside_of_the_range_are_clamped() {
        let mut network = ValueNetwork::empty(1);
        network.weights().for_each(|weight| *weight = -9.0);
        let mut read = ValueNetwork::from_bytes(1, &network.to_bytes()).expect("it was just written");
        assert!(read.first_weights().all(|weight| *weight == -4.0));
        assert!(read.other_weights().all(|weight| *weight == -8.0));
    }
}
