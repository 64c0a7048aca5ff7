/// Distributes the values of one source to inner streams: shared by `groupBy` and `window`.
///
/// The node stays subscribed to the source for as long as the stream of streams or any inner
/// stream has an observer.
class NestingNode<Element, Output>: InnerHubOwner {
  final let input = NodeInput()
  final let sink: EventSink<Output>
  /// `true` once the stream of streams has lost its observer.
  @exclusivity(unchecked) private(set) final var isOuterOver = false
  @exclusivity(unchecked) private final var isLost = false
  /// The inner streams that have not ended, in the order in which they were opened.
  @exclusivity(unchecked) private final var hubs: [InnerHub<Element>] = []
  /// `true` once the source has ended, or an error has taken the place of its end.
  @exclusivity(unchecked) private(set) final var isFinished = false
  /// The number of inner streams that have observers.
  @exclusivity(unchecked) private final var observed = 0
  /// The origins of the source, from which inner streams derive too (rule 20 of <doc:TheRules>).
  @exclusivity(unchecked) private final var origins = OriginList()

  init(_ sink: EventSink<Output>) {
    self.sink = sink
  }

  deinit {
    if isOuterOver || input.isOver {
      sink.raw.upstreamGone()
    } else {
      sink.raw.nodeGone(leaving: [input], isLost: isLost)
    }
    // The owner of an inner stream retains its hub.
    if isLost { for hub in hubs { hub.abandon() } }
  }

  final var link: UpstreamLink {
    isOuterOver || input.isOver ? .none : UpstreamLink(self)
  }

  final func listen(
    to source: EventStream<Element>,
    next: @escaping (Element) throws -> Void
  ) {
    guard !input.isOver else { return }
    input.start {
      source.connect(
        EventSink { payload, signal in
          switch signal {
          case .next:
            if self.isFinished || self.input.isOver { return !self.input.isOver }
            do {
              try next(payload.assumingMemoryBound(to: Element.self).pointee)
            } catch {
              self.finish(.error(error))
            }
            return !self.input.isOver
          case .end:
            self.input.upstream.clear()
            if !self.input.isOver {
              self.finish(payload.assumingMemoryBound(to: StreamEnd.self).pointee)
            }
          case .wantsOrigins: return true
          case .attach: self.attach(payload.assumingMemoryBound(to: OriginLink.self).pointee)
          case .detach: self.detach(payload.assumingMemoryBound(to: OriginLink.self).pointee)
          case .gone: if self.input.upstream.lose(payload) { self.isLost = true }
          case .surroundings: return self.sink.raw.receive(payload, signal)
          case .describe:
            let survey = payload.assumingMemoryBound(to: StreamSurvey.self).pointee
            self.sink.raw.describe(to: survey)
            for hub in self.hubs { hub.describe(to: survey) }
          }
          return false
        }
      )
    }
  }

  /// Opens a new inner stream, which receives only the values sent to it.
  final func openInner() -> InnerHub<Element> {
    let hub = InnerHub<Element>(self)
    for link in origins.links { hub.attachUpstream(link) }
    hubs.append(hub)
    return hub
  }

  /// Ends an inner stream.
  final func close(_ hub: InnerHub<Element>) {
    hubs.removeAll { $0 === hub }
    hub.sendEnd(.completed)
  }

  /// Emits an inner stream to the observer of the stream of streams.
  final func send(_ value: Output) {
    if isOuterOver { return }
    if !sink.next(value) { cancel(0) }
  }

  /// Ends the inner streams, then the stream of streams, and then releases the source.
  final func finish(_ end: StreamEnd) {
    guard !isFinished, !input.isOver else { return }
    isFinished = true
    let ended = hubs
    hubs = []
    for hub in ended { hub.sendEnd(end) }
    if !isOuterOver {
      isOuterOver = true
      sink.end(end)
    }
    stop()
  }

  override func cancel(_ id: UInt32) {
    isOuterOver = true
    stopUnlessObserved()
  }

  fileprivate final override func innerJoined() {
    observed += 1
  }

  /// Called when an inner stream has no observers any more.
  fileprivate final override func innerLeft() {
    observed -= 1
    stopUnlessObserved()
  }

  private func stopUnlessObserved() {
    if isOuterOver, !input.isOver, observed == 0 { stop() }
  }

  /// Cancels the source.
  func stop() {
    input.stop()
  }

  private func attach(_ link: OriginLink) {
    guard let news = origins.attach(link) else { return }
    sink.raw.attach(news)
    for hub in hubs { hub.attachUpstream(news) }
  }

  private func detach(_ link: OriginLink) {
    guard let news = origins.detach(link) else { return }
    sink.raw.detach(news)
    for hub in hubs { hub.detachUpstream(news) }
  }
}

/// A node without its types, as its inner streams see it.
class InnerHubOwner: StreamNode {
  fileprivate func innerJoined() {}
  fileprivate func innerLeft() {}
}

/// One of the streams to which the values of a source are distributed.
final class InnerHub<Element>: EventHub<Element> {
  /// Weak: an inner stream does not retain the source.
  private weak var node: InnerHubOwner?
  @exclusivity(unchecked) private var isObserved = false

  init(_ node: InnerHubOwner) {
    self.node = node
    super.init()
    hasOwnLeaving = true
  }

  /// The stream for users: a recipe, which may be released on any thread.
  var stream: EventStream<Element> {
    let recipe = Confined(self)
    return EventStream { recipe.content.listen($0) }
  }

  /// Adds an observer; the node counts the inner streams that have observers.
  private func listen(_ sink: EventSink<Element>) -> UpstreamLink {
    if !isEnded, node == nil {
      sink.raw.upstreamGone()
      return .none
    }
    let link = observe(sink)
    guard hasObservers, !isObserved else { return link }
    isObserved = true
    node?.innerJoined()
    return link
  }

  func send(_ value: Element) {
    guard begin(value) else { return }
    deliver(value)
    finish()
  }

  override func becameUnobserved() {
    guard isObserved else { return }
    isObserved = false
    node?.innerLeft()
  }
}
