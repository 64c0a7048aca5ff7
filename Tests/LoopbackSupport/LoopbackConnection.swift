import Foundation

/// One connection of a client to a server of a test, used by one thread.
struct LoopbackConnection {
  let descriptor: Int32

  /// Waits for a whole request; `nil` if the client closes before.
  func request() -> LoopbackRequest? {
    var received = Data()
    let end = Data("\r\n\r\n".utf8)
    var headEnd = received.range(of: end)
    while headEnd == nil {
      guard read(into: &received) else { return nil }
      headEnd = received.range(of: end)
    }
    guard let headEnd else { return nil }
    let head = String(decoding: received[..<headEnd.lowerBound], as: UTF8.self)
    guard let announced = LoopbackRequest(head: head, body: Data()) else { return nil }
    let length = announced.headers["content-length"].flatMap { Int($0) } ?? 0
    if announced.headers["expect"] != nil { send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
    while received.count < headEnd.upperBound + length {
      guard read(into: &received) else { return nil }
    }
    return LoopbackRequest(head: head, body: Data(received[headEnd.upperBound...]))
  }

  func perform(_ steps: [LoopbackReply.Step], signal: () -> Void) {
    for step in steps {
      switch step {
      case .send(let bytes): send(bytes)
      case .signal: signal()
      case .hold: waitForEnd()
      case .reset:
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
          descriptor,
          SOL_SOCKET,
          SO_LINGER,
          &linger,
          socklen_t(MemoryLayout.size(ofValue: linger))
        )
        return
      }
    }
    // A connection that is closed with something unread is broken, and may take the answer with it.
    shutdown(descriptor, Int32(SHUT_WR))
    waitForEnd()
  }

  private func waitForEnd() {
    var ignored = Data()
    while read(into: &ignored) { ignored.removeAll(keepingCapacity: true) }
  }

  private func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { buffer in
        #if canImport(Darwin)
        Foundation.send(descriptor, buffer.baseAddress, buffer.count, 0)
        #else
        Foundation.send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      if count < 0, errno == EINTR { continue }
      // The client has gone, which some tests want.
      if count <= 0 { return }
      sent += count
    }
  }

  private func read(into data: inout Data) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      data.append(contentsOf: buffer[..<count])
      return true
    }
  }
}
