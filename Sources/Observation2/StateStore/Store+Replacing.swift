extension Store {
  /// Replaces the state, as a change of its own: to restore a state that was kept, or for an undo
  /// of your own.
  ///
  /// ```swift
  /// let saved = store.state
  /// store.send(.found([]))
  /// store.replaceState(with: saved)
  /// ```
  ///
  /// Each driver whose slice differs emits once. The change starts no effect; effects of children
  /// that are not in the new state end, the others continue. If an observer calls this, it takes
  /// its turn after the dispatch under way; after ``dispose()`` it is ignored. Middleware is called
  /// with it (``StoreReplacement``), so a ``StateHistory`` can undo it, and it is part of a
  /// recording.
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

  /// Replaces the state by one that is found when the change has its turn.
  ///
  /// Called by an observer, ``replaceState(with:)`` would discard the changes of the actions that wait
  /// for their turn. An undo looks for its state after them:
  ///
  /// ```swift
  /// store.replaceState { _ in past.popLast() }
  /// ```
  ///
  /// - Parameter makeState: Returns the new state for the current one; `nil` for no change. Must not
  ///   use the store.
  /// - Precondition: The same as of ``replaceState(with:)``.
  public func replaceState(by makeState: @escaping (State) -> State?) {
    precondition(
      embedding == nil,
      "replaceState(by:) was called on a child store. Send an action that replaces its part."
    )
    replaceState { [core] in
      makeState(core.state.assumingMemoryBound(to: State.self).pointee).map { ($0, origin: nil) }
    }
  }

  /// Replaces the state, as a change of its own.
  ///
  /// - Parameter makeState: Returns the state when the change has its turn, with the step that
  ///   first made it; `nil` for no change.
  package func replaceState(_ makeState: @escaping () -> (state: State, origin: Int?)?) {
    core.change { [core] in
      guard let (state, origin) = makeState() else { return }
      let old = exchange(
        &core.state.assumingMemoryBound(to: State.self).pointee,
        with: state
      )
      withUnsafePointer(to: old) { core.didReplace?(UnsafeRawPointer($0), origin) }
      var replaced: State? = consume old
      // In a turn of its own: the `deinit` of something in the old state may send.
      core.afterReduction { _ = replaced.take() }
    }
  }
}
