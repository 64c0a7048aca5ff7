import Observation2

extension Stage {
  /// Runs all work that is due at the current instant.
  public func settle() async {
    await ledger.watch { await time.settle() }
  }

  /// Advances time, running the work that falls due on the way.
  public func advance(by duration: Duration) async {
    await ledger.watch { await time.advance(by: duration) }
  }

  /// Advances time to the next due work; see ``/Observation2/VirtualTime/advanceToNext(limit:)``.
  public func advanceToNext(limit: Duration) async -> Bool {
    await ledger.watch { await time.advanceToNext(limit: limit) }
  }
}
