/// A disposable made of a closure, which runs at most once.
public final class AnyDisposable: EndingDisposable, TellingDisposable {
  @exclusivity(unchecked) private var action: (() -> Void)?
  @exclusivity(unchecked) private var keeper: DisposableKeeper?

  /// Creates a disposable that calls `action` when it is first disposed of.
  public init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Creates a disposable with nothing to do.
  public init() {}

  /// Whether the closure has been called, or there was none.
  public var isDisposed: Bool { action == nil }

  /// Tells its container no more that it has ended.
  public func silence() {
    keeper = nil
  }

  package func tell(_ keeper: DisposableKeeper) {
    self.keeper = keeper
  }

  /// Calls the closure, the first time.
  public func dispose() {
    guard let action else { return }
    self.action = nil
    action()
    keeper?.contentEnded()
  }
}

@available(*, unavailable)
extension AnyDisposable: Sendable {}
