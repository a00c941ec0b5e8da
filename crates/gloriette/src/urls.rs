//! The addresses at which browsers reach the server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// The address to open on this machine and, if the server listens on all interfaces, the one for
/// other machines in the local network.
pub(crate) fn reachable_addresses(listening: SocketAddr) -> (SocketAddr, Option<SocketAddr>) {
    if !listening.ip().is_unspecified() {
        return (listening, None);
    }
    let with_port = |ip: IpAddr| SocketAddr::new(ip, listening.port());
    (with_port(Ipv4Addr::LOCALHOST.into()), local_network_ip().map(with_port))
}

/// This machine's IP address in its local network.
///
/// Connecting a UDP socket sends no packet, but selects the source address of the default route.
fn local_network_ip() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // 192.0.2.0/24 is reserved for documentation.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::reachable_addresses;

    #[test]
    fn a_specific_address_is_shown_as_it_is() {
        let address = "127.0.0.1:1747".parse().expect("an address");
        assert_eq!(reachable_addresses(address), (address, None));
    }

    #[test]
    fn the_unspecified_address_is_shown_as_localhost() {
        let (local, _) = reachable_addresses("0.0.0.0:1747".parse().expect("an address"));
        assert_eq!(local.to_string(), "127.0.0.1:1747");
    }
}
