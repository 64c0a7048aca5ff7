import Observation2

extension Stage {
  /// The most frames that one instant shows; see ``advance(by:)``.
  private static let framesOfInstant = 100

  /// Runs all work that is due at the current instant, and shows the frames of that instant as ``advance(by:)`` does.
  public func settle() async {
    await ledger.watch { await showFrames() }
  }

  /// Advances time, running the work that falls due on the way.
  ///
  /// The screen is updated at the start and after each instant at which something was due, as a device shows a frame.
  /// Elements that come into sight on the way therefore receive their `appear` at that instant. If the work that they
  /// start changes the screen without waiting, the same instant shows another frame, at most 100 of them.
  public func advance(by duration: Duration) async {
    await ledger.watch {
      let end = time.scheduler.now + max(duration, .zero)
      repeat { await showFrames() } while await time.advanceToNext(limit: end)
      await time.advance(by: end - time.scheduler.now)
      await showFrames()
    }
  }

  /// Advances time to the next due work, and updates the screen before and after; see
  /// ``/Observation2/VirtualTime/advanceToNext(limit:)``.
  public func advanceToNext(limit: Duration) async -> Bool {
    await ledger.watch {
      await showFrames()
      guard await time.advanceToNext(limit: limit) else { return false }
      await showFrames()
      return true
    }
  }

  /// Updates the screen and runs the due work until neither causes more of the other.
  private func showFrames() async {
    for _ in 0..<Self.framesOfInstant {
      update()
      await time.settle()
      if !isOutdated { return }
    }
  }
}
