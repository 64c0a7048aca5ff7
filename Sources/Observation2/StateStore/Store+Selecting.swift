public import Observation2

extension Store {
  /// A driver of a property of the state: its value, then each different one.
  ///
  /// Drivers of the same key path share one slice, which is compared once per dispatch for all
  /// observers. A stored property of a struct, at any depth (`\.cart.total`), is read in place.
  ///
  /// The value that a slice delivered last is kept for comparison: while a collection is driven,
  /// the first change that an action makes to it copies it. Drive only the part that the observer
  /// needs: the identifiers of an ``IdentifiedList``, and each row by a child store of its own.
  ///
  /// - Complexity: one comparison per dispatch while observed, nothing otherwise; for a collection
  ///   that has changed O(n), to copy and to compare it.
  @inlinable
  public func driver<Value: Equatable>(_ path: KeyPath<State, Value>) -> Driver<Value> {
    let hub = slice(path, of: Value.self)
    switch reading(path) {
    case .fixed(let offset):
      return driver(
        hub,
        at: offset,
        { $0 == $1 },
        run: { SelectionEntry.comparison(of: $0, at: offset) }
      )
    case .found(let find): return driver(hub, find) { $0 == $1 }
    }
  }

  /// A driver of a property of the state, compared by a closure.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - areEqual: Returns whether two values count as equal. Key paths can be compared, closures can't: pass the same
  ///     closure for the same key path.
  /// - Returns: A driver of the property's different values.
  @inlinable
  public func driver<Value>(
    _ path: KeyPath<State, Value>,
    by areEqual: @escaping @MainActor (Value, Value) -> Bool
  ) -> Driver<Value> {
    let hub = slice(path, of: Value.self)
    switch reading(path) {
    case .fixed(let offset):
      return driver(hub, at: offset, areEqual) { hub in
        { root, request in
          guard request == .compare else { return SliceDelivery.deliver(hub) }
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
  /// and must depend on nothing but the state. Keep the driver, rather than creating it again: two
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
    case .found(let find):
      let last = last
      return driver(hub, { (find($0) ?? last?()).map { derive($0) } }, areEqual)
    }
    return driver(
      hub,
      read: { BorrowedCall.call(derive, ($0 + offset).assumingMemoryBound(to: State.self)) },
      areEqual,
      run: { hub in
        { root, request in
          guard request == .compare else { return SliceDelivery.deliver(hub) }
          let state = (root + offset).assumingMemoryBound(to: State.self)
          return hub.remember(BorrowedCall.call(derive, state), unless: areEqual)
        }
      }
    )
  }

  /// A signal of a one-shot value, such as a toast: emits each assignment since the subscription,
  /// equal ones too, and nothing else.
  ///
  /// Each action's assignments are emitted, in a batch at its end, whatever later actions of the batch
  /// do. These may assign again, replace the pulse or remove the child that it belongs to. An undo (``StateHistory``)
  /// emits nothing, a redo emits again.
  ///
  /// The reducer call is the unit: the store looks at the pulse after it. If one call assigns twice,
  /// both values are emitted. If it assigns and then replaces the pulse, with the state or the child that
  /// it belongs to, only what it assigns after that is emitted.
  ///
  /// ```swift
  /// store.pulse(\.$toast).emit(onNext: show).disposed(by: bag)
  /// ```
  public func pulse<Value>(_ path: KeyPath<State, Pulse<Value>>) -> Signal<Value> {
    let path = path.appending(path: \.news)
    let (place, first, core) = (place.property(path), reading(path), core)
    let hub = slice(path, of: PulseLog<Value>.self)
    let read: @MainActor (UnsafeRawPointer) -> PulseLog<Value>? = { root in
      first.read(root).map { PulseLog($0) }
    }
    let logs = driver(hub, read: read, PulseLog.isSame) { hub in
      let collector = PulseCollector(hub) { place.read($0) }
      core.pulses.add(collector)
      let ending = PulseEnding(core, collector)
      return { root, request in
        withExtendedLifetime(ending) {
          if request == .compare { return collector.compare(root) }
          collector.deliver()
          return true
        }
      }
    }
    // The first is not news: it is what the slice held when the observer joined.
    return Signal(shared: logs.asStream().skip(1).concatMap { EventStream.from($0.values) })
  }

  /// The place of a property, which is in the last state of a child that is gone.
  @inlinable
  func reading<Value>(_ path: KeyPath<State, Value>) -> StatePlace<Value> {
    let place = place.property(path)
    guard let last, case .found(let find) = place else { return place }
    return .found { find($0) ?? last()[keyPath: path] }
  }

  /// Returns a function that reads a property of the state without retaining the store; it returns
  /// `nil` while the reducer runs.
  package func reader<Value>(_ path: KeyPath<State, Value>) -> () -> Value? {
    let slice = reading(path)
    return { [core] in core.isReadable ? slice.read(UnsafeRawPointer(core.state)) : nil }
  }

  /// The hub with the observers of a key path.
  @usableFromInline
  func slice<Value>(_ path: AnyKeyPath, of type: Value.Type) -> SliceHub<Value> {
    if let hub = slices[path]?.object as? SliceHub<Value> { return hub }
    let hub = SliceHub<Value>(core.wave)
    if slices.count >= mostSlices {
      let before = slices
      slices = before.filter { $0.value.object != nil }
      mostSlices = max(32, slices.count * 2)
      // Released when all state is consistent, since a key path's arguments may call back in.
      extendLifetime(before)
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
    let (core, watch) = (core, watch)
    return SliceHub.driver {
      // As for ``state``.
      if core.phase != .reducing { watch?.look(at: UnsafeRawPointer(core.state)) }
      return core.enter(hub, read: read, areEqual: areEqual, makeRun: run)
    }
  }

  /// A driver of a slice that has to be found.
  @inlinable
  func driver<Value>(
    _ hub: SliceHub<Value>,
    _ find: @escaping @MainActor (UnsafeRawPointer) -> Value?,
    _ areEqual: @escaping @MainActor (Value, Value) -> Bool
  ) -> Driver<Value> {
    driver(hub, read: find, areEqual) { hub in
      { root, request in
        guard request == .compare else { return SliceDelivery.deliver(hub) }
        guard let value = find(root) else { return false }
        return hub.remember(value, unless: areEqual)
      }
    }
  }
}
