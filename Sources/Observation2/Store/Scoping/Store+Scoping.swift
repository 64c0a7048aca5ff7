/// Child stores: the same state and the same dispatches, seen from one place.
///
/// A child store is a light object: it copies nothing of its parent and the parent knows nothing of
/// it, so there are as many as somebody holds, and no more. It keeps its parent alive.
extension Store {
  /// A store of a part of this one's state, whose actions are embedded in this one's.
  ///
  /// ```swift
  /// let cart = store.scope(state: \.cart) { .cart($0) }
  /// ```
  ///
  /// - Complexity: a send costs one embedding more than one to the parent; a driver of a stored part
  ///   costs the same at any depth.
  @inlinable
  public func scope<Child, ChildAction>(
    state path: KeyPath<State, Child>,
    action embed: @escaping (ChildAction) -> Action
  ) -> Store<Child, ChildAction> {
    let dispatch = dispatch
    return Store<Child, ChildAction>(
      core: core,
      place: place.property(path),
      fallback: nil,
      dispatch: { action in
        let embedded = embed(action.pointee)
        withUnsafePointer(to: embedded) { dispatch($0) }
      },
      keeper: self
    )
  }

  /// A store of a part that may be missing; `nil` if it is now.
  ///
  /// Should the child go away, the store's drivers fall silent, its state stays as it was when the
  /// store was made, and what is sent to it is reported by the child's reducer.
  ///
  /// - Complexity: as ``scope(state:action:)``; each driver reads the child anew per dispatch.
  public func scope<Child, ChildAction>(
    optional path: KeyPath<State, Child?>,
    action embed: @escaping (ChildAction) -> Action
  ) -> Store<Child, ChildAction>? {
    child(embed) { $0[keyPath: path] }
  }

  /// A store of one child of a collection; `nil` if it is not there now.
  ///
  /// The rules of ``scope(optional:action:)`` hold here too.
  ///
  /// - Complexity: as ``scope(state:action:)``; each driver looks the child up per dispatch.
  public func scope<Children: ChildCollection, ChildAction>(
    each path: KeyPath<State, Children>,
    id: Children.ChildID,
    action embed: @escaping (Children.ChildID, ChildAction) -> Action
  ) -> Store<Children.Child, ChildAction>? {
    child({ embed(id, $0) }, { $0[keyPath: path].child(id) })
  }

  private func child<Child, ChildAction>(
    _ embed: @escaping (ChildAction) -> Action,
    _ find: @escaping (State) -> Child?
  ) -> Store<Child, ChildAction>? {
    let place = place.child(find)
    var child: Child?
    place.read(UnsafeRawPointer(core.state)) { child = $0.pointee }
    guard let child else { return nil }
    return Store<Child, ChildAction>(
      core: core,
      place: place,
      fallback: child,
      dispatch: { [dispatch] action in
        let embedded = embed(action.pointee)
        withUnsafePointer(to: embedded) { dispatch($0) }
      },
      keeper: self
    )
  }
}
