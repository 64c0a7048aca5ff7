/// What a disposable tells its container by that it has ended.
///
/// Neither keeps the other alive by it, and nothing is left to be undone when the container goes.
package final class DisposableKeeper {
  private weak var container: CompositeDisposable?

  init(_ container: CompositeDisposable) {
    self.container = container
  }

  /// To be called once, last of all: the container may let go of the caller.
  func contentEnded() {
    container?.contentEnded()
  }
}
