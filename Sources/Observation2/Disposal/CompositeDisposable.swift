/// Several disposables that end together.
///
/// Once disposed of, it disposes of everything that is inserted at once. Contents that have ended
/// on their own are dropped, so it does not grow with the number of things that ever were in it.
///
/// - Complexity: inserting is amortised O(1), disposing O(n).
public final class CompositeDisposable: EndingDisposable {
  @exclusivity(unchecked) private var contents: [any Disposable] = []
  @exclusivity(unchecked) private var sweepAt = 16
  @exclusivity(unchecked) package private(set) var isDisposed = false

  /// Creates a container with these contents.
  public init(_ disposables: [any Disposable] = []) {
    contents = disposables
  }

  /// The number of contents that have not ended.
  package var count: Int {
    contents.count { ($0 as? any EndingDisposable)?.isDisposed != true }
  }

  /// Adds a disposable, or disposes of it at once if this container is disposed of already.
  public func insert(_ disposable: any Disposable) {
    guard !isDisposed else { return disposable.dispose() }
    contents.append(disposable)
    if contents.count >= sweepAt {
      contents.removeAll { ($0 as? any EndingDisposable)?.isDisposed == true }
      sweepAt = max(16, contents.count * 2)
    }
  }

  package func silence() {
    for disposable in contents { (disposable as? any EndingDisposable)?.silence() }
  }

  /// Disposes of all contents, in the order of their insertion.
  ///
  /// The container counts as disposed of before the first of them is (SEMANTICS 5).
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let ended = contents
    contents = []
    for disposable in ended { (disposable as? any EndingDisposable)?.silence() }
    for disposable in ended { disposable.dispose() }
  }
}

@available(*, unavailable)
extension CompositeDisposable: Sendable {}
