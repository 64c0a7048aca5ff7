/// What a person has written and sends, maybe more than once until there is an answer.
struct TimelineDraft: Hashable, Sendable {
  /// By which the back end knows what it has taken already.
  let key: Int
  let text: String
}

/// Gives each draft of an installation a key of its own.
@MainActor
final class TimelineDraftKeys {
  private var last = 0

  /// Returns a key that nothing else has.
  func next() -> Int {
    last += 1
    return last
  }
}
