public import Observation2
public import StateStore

/// Keeps a slice of a store in a file, until it is disposed of.
///
/// A change is saved when no other has followed it for a while. The value is encoded on the main
/// actor and written off it, one value after the other. If several wait for a slow disk, only the newest is written.
/// ``flush()`` and ``dispose()`` save at once everything that the store has reduced, delivered or not. They return when
/// it is on the disk, so leave this to the scene's bag.
@MainActor
public final class StatePersistence<Value: Codable> {
  private let state: PendingSave<Value>

  fileprivate init(_ state: PendingSave<Value>) {
    self.state = state
  }

  /// `true` if a change is not on the disk yet.
  public var isPending: Bool { state.isPending }

  /// Saves a change that is not on the disk yet, now, and waits for the disk.
  ///
  /// - Returns: `true` if all is on the disk; otherwise the failure was reported. A call from the file's `report`
  ///   during a flush returns `false` too, and tries nothing again.
  @discardableResult
  public func flush() -> Bool { state.flush() }
}

extension StatePersistence: @MainActor Disposable {
  /// Saves a change that is not on the disk yet, as ``flush()`` does, and stops; once.
  public func dispose() {
    state.stop()
  }
}

extension Store {
  /// Keeps a slice of the state in a file.
  ///
  /// Load the file before the store is made, for its initial state, and call this before the first
  /// action: the current value of the slice counts as saved.
  ///
  /// - Parameters:
  ///   - path: The slice.
  ///   - file: The file.
  ///   - delay: The time without further changes after which a change is saved.
  ///   - fileID: The file to name in ledgers; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: The object that saves, until it is disposed of.
  public func persisted<Value: Codable & Equatable>(
    _ path: KeyPath<State, Value>,
    to file: StateFile<Value>,
    after delay: Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StatePersistence<Value> {
    let scheduler = clock.scheduler
    let spot = SourceSpot(fileID: fileID, line: line)
    // A deadline: a change that comes exactly when a save is due is saved with it.
    let state = PendingSave(
      file,
      read: reader(path),
      areEqual: { $0 == $1 },
      schedule: { scheduler.schedule(after: delay, at: spot, isDeadline: true, $0) }
    )
    state.subscription = driver(path).drive(fileID: fileID, line: line) { state.learn($0) }
    return StatePersistence(state)
  }
}

/// The newest value that is not on the disk yet.
@MainActor
private final class PendingSave<Value: Codable> {
  var subscription: (any Disposable)?
  private let timer = SerialDisposable()
  private let file: StateFile<Value>
  /// Reads the current slice, if it may be read.
  private var read: (() -> Value?)?
  private let areEqual: (Value, Value) -> Bool
  /// Calls a closure after the delay.
  private let schedule: (@escaping () -> Void) -> any Disposable
  /// The newest value that was delivered or read; `nil` before the first, which counts as saved.
  private var known: Value?
  /// The newest value whose write has not begun.
  private var waiting: Value?
  /// The number of values that have waited.
  private var changes = 0
  private var write: Write<Value>?
  /// `true` if the delay since the waiting value has passed.
  private var isDue = false
  /// `true` if a flush is under way: the file's `report` may ask for another one, or end everything.
  private var isFlushing = false
  private var isStopped = false

  init(
    _ file: StateFile<Value>,
    read: @escaping () -> Value?,
    areEqual: @escaping (Value, Value) -> Bool,
    schedule: @escaping (@escaping () -> Void) -> any Disposable
  ) {
    self.file = file
    self.read = read
    self.areEqual = areEqual
    self.schedule = schedule
  }

  var isPending: Bool {
    if waiting != nil || write != nil { return true }
    if case .some = untold { return true }
    return false
  }

  /// Stores the slice's value, to be saved after the delay if it is another one.
  func learn(_ value: Value) {
    // Released last here and below, since their `deinit` may ask whether a change is pending.
    let before = exchange(&known, with: value)
    guard let before, !areEqual(before, value) else { return extendLifetime(before) }
    let superseded = exchange(&waiting, with: value)
    changes += 1
    isDue = false
    timer.disposable = schedule { self.begin() }
    extendLifetime((before, superseded))
  }

  /// Stores a value that no driver has delivered, if there is one.
  private func look() {
    if let value = untold { learn(value) }
  }

  /// Begins to write the waiting value; after the write under way, if there is one.
  private func begin() {
    isDue = true
    guard write == nil, let value = waiting else { return }
    isDue = false
    waiting = nil
    let write = Write(of: value, self)
    self.write = write
    file.save(value) { isSaved in write.owner?.end(isSaved) }
  }

  func flush() -> Bool {
    if isFlushing { return false }
    isFlushing = true
    defer { isFlushing = false }
    look()
    while let value = waiting ?? write?.value {
      // A batch may take back the value that this saves, and no driver delivers that.
      timer.disposable = schedule { self.look() }
      isDue = false
      let change = changes
      let isSaved = file.save(value)
      // The file's `report` may have sent a newer change.
      let isNewest = change == changes
      guard isSaved else {
        // The write under way may not have been waited for, and continues to retain the file.
        let superseded = isNewest ? exchange(&waiting, with: value) : nil
        return withExtendedLifetime(superseded) { false }
      }
      let saved = (isNewest ? waiting.take() : nil, write.take())
      saved.1?.owner = nil
      extendLifetime((value, saved))
    }
    return true
  }

  func stop() {
    if isStopped { return }
    isStopped = true
    let subscription = subscription
    self.subscription = nil
    subscription?.dispose()
    _ = flush()
    let ended = read.take()
    timer.dispose()
    extendLifetime(ended)
  }

  /// The value that the store has reduced but not delivered yet, as in the middle of a batch, or
  /// when the first observer ends the store.
  private var untold: Value? {
    guard let known, let value = read?(), !areEqual(known, value) else { return nil }
    return value
  }

  fileprivate func end(_ isSaved: Bool) {
    // A failed value is tried again with the next change or flush, unless a newer one waits.
    let ended = write.take()
    if !isSaved, waiting == nil { waiting = ended?.value }
    ended?.owner = nil
    if isDue { begin() }
    extendLifetime(ended)
  }
}

/// A write under way: retains its owner, and so the file, until it has ended or a flush has waited
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
