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
/// As the only object that its sink captures, it is the sink's context too, so that a subscription
/// is one allocation.
final class BindingSubscriber: Subscriber {
  /// Noncopyable, so that calling the closure neither retains nor releases it.
  private struct Put: ~Copyable {
    let put: (UnsafeRawPointer) -> Bool

    @inline(__always)
    borrowing func callAsFunction(_ payload: UnsafeRawPointer) -> Bool { put(payload) }
  }

  /// What few bindings need.
  private final class Further {
    /// The properties beyond the first.
    @exclusivity(unchecked) var properties: [Unmanaged<PropertyLinks>] = []
    /// The stream's origins, for a binding whose properties are found later.
    @exclusivity(unchecked) var origins = OriginList()
  }

  /// First, where it fills a gap in the layout.
  let spot: SourceSpot
  /// Whether the first value has yet to be set.
  @exclusivity(unchecked) private var isSearching = false
  /// Whether ``first`` and ``further`` are all properties that may be set, not only those that are.
  @exclusivity(unchecked) private var isGuessing = false
  @exclusivity(unchecked) private var hasStarted = false
  /// Whether it has yet to ask for the stream's origins.
  @exclusivity(unchecked) private var isIdle = false
  @exclusivity(unchecked) private var askerID: UInt32 = 0
  @exclusivity(unchecked) private var put: Put?
  /// The object to search for the properties that are set.
  @exclusivity(unchecked) private var target: BindingTarget?
  /// The hub of a relay that takes the values.
  @exclusivity(unchecked) private weak var hub: StreamHub?
  /// The property that is set; not retained, it tells when it goes.
  @exclusivity(unchecked) private var first: Unmanaged<PropertyLinks>?
  @exclusivity(unchecked) private var further: Further?
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
    hasStarted = true
    if isDone {
      asker = nil
    } else if let asker {
      self.asker = nil
      // A node in between that has links of its own may have further hubs above it: no waiting then.
      isIdle = isLinked(to: asker, askerID)
      if !isIdle { asker.follow(askerID) } else if isSearching || !hubs.isEmpty { follow() }
    }
    if isSearching, !isGuessing, !originLinks.isEmpty { guess() }
  }

  /// Has the stream's origins reported, unless that has been done.
  func follow() {
    guard isIdle else { return }
    isIdle = false
    followUpstream()
  }

  /// Notes that a property which is set has got observers.
  func reach(_ hub: StreamHub) {
    for link in originLinks { hub.attachUpstream(link) }
  }

  /// Notes that a property no longer exists.
  func lose(_ property: PropertyLinks) {
    let lost = Unmanaged.passUnretained(property).toOpaque()
    if first?.toOpaque() == lost {
      first = nil
      return
    }
    further?.properties.removeAll { $0.toOpaque() == lost }
  }

  /// Releases the owner's closure, and leaves the properties.
  override func letGo() {
    // Stays set, so that a `deinit` which runs now and comes here again finds nothing to do.
    isCalling = true
    target = nil
    if further == nil {
      first?._withUnsafeGuaranteedRef { $0.remove(self) }
      first = nil
    } else {
      for property in properties { leave(property) }
    }
    put = nil
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
      if isDone, !isCalling { letGo() }
    case .surroundings, .next: break
    }
    return false
  }

  /// Whether the origins are wanted now; if they may be wanted later, notes whom to ask.
  private func wantsOrigins(_ asker: UpstreamLink) -> Bool {
    guard isSearching || first != nil, !hasStarted, self.asker == nil else {
      return isSearching || first != nil || hub != nil
    }
    guard case .node(let node, let id) = asker else { return true }
    self.asker = node.takeUnretainedValue()
    askerID = id
    return false
  }

  /// Sets the first value; returns whether the target still exists.
  private func putFirst(_ payload: UnsafeRawPointer) -> Bool {
    guard let search = target?.search else { return put?(payload) ?? false }
    target = nil
    var isThere = false
    let fed = search.fed { isThere = put?(payload) ?? false }
    isSearching = false
    // It may have been disposed of meanwhile.
    if isDone { return isThere }
    if isGuessing { forget(but: fed) }
    isGuessing = false
    add(to: fed)
    return isThere
  }

  private func attach(_ link: OriginLink) {
    var link = link
    if hub == nil {
      guard let news = needFurther().origins.attach(link) else { return }
      if isSearching, hasStarted, !isGuessing { return guess() }
      link = news
    }
    for hub in hubs { hub.attachUpstream(link) }
  }

  private func detach(_ link: OriginLink) {
    var link = link
    if hub == nil {
      guard let news = further?.origins.detach(link) else { return }
      link = news
    }
    for hub in hubs { hub.detachUpstream(link) }
  }

  /// Supposes that all properties of the object are set.
  private func guess() {
    guard let target, let object = target.object else { return }
    isGuessing = true
    add(to: target.search.all(object))
  }

  private func add(to set: PropertySet) {
    if let property = set.first { add(to: property) }
    for property in set.others { add(to: property) }
  }

  private func add(to property: PropertyLinks) {
    if first != nil, properties.contains(where: { $0 === property }) { return }
    if first == nil {
      first = .passUnretained(property)
    } else {
      needFurther().properties.append(.passUnretained(property))
    }
    property.add(self)
    if let hub = property.hub { reach(hub) }
  }

  /// Takes back what has been supposed.
  private func forget(but kept: PropertySet) {
    for property in properties where !kept.contains(property) { leave(property) }
  }

  /// Counts a property as set no more, though the source may tell of its origins' end only later.
  private func leave(_ property: PropertyLinks) {
    lose(property)
    property.remove(self)
    guard let hub = property.hub else { return }
    for link in originLinks { hub.detachUpstream(link) }
  }

  private var properties: [PropertyLinks] {
    let others = further?.properties.map { $0.takeUnretainedValue() } ?? []
    guard let first else { return others }
    return [first.takeUnretainedValue()] + others
  }

  private var hubs: [StreamHub] {
    if let hub { return [hub] }
    if further?.properties.isEmpty == false { return properties.compactMap(\.hub) }
    return first?._withUnsafeGuaranteedRef { $0.hub }.map { [$0] } ?? []
  }

  private var originLinks: [OriginLink] { further?.origins.links ?? [] }

  private func needFurther() -> Further {
    if let further { return further }
    let made = Further()
    further = made
    return made
  }

  /// Passes a survey on to the hubs, but not to hubs that are only guessed.
  private func describe(_ payload: UnsafeRawPointer) {
    let hubs = isGuessing ? [] : hubs
    if hubs.isEmpty { return handle(payload, .describe) }
    let survey = payload.assumingMemoryBound(to: StreamSurvey.self).pointee
    for hub in hubs { hub.describe(to: survey) }
  }
}
