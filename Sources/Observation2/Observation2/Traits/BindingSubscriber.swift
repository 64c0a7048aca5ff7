/// A subscription whose values reach hubs: those of a relay, or of published-style properties.
///
/// These hubs count as derived from the stream's origins, so that a combination of them with the
/// stream has no glitch (rule 20 of <doc:TheRules>). The properties that a key path sets are found
/// when the first value is set: reading through the key path would call getters, which may run user
/// code. Until then the subscription counts as if it set all properties of its target: a join may
/// emit later for that, but never mixes values of two moments.
///
/// Hardly any property has observers, though. The properties of a binding may be found while it connects,
/// as a driver's are. Then it asks for the origins only when one of them has a hub; the property reports
/// that to it (``PropertyLinks``).
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
  struct Setter: ~Copyable {
    let set: (AnyObject, UnsafeRawPointer) -> Void

    @inline(__always)
    borrowing func callAsFunction(_ target: AnyObject, _ payload: UnsafeRawPointer) {
      set(target, payload)
    }
  }

  /// The node that may be asked for the origins once the binding is connected.
  private struct Asker {
    var node: StreamNode?
    var id: UInt32 = 0
  }

  /// First, where it fills a gap in the layout.
  let spot: SourceSpot
  /// The properties that it sets; none of them is retained.
  @exclusivity(unchecked) private var bound = BoundProperties()
  /// The kind of its target.
  private let kind: Kind
  /// `true` if ``bound`` is all properties that may be set, not only those that are.
  @exclusivity(unchecked) private var isGuessing = false
  /// `true` if it has yet to ask for the stream's origins.
  @exclusivity(unchecked) private var isIdle = false
  /// `true` if it retains itself while properties count it.
  @exclusivity(unchecked) private var isSettled = false
  @exclusivity(unchecked) var set: Setter?
  /// The object that takes the values, or has the property that does.
  @exclusivity(unchecked) private(set) weak var target: AnyObject?
  /// Finds the properties that are set, until a value has set any.
  @exclusivity(unchecked) private(set) var search: PropertySearch?
  /// Set only while the binding connects.
  @exclusivity(unchecked) private var asker: UnsafeMutablePointer<Asker>?

  /// `true` if the properties that it counts as setting are those that it sets.
  var isCertain: Bool { !isGuessing }

  /// Creates a binding to the hub of a relay, which `set` retains.
  init(
    _ spot: SourceSpot,
    to hub: StreamHub,
    set: @escaping (AnyObject, UnsafeRawPointer) -> Void
  ) {
    self.spot = spot
    self.set = Setter(set: set)
    target = hub
    kind = .relay
  }

  /// Creates a binding to the target of a binder.
  @MainActor
  init<Value>(_ spot: SourceSpot, to binder: borrowing Binder<Value>) {
    self.spot = spot
    set = Setter(set: binder.set)
    target = binder.target
    search = binder.search
    kind = binder.search == nil ? .closure : .property
  }

  /// Connects to the stream; the first value may arrive during the call.
  func start<Element>(_ stream: EventStream<Element>) {
    var asker = Asker()
    withUnsafeMutablePointer(to: &asker) { place in
      self.asker = place
      start(spot) { stream.connect(EventSink { self.receive($0, $1) }) }
      self.asker = nil
    }
    if !isDone, let node = asker.node {
      // A node in between that has links of its own may have further hubs above it: no waiting then.
      isIdle = isLinked(to: node, asker.id)
      if !isIdle { node.follow(asker.id) } else if isSearching || !hubs.isEmpty { follow() }
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
    isSettled = true
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
    search = nil
    keepingCount {
      leaveEach()
      set = nil
    }
  }

  private func receive(_ payload: UnsafeRawPointer, _ signal: SinkSignal) -> Bool {
    guard signal == .next else { return receiveOther(payload, signal) }
    if isDone { return false }
    let wasCalling = isCalling
    isCalling = true
    let isThere = isSearching ? putFirst(payload) : put(payload)
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

  /// Returns `true` if the origins are wanted now; if they may be wanted later, notes the link to ask.
  private func wantsOrigins(_ asker: UpstreamLink) -> Bool {
    guard isSearching || bound.first != nil, let place = self.asker, place.pointee.node == nil
    else {
      return isSearching || bound.first != nil || hub != nil
    }
    guard case .node(let node, let id) = asker else { return true }
    place.pointee = Asker(node: node.takeUnretainedValue(), id: id)
    return false
  }

  /// Sets a value, the properties of which are collected if it is the first; returns whether the
  /// target still exists.
  private func put(_ payload: UnsafeRawPointer, isFirst: Bool = false) -> Bool {
    guard let target else { return false }
    switch kind {
    case .relay: putIntoRelay(unsafeDowncast(target, to: StreamHub.self), payload)
    case .property: Feed.set(by: self, isCollecting: isFirst) { set?(target, payload) }
    case .closure: set?(target, payload)
    }
    return true
  }

  @inline(__always)
  private func putIntoRelay(_ hub: StreamHub, _ payload: UnsafeRawPointer) {
    if hub.isSending, let watch = hub.watch {
      return watch.set(spot, isDirect: true) { set?(hub, payload) }
    }
    set?(hub, payload)
  }

  /// `true` until a value has set a property.
  private var isSearching: Bool { search != nil }

  /// Sets a value, and finds the properties that it sets.
  private func putFirst(_ payload: UnsafeRawPointer) -> Bool {
    guard let search else { return put(payload) }
    var isThere = false
    let fed = search.fed { isThere = put(payload, isFirst: true) }
    // It may have been disposed of during the set.
    if isDone || fed.first == nil && target is any ObservedModel { return isThere }
    self.search = nil
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
      if isSearching, asker == nil, !isGuessing { return guess() }
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
    guard let search, let target else { return }
    isGuessing = true
    keepingCount { add(to: search.all(target)) }
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

  /// No longer counts a property as set, though the source may report its origins' end only later.
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
    guard isSettled, wasEmpty != bound.isEmpty else { return }
    let myself = Unmanaged.passUnretained(self)
    if wasEmpty { _ = myself.retain() } else { myself.release() }
  }

  /// The hub of a relay that takes the values.
  private var hub: StreamHub? {
    kind == .relay ? target.map { unsafeDowncast($0, to: StreamHub.self) } : nil
  }

  /// The hubs that take the values, as far as they are known.
  var hubs: [StreamHub] { hub.map { [$0] } ?? bound.hubs }
}
