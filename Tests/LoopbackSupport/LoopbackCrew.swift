import Foundation

/// The open connections of a server of a test, and what they tell.
final class LoopbackCrew: @unchecked Sendable {
  // `open`, `hasEnded` and `heard` are used only while `lock` is held.
  private let lock = NSLock()
  private var open: Set<Int32> = []
  private var hasEnded = false
  private var heard: [LoopbackRequest] = []
  let signals: AsyncStream<Void>
  private let signalling: AsyncStream<Void>.Continuation

  init() {
    (signals, signalling) = AsyncStream.makeStream()
  }

  var requests: [LoopbackRequest] { lock.withLock { heard } }

  func received(_ request: LoopbackRequest) {
    lock.withLock { heard.append(request) }
  }

  func signal() {
    signalling.yield()
  }

  /// Notes a connection, unless the server has ended; then it is closed.
  func enter(_ descriptor: Int32) -> Bool {
    lock.withLock {
      if hasEnded { close(descriptor) } else { open.insert(descriptor) }
      return !hasEnded
    }
  }

  func leave(_ descriptor: Int32) {
    lock.withLock {
      open.remove(descriptor)
      _ = close(descriptor)
    }
  }

  /// Ends all connections, whose threads then leave.
  func end() {
    lock.withLock {
      hasEnded = true
      for descriptor in open { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
    signalling.finish()
  }
}
