import Foundation
public import ScenesTransport

extension LoopbackServer {
  /// Opens a server whose answers are those of a transport in this process.
  ///
  /// - Parameters:
  ///   - transport: What answers.
  ///   - damage: May spoil the answer to the request of a number, from 0.
  /// - Returns: The server.
  /// - Throws: ``Failure``.
  public static func answering(
    as transport: InProcessTransport,
    _ damage: @escaping @Sendable (Int, LoopbackReply) -> LoopbackReply = { $1 }
  ) throws -> LoopbackServer {
    let number = LockedCounter()
    return try LoopbackServer { received in
      let request = TransportRequest(received)
      let answer = waiting { try? await transport.send(request) }
      let reply = LoopbackReply.answer(
        answer?.status ?? 500,
        answer?.headers.all ?? [],
        body: answer?.body ?? Data()
      )
      return damage(number.add(), reply)
    }
  }
}

extension TransportRequest {
  /// A request as a server has received it.
  fileprivate init(_ received: LoopbackRequest) {
    let target = URLComponents(string: received.target)
    var headers = TransportHeaders()
    for (name, value) in received.headers { headers[name] = value }
    self.init(
      "received",
      TransportMethod(rawValue: received.method) ?? .get,
      target?.path ?? received.target,
      query: (target?.queryItems ?? []).map { QueryItem($0.name, $0.value ?? "") },
      headers: headers,
      body: received.body
    )
  }
}

/// Waits, on a thread that may be blocked, for something asynchronous.
private func waiting<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
  let box = WaitedValue<Value>()
  Task.detached { box.set(await work()) }
  return box.wait()
}

/// A value that one thread waits for and another sets.
private final class WaitedValue<Value: Sendable>: @unchecked Sendable {
  // `value` is used only while `condition` is locked.
  private let condition = NSCondition()
  private var value: Value?

  func set(_ value: Value) {
    condition.withLock { self.value = value }
    condition.signal()
  }

  func wait() -> Value {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value { return value }
      condition.wait()
    }
  }
}
