/// The observers behind every subject, relay, property and shared stream.
///
/// The first observer has a place in the hub itself, since most hubs have only one; it is taken when there
/// is no observer. Sends walk over that place and a plain buffer, and neither lock nor retain. This is safe
/// because an observer that leaves during a send is only marked, and released after the send. The buffer is
/// read again for each observer, since one may join during the send (it is not part of the running send).
///
/// - Complexity: O(1) to join and amortised O(1) to leave (see ``ObserverList`` for how one is found);
///   O(n) to send.
@usableFromInline
package class StreamHub: StreamNode {
  @exclusivity(unchecked) @usableFromInline final var first = HubEntry(vacantAfter: 0)
  @exclusivity(unchecked) @usableFromInline final var state: HubState = []
  /// The domain in which the hub has to be released, unless its keeper sees to that.
  @exclusivity(unchecked) private final var home: Home = .kept
  /// `true` if there is more to do when an observer leaves than to release it.
  @exclusivity(unchecked) final var hasOwnLeaving = false
  /// `true` while an observer is about to join only to look, so that nothing is to be started for it.
  @exclusivity(unchecked) final var isLookedAt = false
  /// Made when a second observer joins.
  @exclusivity(unchecked) @usableFromInline final var others:
    UnsafeMutablePointer<ObserverList<HubEntry>>?
  @exclusivity(unchecked) @usableFromInline final var extra: HubExtra?

  @usableFromInline
  override init() {}

  deinit {
    dismissAll()
    others?.deinitialize(count: 1)
    others?.deallocate()
  }

  /// The domain in which the hub has to be released.
  ///
  /// Its owner's `deinit` may read it on any thread: it no longer changes once there are observers.
  final var domain: Domain {
    switch home {
    case .kept, .free: .free
    case .main: .main
    case .actor: extra?.actor.map { .actor($0) } ?? .free
    }
  }

  /// Sets the domain in which the hub has to be released.
  final func adopt(_ domain: Domain) {
    switch domain {
    case .free: home = .free
    case .main: home = .main
    case .actor(let actor):
      home = .actor
      ensureExtra().actor = actor
    }
  }

  @inlinable final var isSending: Bool {
    @inline(__always) get { state.contains(.sending) }
    @inline(__always) set { if newValue { state.insert(.sending) } else { state.remove(.sending) } }
  }

  @inlinable final var isEnded: Bool { state.contains(.ended) }

  /// `true` if a send has more to do than to walk over the observers.
  @inlinable final var hasChores: Bool {
    @inline(__always) get { state.contains(.chores) }
    set { if newValue { state.insert(.chores) } else { state.remove(.chores) } }
  }

  /// A Boolean value that indicates whether the hub keeps the newest value as a state.
  var keepsValue: Bool { false }

  /// `true` if the hub has an observer.
  final var hasObservers: Bool {
    if first.isAlive { return true }
    guard let others else { return false }
    return others.pointee.count > others.pointee.deadCount
  }

  /// `true` if observers that have left still have their places.
  final var hasDead: Bool {
    state.contains(.firstLeft) || others.map { $0.pointee.deadCount > 0 } == true
  }

  /// The number of observers beside the first, including those that have left.
  @inlinable final var othersCount: Int {
    @inline(__always) get { others?.pointee.count ?? 0 }
  }

  /// Adds an observer, and reports this hub's origins to it if it needs to know them.
  @usableFromInline
  final func join(_ sink: RawSink) -> UpstreamLink {
    if home == .free { adopt(Domain(nil)) }
    let link: UpstreamLink
    let wantsOrigins: Bool
    if !first.isAlive, !state.contains(.firstLeft), othersCount == 0 {
      let id = (first.id &+ 1) & ~ObserverList<HubEntry>.mark
      first = HubEntry(sink, id: id)
      link = UpstreamLink(self, id: id)
      wantsOrigins = sink.wantsOrigins(by: link)
      first.isAttached = wantsOrigins
    } else {
      let others = ensureOthers()
      link = UpstreamLink(self, id: others.pointee.append { HubEntry(sink, id: $0) })
      wantsOrigins = sink.wantsOrigins(by: link)
      let entries = others.pointee.entries.unsafelyUnwrapped
      entries[others.pointee.count - 1].isAttached = wantsOrigins
    }
    if wantsOrigins { attach(sink) }
    return link
  }

  /// Reports this hub's origins to an observer that did not want to know them when it joined.
  final override func follow(_ id: UInt32) {
    var sink: RawSink?
    change(id) { entry in
      guard entry.isAlive, !entry.isAttached else { return }
      entry.isAttached = true
      sink = entry.sink
    }
    if let sink { attach(sink) }
  }

  @usableFromInline
  final override func cancel(_ id: UInt32) {
    if id & ObserverList<HubEntry>.mark == 0 {
      if first.id == id { leaveFirst() }
    } else if let index = others?.pointee.index(of: id) {
      leave(at: index)
    }
  }

  @usableFromInline
  final override func cancelQuietly(_ id: UInt32) -> Bool {
    guard first.id == id, first.isAlive, !first.isAttached, state.isEmpty, !hasOwnLeaving else {
      return false
    }
    // Nothing may follow: what is released here may have held this hub.
    extendLifetime(first.vacate())
    return true
  }

  /// Delivers a value to all observers but the first that were there when it was sent; not inlined,
  /// since among a caller's other values the loop is slower.
  @usableFromInline @inline(never)
  final func walkOthers(_ payload: UnsafeRawPointer, _ count: Int) {
    guard let others else { return }
    // Counted in bytes: a second counter would take a register, and so one more load each time.
    let stride = MemoryLayout<HubEntry>.stride
    var offset = 0
    while offset < count &* stride {
      let entries = UnsafeMutableRawPointer(others.pointee.entries.unsafelyUnwrapped)
      let entry = (entries + offset).assumingMemoryBound(to: HubEntry.self)
      if _slowPath(!entry.pointee.deliver(payload)) { leave(at: offset / stride) }
      offset &+= stride
    }
  }

  /// Marks the first observer as gone and frees its place as soon as no send is using it.
  @usableFromInline
  final func leaveFirst() {
    guard first.isAlive else { return }
    first.isAlive = false
    if first.isAttached { detach(first.sink) }
    if isSending {
      state.formUnion([.chores, .firstLeft])
    } else {
      extendLifetime(first.vacate())
    }
    if !hasObservers { becameUnobserved() }
  }

  /// Marks another observer as gone and frees its place as soon as no send is using it.
  private func leave(at index: Int) {
    guard let others, let entries = others.pointee.entries, entries[index].isAlive else { return }
    others.pointee.bury(at: index)
    if entries[index].isAttached { detach(entries[index].sink) }
    if isSending {
      hasChores = true
    } else if index == others.pointee.count - 1 {
      // One at a time, since a release may run any `deinit`.
      while !isSending, let gone = others.pointee.popDead() { extendLifetime(gone) }
    } else if others.pointee.isSparse {
      compact()
    } else {
      extendLifetime(entries[index].vacate())
    }
    if !hasObservers { becameUnobserved() }
  }

  /// Called when the last observer has left, or the hub has ended; see ``hasOwnLeaving``.
  @usableFromInline
  func becameUnobserved() {}

  /// Delivers the end to all observers and removes them.
  ///
  /// To be called with ``isSending`` set.
  ///
  /// The observers stay in their places during this, so that one which is cancelled by another is found and
  /// receives nothing more. None joins: a new observer only receives the end. They derive from this hub's
  /// origins until they have received the end. Otherwise hubs among them would become origins of their own
  /// for it, and report that to all operators below.
  @usableFromInline
  final func deliverEnd(_ end: StreamEnd) {
    state.insert(.ended)
    ensureExtra().end = end
    if first.isAlive {
      first.isAlive = false
      state.formUnion([.chores, .firstLeft])
      let sink = first.sink
      sink.end(end)
      if first.isAttached { detach(sink) }
    }
    for index in 0..<othersCount {
      guard let others, let entries = others.pointee.entries else { break }
      guard entries[index].isAlive else { continue }
      others.pointee.bury(at: index)
      let sink = entries[index].sink
      sink.end(end)
      if entries[index].isAttached { detach(sink) }
    }
    let (entries, count) = others?.pointee.takeAll() ?? (nil, 0)
    free(entries, count)
    releaseFirst()
    becameUnobserved()
  }

  @usableFromInline
  final func ensureExtra() -> HubExtra {
    if let extra { return extra }
    let made = HubExtra()
    extra = made
    return made
  }

  /// Removes the observers that have left.
  ///
  /// They are released last, when all state is consistent again.
  @usableFromInline
  final func compact() {
    let (dead, count) = others?.pointee.takeDead() ?? (nil, 0)
    releaseFirst()
    free(dead, count)
  }

  /// Continues numbering observers after `id`; for tests of running out of ids.
  final func number(after id: UInt32) {
    ensureOthers().pointee.renumber(after: id)
  }

  private func ensureOthers() -> UnsafeMutablePointer<ObserverList<HubEntry>> {
    if let others { return others }
    let made = UnsafeMutablePointer<ObserverList<HubEntry>>.allocate(capacity: 1)
    made.initialize(to: ObserverList())
    others = made
    return made
  }

  private func releaseFirst() {
    guard state.contains(.firstLeft) else { return }
    state.remove(.firstLeft)
    extendLifetime(first.vacate())
  }

  /// Removes all observers, and notifies them that nothing can come any more; to be called while no
  /// send is under way.
  final func dismissAll() {
    let first = first.vacate()
    let (entries, count) = others?.pointee.takeAll() ?? (nil, 0)
    sayFarewell(first)
    for index in 0..<count { sayFarewell(entries.unsafelyUnwrapped[index]) }
    free(entries, count)
  }

  /// Notifies an observer that the hub is gone.
  private func sayFarewell(_ entry: borrowing HubEntry) {
    guard entry.isAlive else { return }
    if entry.isAttached { detach(entry.sink) }
    entry.sink.upstreamGone(leaving: extra?.remains.map { .owned($0) })
  }

  private func free(_ entries: UnsafeMutablePointer<HubEntry>?, _ count: Int) {
    entries?.deinitialize(count: count)
    entries?.deallocate()
  }
}

extension StreamHub {
  /// The domain in which a hub has to be released.
  fileprivate enum Home: UInt8 {
    /// Its keeper releases it in the right domain.
    case kept
    /// No actor's, as far as is known.
    case free
    case main
    /// An actor's, which ``HubExtra`` knows.
    case actor
  }
}
