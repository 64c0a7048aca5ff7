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

/// A disposable whose state a container can read: one that ends by itself, or that delivers something.
///
/// A ``DisposeBag`` and a ``CompositeDisposable`` keep a plain ``Disposable`` until they go. One of
/// these they drop once it has ended, and they silence all of them before they dispose of the first.
///
/// ```swift
/// final class Download: EndingDisposable {
///   private var task: URLSessionTask?
///   var isDisposed: Bool { task == nil }
///   func dispose() { … }
/// }
/// ```
public protocol EndingDisposable: Disposable {
  /// Whether it is over, so that a container can drop it early. Never goes back to `false`.
  var isDisposed: Bool { get }

  /// Makes sure that nothing is delivered any more; `dispose()` follows.
  ///
  /// A container silences all its contents before it disposes of the first (rule 5 of
  /// <doc:TheRules>), so that no teardown meets a disposable that has half ended. An implementation
  /// tears nothing down itself. Does nothing by default.
  func silence()
}

extension EndingDisposable {
  /// Does nothing: for a disposable that delivers nothing.
  public func silence() {}
}

/// A disposable that notifies its container of its end.
package protocol TellingDisposable: EndingDisposable {
  /// Sets the keeper to notify when this ends by itself or is disposed of by someone else; only the
  /// last keeper that was set is notified.
  func tell(_ keeper: DisposableKeeper)
}
