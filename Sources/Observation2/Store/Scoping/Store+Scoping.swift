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
    action embed: @escaping @MainActor (ChildAction) -> Action
  ) -> Store<Child, ChildAction> {
    let dispatch = dispatch
    return Store<Child, ChildAction>(
      core: core,
      place: place.property(path),
      fallback: nil,
      dispatch: { action in
        var embedded = BorrowedCall.call(embed, action)
        dispatch(&embedded)
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
  @inlinable
  public func scope<Child, ChildAction>(
    optional path: KeyPath<State, Child?>,
    action embed: @escaping @MainActor (ChildAction) -> Action
  ) -> Store<Child, ChildAction>? {
    let place: StatePlace<Child>
    switch self.place.property(path) {
    case .fixed(let offset):
      place = .found { ($0 + offset).assumingMemoryBound(to: Child?.self).pointee }
    case .found(let find): place = .found { find($0).flatMap { $0 } }
    }
    return child(at: place, embed)
  }

  /// A store of one child of a collection; `nil` if it is not there now.
  ///
  /// The rules of ``scope(optional:action:)`` hold here too.
  ///
  /// - Complexity: as ``scope(state:action:)``; each driver looks the child up per dispatch.
  @inlinable
  public func scope<Children: ChildCollection, ChildAction>(
    each path: KeyPath<State, Children>,
    id: Children.ChildID,
    action embed: @escaping @MainActor (Children.ChildID, ChildAction) -> Action
  ) -> Store<Children.Child, ChildAction>? {
    let children = place.property(path)
    return child(at: children.child { $0.child(id) }) { embed(id, $0) }
  }

  @inlinable
  func child<Child, ChildAction>(
    at place: StatePlace<Child>,
    _ embed: @escaping @MainActor (ChildAction) -> Action
  ) -> Store<Child, ChildAction>? {
    guard let child = place.read(UnsafeRawPointer(core.state)) else { return nil }
    let dispatch = dispatch
    return Store<Child, ChildAction>(
      core: core,
      place: place,
      fallback: child,
      dispatch: { action in
        var embedded = BorrowedCall.call(embed, action)
        dispatch(&embedded)
      },
      keeper: self
    )
  }
}
