//! Where people find the server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// The address to open here, and the one for everybody in the same network, if the server listens to them.
pub(crate) fn to_open(listening: SocketAddr) -> (SocketAddr, Option<SocketAddr>) {
    if !listening.ip().is_unspecified() {
        return (listening, None);
    }
    let with = |ip: IpAddr| SocketAddr::new(ip, listening.port());
    (with(Ipv4Addr::LOCALHOST.into()), in_the_network().map(with))
}

/// This machine's address in its network: the one that a packet to far away would carry. None is sent.
fn in_the_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation, which nobody has.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::to_open;

    #[test]
    fn what_was_asked_for_is_told() {
        let address = "127.0.0.1:1747".parse().expect("an address");
        assert_eq!(to_open(address), (address, None));
    }

    #[test]
    fn everywhere_is_no_address_to_open() {
        let (here, _) = to_open("0.0.0.0:1747".parse().expect("an address"));
        assert_eq!(here.to_string(), "127.0.0.1:1747");
    }
}
