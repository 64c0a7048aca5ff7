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

/// A disposable that a container can look into: one that ends by itself, or that delivers something.
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
  /// Called before any content of the same container is torn down, so that no teardown comes upon
  /// something half ended (SEMANTICS 5). It must tear nothing down itself, and does nothing by default.
  func silence()
}

extension EndingDisposable {
  /// Does nothing: for what delivers nothing, or lets go of it in `dispose()` alone.
  public func silence() {}
}

/// A disposable that tells its container of its end.
package protocol TellingDisposable: EndingDisposable {
  /// Has a container told when this ends by itself or is disposed of by someone else; of several
  /// containers the last one.
  func tell(_ keeper: DisposableKeeper)
}
