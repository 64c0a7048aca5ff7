/// An order that may have been sent and has no answer, with everything needed to send it again.
struct PendingOrder: Codable, Hashable, Sendable {
  let order: KaimonoOrder
  /// Whether the person waits for the answer; if not, they have been told that none came, and the
  /// order must not be sent without them.
  var isAwaited = true
}
