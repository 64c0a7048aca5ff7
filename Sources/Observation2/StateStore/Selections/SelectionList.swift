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
final class SelectionList {
  @exclusivity(unchecked) private var entries: UnsafeMutablePointer<SelectionEntry>?
  @exclusivity(unchecked) private var used = 0
  @exclusivity(unchecked) private var capacity = 0
  @exclusivity(unchecked) private var dead = 0
  @exclusivity(unchecked) private var lastID: UInt32 = 0
  /// Whether the entries are ordered by id: not any more once the ids have started over.
  @exclusivity(unchecked) private var isOrdered = true
  /// The next entry to check while changes are delivered.
  @exclusivity(unchecked) private var cursor = 0
  @exclusivity(unchecked) private var lastDirty = -1
  /// Whether entries are being called, so that none may be released.
  @exclusivity(unchecked) private(set) var isWalking = false
  /// Whether all have been compared, and those that differ are being delivered.
  @exclusivity(unchecked) private(set) var isDelivering = false

  /// The number of observed slices.
  var count: Int { used - dead }

  deinit {
    entries?.deinitialize(count: used)
    entries?.deallocate()
  }

  /// Adds a slice; returns its id, for ``remove(_:)``.
  func add(_ run: @escaping SelectionEntry.Run) -> UInt32 {
    if used == capacity { grow() }
    let id = nextID()
    entries?.advanced(by: used).initialize(to: SelectionEntry(id: id, run: run))
    used += 1
    return id
  }

  /// Removes a slice.
  ///
  /// - Returns: The closure to release once nothing of the list is being accessed, since that may
  ///   run anyone's `deinit`.
  func remove(_ id: UInt32) -> SelectionEntry.Run? {
    guard let entries, let index = index(of: id), entries[index].isAlive else { return nil }
    entries[index].isAlive = false
    dead += 1
    if isWalking { return nil }
    let run = entries[index].run
    let gone = (entries + index).move()
    _ = consume gone
    (entries + index).initialize(to: SelectionEntry(id: id) { _, _ in false })
    entries[index].isAlive = false
    if index == used - 1 { dropLast() }
    if dead > 16, dead > used / 2 { sweep() }
    return run
  }

  /// Removes the dead entries at the end, and releases each after it has left the list.
  private func dropLast() {
    while used > 0, let entries, !entries[used - 1].isAlive {
      used -= 1
      dead -= 1
      _ = (entries + used).move()
    }
  }

  func removeAll() {
    let (entries, used) = (entries, used)
    self.entries = nil
    self.used = 0
    capacity = 0
    dead = 0
    entries?.deinitialize(count: used)
    entries?.deallocate()
  }

  /// Compares every slice with its former value; returns whether any differs.
  @MainActor
  @inline(__always)
  func findChanges(_ state: UnsafeRawPointer) -> Bool {
    var first = -1
    var last = -1
    isWalking = true
    var index = 0
    while index < used {
      let entries = entries.unsafelyUnwrapped
      if entries[index].isAlive, entries[index].ask(.compare, state) {
        self.entries.unsafelyUnwrapped[index].isDirty = true
        if first < 0 { first = index }
        last = index
      }
      index &+= 1
    }
    cursor = first
    lastDirty = last
    isWalking = first >= 0
    isDelivering = first >= 0
    return first >= 0
  }

  /// Delivers the next change; returns whether there was one.
  @MainActor
  func deliverNext(_ state: UnsafeRawPointer) -> Bool {
    while cursor <= lastDirty {
      let entries = entries.unsafelyUnwrapped
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
    guard let entries, let index = index(of: id), entries[index].isDirty else { return }
    entries[index].isDirty = false
    _ = entries[index].ask(.deliver, state)
  }

  /// Removes the dead entries, after a walk.
  func sweep() {
    if isWalking {
      var index = cursor
      while index <= lastDirty {
        entries?[index].isDirty = false
        index += 1
      }
      isWalking = false
      isDelivering = false
    }
    guard dead > 0, let entries else { return }
    var kept = 0
    let removed = UnsafeMutablePointer<SelectionEntry>.allocate(capacity: dead)
    var gone = 0
    for index in 0..<used {
      if entries[index].isAlive {
        if kept != index { (entries + kept).moveInitialize(from: entries + index, count: 1) }
        kept += 1
      } else {
        (removed + gone).moveInitialize(from: entries + index, count: 1)
        gone += 1
      }
    }
    used = kept
    dead = 0
    removed.deinitialize(count: gone)
    removed.deallocate()
  }

  /// Continues numbering after `id`, which has not been assigned; for tests of running out of ids.
  func renumber(after id: UInt32) {
    lastID = id
  }

  private func nextID() -> UInt32 {
    repeat {
      lastID &+= 1
      if lastID == 0 { isOrdered = false }
    } while !isOrdered && index(of: lastID) != nil
    return lastID
  }

  private func index(of id: UInt32) -> Int? {
    guard let entries else { return nil }
    guard isOrdered else { return (0..<used).first { entries[$0].id == id } }
    var low = 0
    var high = used - 1
    while low <= high {
      let middle = (low + high) / 2
      if entries[middle].id == id { return middle }
      if entries[middle].id < id { low = middle + 1 } else { high = middle - 1 }
    }
    return nil
  }

  private func grow() {
    capacity = max(4, capacity * 2)
    let larger = UnsafeMutablePointer<SelectionEntry>.allocate(capacity: capacity)
    if let entries {
      larger.moveInitialize(from: entries, count: used)
      entries.deallocate()
    }
    entries = larger
  }
}
