/// Holds one disposable at a time: setting the next one disposes of the one before.
public final class SerialDisposable: EndingDisposable, TellingDisposable {
  @exclusivity(unchecked) private var current: (any Disposable)?
  /// What to tell the end of this one.
  @exclusivity(unchecked) private var outer: DisposableKeeper?
  /// Whether this has been disposed of.
  @exclusivity(unchecked) public private(set) var isDisposed = false

  /// Creates an empty one.
  public init() {}

  /// What is held now.
  ///
  /// Setting it disposes of what was held before; once this is disposed of, whatever is set is
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

  /// Disposes of what is held, and of everything that will be set.
  public func dispose() {
    guard !isDisposed else { return }
    Teardown.dispose(self)
    outer?.contentEnded()
  }

  /// Counts as disposed of from now on; the caller disposes of what was held.
  func close() -> (any Disposable)? {
    isDisposed = true
    let held = current
    current = nil
    return held
  }
}

@available(*, unavailable)
extension SerialDisposable: Sendable {}
