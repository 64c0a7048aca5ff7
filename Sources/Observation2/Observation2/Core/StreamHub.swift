/// The observers behind every subject, relay, property and shared stream.
///
/// The first has a place in the hub itself, since most hubs have no other; it is taken when there is
/// nobody. Sends walk over that and a plain buffer, and neither lock nor retain. What makes that
/// safe: an observer that leaves during a send is only marked, and released after the send; the
/// buffer is read anew for each observer, since one may join meanwhile (it is not part of the running
/// send).
///
/// - Complexity: O(1) to join and amortised O(1) to leave (see ``HubList`` for how one is found);
///   O(n) to send.
@usableFromInline
package class StreamHub: StreamNode {
  @exclusivity(unchecked) @usableFromInline final var first = HubEntry(vacantAfter: 0)
  @exclusivity(unchecked) @usableFromInline final var state: HubState = []
  /// Whose it is, if nobody else sees to that.
  @exclusivity(unchecked) private final var home: Home = .kept
  /// Made when a second observer joins.
  @exclusivity(unchecked) @usableFromInline final var others: UnsafeMutablePointer<HubList>?
  @exclusivity(unchecked) @usableFromInline final var extra: HubExtra?

  @usableFromInline
  override init() {}

  deinit {
    let first = first.vacate()
    let (entries, count) = others?.pointee.takeAll() ?? (nil, 0)
    sayFarewell(first)
    for index in 0..<count { sayFarewell(entries.unsafelyUnwrapped[index]) }
    free(entries, count)
    others?.deinitialize(count: 1)
    others?.deallocate()
  }

  /// The domain that it has to go in, as its owner's `deinit` may ask on any thread: it does not
  /// change any more once there are observers.
  final var domain: Domain {
    switch home {
    case .kept, .free: .free
    case .main: .main
    case .actor: extra?.actor.map { .actor($0) } ?? .free
    }
  }

  /// Says which domain it has to go in.
  final func settle(_ domain: Domain) {
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

  /// Whether a send has more to do than to walk over the observers.
  @inlinable final var hasChores: Bool {
    @inline(__always) get { state.contains(.chores) }
    set { if newValue { state.insert(.chores) } else { state.remove(.chores) } }
  }

  /// Whether anyone observes.
  final var hasObservers: Bool {
    if first.isAlive { return true }
    guard let others else { return false }
    return others.pointee.count > others.pointee.deadCount
  }

  final var observerCount: Int {
    let further = others.map { $0.pointee.count - $0.pointee.deadCount } ?? 0
    return first.isAlive ? further + 1 : further
  }

  /// Whether observers that have left still have their places.
  final var hasDead: Bool {
    state.contains(.firstLeft) || others.map { $0.pointee.deadCount > 0 } == true
  }

  /// How many there are beside the first, those that have left included.
  @inlinable final var othersCount: Int {
    @inline(__always) get { others?.pointee.count ?? 0 }
  }

  /// Adds an observer; tells it what this hub derives from, if it wants to know.
  @usableFromInline
  final func join(_ sink: RawSink) -> UpstreamLink {
    if home == .free { settle(Domain(nil)) }
    let wantsOrigins = sink.wantsOrigins()
    let id: UInt32
    if !first.isAlive, !state.contains(.firstLeft), othersCount == 0 {
      id = (first.id &+ 1) & ~HubList.mark
      first = HubEntry(sink, id: id)
      first.isAttached = wantsOrigins
    } else {
      let others = ensureOthers()
      id = others.pointee.append(sink)
      let entries = others.pointee.entries.unsafelyUnwrapped
      entries[others.pointee.count - 1].isAttached = wantsOrigins
    }
    if wantsOrigins { attach(sink) }
    return UpstreamLink(self, id: id)
  }

  /// The link that ``join(_:)`` gave, or none if its observer has left since.
  ///
  /// Nobody tells an observer that has left when the hub goes, so it must not be given a link that
  /// it might use after that.
  @usableFromInline
  final func unlessLeft(_ link: UpstreamLink) -> UpstreamLink {
    guard case .node(_, let id) = link, isAlive(id) else { return .none }
    return link
  }

  @usableFromInline
  final override func cancel(_ id: UInt32) {
    if id & HubList.mark == 0 {
      if first.id == id { leaveFirst() }
    } else if let index = others?.pointee.index(of: id) {
      leave(at: index)
    }
  }

  /// Tells all observers but the first of a value, as far as they were there when it was sent.
  @usableFromInline
  final func walkOthers(_ payload: UnsafeRawPointer, _ count: Int) {
    guard let others else { return }
    var index = 0
    while index < count {
      let entries = others.pointee.entries.unsafelyUnwrapped
      if entries[index].isAlive, !entries[index].deliver(payload) { leave(at: index) }
      index &+= 1
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
      _ = first.vacate()
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
      // One at a time, since a release may run anyone's `deinit`.
      while !isSending, let gone = others.pointee.popDead() { _ = consume gone }
    } else if others.pointee.isSparse {
      compact()
    } else {
      _ = entries[index].vacate()
    }
    if !hasObservers { becameUnobserved() }
  }

  /// Called when the last observer has left, or the hub has ended.
  @usableFromInline
  func becameUnobserved() {}

  /// Delivers the end to everybody and forgets them.
  ///
  /// To be called with ``isSending`` set.
  ///
  /// The observers stay in their places meanwhile, so that one who is cancelled by another is found
  /// and hears nothing any more. Nobody joins: there is only an end to be had. They derive from this
  /// hub's origins until they have heard it: hubs among them would else become origins of their own
  /// for the end, and tell everyone below of that.
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

  /// How the hub ended, once it has.
  @usableFromInline final var end: StreamEnd { extra?.end ?? .completed }

  @usableFromInline
  final func ensureExtra() -> HubExtra {
    if let extra { return extra }
    let made = HubExtra()
    extra = made
    return made
  }

  /// Forgets those that have left.
  ///
  /// They are released last, when everything is whole again.
  @usableFromInline
  final func compact() {
    let (dead, count) = others?.pointee.takeDead() ?? (nil, 0)
    releaseFirst()
    free(dead, count)
  }

  /// Calls `body` with everyone who observes, or only with those who have been told of this hub's
  /// origins; nobody joins or leaves meanwhile.
  final func visit(onlyAttached: Bool = false, _ body: (RawSink) -> Void) {
    if first.isAlive, first.isAttached || !onlyAttached { body(first.sink) }
    guard let others, let entries = others.pointee.entries else { return }
    for index in 0..<others.pointee.count
    where entries[index].isAlive && (entries[index].isAttached || !onlyAttached) {
      body(entries[index].sink)
    }
  }

  /// Says from which id on others are numbered; for tests of what happens when the numbers run out.
  final func number(after id: UInt32) {
    ensureOthers().pointee.renumber(after: id)
  }

  private func ensureOthers() -> UnsafeMutablePointer<HubList> {
    if let others { return others }
    let made = UnsafeMutablePointer<HubList>.allocate(capacity: 1)
    made.initialize(to: HubList())
    others = made
    return made
  }

  private func isAlive(_ id: UInt32) -> Bool {
    if id & HubList.mark == 0 { return first.id == id && first.isAlive }
    guard let others, let index = others.pointee.index(of: id) else { return false }
    return others.pointee.entries.unsafelyUnwrapped[index].isAlive
  }

  private func releaseFirst() {
    guard state.contains(.firstLeft) else { return }
    state.remove(.firstLeft)
    _ = first.vacate()
  }

  /// Tells an observer that the hub is gone.
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
  /// Which domain a hub has to go in.
  fileprivate enum Home: UInt8 {
    /// Its keeper sees to that.
    case kept
    /// No actor's, as far as is known.
    case free
    case main
    /// An actor's, which ``HubExtra`` knows.
    case actor
  }
}
