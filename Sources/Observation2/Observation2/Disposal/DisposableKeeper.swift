/// The object through which a disposable notifies its container that it has ended.
///
/// Neither retains the other through it, and nothing has to be undone when the container goes.
package final class DisposableKeeper {
  private weak var container: CompositeDisposable?

  init(_ container: CompositeDisposable) {
    self.container = container
  }

  /// To be called once, as the last step: the container may release the caller.
  func contentEnded() {
    container?.contentEnded()
  }
}
