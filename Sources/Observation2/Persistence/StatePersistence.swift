public import Observation2
public import StateStore

/// Keeps a slice of a store in a file, until it is disposed of.
///
/// A change is saved when no other has followed it for a while. It is encoded on the main actor and
/// written beside it, one value after the other; of several that wait for a slow disk only the newest
/// is written. ``flush()`` and ``dispose()`` save what waits at once and return when it is on the disk,
/// so leave this to the scene's bag.
@MainActor
public final class StatePersistence<Value: Codable> {
  private let state: PendingSave<Value>

  fileprivate init(_ state: PendingSave<Value>) {
    self.state = state
  }

  /// Whether a change is not on the disk yet.
  public var isPending: Bool { state.isPending }

  /// Saves what is not on the disk yet, now, and waits for the disk.
  ///
  /// - Returns: Whether all is on the disk; if not, the failure was reported.
  @discardableResult
  public func flush() -> Bool { state.flush() }
}

extension StatePersistence: @MainActor Disposable {
  /// Saves what is not on the disk yet, as ``flush()`` does, and stops.
  public func dispose() {
    state.stop()
  }
}

extension Store {
  /// Keeps a slice of the state in a file.
  ///
  /// Load the file before the store is made, for its initial state, and call this before the first
  /// action: the value that the slice has now counts as saved.
  ///
  /// - Parameters:
  ///   - path: The slice.
  ///   - file: The file.
  ///   - delay: How long it has to be quiet before a change is saved.
  ///   - fileID: The place that ledgers name; by default this call's.
  ///   - line: The same.
  /// - Returns: What saves, until it is disposed of.
  public func persisted<Value: Codable & Equatable>(
    _ path: KeyPath<State, Value>,
    to file: StateFile<Value>,
    after delay: Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StatePersistence<Value> {
    let state = PendingSave(file)
    let scheduler = clock.scheduler
    var isFirst = true
    state.subscription = driver(path).drive(fileID: fileID, line: line) { value in
      if isFirst {
        isFirst = false
        return
      }
      state.change(
        value,
        scheduler.schedule(after: delay, fileID: fileID, line: line) { state.begin() }
      )
    }
    return StatePersistence(state)
  }
}

/// The newest value that is not on the disk yet.
@MainActor
private final class PendingSave<Value: Codable> {
  var subscription: (any Disposable)?
  private let file: StateFile<Value>
  private let timer = SerialDisposable()
  /// The newest value that nobody has begun to write.
  private var waiting: Value?
  private var write: Write<Value>?
  /// Whether it has been quiet for long enough since the value that waits.
  private var isDue = false

  init(_ file: StateFile<Value>) {
    self.file = file
  }

  var isPending: Bool { waiting != nil || write != nil }

  func change(_ value: Value, _ timer: any Disposable) {
    waiting = value
    isDue = false
    self.timer.disposable = timer
  }

  /// Begins to write what waits; once what is under way is done, if there is something.
  func begin() {
    isDue = true
    guard write == nil, let value = waiting else { return }
    isDue = false
    waiting = nil
    let write = Write(of: value, self)
    self.write = write
    file.save(value) { isSaved in write.owner?.end(isSaved) }
  }

  func flush() -> Bool {
    guard let value = waiting ?? write?.value else { return true }
    timer.disposable = nil
    isDue = false
    if file.save(value) {
      waiting = nil
      write?.owner = nil
      write = nil
      return true
    }
    // What is under way may not have been waited for, and goes on to keep the file open.
    waiting = value
    return false
  }

  func stop() {
    let subscription = subscription
    self.subscription = nil
    subscription?.dispose()
    _ = flush()
    timer.dispose()
  }

  fileprivate func end(_ isSaved: Bool) {
    // One that failed is tried again with the next change or flush, unless a newer one waits.
    if !isSaved, waiting == nil { waiting = write?.value }
    write?.owner = nil
    write = nil
    if isDue { begin() }
  }
}

/// A write under way: keeps its owner, and so the file open, until it has ended or a flush has waited
/// for it.
@MainActor
private final class Write<Value: Codable> {
  let value: Value
  var owner: PendingSave<Value>?

  init(of value: Value, _ owner: PendingSave<Value>) {
    self.value = value
    self.owner = owner
  }
}
