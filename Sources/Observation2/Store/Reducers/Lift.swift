extension Reducer {
  /// This reducer for a part of a larger state.
  ///
  /// ```swift
  /// cart.lift(state: \Shop.cart, embed: { .cart($0) }) { action in
  ///   if case .cart(let action) = action { action } else { nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The part.
  ///   - embed: Makes the larger action of one of this reducer's.
  ///   - extract: Gives this reducer's action, if the larger one is one.
  /// - Returns: A reducer of the larger state and action; identifiers of effects stay as they are.
  /// - Complexity: one `extract` per action; a stored part is changed at its place in memory.
  @inlinable
  public func lift<Parent, ParentAction>(
    state path: WritableKeyPath<Parent, State>,
    embed: @escaping @MainActor (Action) -> ParentAction,
    extract: @escaping @MainActor (ParentAction) -> Action?
  ) -> Reducer<Parent, ParentAction> {
    let step = step
    let lift = EffectLift<Parent, ParentAction, State, Action>(embed: embed, part: path)
    guard let offset = MemoryLayout<Parent>.offset(of: path) else {
      return Reducer<Parent, ParentAction>(
        step: { parent, action in
          guard var action = BorrowedCall.call(extract, action) else { return .none }
          let effect = step(&parent.pointee[keyPath: path], &action)
          return effect.node == nil ? .none : effect.lifted(lift)
        }
      )
    }
    return Reducer<Parent, ParentAction>(
      step: { parent, action in
        var action = BorrowedCall.call(extract, action)
        if case .none = action { return .none }
        let state = (UnsafeMutableRawPointer(parent) + offset).assumingMemoryBound(to: State.self)
        let effect = BorrowedCall.call(step, state, contentOf: &action)
        return effect.node == nil ? .none : effect.lifted(lift)
      }
    )
  }
}
