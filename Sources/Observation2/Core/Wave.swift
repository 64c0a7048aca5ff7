/// One origin's current send, as the joins below it see it.
///
/// A separate object, because joins remember it longer than the origin may live, and must not keep
/// the origin alive. A hub makes it when the first join comes to depend on it.
@usableFromInline
package final class Wave {
  /// True from the first delivery of a send until the joins waiting for its end have emitted.
  @exclusivity(unchecked) @usableFromInline package var isRunning = false
  /// Joins that wait for the end of this wave.
  @exclusivity(unchecked) private(set) var hasPending = false
  @exclusivity(unchecked) private var pending = JoinQueue()

  package init() {}

  /// Puts a join in line.
  ///
  /// Those nearer to the origin go first, those of one rank in order of arrival.
  func enqueue(_ join: JoinNode) {
    pending.add(join)
    hasPending = true
  }

  /// Lets every waiting join emit, including those that come to wait meanwhile.
  @usableFromInline
  package func settle() {
    while let join = pending.popFirst() {
      join.waveEnded(self)
    }
    hasPending = false
  }
}
