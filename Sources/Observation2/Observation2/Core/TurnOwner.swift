/// The owner of an origin's turns, during which sends into the origin are queued: a store, which
/// queues dispatches.
@usableFromInline
package struct TurnOwner: Sendable {
  /// Begins a turn, unless one is under way; returns whether it did.
  let begin: @MainActor () -> Bool
  /// Ends the turn, after which the queued sends run.
  let end: @MainActor () -> Void

  package init(begin: @escaping @MainActor () -> Bool, end: @escaping @MainActor () -> Void) {
    self.begin = begin
    self.end = end
  }
}
