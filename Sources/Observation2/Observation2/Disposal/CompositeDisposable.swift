/// A group of disposables that are disposed of together.
///
/// Once it is disposed of, it disposes of anything inserted at once. Contents that have ended are
/// dropped, so it does not grow with the number of disposables ever inserted.
///
/// - Complexity: inserting is amortised O(1), disposing O(n) for n contents at any depth.
public final class CompositeDisposable: EndingDisposable, TellingDisposable {
  @exclusivity(unchecked) private var contents: [any Disposable] = []
  @exclusivity(unchecked) private var sweepAt = 16
  /// The number of contents that have reported their end since the last sweep.
  @exclusivity(unchecked) private var ended = 0
  /// `true` if there may be contents that don't report their end.
  @exclusivity(unchecked) private var hasSilent = false
  /// The object to which the contents report their end; made for the first of them.
  @exclusivity(unchecked) private var keeper: DisposableKeeper?
  /// The keeper to notify of the end of this container.
  @exclusivity(unchecked) private var outer: DisposableKeeper?
  /// `true` if this has been disposed of.
  @exclusivity(unchecked) public private(set) var isDisposed = false

  /// Creates a container with these contents.
  public init(_ disposables: [any Disposable] = []) {
    for disposable in disposables { insert(disposable) }
  }

  deinit { LettingGo.of(&contents) }

  /// The number of contents that have not ended.
  package var count: Int { contents.count { !Teardown.isOver($0) } }

  /// The number of contents that are kept, which is at most a few more than twice ``count``.
  package var keptCount: Int { contents.count }

  /// Adds a disposable, or disposes of it at once if this container has been disposed of.
  public func insert(_ disposable: any Disposable) {
    guard !isDisposed else { return disposable.dispose() }
    // The usual kind first: a cast to a protocol takes several times as long.
    if let subscriber = disposable as? Subscriber {
      if subscriber.isDone { return }
      subscriber.tell(neededKeeper)
    } else {
      if Teardown.isOver(disposable) { return }
      if let telling = disposable as? any TellingDisposable {
        telling.tell(neededKeeper)
      } else {
        hasSilent = true
      }
    }
    contents.append(disposable)
    guard contents.count >= sweepAt else { return }
    if hasSilent || ended > 0 { sweep() } else { sweepAt = contents.count * 2 }
  }

  package func tell(_ keeper: DisposableKeeper) {
    outer = keeper
  }

  /// Disposes of all contents, in the order of their insertion.
  ///
  /// The container, and each container in it, counts as disposed of before the first content is
  /// (rule 5 of <doc:TheRules>).
  public func dispose() {
    guard !isDisposed else { return }
    Teardown.dispose(self)
    outer?.contentEnded()
  }

  /// Marks the container as disposed of; the caller disposes of the returned contents.
  func close() -> [any Disposable] {
    isDisposed = true
    let contents = contents
    self.contents = []
    return contents
  }

  /// Called when one of the contents has ended.
  func contentEnded() {
    if isDisposed { return }
    ended += 1
    if ended > 8, ended > contents.count / 2 { sweep() }
  }

  private var neededKeeper: DisposableKeeper {
    if let keeper { return keeper }
    let made = DisposableKeeper(self)
    keeper = made
    return made
  }

  /// Drops the contents that have ended; they are released when the list is consistent again.
  private func sweep() {
    var alive: [any Disposable] = []
    // At once: a list that grows by itself is copied several times.
    alive.reserveCapacity(max(0, contents.count - ended))
    for content in contents where !Teardown.isOver(content) { alive.append(content) }
    ended = 0
    sweepAt = max(16, alive.count * 2)
    extendLifetime(exchange(&contents, with: alive))
  }
}

@available(*, unavailable)
extension CompositeDisposable: Sendable {}
