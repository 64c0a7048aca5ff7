/// An actor of somebody's own that something belongs to, and that it must not keep.
@usableFromInline
package final class WeakActor {
  private weak var actor: (any Actor)?

  init(_ actor: any Actor) {
    self.actor = actor
  }

  /// Whether the caller counts as being in the actor's domain: once the actor is gone, nobody else
  /// can be.
  ///
  /// While it lives nobody can tell without the risk of a trap, so everything is handed over.
  var isGone: Bool { actor == nil }

  /// Does something in the actor, as one of its next jobs.
  func perform(_ item: Handover) {
    guard let actor else { return item.body() }
    Task { await WeakActor.perform(item, in: actor) }
  }

  private static func perform(_ item: Handover, in actor: isolated any Actor) {
    item.body()
  }
}
