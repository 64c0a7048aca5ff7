/// Holds an object of the main actor for a main-actor class, whose `deinit` may run on any thread
/// and could not touch the object.
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

  /// Stores an object; the slot must be empty.
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
