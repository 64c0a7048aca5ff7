/// A target for the values of a driver: a property, or a closure that takes values on the main
/// actor.
///
/// It holds its target weakly and does nothing once that is gone (rule 8 of <doc:TheRules>).
@MainActor
public struct Binder<Value> {
  private(set) weak var target: AnyObject?
  /// Sets the value at an address, untyped as a sink's payload is.
  let set: (AnyObject, UnsafeRawPointer) -> Void
  /// Finds the properties that are set, for a binder of a property.
  let search: PropertySearch?

  /// Creates a binder that calls `binding` with the target and each value.
  public init<Target: AnyObject>(
    _ target: Target,
    binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.target = target
    set = { target, payload in
      binding(
        unsafeDowncast(target, to: Target.self),
        payload.assumingMemoryBound(to: Value.self).pointee
      )
    }
    search = nil
  }

  /// Creates a binder of a property; `set` sets the value at an address.
  @usableFromInline
  init(_ target: AnyObject, set: @escaping (AnyObject, UnsafeRawPointer) -> Void) {
    self.target = target
    self.set = set
    search = ObservedCell.search
  }

  /// Sets a value by hand.
  public func onNext(_ value: Value) {
    guard let target else { return }
    withUnsafePointer(to: value) { set(target, UnsafeRawPointer($0)) }
  }
}
