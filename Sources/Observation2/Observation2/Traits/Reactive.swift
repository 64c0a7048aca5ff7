/// Objects whose properties can be bound to by key path: `object.rx[\.title]` or `object.rx.title`.
@MainActor
public protocol ReactiveCompatible: AnyObject {}

extension ReactiveCompatible {
  /// The reactive side of this object.
  @inlinable
  @inline(__always)
  public var rx: Reactive<Self> { Reactive(self) }
}

/// The reactive side of an object, on which its properties are binders.
///
/// ```swift
/// presenter.title.drive(dataSource.rx[\.title]).disposed(by: bag)
/// presenter.title.drive(dataSource.rx.title).disposed(by: bag)
/// ```
///
/// Extend it to offer binders of your own: `extension Reactive where Base: MyView { … }`.
@MainActor
@dynamicMemberLookup
public struct Reactive<Base: AnyObject> {
  /// The object.
  ///
  /// The struct retains it; the binders that it makes don't.
  public let base: Base

  /// Creates the reactive side of an object.
  @inlinable
  @inline(__always)
  public init(_ base: Base) {
    self.base = base
  }

  /// A binder that sets a property.
  ///
  /// Inlined, so that a literal key path becomes a plain call of the property's setter: a set
  /// through a dynamic key path costs several times as much and reads the property as well.
  @inlinable
  @inline(__always)
  public subscript<Value>(
    keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> Binder<Value> {
    // One closure that captures the key path alone: only such a closure is specialised for a
    // literal key path. It takes no typed value, which would need another closure around it.
    Binder(
      base,
      set: { base, payload in
        unsafeDowncast(base, to: Base.self)[keyPath: keyPath] =
          payload.assumingMemoryBound(to: Value.self).pointee
      }
    )
  }

  /// A binder that sets a property.
  @inlinable
  @inline(__always)
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> Binder<Value> {
    self[keyPath]
  }
}
