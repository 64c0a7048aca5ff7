import Observation2

/// A disposable of one's own: a right to something that runs out by itself, or is given back before.
///
/// As an ``EndingDisposable`` it leaves the bag that it lies in when it has run out, and says nothing
/// more from the moment at which its container begins to go.
package final class Lease: EndingDisposable {
  private var whenOver: (() -> Void)?
  private var release: (() -> Void)?

  /// - Parameters:
  ///   - whenOver: Told when it runs out by itself.
  ///   - release: Gives back what was leased, however it ends.
  package init(whenOver: @escaping () -> Void, release: @escaping () -> Void) {
    self.whenOver = whenOver
    self.release = release
  }

  package var isDisposed: Bool { release == nil }

  /// To be called by whoever gave it, when its time is up.
  package func runOut() {
    let whenOver = whenOver
    dispose()
    whenOver?()
  }

  package func silence() {
    whenOver = nil
  }

  package func dispose() {
    whenOver = nil
    release.take()?()
  }
}
