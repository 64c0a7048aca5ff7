/// A request that got no whole answer: what happened on the way, where, and what to do.
public struct HTTPTransportError: Error, Hashable, Sendable {
  /// What happened on the way.
  public enum Reason: Hashable, Sendable {
    /// There is no connection to the other side. The request was not sent.
    case offline
    /// No whole answer came in time.
    case timedOut(after: Duration)
    /// The task that waited was cancelled.
    case cancelled
    /// The connection ended before the answer did: after `received` bytes of its body. `expected` is the
    /// length that the answer had announced, `nil` if it had announced none.
    case truncated(received: Int, expected: Int?)
    /// The answer's body has more bytes than the transport reads.
    case oversized(limit: Int)
    /// The request makes no HTTP: its address, one of its headers, or a body where none may be. It was not
    /// sent.
    case unsendable(String)
    /// What came back is no HTTP, in the system's words.
    case malformed(String)
    /// Anything else, in the system's words.
    case other(String)
  }

  /// What happened.
  public let reason: Reason

  /// The request and where it was sent, such as `cart.load (GET https://shop.example/cart)`.
  public let place: String

  /// Creates an error, as a transport of one's own does.
  ///
  /// - Parameters:
  ///   - reason: What happened.
  ///   - place: The request and where it was sent.
  public init(_ reason: Reason, at place: String) {
    self.reason = reason
    self.place = place
  }

  /// Whether the other side may have received the request and carried it out.
  public var mayHaveArrived: Bool {
    switch reason {
    case .offline, .unsendable: false
    case .timedOut, .cancelled, .truncated, .oversized, .malformed, .other: true
    }
  }
}

extension HTTPTransportError: CustomStringConvertible {
  /// A sentence that says where it happened, what happened, and what to do.
  public var description: String { "\(place): \(sentence)" }

  private var sentence: String {
    switch reason {
    case .offline:
      "there is no connection to the other side. Check the address and the network, and send it again."
    case .timedOut(let duration):
      "no whole answer within \(duration). It may have arrived: send it again only if that does no harm."
    case .cancelled: "the task that waited was cancelled. It may have arrived."
    case .truncated(let received, let expected?):
      "the answer ended after \(received) of \(expected) bytes. It arrived: ask for the answer again."
    case .truncated(let received, nil):
      "the connection ended after \(received) bytes of the answer's body. It may have arrived."
    case .oversized(let limit):
      "the answer has more than \(limit) bytes. Ask for less, or raise the transport's answerLimit."
    case .unsendable(let words): "\(words) Nothing was sent: look at how the request is made."
    case .malformed(let words): "what came back is no HTTP: \(words) Look at what listens there."
    case .other(let words): "\(words) It may have arrived."
    }
  }
}
