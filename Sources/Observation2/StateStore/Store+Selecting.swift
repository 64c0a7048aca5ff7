public import Observation2

extension Store {
  /// A driver of a property of the state: its value, then each different one.
  ///
  /// Asking for the same key path again gives the same slice, compared once per dispatch for all who
  /// observe it. A stored property of a struct, at any depth (`\.cart.total`), is read at its place
  /// in memory.
  ///
  /// A slice that is a collection is kept as it was told last, to be compared: while it is driven, the
  /// first change that an action makes to it copies it. Drive what the observer needs of it instead:
  /// the identifiers of an ``IdentifiedList``, and each row by a child store of its own.
  ///
  /// - Complexity: one comparison per dispatch while observed, nothing otherwise; for a collection
  ///   that has changed O(n), to copy and to compare it.
  @inlinable
  public func driver<Value: Equatable>(_ path: KeyPath<State, Value>) -> Driver<Value> {
    let hub = slice(path, of: Value.self)
    switch place.property(path) {
    case .fixed(let offset):
      // Not by way of a closure, whose call would cost as much as the comparison.
      return driver(
        hub,
        at: offset,
        { $0 == $1 },
        run: { hub in
          { root, request in
            guard request == .compare else {
              hub.deliverLast()
              return true
            }
            let value = (root + offset).assumingMemoryBound(to: Value.self)
            return hub.remember(value.pointee) { $0 == $1 }
          }
        }
      )
    case .found(let find): return driver(hub, find) { $0 == $1 }
    }
  }

  /// A driver of a property of the state, compared by a closure.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - areEqual: Whether two values need not be told apart. Key paths are told apart, closures
  ///     can't be: give the same closure for the same key path.
  /// - Returns: A driver of the property's different values.
  @inlinable
  public func driver<Value>(
    _ path: KeyPath<State, Value>,
    by areEqual: @escaping @MainActor (Value, Value) -> Bool
  ) -> Driver<Value> {
    let hub = slice(path, of: Value.self)
    switch place.property(path) {
    case .fixed(let offset):
      return driver(hub, at: offset, areEqual) { hub in
        { root, request in
          guard request == .compare else {
            hub.deliverLast()
            return true
          }
          let value = (root + offset).assumingMemoryBound(to: Value.self)
          return hub.remember(value.pointee, unless: areEqual)
        }
      }
    case .found(let find): return driver(hub, find, areEqual)
    }
  }

  /// A driver of anything derived from the state: its value, then each different one.
  ///
  /// The closure is called once per dispatch while the driver is observed, however many observe it,
  /// and must depend on nothing but the state. Keep the driver, rather than asking for it again: two
  /// closures can't be compared.
  ///
  /// - Complexity: one call and one comparison per dispatch while observed, nothing otherwise.
  @inlinable
  public func select<Value: Equatable>(
    _ derive: @escaping @MainActor (State) -> Value
  ) -> Driver<Value> {
    select(derive) { $0 == $1 }
  }

  /// A driver of anything derived from the state, compared by a closure.
  @inlinable
  public func select<Value>(
    _ derive: @escaping @MainActor (State) -> Value,
    by areEqual: @escaping @MainActor (Value, Value) -> Bool
  ) -> Driver<Value> {
    let hub = SliceHub<Value>(core.wave)
    let offset: Int
    switch place {
    case .fixed(let fixed): offset = fixed
    case .found(let find): return driver(hub, { find($0).map { derive($0) } }, areEqual)
    }
    return driver(
      hub,
      read: { BorrowedCall.call(derive, ($0 + offset).assumingMemoryBound(to: State.self)) },
      areEqual,
      run: { hub in
        { root, request in
          guard request == .compare else {
            hub.deliverLast()
            return true
          }
          let state = (root + offset).assumingMemoryBound(to: State.self)
          return hub.remember(BorrowedCall.call(derive, state), unless: areEqual)
        }
      }
    )
  }

  /// A signal of a one-shot value, such as a toast: tells each assignment since the subscription,
  /// equal ones too, and nothing else.
  ///
  /// An undo (``StateHistory``) tells nothing, a redo tells again.
  ///
  /// ```swift
  /// store.pulse(\.$toast).emit(onNext: show).disposed(by: bag)
  /// ```
  public func pulse<Value>(_ path: KeyPath<State, Pulse<Value>>) -> Signal<Value> {
    let news = driver(path.appending(path: \.news)).asStream().pairwise()
    return Signal(shared: news.concatMap { EventStream.from($0.1.values(after: $0.0)) })
  }

  /// Reads a property of the state, for whoever must not keep the store going: nothing while the
  /// reducer is at it.
  package func reader<Value>(_ path: KeyPath<State, Value>) -> () -> Value? {
    let slice = place.property(path)
    return { [core] in core.isReadable ? slice.read(UnsafeRawPointer(core.state)) : nil }
  }

  /// The observers of a key path.
  @usableFromInline
  func slice<Value>(_ path: AnyKeyPath, of type: Value.Type) -> SliceHub<Value> {
    if let hub = slices[path]?.object as? SliceHub<Value> { return hub }
    let hub = SliceHub<Value>(core.wave)
    if slices.count >= mostSlices {
      let before = slices
      slices = before.filter { $0.value.object != nil }
      mostSlices = max(32, slices.count * 2)
      // Let go when all is whole, since a key path's arguments may call back in.
      withExtendedLifetime(before) {}
    }
    slices[path] = WeakReference(object: hub)
    return hub
  }

  /// A driver of a slice at a fixed place.
  @inlinable
  func driver<Value>(
    _ hub: SliceHub<Value>,
    at offset: Int,
    _ areEqual: @escaping @MainActor (Value, Value) -> Bool,
    run: @escaping @MainActor (SliceHub<Value>) -> SelectionEntry.Run
  ) -> Driver<Value> {
    driver(
      hub,
      read: { ($0 + offset).assumingMemoryBound(to: Value.self).pointee },
      areEqual,
      run: run
    )
  }

  @usableFromInline
  func driver<Value>(
    _ hub: SliceHub<Value>,
    read: @escaping @MainActor (UnsafeRawPointer) -> Value?,
    _ areEqual: @escaping @MainActor (Value, Value) -> Bool,
    run: @escaping @MainActor (SliceHub<Value>) -> SelectionEntry.Run
  ) -> Driver<Value> {
    let core = core
    return SliceHub.driver { core.enter(hub, read: read, areEqual: areEqual, makeRun: run) }
  }

  /// A driver of a slice that has to be looked for, and may be gone: then its observers are told
  /// nothing.
  @inlinable
  func driver<Value>(
    _ hub: SliceHub<Value>,
    _ find: @escaping @MainActor (UnsafeRawPointer) -> Value?,
    _ areEqual: @escaping @MainActor (Value, Value) -> Bool
  ) -> Driver<Value> {
    driver(hub, read: find, areEqual) { hub in
      { root, request in
        guard request == .compare else {
          hub.deliverLast()
          return true
        }
        guard let value = find(root) else { return false }
        return hub.remember(value, unless: areEqual)
      }
    }
  }
}
