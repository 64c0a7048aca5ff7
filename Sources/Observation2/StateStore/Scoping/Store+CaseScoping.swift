extension Store {
  /// Creates a store of the contents of one case of an enumeration; `nil` if it is not the current
  /// case.
  ///
  /// ```swift
  /// store.scope(
  ///   case: { if case .loggedOut(let login) = $0 { login } else { nil } },
  ///   action: { .login($0) }
  /// )
  /// ```
  ///
  /// The rules of ``scope(optional:action:)`` hold here too.
  ///
  /// - Complexity: as ``scope(state:action:)``; each driver extracts the case anew per dispatch.
  public func scope<Child, ChildAction>(
    case state: @escaping @MainActor (State) -> Child?,
    action embed: @escaping @MainActor (ChildAction) -> Action
  ) -> Store<Child, ChildAction>? {
    child(at: place.child(state), embed)
  }
}
