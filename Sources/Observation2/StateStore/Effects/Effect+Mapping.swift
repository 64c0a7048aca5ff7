extension Effect {
  /// This effect with other actions: those that a function makes of its own.
  ///
  /// ```swift
  /// case .textChanged(let text):
  ///   return results(for: text, gateway).map { .found($0) }
  /// ```
  ///
  /// Its identifiers stay as they are, and a dismissal is asked of the same parent.
  ///
  /// - Parameter transform: Makes an action.
  /// - Returns: The same effect, whose actions are passed through `transform` as they are sent.
  /// - Complexity: linear in the parts that it consists of; one call for each action.
  @MainActor
  public func map<Other>(
    _ transform: @escaping @MainActor (Action) -> Other
  ) -> Effect<Other> {
    lifted(EffectLift<Void, Other, Void, Action>(embed: transform))
  }
}
