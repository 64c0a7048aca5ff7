/// Where a store's state lies within the state of its root.
@usableFromInline
enum StatePlace<State> {
  /// At a fixed distance from the start of the root's state: reached by adding, at any depth.
  case fixed(Int)
  /// Somewhere that has to be looked up each time: inside an optional or a collection.
  ///
  /// The closure calls the one that it is given with the state, if it is there.
  case found((UnsafeRawPointer, (UnsafePointer<State>) -> Void) -> Void)

  /// Calls `body` with the state, if it is there.
  @inlinable
  func read(_ root: UnsafeRawPointer, _ body: (UnsafePointer<State>) -> Void) {
    switch self {
    case .fixed(let offset): body((root + offset).assumingMemoryBound(to: State.self))
    case .found(let find): find(root, body)
    }
  }

  /// The place of a stored or computed property of the state.
  @inlinable
  func property<Value>(_ path: KeyPath<State, Value>) -> StatePlace<Value> {
    if case .fixed(let base) = self, let offset = MemoryLayout<State>.offset(of: path) {
      return .fixed(base + offset)
    }
    return .found { root, body in
      self.read(root) { state in
        let value = state.pointee[keyPath: path]
        withUnsafePointer(to: value, body)
      }
    }
  }

  /// The place of something that may be missing.
  @inlinable
  func child<Child>(_ find: @escaping (State) -> Child?) -> StatePlace<Child> {
    .found { root, body in
      self.read(root) { state in
        guard let child = BorrowedCall.call(find, state) else { return }
        withUnsafePointer(to: child, body)
      }
    }
  }
}
