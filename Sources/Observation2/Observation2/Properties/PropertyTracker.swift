import Observation

/// A property's side of the standard Observation.
///
/// An object of its own around the registrar, whose layout belongs to another library: testing an
/// optional registrar costs several calls each time.
@MainActor
final class PropertyTracker {
  private let registrar = ObservationRegistrar()
  /// Stored, since making a key path takes longer than reading it here.
  ///
  /// To the cell itself, since Observation hashes it some ten times for each tracking, and the
  /// identity has nothing to hash.
  private let path: KeyPath<ObservedCell, ObservedCell> = \ObservedCell.self

  init() {}

  func access(_ cell: ObservedCell) {
    registrar.access(cell, keyPath: path)
  }

  func willSet(_ cell: ObservedCell) {
    registrar.willSet(cell, keyPath: path)
  }

  func didSet(_ cell: ObservedCell) {
    registrar.didSet(cell, keyPath: path)
  }
}

/// Holds a tracker.
///
/// Noncopyable, so that calling it through a borrow neither retains nor releases it.
@MainActor
struct TrackerSlot: ~Copyable {
  private let tracker: PropertyTracker

  init(_ tracker: PropertyTracker) {
    self.tracker = tracker
  }

  @inline(__always)
  borrowing func access(_ cell: ObservedCell) {
    tracker.access(cell)
  }

  @inline(__always)
  borrowing func willSet(_ cell: ObservedCell) {
    tracker.willSet(cell)
  }

  @inline(__always)
  borrowing func didSet(_ cell: ObservedCell) {
    tracker.didSet(cell)
  }
}
