/// Child stores: the same state and the same dispatches, seen from one place.
///
/// A child store is a light object, and there are only as many as are retained elsewhere. It retains
/// its parent. It copies nothing of its parent, unless its child may go away.
extension Store {
  /// Creates a store of a part of this one's state, whose actions are embedded in this one's.
  ///
  /// If it is a part of a child that goes away, it stays as it was last.
  ///
  /// ```swift
  /// let cart = store.scope(state: \.cart) { .cart($0) }
  /// ```
  ///
  /// - Complexity: a send costs one embedding more than a send to the parent; a driver of a stored
  ///   part costs the same at any depth.
  @inlinable
  @inline(__always)
  public func scope<Child, ChildAction>(
    state path: KeyPath<State, Child>,
    action embed: @escaping @MainActor (ChildAction) -> Action
  ) -> Store<Child, ChildAction> {
    var lastPart: (@MainActor () -> Child)?
    if let last { lastPart = { last()[keyPath: path] } }
    return makeChild(at: place.property(path), last: lastPart, watch, embed)
  }

  /// Creates a store of a part that may be missing; `nil` if it is missing now.
  ///
  /// If the child goes away, the store has its last state. This is the state at the end of the last dispatch or batch
  /// that left the child, or a newer one that was read inside a batch. The property ``state``, old and new drivers,
  /// selections and bindings all give that state. The child's reducer reports actions that are sent to it. The store
  /// belongs to the place: if another child comes there, it is the store of that one.
  ///
  /// - Complexity: as ``scope(state:action:)``. While the store or a driver of it is retained, each
  ///   dispatch reads the child and keeps it, and each driver reads it once more. So the first change
  ///   that an action makes to a collection in the child copies the collection, as for a driver of it.
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

  /// Creates a store of one child of a collection; `nil` if it is not there now.
  ///
  /// The rules of ``scope(optional:action:)`` hold here too.
  ///
  /// - Complexity: as ``scope(state:action:)``; each driver finds the child again per dispatch.
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
    let last = LastChild(child, at: place, of: core)
    return makeChild(at: place, last: { last.state }, last, embed)
  }

  @inlinable
  @inline(__always)
  func makeChild<Child, ChildAction>(
    at place: StatePlace<Child>,
    last: (@MainActor () -> Child)?,
    _ watch: ChildWatch?,
    _ embed: @escaping @MainActor (ChildAction) -> Action
  ) -> Store<Child, ChildAction> {
    let core = core
    let embedding: ActionEmbedding<ChildAction>
    if let outer = self.embedding {
      embedding = ActionEmbedding(of: OuterEmbedding(outer)) { outer, action, place in
        var embedded = BorrowedCall.call(embed, action)
        let outer = OuterEmbedding<Action>.cast(outer).embedding
        BorrowedCall.withAddress(of: &embedded) { outer($0, place) }
      }
    } else {
      embedding = ActionEmbedding { _, action, place in
        place.assumingMemoryBound(to: Action.self).initialize(to: BorrowedCall.call(embed, action))
      }
    }
    return Store<Child, ChildAction>(
      core: core,
      place: place,
      last: last,
      watch: watch,
      dispatch: { action in
        guard let embedded = core.embedded else { return }
        if core.phase == .idle, !embedded.isFilling {
          embedded.isFilling = true
          embedding(action, embedded.place)
          embedded.isFilling = false
          embedded.send(embedded.place)
        } else {
          embedded.sendLater(action, embedding)
        }
      },
      embedding: embedding,
      keeper: self
    )
  }
}
