//! The address of a client, as limits count it.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;

/// The address that limits count. An IPv6 client usually has a whole /64 to itself, so the lower
/// half does not matter.
pub(crate) fn counted_address(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

/// The client's address as the nearest proxy saw it: the last one in the list.
pub(crate) fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_ipv6_network_count_as_one() {
        let counted = |text: &str| counted_address(text.parse().expect("an address"));
        assert_eq!(counted("2001:db8:1:2::1"), counted("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(counted("2001:db8:1:2::1"), counted("2001:db8:1:3::1"));
        assert_ne!(counted("203.0.113.7"), counted("203.0.113.8"));
        assert_eq!(counted("203.0.113.7"), counted("::ffff:203.0.113.7"));
    }
}
