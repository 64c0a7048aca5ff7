/// One origin's current send, as the joins below it see it.
///
/// A separate object, because joins remember it longer than the origin may live, and must not keep
/// the origin alive. A hub makes it when the first join comes to depend on a send of its own.
@usableFromInline
package final class Wave {
  /// In the lower half how many turns are under way, in the upper half how many joins hold it back.
  ///
  /// A turn is the origin's send, a repetition of what came of an earlier one, or what waits in line
  /// elsewhere. One number for both, since it is looked at more often than anything else.
  @exclusivity(unchecked) var activity: Int64 = 0
  private static let heldBack: Int64 = 1 << 32
  /// Whether its start or end has more to do than to say so: joins wait for it, it is in a group, or
  /// it is not always the first.
  @exclusivity(unchecked) private(set) var hasChores = false
  /// Whether its origin derives from others, so that one of these may have caused a turn.
  @exclusivity(unchecked) private var isDerived = false
  /// Whether an origin further up has caused all that is under way.
  @exclusivity(unchecked) private(set) var isCaused = false
  @exclusivity(unchecked) private var group: WaveGroup?
  /// Joins that wait for the end of this wave.
  @exclusivity(unchecked) private var pending = JoinQueue()
  /// Whose turns it belongs to, if its origin has any beside its own sends.
  @exclusivity(unchecked) package var owner: TurnOwner?

  package init() {}

  /// True from the first delivery of a send until the joins waiting for its end have emitted.
  var isRunning: Bool { turns > 0 }

  /// Whether it runs, or has not got past a join that waits for another wave.
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

  /// Ends: lets every waiting join emit, including those that come to wait meanwhile.
  @usableFromInline
  package func end() {
    if hasChores { settle() }
    activity &-= 1
  }

  /// Puts a join in line.
  ///
  /// Those nearer to the origin go first, those of one rank in order of arrival.
  func enqueue(_ join: JoinNode) {
    pending.add(join)
    hasChores = true
  }

  /// Notes that a join which it has reached waits for another wave.
  func holdBack() {
    activity &+= Wave.heldBack
  }

  /// Notes that the join has emitted.
  func release() {
    activity &-= Wave.heldBack
    if activity == 0 { group?.remove(self) }
  }

  /// Makes this one of those that a stage can find while they are active.
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
  func settle() {
    // An emission may put something in line that belongs to this wave too, and so keeps it running.
    while turns == 1, let join = pending.popFirst() {
      join.waveEnded(self)
    }
    guard turns == 1 else { return }
    isCaused = false
    if activity == 1 { group?.remove(self) }
    hasChores = isDerived || group != nil
  }
}
