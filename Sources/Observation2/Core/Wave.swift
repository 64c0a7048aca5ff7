/// One origin's current send, as the joins below it see it.
///
/// A separate object, because joins remember it longer than the origin may live, and must not keep
/// the origin alive. A hub makes it when the first join comes to depend on a send of its own.
@usableFromInline
package final class Wave {
  /// How many turns are under way: the origin's send, and repetitions of what came of earlier ones.
  @exclusivity(unchecked) var turns: Int32 = 0
  /// Whether its start or end has more to do than to say so: joins wait for it, it is in a group, or
  /// it is not always the first.
  @exclusivity(unchecked) private(set) var hasChores = false
  /// Whether its origin derives from others, so that one of these may have caused a turn.
  @exclusivity(unchecked) private var isDerived = false
  /// Whether an origin further up has caused what is under way.
  @exclusivity(unchecked) private(set) var isCaused = false
  @exclusivity(unchecked) private var group: WaveGroup?
  /// Joins that wait for the end of this wave.
  @exclusivity(unchecked) private var pending = JoinQueue()

  package init() {}

  /// True from the first delivery of a send until the joins waiting for its end have emitted.
  var isRunning: Bool { turns > 0 }

  /// Starts, before the first delivery.
  @usableFromInline
  package func begin() {
    turns &+= 1
    if hasChores { noteBegin() }
  }

  /// Starts a turn that an origin further up may have caused.
  func begin(isCaused: Bool) {
    self.isCaused = isCaused
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
    turns &-= 1
  }

  /// Puts a join in line.
  ///
  /// Those nearer to the origin go first, those of one rank in order of arrival.
  func enqueue(_ join: JoinNode) {
    pending.add(join)
    hasChores = true
  }

  /// Makes this one of those that a stage can find while they run.
  func enter(_ newGroup: WaveGroup) {
    if let group { return group.unite(with: newGroup) }
    group = newGroup
    hasChores = true
    if isRunning { newGroup.add(self) }
  }

  /// The part of ``begin()`` that few waves need.
  func noteBegin() {
    if turns == 1 { group?.add(self) }
  }

  /// The part of ``end()`` that is needed if there are chores.
  func settle() {
    // An emission may put something in line that belongs to this wave too, and so keeps it running.
    while turns == 1, let join = pending.popFirst() {
      join.waveEnded(self)
    }
    guard turns == 1 else { return }
    isCaused = false
    group?.remove(self)
    hasChores = isDerived || group != nil
  }
}
