import Dispatch

/// A piece of work on its way to the domain that it belongs to.
///
/// Unchecked, because it only moves: it is made in the `deinit` of the last reference to its
/// captures, which from then on only the receiving domain can reach, and is called there, once.
struct Handover: @unchecked Sendable {
  let body: () -> Void

  /// The work that waits for the main actor.
  private static let waiting = Guarded<[Handover]>([])

  /// Runs work in a job on the main queue.
  ///
  /// Work that arrives before the job starts shares it; later work gets the next job, so the main
  /// actor gets to other things however much is released.
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
