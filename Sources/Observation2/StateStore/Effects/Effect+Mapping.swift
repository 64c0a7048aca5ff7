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
  /// - Complexity: linear in the parts that it consists of; one call for each action. What a
  ///   ``run(fileID:line:_:)`` or a ``stream(_:fileID:line:)`` sends passes maps of maps by calls
  ///   inside each other: 20,000 of them fit on a stack of 8 MB in a release build, 10,000 in a debug
  ///   one (350 and 750 bytes each, measured on x86-64 Linux with Swift 6.3).
  @MainActor
  public func map<Other>(
    _ transform: @escaping @MainActor (Action) -> Other
  ) -> Effect<Other> {
    lifted(EffectLift<Void, Other, Void, Action>(embed: transform))
  }
}
