/// Holds one disposable at a time: setting the next one disposes of the one before.
public final class SerialDisposable: EndingDisposable, TellingDisposable {
  @exclusivity(unchecked) private var current: (any Disposable)?
  /// The keeper to notify of the end of this one.
  @exclusivity(unchecked) private var outer: DisposableKeeper?
  /// Whether this has been disposed of.
  @exclusivity(unchecked) public private(set) var isDisposed = false

  /// Creates an empty container.
  public init() {}

  deinit { LettingGo.of(&current) }

  /// The current disposable.
  ///
  /// Setting it disposes of the former one; once this container has been disposed of, a new one is
  /// disposed of at once.
  public var disposable: (any Disposable)? {
    get { current }
    set {
      if isDisposed {
        newValue?.dispose()
      } else {
        let previous = current
        current = newValue
        if previous !== newValue { previous?.dispose() }
      }
    }
  }

  package func tell(_ keeper: DisposableKeeper) {
    outer = keeper
  }

  /// Disposes of the current disposable, and of any that is set later.
  public func dispose() {
    guard !isDisposed else { return }
    Teardown.dispose(self)
    outer?.contentEnded()
  }

  /// Marks the container as disposed of; the caller disposes of the returned disposable.
  func close() -> (any Disposable)? {
    isDisposed = true
    let held = current
    current = nil
    return held
  }
}

@available(*, unavailable)
extension SerialDisposable: Sendable {}
