//! Networks as files: one after the other, every weight in 4096ths, two bytes each, the lower one first.

use crate::value_network::network::ValueNetwork;

const UNIT: f32 = 4096.0;

impl ValueNetwork {
    /// The network of a file; nothing, if it has not just as many weights as this many features need.
    pub fn from_bytes(features: usize, bytes: &[u8]) -> Option<ValueNetwork> {
        let mut network = ValueNetwork::blank(features);
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

    /// The file of a network. What is too large for it becomes the largest that is not.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.clone().weights().flat_map(|weight| ((*weight * UNIT).round() as i16).to_le_bytes()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_comes_back_from_its_file() {
        let mut network = ValueNetwork::blank(3);
        network.weights().zip(0..).for_each(|(weight, number)| *weight = (number % 977) as f32 / 256.0 - 1.5);
        let bytes = network.to_bytes();
        assert_eq!(ValueNetwork::from_bytes(3, &bytes), Some(network));
        assert_eq!(ValueNetwork::from_bytes(4, &bytes), None, "of too few features");
        assert_eq!(ValueNetwork::from_bytes(3, &bytes[1..]), None, "cut off");
    }

    #[test]
    fn what_is_too_large_becomes_the_largest_that_is_not() {
        let mut network = ValueNetwork::blank(1);
        network.weights().for_each(|weight| *weight = -9.0);
        let mut back = ValueNetwork::from_bytes(1, &network.to_bytes()).expect("it was just written");
        assert!(back.weights().all(|weight| *weight == -8.0));
    }
}
