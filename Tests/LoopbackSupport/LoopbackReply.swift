public import Foundation

/// What a server of a test does with a request.
public struct LoopbackReply: Sendable {
  enum Step: Sendable {
    case send([UInt8])
    case signal
    case hold
    case reset
  }

  var steps: [Step]

  /// Sends these characters as they are.
  public static func raw(_ text: String) -> LoopbackReply {
    LoopbackReply(steps: [.send(Array(text.utf8))])
  }

  /// Sends a whole answer.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - headers: The header fields beside the length of the body.
  ///   - body: The body.
  ///   - announced: The length that the answer says its body has; the true one if `nil`.
  /// - Returns: The reply.
  public static func answer(
    _ status: Int,
    _ headers: [(name: String, value: String)] = [],
    body: Data = Data(),
    announcing announced: Int? = nil
  ) -> LoopbackReply {
    var head = "HTTP/1.1 \(status) \(status < 400 ? "Fine" : "Wrong")\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    if status != 204 { head += "Content-Length: \(announced ?? body.count)\r\n" }
    head += "Connection: close\r\n\r\n"
    return LoopbackReply(steps: [.send(Array(head.utf8) + Array(body))])
  }

  /// Then tells the test, which waits with ``LoopbackServer/signalled()``.
  public var signalling: LoopbackReply { LoopbackReply(steps: steps + [.signal]) }

  /// Then says nothing until the client or the test ends the connection.
  public var holding: LoopbackReply { LoopbackReply(steps: steps + [.hold]) }

  /// Then breaks the connection instead of closing it.
  public var breaking: LoopbackReply { LoopbackReply(steps: steps + [.reset]) }
}
