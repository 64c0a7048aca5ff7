/// Something that its owner closes when it goes, since others may hold it longer.
protocol MainClosing: AnyObject {
  /// Called once, on the main actor.
  func close()
}

/// A ``MainSlot`` for an object that is closed before it is released.
struct ClosingSlot<Object: MainClosing>: ~Copyable {
  private var held: Unmanaged<Object>?

  init() {}

  deinit {
    guard let held else { return }
    if Domain.isOnMain { ClosingSlot.end(held) } else { ClosingSlot.endLater(held) }
  }

  /// Stores an object; the slot must be empty.
  mutating func fill(_ object: Object) {
    held = .passRetained(object)
  }

  var object: Object? {
    @inline(__always) borrowing get { held?.takeUnretainedValue() }
  }

  private static func end(_ held: Unmanaged<Object>) {
    held._withUnsafeGuaranteedRef { $0.close() }
    held.release()
  }

  private static func endLater(_ held: Unmanaged<Object>) {
    Domain.main.perform { end(held) }
  }
}
