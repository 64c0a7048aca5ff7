/// An actor, not the main one, that owns a part of a stream; the part must not retain it.
@usableFromInline
package final class WeakActor {
  private weak var actor: (any Actor)?

  init(_ actor: any Actor) {
    self.actor = actor
  }

  /// Whether the caller counts as being in the actor's domain: once the actor is gone, nobody else
  /// can be.
  ///
  /// While it lives, its isolation can't be checked without the risk of a trap, so all work is
  /// enqueued.
  var isGone: Bool { actor == nil }

  /// Runs work in the actor, as one of its next jobs.
  func perform(_ item: Handover) {
    guard let actor else { return item.body() }
    Handover.to(actor, item)
  }
}
