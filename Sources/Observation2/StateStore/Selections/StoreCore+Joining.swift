import Observation2

extension StoreCore {
  /// Adds a slice to the dispatches, or brings it up to date if it takes part already.
  ///
  /// - Parameters:
  ///   - hub: The slice's observers.
  ///   - read: Reads the current slice.
  ///   - areEqual: Returns `true` if two values count as equal.
  ///   - makeRun: Makes the closure that takes part in the dispatches.
  /// - Returns: The hub to join: another one, if the observers of this one know an older value.
  @MainActor
  func enter<Value>(
    _ hub: SliceHub<Value>,
    read: @MainActor (UnsafeRawPointer) -> Value?,
    areEqual: @MainActor (Value, Value) -> Bool,
    makeRun: @MainActor (SliceHub<Value>) -> SelectionEntry.Run
  ) -> SliceHub<Value> {
    precondition(phase != .reducing, "A store's driver was subscribed to inside the reducer.")
    var hub = hub
    if isBehind(hub, read, areEqual) {
      let heir = hub.heir
      hub = isBehind(heir, read, areEqual) ? hub.makeHeir() : heir
    }
    let value = hub.entry == nil ? read(UnsafeRawPointer(state)) : nil
    // Checked again: reading runs user code.
    guard hub.entry == nil else { return hub }
    let former = exchange(&hub.last, with: value)
    let entry = selections.add(makeRun(hub))
    hub.entry = entry
    hub.whenUnobserved = { [weak self] in extendLifetime(self?.selections.remove(entry)) }
    // Last, since its `deinit` may bring an observer.
    extendLifetime(former)
    return hub
  }

  /// `true` if the observers of a slice know another value than the current one, which they receive
  /// later.
  @MainActor
  private func isBehind<Value>(
    _ hub: SliceHub<Value>,
    _ read: @MainActor (UnsafeRawPointer) -> Value?,
    _ areEqual: @MainActor (Value, Value) -> Bool
  ) -> Bool {
    guard let entry = hub.entry, phase != .idle || batchDepth > 0 else { return false }
    let state = UnsafeRawPointer(state)
    if selections.isDelivering {
      // Earlier observers receive it first, so that no observer receives it twice.
      selections.deliver(entry, state)
      return false
    }
    if selections.isWalking { return true }
    guard let last = hub.last, let now = read(state) else { return false }
    return !areEqual(last, now)
  }
}
