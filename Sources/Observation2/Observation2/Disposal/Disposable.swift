/// Something that can be ended: a subscription, a timer, a task.
///
/// Confined like the streams: it stays in the isolation domain that made it.
public protocol Disposable: AnyObject {
  /// Ends it. Synchronous and idempotent: after it returns nothing is delivered any more.
  func dispose()
}

extension Disposable {
  /// Leaves this to `bag`, which disposes of it together with its other contents.
  ///
  /// - Parameters:
  ///   - bag: Who disposes of this.
  ///   - isolation: Where this is called; see ``DisposeBag/insert(_:isolation:)``.
  public func disposed(by bag: DisposeBag, isolation: (any Actor)? = #isolation) {
    bag.insert(self, isolation: isolation)
  }
}

/// A disposable that a container can look into.
package protocol EndingDisposable: Disposable {
  /// Whether it is over, so that a container can drop it early.
  var isDisposed: Bool { get }

  /// Makes sure that nothing is delivered any more, before anything is torn down: a container
  /// silences all its contents before it disposes of the first (rule 5 of <doc:TheRules>).
  func silence()

  /// Has a container told when this ends by itself or is disposed of by someone else; of several
  /// containers the last one.
  func tell(_ keeper: DisposableKeeper)
}

extension EndingDisposable {
  /// Nothing to do: what lies in a container is taken out of it, and silenced one by one.
  package func silence() {}

  /// Tells nobody: a container finds out that this has ended when it grows.
  package func tell(_ keeper: DisposableKeeper) {}
}
