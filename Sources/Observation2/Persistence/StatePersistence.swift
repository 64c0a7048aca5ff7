public import Observation2
public import StateStore

/// Keeps a slice of a store in a file, until it is disposed of.
///
/// A change is saved when no other has followed it for a while; what waits is saved at once by
/// ``flush()`` and ``dispose()``, so leave it to the scene's bag, or let its last owner go.
@MainActor
public final class StatePersistence<Value: Codable> {
  private let file: StateFile<Value>
  private let state: PendingSave<Value>

  fileprivate init(_ file: StateFile<Value>, _ state: PendingSave<Value>) {
    self.file = file
    self.state = state
  }

  /// Whether a change waits to be saved.
  public var isPending: Bool { state.waiting != nil }

  /// Saves what waits, now.
  ///
  /// - Returns: Whether nothing waits any more; if not, the failure was reported.
  @discardableResult
  public func flush() -> Bool { state.flush() }
}

extension StatePersistence: @MainActor Disposable {
  /// Saves what waits, and stops.
  public func dispose() {
    state.stop()
  }
}

extension Store {
  /// Keeps a slice of the state in a file.
  ///
  /// Load the file before the store is made, for its initial state.
  ///
  /// - Parameters:
  ///   - path: The slice.
  ///   - file: The file.
  ///   - delay: How long it has to be quiet before a change is saved.
  /// - Returns: What saves, until it is disposed of.
  public func persisted<Value: Codable & Equatable>(
    _ path: KeyPath<State, Value>,
    to file: StateFile<Value>,
    after delay: Duration = .milliseconds(500)
  ) -> StatePersistence<Value> {
    let state = PendingSave(file)
    let scheduler = clock.scheduler
    var isFirst = true
    state.subscription = driver(path).drive { value in
      if isFirst {
        isFirst = false
        return
      }
      state.waiting = value
      state.timer.disposable = scheduler.schedule(after: delay) { state.flush() }
    }
    return StatePersistence(file, state)
  }
}

/// The newest value that is not saved yet; ends with what holds it.
private final class PendingSave<Value: Codable> {
  var waiting: Value?
  let timer = SerialDisposable()
  var subscription: (any Disposable)?
  private let file: StateFile<Value>

  init(_ file: StateFile<Value>) {
    self.file = file
  }

  @discardableResult
  func flush() -> Bool {
    guard let value = waiting else { return true }
    timer.disposable = nil
    guard file.save(value) else { return false }
    waiting = nil
    return true
  }

  func stop() {
    let subscription = subscription
    self.subscription = nil
    subscription?.dispose()
    flush()
    timer.dispose()
  }
}
