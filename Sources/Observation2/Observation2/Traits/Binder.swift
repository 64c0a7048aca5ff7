/// A target for the values of a driver: a property, or a closure that takes values on the main
/// actor.
///
/// It holds its target weakly and does nothing once that is gone (rule 8 of <doc:TheRules>).
@MainActor
public struct Binder<Value> {
  /// Sets a value; returns whether the target still exists.
  let put: (Value) -> Bool
  /// The search for the hubs that values reach, for a binder of a property.
  let search: HubSearch?

  /// Creates a binder that calls `binding` with the target and each value.
  public init<Target: AnyObject>(
    _ target: Target,
    binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(
      put: { [weak target] value in
        guard let target else { return false }
        binding(target, value)
        return true
      },
      search: nil
    )
  }

  /// Creates a binder of a property.
  @usableFromInline
  init<Target: AnyObject>(_ target: Target, set: @escaping (Target, Value) -> Void) {
    self.init(
      put: { [weak target] value in
        guard let target else { return false }
        set(target, value)
        return true
      },
      search: HubSearch(
        all: { [weak target] in
          target.map { ObservedCell.cells(of: $0).map { $0.ensureHub() } } ?? []
        },
        fed: { ObservedCell.hubsFed(by: $0) }
      )
    )
  }

  init(put: @escaping (Value) -> Bool, search: HubSearch?) {
    self.put = put
    self.search = search
  }

  /// Sets a value by hand.
  public func onNext(_ value: Value) {
    _ = put(value)
  }
}
