/// A subscription whose values reach hubs: those of a relay, or of published-style properties.
///
/// These hubs count as derived from the stream's origins, so that a combination of them with the
/// stream has no glitch (rule 20 of <doc:TheRules>). The properties that a key path sets are found
/// when the first value is set: reading through the key path would call getters, which may run user
/// code. Until then the subscription counts as if it set all properties of its target: a join may
/// emit later for that, but never mixes values of two moments.
///
/// Hardly any property has observers, though. So a binding whose properties are found while it
/// connects, as a driver's are, asks for the origins only when one of them has a hub; the property
/// tells it (``PropertyLinks``).
///
/// A setter may set nothing: one that keeps what is equal, say. So the search of a model goes on until
/// a value has set something; what that is counts from then on.
///
/// While a property counts it, the binding retains itself: it has to leave the property on the main
/// actor. It leaves as soon as nothing can reach it any more, so that a property keeps no binding
/// longer than the source and the owner do (rule 35 of <doc:TheRules>).
///
/// As the only object that its sink captures, it is the sink's context too, so that a subscription
/// is one allocation.
final class BindingSubscriber: Subscriber {
  /// Noncopyable, so that calling the closure neither retains nor releases it.
  private struct Put: ~Copyable {
    let put: (UnsafeRawPointer) -> Bool

    @inline(__always)
    borrowing func callAsFunction(_ payload: UnsafeRawPointer) -> Bool { put(payload) }
  }

  private enum Phase: UInt8 {
    case connecting, connected
    /// It retains itself while properties count it.
    case settled
  }

  /// First, where it fills a gap in the layout.
  let spot: SourceSpot
  /// Whether the first value has yet to be set.
  @exclusivity(unchecked) private var isSearching = false
  /// Whether ``bound`` is all properties that may be set, not only those that are.
  @exclusivity(unchecked) private var isGuessing = false
  @exclusivity(unchecked) private var phase: Phase = .connecting
  /// Whether it has yet to ask for the stream's origins.
  @exclusivity(unchecked) private var isIdle = false
  /// What is set; none of it is retained.
  @exclusivity(unchecked) private var bound = BoundProperties()
  @exclusivity(unchecked) private var askerID: UInt32 = 0
  @exclusivity(unchecked) private var put: Put?
  /// The object to search for the properties that are set.
  @exclusivity(unchecked) private var target: BindingTarget?
  /// The hub of a relay that takes the values.
  @exclusivity(unchecked) private weak var hub: StreamHub?
  /// The node that may be asked for the origins while the binding connects, by ``askerID``.
  @exclusivity(unchecked) private var asker: StreamNode?

  /// Whether the properties that it counts as setting are those that it sets.
  var isCertain: Bool { !isGuessing }

  /// Creates a binding to a relay.
  init(_ spot: SourceSpot, to hub: StreamHub, put: @escaping (UnsafeRawPointer) -> Bool) {
    self.spot = spot
    self.put = Put(put: put)
    self.hub = hub
  }

  /// Creates a binding to a binder; `target` is the object whose property that sets, if it does.
  init(_ spot: SourceSpot, to target: BindingTarget?, put: @escaping (UnsafeRawPointer) -> Bool) {
    self.spot = spot
    self.put = Put(put: put)
    self.target = target
    isSearching = target != nil
  }

  /// Connects to the stream; the first value may arrive meanwhile.
  func start<Element>(_ stream: EventStream<Element>) {
    start(spot) { stream.connect(EventSink { self.receive($0, $1) }) }
    phase = .connected
    if isDone {
      asker = nil
    } else if let asker {
      self.asker = nil
      // A node in between that has links of its own may have further hubs above it: no waiting then.
      isIdle = isLinked(to: asker, askerID)
      if !isIdle { asker.follow(askerID) } else if isSearching || !hubs.isEmpty { follow() }
    }
    if isSearching, !isGuessing, !bound.originLinks.isEmpty { guess() }
  }

  /// Has the stream's origins reported, unless that has been done.
  func follow() {
    guard isIdle else { return }
    isIdle = false
    followUpstream()
  }

  /// Notes, once it is connected, whether its owner alone keeps it: then no value can come any more.
  func settle(isAlone: Bool) {
    if isAlone { leaveAll() }
    phase = .settled
    if !bound.isEmpty { _ = Unmanaged.passRetained(self) }
  }

  /// Notes that a property which is set has got observers.
  func reach(_ hub: StreamHub) {
    for link in bound.originLinks { hub.attachUpstream(link) }
  }

  /// Notes that a property no longer exists.
  func lose(_ property: PropertyLinks) {
    keepingCount { bound.remove(property) }
  }

  /// Notes its new place in a property.
  func move(to place: Int32, in property: PropertyLinks) {
    bound.move(to: place, in: property)
  }

  /// Releases the owner's closure, and leaves the properties.
  override func letGo() {
    // Stays set, so that a `deinit` which runs now and comes here again finds nothing to do.
    isCalling = true
    target = nil
    keepingCount {
      leaveEach()
      put = nil
    }
  }

