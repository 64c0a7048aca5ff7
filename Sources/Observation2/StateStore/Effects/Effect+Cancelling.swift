extension Effect {
  /// Makes this effect cancellable by an identifier.
  ///
  /// An identifier belongs to the reducer that uses it: a child that may be missing, and each child
  /// of a collection, has a set of its own. Two identifiers are equal only if their types are: `1` and
  /// `1.0` name two effects, also inside an enumeration, an optional or a collection.
  ///
  /// - Parameters:
  ///   - id: The identifier; several effects may have the same.
  ///   - cancelInFlight: `true` to cancel running effects with this identifier when this one starts.
  /// - Returns: The same effect, known by the identifier from the moment when it is returned to the
  ///   store.
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Effect {
    guard let node else { return self }
    return Effect(.cancellable(node, AnyHashable(EffectID(id)), cancelInFlight: cancelInFlight))
  }

  /// Cancels all effects with an identifier, running or waiting in a concatenation.
  ///
  /// Effects that are returned to the store together with this one, and after it, are not
  /// cancelled. A cancellation followed by a new effect with the same identifier starts the new one.
  public static func cancel(id: some Hashable) -> Effect {
    Effect(.cancel(AnyHashable(EffectID(id))))
  }
}
