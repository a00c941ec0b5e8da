//! The file format of networks: all weights in order, each a little-endian `i16` in units of
//! 1/4096.

use crate::value_network::network::ValueNetwork;

const UNIT: f32 = 4096.0;

impl ValueNetwork {
    /// Reads a network, or returns `None` if the number of weights does not fit this many features.
    pub fn from_bytes(features: usize, bytes: &[u8]) -> Option<ValueNetwork> {
        let mut network = ValueNetwork::empty(features);
        let (pairs, rest) = bytes.as_chunks::<2>();
        if pairs.len() != network.weights().count() || !rest.is_empty() {
            return None;
        }
        network
            .weights()
            .zip(pairs)
            .for_each(|(weight, &pair)| *weight = f32::from(i16::from_le_bytes(pair)) / UNIT);
        Some(network)
    }

    /// Writes a network. Weights outside of the range are clamped.
    #[cfg(any(feature = "training", test))]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.clone().weights().flat_map(|weight| ((*weight * UNIT).round() as i16).to_le_bytes()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_survives_writing_and_reading() {
        let mut network = ValueNetwork::empty(3);
        network.weights().zip(0..).for_each(|(weight, number)| *weight = (number % 977) as f32 / 256.0 - 1.5);
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
        assert!(read.weights().all(|weight| *weight == -8.0));
    }
}