  private func receive(_ payload: UnsafeRawPointer, _ signal: SinkSignal) -> Bool {
    guard signal == .next else { return receiveOther(payload, signal) }
    if isDone { return false }
    let wasCalling = isCalling
    isCalling = true
    let isThere = isSearching ? putFirst(payload) : put?(payload) ?? false
    isCalling = wasCalling
    if !isThere { dispose() }
    if isDone, !wasCalling { letGo() }
    return !isDone
  }

  private func receiveOther(_ payload: UnsafeRawPointer, _ signal: SinkSignal) -> Bool {
    switch signal {
    case .end:
      finish {
        if case .error(let error) = payload.assumingMemoryBound(to: StreamEnd.self).pointee {
          UnhandledStreamError.report(error, at: spot)
        }
      }
      if !isCalling { letGo() }
    case .wantsOrigins:
      return wantsOrigins(payload.assumingMemoryBound(to: UpstreamLink.self).pointee)
    case .attach: attach(payload.assumingMemoryBound(to: OriginLink.self).pointee)
    case .detach: detach(payload.assumingMemoryBound(to: OriginLink.self).pointee)
    case .describe: describe(payload)
    case .gone:
      handle(payload, signal)
      // Something may be left to be disposed of, but no value can come any more.
      leaveAll()
      if isDone, !isCalling { letGo() }
    case .surroundings, .next: break
    }
    return false
  }

  /// Whether the origins are wanted now; if they may be wanted later, notes whom to ask.
  private func wantsOrigins(_ asker: UpstreamLink) -> Bool {
    guard isSearching || bound.first != nil, phase == .connecting, self.asker == nil else {
      return isSearching || bound.first != nil || hub != nil
    }
    guard case .node(let node, let id) = asker else { return true }
    self.asker = node.takeUnretainedValue()
    askerID = id
    return false
  }

  /// Sets the first value; returns whether the target still exists.
  private func putFirst(_ payload: UnsafeRawPointer) -> Bool {
    guard let search = target?.search else { return put?(payload) ?? false }
    var isThere = false
    let fed = search.fed { isThere = put?(payload) ?? false }
    // It may have been disposed of meanwhile.
    if isDone || fed.first == nil && target?.isModel == true { return isThere }
    isSearching = false
    target = nil
    keepingCount {
      if isGuessing { for property in bound.all where !fed.contains(property) { leave(property) } }
      isGuessing = false
      add(to: fed)
    }
    return isThere
  }

  private func attach(_ link: OriginLink) {
    var link = link
    if hub == nil {
      guard let news = bound.attach(link) else { return }
      if isSearching, phase != .connecting, !isGuessing { return guess() }
      link = news
    }
    for hub in hubs { hub.attachUpstream(link) }
  }

  private func detach(_ link: OriginLink) {
    var link = link
    if hub == nil {
      guard let news = bound.detach(link) else { return }
      link = news
    }
    for hub in hubs { hub.detachUpstream(link) }
  }

  /// Supposes that all properties of the object are set.
  private func guess() {
    guard let target, let object = target.object else { return }
    isGuessing = true
    keepingCount { add(to: target.search.all(object)) }
  }

  private func add(to set: PropertySet) {
    if let property = set.first { add(to: property) }
    for property in set.others { add(to: property) }
  }

  private func add(to property: PropertyLinks) {
    if !bound.isEmpty, bound.contains(property) { return }
    bound.add(property, at: property.add(self))
    if let hub = property.hub { reach(hub) }
  }

  /// Leaves all properties, since no value can come any more.
  private func leaveAll() {
    keepingCount { leaveEach() }
  }

  private func leaveEach() {
    if bound.leaveOnly() { return }
    while let property = bound.any { leave(property) }
  }

  /// Counts a property as set no more, though the source may tell of its origins' end only later.
  private func leave(_ property: PropertyLinks) {
    guard let place = bound.remove(property) else { return }
    property.remove(at: place)
    let links = bound.originLinks
    guard !links.isEmpty, let hub = property.hub else { return }
    for link in links { hub.detachUpstream(link) }
  }

  /// Changes the list of properties; retains itself from the first one on, and releases itself as the
  /// last step when none is left.
  private func keepingCount(_ change: () -> Void) {
    let wasEmpty = bound.isEmpty
    change()
    guard phase == .settled, wasEmpty != bound.isEmpty else { return }
    let myself = Unmanaged.passUnretained(self)
    if wasEmpty { _ = myself.retain() } else { myself.release() }
  }

  private var hubs: [StreamHub] { hub.map { [$0] } ?? bound.hubs }

  /// Passes a survey on to the hubs, but not to hubs that are only guessed.
  private func describe(_ payload: UnsafeRawPointer) {
    let hubs = isGuessing ? [] : hubs
    if hubs.isEmpty { return handle(payload, .describe) }
    let survey = payload.assumingMemoryBound(to: StreamSurvey.self).pointee
    for hub in hubs { hub.describe(to: survey) }
  }
}
