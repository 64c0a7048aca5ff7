/// Holds an object of the main actor for one of its classes, whose `deinit` may run anywhere and could
/// not touch it.
@usableFromInline
@frozen
struct MainSlot<Object: AnyObject>: ~Copyable {
  @usableFromInline private(set) var held: Unmanaged<Object>?

  @usableFromInline
  init() {}

  @inlinable
  deinit {
    if let held { MainSlot.release(held) }
  }

  /// Puts an object in; there is none yet.
  mutating func fill(_ object: Object) {
    held = .passRetained(object)
  }

  @usableFromInline
  static func release(_ object: Unmanaged<Object>) {
    Domain.main.release(object)
  }

  @inlinable var object: Object? {
    @inline(__always) borrowing get { held?.takeUnretainedValue() }
  }
}
