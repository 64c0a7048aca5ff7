/// An order that may have been sent and has no answer: all that is needed to send it again.
struct PendingOrder: Codable, Hashable, Sendable {
  let order: KaimonoOrder
  /// Whether the person waits for it; if not, they have been told that no answer came, and nothing
  /// may be sent without them.
  var isAwaited = true
}
