/// Something that can be ended: a subscription, a timer, a task.
///
/// Confined like the streams: it stays in the isolation domain that made it.
public protocol Disposable: AnyObject {
  /// Ends it, synchronously and idempotently: nothing is delivered after this returns.
  func dispose()
}

extension Disposable {
  /// Adds this to `bag`, which disposes of it together with its other contents.
  ///
  /// - Parameters:
  ///   - bag: The bag that disposes of this.
  ///   - isolation: The caller's isolation; see ``DisposeBag/insert(_:isolation:)``.
  public func disposed(by bag: DisposeBag, isolation: (any Actor)? = #isolation) {
    bag.insert(self, isolation: isolation)
  }
}

/// A disposable whose state a container can read.
package protocol EndingDisposable: Disposable {
  /// Whether it is over, so that a container can drop it early.
  var isDisposed: Bool { get }

  /// Makes sure that nothing is delivered any more, before anything is torn down: a container
  /// silences all its contents before it disposes of the first (rule 5 of <doc:TheRules>).
  func silence()

  /// Sets the keeper to notify when this ends by itself or is disposed of by someone else; only the
  /// last keeper that was set is notified.
  func tell(_ keeper: DisposableKeeper)
}

extension EndingDisposable {
  /// Does nothing: a container takes the contents of this one out and silences them one by one.
  package func silence() {}

  /// Notifies nobody: a container finds out that this has ended when it grows.
  package func tell(_ keeper: DisposableKeeper) {}
}
