import Foundation

/// A port of this machine that the system has chosen and gives to nobody else until its socket is closed.
struct LoopbackPort {
  let descriptor: Int32
  let base: URL

  init() throws(LoopbackServer.Failure) {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    descriptor = socket(AF_INET, kind, 0)
    // A process that a test starts would keep it open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = descriptor
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    guard isBound else { throw LoopbackServer.Failure(step: "bind", code: errno) }
    base =
      URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))")
      ?? URL(fileURLWithPath: "/")
  }
}
