/// A target for the values of a driver: a property, or a closure that takes values on the main
/// actor.
///
/// It holds its target weakly and does nothing once that is gone (rule 8 of <doc:TheRules>).
@MainActor
public struct Binder<Value> {
  /// Sets the value at an address, untyped as a sink's payload is; returns whether the target still
  /// exists.
  let put: (UnsafeRawPointer) -> Bool
  /// The object whose property it sets, for a binder of a property.
  let target: BindingTarget?

  /// Creates a binder that calls `binding` with the target and each value.
  public init<Target: AnyObject>(
    _ target: Target,
    binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    put = { [weak target] payload in
      guard let target else { return false }
      binding(target, payload.assumingMemoryBound(to: Value.self).pointee)
      return true
    }
    self.target = nil
  }

  /// Creates a binder of a property; `set` sets the value at an address.
  @usableFromInline
  init(_ target: AnyObject, set: @escaping (AnyObject, UnsafeRawPointer) -> Void) {
    let held = BindingTarget(target, ObservedCell.search, set: set)
    put = { held.put($0) }
    self.target = held
  }

  /// Sets a value by hand.
  public func onNext(_ value: Value) {
    _ = withUnsafePointer(to: value) { put(UnsafeRawPointer($0)) }
  }
}
