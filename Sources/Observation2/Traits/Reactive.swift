/// Objects whose properties can be bound to by key path: `object.rx[\.title]` or `object.rx.title`.
@MainActor
public protocol ReactiveCompatible: AnyObject {}

extension ReactiveCompatible {
  /// The reactive side of this object.
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
  /// The struct keeps it alive; the binders that it makes don't.
  public let base: Base

  /// Creates the reactive side of an object.
  public init(_ base: Base) {
    self.base = base
  }

  /// A binder that sets a property.
  public subscript<Value>(
    keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> Binder<Value> {
    Binder(
      put: { [weak base] value in
        guard let base else { return false }
        base[keyPath: keyPath] = value
        return true
      },
      hub: { [weak base] in
        base.flatMap { base in ObservedCell.cell { _ = base[keyPath: keyPath] }?.ensureHub() }
      }
    )
  }

  /// A binder that sets a property.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> Binder<Value> {
    self[keyPath]
  }
}
