import Dispatch

/// Something to do that goes from where it was found to the domain that it belongs to.
///
/// Unchecked, because it only moves: it is made in a `deinit` of the last reference to what it
/// captures, which nobody else can reach any more but the domain that it is sent to, and is called
/// there, once.
struct Handover: @unchecked Sendable {
  let body: () -> Void

  /// What waits for the main actor.
  private static let waiting = Guarded<[Handover]>([])

  /// Lets the main actor do something in a turn of its main queue.
  ///
  /// What comes before that turn shares it, what comes during it has the next one: so the main actor
  /// gets to other things however much is dropped.
  static func toMain(_ item: Handover) {
    let isFirst = waiting.withLock { waiting in
      waiting.append(item)
      return waiting.count == 1
    }
    guard isFirst else { return }
    DispatchQueue.main.async {
      let items = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for item in items { item.body() }
    }
  }
}
