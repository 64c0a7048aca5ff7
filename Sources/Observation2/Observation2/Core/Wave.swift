/// The current send of an origin (a hub whose sends no hub above it causes), as joins below see it.
///
/// A separate object, because joins remember it longer than the origin may live, and must not keep
/// the origin alive. A hub makes it when the first join comes to depend on a send of its own.
@usableFromInline
package final class Wave {
  /// The number of turns under way in the lower half, and of joins that hold the wave back in the
  /// upper half.
  ///
  /// A turn is the origin's send, a replay of an earlier result, or an event that is queued
  /// elsewhere. One number for both, since it is read more often than anything else.
  @exclusivity(unchecked) var activity: Int64 = 0
  private static let heldBack: Int64 = 1 << 32
  /// `true` if its start or end has more to do than to count: joins wait for it, it is in a group, or an origin above
  /// may have caused it.
  @exclusivity(unchecked) private(set) var hasChores = false
  /// `true` if its origin derives from others, so that one of these may have caused a turn.
  @exclusivity(unchecked) private var isDerived = false
  /// `true` if an origin further up has caused all that is under way.
  @exclusivity(unchecked) private(set) var isCaused = false
  @exclusivity(unchecked) private var group: WaveGroup?
  /// Joins that wait for the end of this wave.
  @exclusivity(unchecked) private var pending = JoinQueue()
  /// Joins that hold this wave back.
  @exclusivity(unchecked) private var holders = HoldingJoins()
  /// The owner of the turns that it belongs to, if its origin has any beside its own sends.
  @exclusivity(unchecked) package var owner: TurnOwner?

  package init() {}

  /// True from the first delivery of a send until the joins waiting for its end have emitted.
  var isRunning: Bool { turns > 0 }

  /// `true` if it runs, or has not got past a join that waits for another wave.
  var isActive: Bool { activity != 0 }

  private var turns: Int32 { Int32(truncatingIfNeeded: activity) }

  /// Starts, before the first delivery.
  @usableFromInline
  package func begin() {
    activity &+= 1
    if hasChores { noteBegin() }
  }

  /// Starts a turn that an origin further up may have caused.
  func begin(isCaused: Bool) {
    self.isCaused = isCaused && (self.isCaused || !isRunning)
    begin()
  }

  /// To be called when its origin comes to derive from others.
  func derive() {
    isDerived = true
    hasChores = true
  }

  /// Ends: lets every waiting join emit, including those that begin to wait during the end.
  @usableFromInline
  package func end() {
    if hasChores { doChores() }
    activity &-= 1
  }

  /// Enqueues a join that waits for the end of this wave.
  ///
  /// Joins of lower rank go first, those of one rank in order of subscription.
  func enqueue(_ join: JoinNode) {
    pending.add(join)
    hasChores = true
  }

  /// Notes that a join which it has reached waits for another wave.
  ///
  /// - Parameters:
  ///   - join: The join.
  ///   - rank: The rank of the join now.
  func holdBack(by join: JoinNode, of rank: Int32) {
    activity &+= Wave.heldBack
    holders.add(join, of: rank)
  }

  /// Notes that a join has emitted, which had this rank when it came to wait.
  func release(of rank: Int32) {
    activity &-= Wave.heldBack
    if activity == 0 { group?.remove(self) }
    holders.remove(of: rank)
  }

  /// Returns `true` if it may still bring a join something: it runs, or is held back above the join.
  ///
  /// A join that holds the wave back elsewhere, such as an equal one that was subscribed to earlier,
  /// does not count.
  func mayReach(_ join: JoinNode) -> Bool {
    isRunning || isActive && holders.areAbove(join, self)
  }

  /// Adds the wave to a group, in which a node finds it while it is active.
  func enter(_ newGroup: WaveGroup) {
    if let group { return group.unite(with: newGroup) }
    group = newGroup
    hasChores = true
    if isActive { newGroup.add(self) }
  }

  /// The part of ``begin()`` that few waves need.
  func noteBegin() {
    if activity == 1 { group?.add(self) }
  }

  /// The part of ``end()`` that is needed if there are chores.
  func doChores() {
    // An emission may enqueue a join that belongs to this wave too, and so keeps it running.
    while turns == 1, let join = pending.popFirst() {
      join.waveEnded(self)
    }
    guard turns == 1 else { return }
    isCaused = false
    if activity == 1 { group?.remove(self) }
    hasChores = isDerived || group != nil
  }
}
