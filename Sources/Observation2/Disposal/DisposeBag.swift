/// Owns subscriptions and ends them when it goes away, which is usually when its owner does.
///
/// It may be filled from inside a callback; what is inserted after it was emptied for good is
/// disposed of at once; subscriptions that end on their own are dropped from it.
public final class DisposeBag {
  private let contents = CompositeDisposable()

  /// Creates an empty bag.
  public init() {}

  deinit { contents.dispose() }

  /// Adds a disposable.
  public func insert(_ disposable: any Disposable) {
    contents.insert(disposable)
  }

  /// Adds several disposables.
  public func insert(_ disposables: any Disposable...) {
    for disposable in disposables { contents.insert(disposable) }
  }

  /// Disposes of the contents now, and of everything that is inserted later at once.
  public func dispose() {
    contents.dispose()
  }

  /// The number of contents that have not ended.
  package var count: Int { contents.count }

  /// The number of contents that are kept.
  package var keptCount: Int { contents.keptCount }
}

@available(*, unavailable)
extension DisposeBag: Sendable {}
