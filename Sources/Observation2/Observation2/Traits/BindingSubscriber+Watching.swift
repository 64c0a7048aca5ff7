/// A binding of a hub that looks for loops.
extension BindingSubscriber {
  /// Has a watch set the values, until ``endWatch(_:)``.
  ///
  /// Not while a value is being set: that must not release the closure that sets it.
  ///
  /// - Returns: The closure that sets a value, if it is watched.
  func watch(by watch: BindingWatch) -> BindingWatch.Set? {
    guard !isDone, !isCalling, let original = set?.set else { return nil }
    set = Setter { [unowned self] target, payload in
      watch.set(spot, isDirect: mayTarget(watch)) { original(target, payload) }
    }
    return original
  }

  /// Sets the values itself again.
  func endWatch(_ original: @escaping BindingWatch.Set) {
    if !isDone { set = Setter(set: original) }
  }

  /// Returns `true` if it sets the property or relay of a watched hub, or calls a closure.
  private func mayTarget(_ watch: BindingWatch) -> Bool {
    let hubs = hubs
    return hubs.isEmpty || hubs.contains { watch.isHub($0) }
  }
}
