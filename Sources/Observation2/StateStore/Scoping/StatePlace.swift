/// The place of a store's state within the state of its root.
@usableFromInline
@MainActor
enum StatePlace<State> {
  /// At a fixed offset from the start of the root's state, at any depth.
  case fixed(Int)
  /// At a place that has to be found each time, and may be missing: inside an optional or a
  /// collection.
  case found(@MainActor (UnsafeRawPointer) -> State?)

  /// The state, if it is there.
  @inlinable
  func read(_ root: UnsafeRawPointer) -> State? {
    switch self {
    case .fixed(let offset): (root + offset).assumingMemoryBound(to: State.self).pointee
    case .found(let find): find(root)
    }
  }

  /// The place of a stored or computed property of the state.
  @inlinable
  func property<Value>(_ path: KeyPath<State, Value>) -> StatePlace<Value> {
    guard let offset = MemoryLayout<State>.offset(of: path) else {
      return child { $0[keyPath: path] }
    }
    switch self {
    case .fixed(let base): return .fixed(base + offset)
    case .found(let find):
      // A key path would request its types from the runtime each time.
      return .found { root in
        guard var state = find(root) else { return nil }
        return BorrowedCall.withAddress(of: &state) {
          (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Value.self).pointee
        }
      }
    }
  }

  /// The place of a value that may be missing.
  @inlinable
  func child<Child>(_ find: @escaping @MainActor (State) -> Child?) -> StatePlace<Child> {
    switch self {
    case .fixed(let offset):
      return .found { root in
        BorrowedCall.call(find, (root + offset).assumingMemoryBound(to: State.self))
      }
    case .found(let outer):
      return .found { root in
        guard let state = outer(root) else { return nil }
        return find(state)
      }
    }
  }
}
