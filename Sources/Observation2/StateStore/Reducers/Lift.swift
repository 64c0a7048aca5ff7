extension Reducer {
  /// Lifts this reducer to a larger state, of which its own is a part.
  ///
  /// ```swift
  /// cart.lift(state: \Shop.cart, embed: { .cart($0) }) { action in
  ///   if case .cart(let action) = action { action } else { nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The part.
  ///   - embed: Makes the larger action from one of this reducer's.
  ///   - extract: Returns this reducer's action, if the larger one contains it.
  /// - Returns: A reducer of the larger state and action; identifiers of effects stay as they are.
  /// - Complexity: one `extract` per action; a stored part is changed in place.
  @inlinable
  @inline(__always)
  public func lift<Parent, ParentAction>(
    state path: WritableKeyPath<Parent, State>,
    embed: @escaping @MainActor (Action) -> ParentAction,
    extract: @escaping @MainActor (ParentAction) -> Action?
  ) -> Reducer<Parent, ParentAction> {
    let effects = EffectLift<Parent, ParentAction, State, Action>(embed: embed, part: path)
    if let offset = MemoryLayout<Parent>.offset(of: path) {
      let part = StoredPart(step, effects, at: offset)
      return Reducer<Parent, ParentAction>(
        step: ReducerStep(of: part) { part, parent, action in
          StoredPart<Parent, ParentAction, State, Action>.cast(part)
            .reduce(parent, action, extract)
        }
      )
    }
    let step = step
    return Reducer<Parent, ParentAction>(
      step: ReducerStep { _, parent, action in
        guard var action = BorrowedCall.call(extract, action) else { return nil }
        let effect = step(&parent.pointee[keyPath: path], &action)
        return effect.node == nil ? nil : effect.lifted(effects).handedOver
      }
    )
  }
}

/// A reducer that is lifted to a state of which its own is a stored part.
@usableFromInline
@MainActor
final class StoredPart<Parent, ParentAction, State, Action>: FunctionPart {
  @usableFromInline let step: ReducerStep<State, Action>
  @usableFromInline let offset: Int
  @usableFromInline let effects: EffectLift<Parent, ParentAction, State, Action>

  @inlinable
  init(
    _ step: ReducerStep<State, Action>,
    _ effects: EffectLift<Parent, ParentAction, State, Action>,
    at offset: Int
  ) {
    self.step = step
    self.effects = effects
    self.offset = offset
  }

  /// Reduces the part in place.
  ///
  /// `extract` is an argument rather than a property: a literal closure is then compiled into the
  /// step, so that a lift costs one call instead of two.
  @inlinable
  @inline(__always)
  func reduce(
    _ parent: UnsafeMutablePointer<Parent>,
    _ action: UnsafePointer<ParentAction>,
    _ extract: @MainActor (ParentAction) -> Action?
  ) -> Unmanaged<EffectNode<ParentAction>>? {
    var action = BorrowedCall.call(extract, action)
    if case .none = action { return nil }
    let state = (UnsafeMutableRawPointer(parent) + offset).assumingMemoryBound(to: State.self)
    let effect = BorrowedCall.withAddress(of: &action) {
      BorrowedCall.call(step, state, contentOf: $0)
    }
    guard let effect else { return nil }
    return lift(effect)
  }

  /// Never inlined, so that the common path has little to save.
  @usableFromInline
  @inline(never)
  func lift(_ effect: Unmanaged<EffectNode<Action>>) -> Unmanaged<EffectNode<ParentAction>>? {
    Effect(node: effect.takeRetainedValue()).lifted(effects).handedOver
  }
}
