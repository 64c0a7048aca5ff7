public import Foundation

/// A minimal HTTP server of a test, on this machine and a port that the system chooses.
///
/// Each connection has a thread of its own and carries one request. It ends with its last reference, and
/// all connections with it.
public final class LoopbackServer: Sendable {
  /// An error of opening the server.
  public struct Failure: Error, CustomStringConvertible {
    let step: String
    let code: Int32
    /// The step that failed, and the system's words.
    public var description: String { "\(step): \(String(cString: strerror(code)))" }
  }

  /// The server's address.
  public let base: URL
  private let descriptor: Int32
  private let waker: Int32
  private let crew = LoopbackCrew()

  /// Opens a server.
  ///
  /// - Parameter reply: What to do with each request; called on the thread of its connection.
  /// - Throws: ``Failure``.
  public init(_ reply: @escaping @Sendable (LoopbackRequest) -> LoopbackReply) throws {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    descriptor = socket(AF_INET, kind, 0)
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
    guard isBound, listen(descriptor, 128) == 0 else { throw Failure(step: "listen", code: errno) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(step: "pipe", code: errno) }
    waker = ends[1]
    base =
      URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))")
      ?? URL(fileURLWithPath: "/")
    let woken = ends[0]
    Thread.detachNewThread { [crew] in
      Self.accept(on: socket, until: woken, crew, reply)
      close(socket)
      close(woken)
    }
  }

  deinit {
    close(waker)
    crew.end()
  }

  /// The requests received so far, in the order in which they were complete.
  public var requests: [LoopbackRequest] { crew.requests }

  /// Waits until a reply has come to the next ``LoopbackReply/signalling``.
  public func signalled() async {
    var signals = crew.signals.makeAsyncIterator()
    _ = await signals.next()
  }

  private static func accept(
    on socket: Int32,
    until woken: Int32,
    _ crew: LoopbackCrew,
    _ reply: @escaping @Sendable (LoopbackRequest) -> LoopbackReply
  ) {
    var waiting = [
      pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
      pollfd(fd: woken, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      if poll(&waiting, nfds_t(waiting.count), -1) < 0 {
        if errno == EINTR { continue }
        return
      }
      if waiting[1].revents != 0 { return }
      let descriptor = Foundation.accept(socket, nil, nil)
      guard descriptor >= 0, crew.enter(descriptor) else { continue }
      Thread.detachNewThread {
        let connection = LoopbackConnection(descriptor: descriptor)
        if let request = connection.request() {
          crew.received(request)
          connection.perform(reply(request).steps) { crew.signal() }
        }
        crew.leave(descriptor)
      }
    }
  }
}
