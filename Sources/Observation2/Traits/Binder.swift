/// Where values of a driver go: a property, or anything else that takes values on the main actor.
///
/// It holds its target weakly and does nothing once that is gone (SEMANTICS 8).
@MainActor
public struct Binder<Value> {
  /// Puts a value in; answers whether the target is still there.
  let put: (Value) -> Bool
  /// The hub that values end up in, if it can be found: it makes the binding part of the graph that
  /// keeps combinations free of glitches.
  let hub: () -> StreamHub?

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
      hub: { nil }
    )
  }

  /// Creates a binder of a property.
  ///
  /// - Parameters:
  ///   - target: Whose property it is.
  ///   - access: Sets the property, or reads it if there is no value.
  @usableFromInline
  init<Target: AnyObject>(_ target: Target, access: @escaping (Target, Value?) -> Void) {
    self.init(
      put: { [weak target] value in
        guard let target else { return false }
        access(target, value)
        return true
      },
      hub: { [weak target] in target.flatMap { target in ObservedCell.hub { access(target, nil) } }
      }
    )
  }

  init(put: @escaping (Value) -> Bool, hub: @escaping () -> StreamHub?) {
    self.put = put
    self.hub = hub
  }

  /// Puts a value in by hand.
  public func onNext(_ value: Value) {
    _ = put(value)
  }
}
