/// Owns subscriptions and ends them when it is deallocated, usually together with its owner.
///
/// It may be filled from inside a callback. After ``dispose()`` it disposes of anything inserted at
/// once. Subscriptions that end on their own are dropped from it.
///
/// The last reference to it, or to its owner, may be released on any thread. On the main actor, if
/// that made it, the contents are disposed of there and then; otherwise the actor that made it
/// disposes of them, in a job of its own (rule 32 of <doc:TheRules>). This holds for an actor of
/// your own even if it releases the bag itself: call ``dispose()`` to end things at once. In a long
/// chain of bags that go because of one another, one waits for others (<doc:DeepStreams#Disposables>).
public final class DisposeBag {
  private let contents = CompositeDisposable()
  @exclusivity(unchecked) private var domain: Domain

  /// Creates an empty bag.
  ///
  /// - Parameter isolation: The domain that it belongs to; by default the caller's.
  public init(isolation: (any Actor)? = #isolation) {
    domain = Domain(isolation)
  }

  deinit {
    if domain.isCurrent {
      LettingGo.perform(contents) { $0.dispose() }
    } else {
      domain.perform { [contents] in contents.dispose() }
    }
  }

  /// Adds a disposable.
  ///
  /// - Parameters:
  ///   - disposable: The disposable that the bag owns from now on.
  ///   - isolation: The caller's isolation, which the compiler fills in. A bag that is the initial
  ///     value of an actor's property belongs to no actor yet, and learns its actor here.
  public func insert(_ disposable: any Disposable, isolation: (any Actor)? = #isolation) {
    domain.adopt(isolation)
    contents.insert(disposable)
  }

  /// Adds several disposables.
  ///
  /// - Parameters:
  ///   - disposables: The disposables that the bag owns from now on.
  ///   - isolation: The caller's isolation; see ``insert(_:isolation:)``.
  public func insert(_ disposables: any Disposable..., isolation: (any Actor)? = #isolation) {
    for disposable in disposables { insert(disposable, isolation: isolation) }
  }

  /// Disposes of the contents now, and of anything inserted later at once.
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
