public import Observation2

/// The observed slices of a store: a flat buffer that each dispatch walks once.
///
/// First all slices are compared with their former values, then those that differ are delivered, in
/// the order in which they came to be observed. So every observer sees all slices of the same
/// moment.
///
/// Access is not checked for overlaps at run time, since the called closures may add and remove
/// slices; the buffer is read anew after each call, and nothing in it is released while it is
/// walked.
///
/// - Complexity: a dispatch is one call and one comparison per slice, without allocating, locking or
///   retaining.
final class SelectionList: OpaqueToMirrors {
  @exclusivity(unchecked) private var list = ObserverList<SelectionEntry>()
  /// The next entry to check while changes are delivered.
  @exclusivity(unchecked) private var cursor = 0
  @exclusivity(unchecked) private var lastDirty = -1
  /// Whether entries are being called, so that none may be released.
  @exclusivity(unchecked) private(set) var isWalking = false
  /// Whether all have been compared, and those that differ are being delivered.
  @exclusivity(unchecked) private(set) var isDelivering = false

  /// The number of observed slices.
  var count: Int { list.count - list.deadCount }

  deinit { removeAll() }

  /// Adds a slice; returns its id, for ``remove(_:)``.
  func add(_ run: @escaping SelectionEntry.Run) -> UInt32 {
    list.append { SelectionEntry(id: $0, run: run) }
  }

  /// Removes a slice.
  ///
  /// - Returns: The closure to release once nothing of the list is being accessed, since that may
  ///   run anyone's `deinit`.
  func remove(_ id: UInt32) -> SelectionEntry.Run? {
    guard let index = list.index(of: id), let entries = list.entries, entries[index].isAlive
    else { return nil }
    list.bury(at: index)
    if isWalking { return nil }
    let run = entries[index].run
    let gone = (entries + index).move()
    _ = consume gone
    (entries + index).initialize(to: SelectionEntry(id: id) { _, _ in false })
    entries[index].isAlive = false
    // Each after it has left the list.
    if index == list.count - 1 { while let gone = list.popDead() { _ = consume gone } }
    if list.isSparse { sweep() }
    return run
  }

  func removeAll() {
    let (entries, count) = list.takeAll() ?? (nil, 0)
    entries?.deinitialize(count: count)
    entries?.deallocate()
  }

  /// Compares every slice with its former value; returns whether any differs.
  @MainActor
  @inline(__always)
  func findChanges(_ state: UnsafeRawPointer) -> Bool {
    cursor = -1
    isWalking = true
    var index = 0
    while index < list.count {
      let entries = list.entries.unsafelyUnwrapped
      if entries[index].isAlive, entries[index].ask(.compare, state) {
        list.entries.unsafelyUnwrapped[index].isDirty = true
        if cursor < 0 { cursor = index }
        lastDirty = index
      }
      index &+= 1
    }
    guard cursor >= 0 else {
      isWalking = false
      return false
    }
    isDelivering = true
    return true
  }

  /// Delivers the next change; returns whether there was one.
  @MainActor
  func deliverNext(_ state: UnsafeRawPointer) -> Bool {
    while cursor <= lastDirty {
      let entries = list.entries.unsafelyUnwrapped
      let index = cursor
      cursor &+= 1
      guard entries[index].isDirty else { continue }
      entries[index].isDirty = false
      guard entries[index].isAlive else { continue }
      _ = entries[index].ask(.deliver, state)
      return true
    }
    return false
  }

  /// Delivers the change of one slice ahead of its turn, if it has one.
  @MainActor
  func deliver(_ id: UInt32, _ state: UnsafeRawPointer) {
    guard let index = list.index(of: id), let entries = list.entries, entries[index].isDirty
    else { return }
    entries[index].isDirty = false
    _ = entries[index].ask(.deliver, state)
  }

  /// Removes the dead entries, after a walk.
  func sweep() {
    if isWalking {
      var index = cursor
      while index <= lastDirty {
        list.entries?[index].isDirty = false
        index += 1
      }
      isWalking = false
      isDelivering = false
    }
    let (dead, count) = list.takeDead() ?? (nil, 0)
    dead?.deinitialize(count: count)
    dead?.deallocate()
  }

  /// Continues numbering after `id`, which has not been assigned; for tests of running out of ids.
  func renumber(after id: UInt32) {
    list.renumber(after: id)
  }
}

/// One observed slice, as its store's list keeps it.
///
/// Noncopyable on purpose; see `ObserverEntry`.
@usableFromInline
struct SelectionEntry: ~Copyable, ObserverEntry {
  /// The requests of the list to a slice.
  @usableFromInline
  enum Request: UInt8 {
    /// Read and store the slice; the result is whether it differs from the one before.
    case compare
    /// Deliver the slice to its observers.
    case deliver
  }

  /// Compiled where the types of state and slice are known; the pointer is the root's state.
  @usableFromInline typealias Run = @MainActor (UnsafeRawPointer, Request) -> Bool

  let run: Run
  @usableFromInline let id: UInt32
  @usableFromInline var isAlive = true
  var isDirty = false

  init(id: UInt32, run: @escaping Run) {
    self.id = id
    self.run = run
  }

  /// Calls the closure through a borrow, which saves the retain.
  @MainActor
  @inline(__always)
  borrowing func ask(_ request: Request, _ state: UnsafeRawPointer) -> Bool {
    run(state, request)
  }
}

extension SelectionEntry {
  /// Returns what compares a slice at a fixed place and delivers it.
  ///
  /// Compiled for the slice's type alone, not once more for each state: the compiler would have one
  /// copy jump to another.
  @inlinable
  @inline(never)
  @MainActor
  static func comparison<Value: Equatable>(of hub: SliceHub<Value>, at offset: Int) -> Run {
    { root, request in
      guard request == .compare else { return SliceDelivery.deliver(hub) }
      let value = (root + offset).assumingMemoryBound(to: Value.self)
      // Not through a closure that is passed in, whose call would cost as much as the comparison.
      return hub.remember(value.pointee) { $0 == $1 }
    }
  }
}
