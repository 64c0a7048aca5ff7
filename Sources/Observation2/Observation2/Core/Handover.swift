import Dispatch

/// A piece of work on its way to the domain that it belongs to.
///
/// Unchecked, because it only moves: it is made in the `deinit` of the last reference to its
/// captures, which from then on only the receiving domain can reach, and is called there, once.
struct Handover: @unchecked Sendable {
  let body: () -> Void

  /// The work that waits for an actor, as whose key the main one has none.
  private static let waiting = Guarded<[ObjectIdentifier?: [Handover]]>([:])

  /// Runs work in a job on the main queue.
  ///
  /// Work that arrives before the job starts shares it; later work gets the next job, so the main
  /// actor gets to other things however much is released.
  static func toMain(_ item: Handover) {
    guard isFirst(item, for: nil) else { return }
    DispatchQueue.main.async { work(for: nil) }
  }

  /// Runs work in a job of an actor, as ``toMain(_:)`` does.
  ///
  /// A task for each would begin in any order: what keeps a part of a stream alive must not be
  /// released before the subscription to it has ended.
  static func to(_ actor: any Actor, _ item: Handover) {
    guard isFirst(item, for: ObjectIdentifier(actor)) else { return }
    Task { await work(in: actor) }
  }

  private static func work(in actor: isolated any Actor) { work(for: ObjectIdentifier(actor)) }

  private static func isFirst(_ item: Handover, for actor: ObjectIdentifier?) -> Bool {
    waiting.withLock { waiting in
      waiting[actor, default: []].append(item)
      return waiting[actor]?.count == 1
    }
  }

  private static func work(for actor: ObjectIdentifier?) {
    let items = waiting.withLock { $0.removeValue(forKey: actor) } ?? []
    for item in items { item.body() }
  }
}
