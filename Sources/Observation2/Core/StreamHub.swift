/// The list of observers behind every subject, relay, property and shared stream.
///
/// Sends walk a plain buffer and neither lock nor retain. What makes that safe: an observer that
/// leaves during a send is only marked, and released after the send; the buffer is read anew for
/// each observer, since one may join meanwhile (it is not part of the running send).
///
/// - Complexity: O(1) to join and amortised O(1) to leave (the entries are ordered by id, so one is
///   found in O(log n), at once if it is the newest); O(n) to send.
@usableFromInline
package class StreamHub: StreamNode {
  @exclusivity(unchecked) @usableFromInline final var entries: UnsafeMutablePointer<HubEntry>?
  @exclusivity(unchecked) @usableFromInline final var count: UInt32 = 0
  @exclusivity(unchecked) private final var capacity: UInt32 = 0
  @exclusivity(unchecked) private final var nextID: UInt32 = 0
  @exclusivity(unchecked) private(set) final var deadCount: UInt32 = 0
  @exclusivity(unchecked) @usableFromInline final var isSending = false
  @exclusivity(unchecked) @usableFromInline final var isEnded = false
  /// Whose it is, if nobody else sees to that.
  @exclusivity(unchecked) private final var home: Home = .kept
  /// Whether a send has more to do than to walk over the observers.
  @exclusivity(unchecked) @usableFromInline final var hasChores = false
  @exclusivity(unchecked) @usableFromInline final var extra: HubExtra?

  @usableFromInline
  override init() {}

  deinit {
    let (base, count) = takeEntries()
    for index in 0..<count where base.unsafelyUnwrapped[index].isAlive {
      let sink = base.unsafelyUnwrapped[index].sink
      if base.unsafelyUnwrapped[index].isAttached { detach(sink) }
      sink.upstreamGone()
    }
    free(base, count)
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

  /// Whether anyone observes.
  final var hasObservers: Bool { count > deadCount }

  /// Adds an observer; tells it what this hub derives from, if it wants to know.
  @usableFromInline
  final func join(_ sink: RawSink) -> UpstreamLink {
    if count == capacity { grow() }
    if home == .free { settle(Domain(nil)) }
    nextID += 1
    let id = nextID
    let place = entries.unsafelyUnwrapped + Int(count)
    place.initialize(to: HubEntry(sink, id: id))
    count += 1
    if sink.wantsOrigins() {
      place.pointee.isAttached = true
      attach(sink)
    }
    return UpstreamLink(self, id: id)
  }

  /// The link that ``join(_:)`` gave, or none if its observer has left since.
  ///
  /// Nobody tells an observer that has left when the hub goes, so it must not be given a link that
  /// it might use after that.
  @usableFromInline
  final func unlessLeft(_ link: UpstreamLink) -> UpstreamLink {
    guard case .node(_, let id) = link, let index = index(of: id),
      entries.unsafelyUnwrapped[index].isAlive
    else { return .none }
    return link
  }

  @usableFromInline
  final override func cancel(_ id: UInt32) {
    guard let index = index(of: id), let entries, entries[index].isAlive else { return }
    leave(at: index, of: entries)
  }

  /// Marks the observer at `index` as gone and frees its place as soon as no send is using it.
  @usableFromInline
  final func leave(at index: Int, of entries: UnsafeMutablePointer<HubEntry>) {
    guard entries[index].isAlive else { return }
    entries[index].isAlive = false
    deadCount += 1
    if entries[index].isAttached { detach(entries[index].sink) }
    if isSending {
      hasChores = true
    } else if index == Int(count) - 1 {
      removeTail()
    } else if deadCount > 16, deadCount > count / 2 {
      compact()
    } else {
      vacate(index, of: entries)
    }
    if count == deadCount { becameUnobserved() }
  }

  /// Called when the last observer has left, or the hub has ended.
  @usableFromInline
  func becameUnobserved() {}

  /// Delivers the end to everybody and forgets them.
  ///
  /// To be called with ``isSending`` set.
  ///
  /// The observers stay in their places meanwhile, so that one who is cancelled by another is found
  /// and hears nothing any more. Nobody joins: there is only an end to be had.
  @usableFromInline
  final func deliverEnd(_ end: StreamEnd) {
    isEnded = true
    ensureExtra().end = end
    for index in 0..<Int(count) {
      let entries = entries.unsafelyUnwrapped
      guard entries[index].isAlive else { continue }
      entries[index].isAlive = false
      deadCount += 1
      let sink = entries[index].sink
      if entries[index].isAttached { detach(sink) }
      sink.end(end)
    }
    let (base, count) = takeEntries()
    free(base, count)
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

  private func index(of id: UInt32) -> Int? {
    guard let entries, count > 0 else { return nil }
    var low = 0
    var high = Int(count) - 1
    if entries[high].id == id { return high }
    while low <= high {
      let middle = (low + high) / 2
      let candidate = entries[middle].id
      if candidate == id { return middle }
      if candidate < id { low = middle + 1 } else { high = middle - 1 }
    }
    return nil
  }

  private func grow() {
    let larger = capacity == 0 ? 1 : capacity * 2
    let fresh = UnsafeMutablePointer<HubEntry>.allocate(capacity: Int(larger))
    if let entries {
      fresh.moveInitialize(from: entries, count: Int(count))
      entries.deallocate()
    }
    entries = fresh
    capacity = larger
  }

  /// Releases the newest entry and the dead ones before it, one at a time, since a release may run
  /// anyone's `deinit`.
  private func removeTail() {
    while count > 0, !isSending, let entries, !entries[Int(count) - 1].isAlive {
      count -= 1
      deadCount -= 1
      let entry = (entries + Int(count)).move()
      _ = consume entry
    }
  }

  /// Lets go of the observer but keeps its place until enough are empty to be worth a pass.
  private func vacate(_ index: Int, of entries: UnsafeMutablePointer<HubEntry>) {
    let id = entries[index].id
    let gone = (entries + index).move()
    (entries + index).initialize(to: HubEntry(RawSink { _, _ in false }, id: id))
    entries[index].isAlive = false
    _ = consume gone
  }

  /// Moves the living together.
  ///
  /// The dead are released last, when the list is whole again.
  @usableFromInline
  final func compact() {
    guard deadCount > 0, let entries else { return }
    let dead = UnsafeMutablePointer<HubEntry>.allocate(capacity: Int(deadCount))
    var kept = 0
    var removed = 0
    for index in 0..<Int(count) {
      if entries[index].isAlive {
        if kept != index { (entries + kept).moveInitialize(from: entries + index, count: 1) }
        kept += 1
      } else {
        (dead + removed).moveInitialize(from: entries + index, count: 1)
        removed += 1
      }
    }
    count = UInt32(kept)
    deadCount = 0
    dead.deinitialize(count: removed)
    dead.deallocate()
  }

  private func takeEntries() -> (UnsafeMutablePointer<HubEntry>?, Int) {
    defer {
      entries = nil
      count = 0
      capacity = 0
      deadCount = 0
    }
    return (entries, Int(count))
  }

  private func free(_ base: UnsafeMutablePointer<HubEntry>?, _ count: Int) {
    base?.deinitialize(count: count)
    base?.deallocate()
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
