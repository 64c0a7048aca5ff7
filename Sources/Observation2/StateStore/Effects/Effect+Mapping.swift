extension Effect {
  /// Transforms the actions of this effect.
  ///
  /// ```swift
  /// case .textChanged(let text):
  ///   return results(for: text, gateway).map { .found($0) }
  /// ```
  ///
  /// Its identifiers stay as they are, and a dismissal goes to the same parent.
  ///
  /// - Parameter transform: Makes the new action from one of this effect's.
  /// - Returns: The same effect, whose actions are passed through `transform` as they are sent.
  /// - Complexity: linear in the parts that it consists of; one call for each action.
  @MainActor
  public func map<Other>(
    _ transform: @escaping @MainActor (Action) -> Other
  ) -> Effect<Other> {
    lifted(EffectLift<Void, Other, Void, Action>(embed: transform))
  }
}
