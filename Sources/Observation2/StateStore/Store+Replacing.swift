extension Store {
  /// Puts another state in the place of this one, as a change of its own: to restore one that was
  /// kept, or for an undo of your own.
  ///
  /// ```swift
  /// let saved = store.state
  /// store.send(.found([]))
  /// store.replaceState(with: saved)
  /// ```
  ///
  /// Each driver whose slice differs is told once. It starts no effect; those of children that are
  /// not in the new state end, the others go on. Asked for by an observer it takes its turn after the
  /// dispatch under way, after ``dispose()`` it is ignored. A middleware is told of it
  /// (``StoreReplacement``), so it can be undone with a ``StateHistory`` and stands in a recording.
  ///
  /// - Precondition: Called on a root store, and not inside the reducer. Part of a state is replaced
  ///   by an action.
  public func replaceState(with state: State) {
    precondition(
      embedding == nil,
      "replaceState(with:) was called on a child store. Send an action that replaces its part."
    )
    replaceState { (state, origin: nil) }
  }

  /// Puts another state in the place of this one, found when the change has its turn.
  ///
  /// Asked for by an observer, ``replaceState(with:)`` would put in place what was right before the
  /// actions that wait their turn. An undo looks for its state here, after them:
  ///
  /// ```swift
  /// store.replaceState { _ in past.popLast() }
  /// ```
  ///
  /// - Parameter makeState: Gives the new state for the one that there is then; `nil` changes nothing.
  ///   Must not use the store.
  /// - Precondition: As for ``replaceState(with:)``.
  public func replaceState(by makeState: @escaping (State) -> State?) {
    precondition(
      embedding == nil,
      "replaceState(by:) was called on a child store. Send an action that replaces its part."
    )
    replaceState { [core] in
      makeState(core.state.assumingMemoryBound(to: State.self).pointee).map { ($0, origin: nil) }
    }
  }

  /// Puts another state in the place of this one, as a change of its own.
  ///
  /// - Parameter makeState: Gives the state when the change has its turn, and the step that it is
  ///   the state of; `nil` for no change.
  package func replaceState(_ makeState: @escaping () -> (state: State, origin: Int?)?) {
    core.change { [core] in
      guard let (state, origin) = makeState() else { return }
      var old = state
      swap(&core.state.assumingMemoryBound(to: State.self).pointee, &old)
      withUnsafePointer(to: old) { core.didReplace?(UnsafeRawPointer($0), origin) }
      var replaced: State? = consume old
      // In a turn of its own: what the old state holds may send as it goes.
      core.afterReduction { _ = replaced.take() }
    }
  }
}
