/// What lets the sends into an origin wait while its observers are told something again: the turns of
/// a store, in which dispatches wait.
@usableFromInline
package struct TurnOwner: Sendable {
  /// Begins a turn, unless one is under way; answers whether it did.
  let begin: @MainActor () -> Bool
  /// Ends the turn, and lets take theirs what has waited.
  let end: @MainActor () -> Void

  package init(begin: @escaping @MainActor () -> Bool, end: @escaping @MainActor () -> Void) {
    self.begin = begin
    self.end = end
  }
}
