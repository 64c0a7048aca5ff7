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
    let place = try LoopbackPort()
    (descriptor, base) = (place.descriptor, place.base)
    let socket = descriptor
    guard listen(socket, 128) == 0 else { throw Failure(step: "listen", code: errno) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(step: "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    waker = ends[1]
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
