/// Deals the values of one source out to streams of their own: what `groupBy` and `window` share.
///
/// The source is listened to for as long as the stream of streams or any of the inner ones is.
class NestingStage<Element, Output>: StreamNode {
  final let input = StageInput()
  final let sink: EventSink<Output>
  /// Nobody listens to the stream of streams any more.
  @exclusivity(unchecked) private(set) final var isOuterOver = false
  /// The inner streams that have not ended, in the order in which they came.
  @exclusivity(unchecked) private final var hubs: [InnerHub<Element>] = []
  /// What the source derives from; inner streams derive from the same (SEMANTICS 20).
  @exclusivity(unchecked) private final var origins = OriginList()

  init(_ sink: EventSink<Output>) {
    self.sink = sink
  }

  deinit { sink.raw.upstreamGone() }

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
            if self.input.isOver { return false }
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
          case .gone: self.input.upstream.clear()
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

  /// A new inner stream; it hears nothing but what is sent to it.
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

  /// Hands something out to whoever listens to the stream of streams.
  final func send(_ value: Output) {
    if isOuterOver { return }
    if !sink.next(value) { cancel(0) }
  }

  /// Ends the inner streams, then the stream of streams.
  final func finish(_ end: StreamEnd) {
    guard !input.isOver else { return }
    stop()
    let ended = hubs
    hubs = []
    for hub in ended { hub.sendEnd(end) }
    if isOuterOver { return }
    isOuterOver = true
    sink.end(end)
  }

  /// Called with 0 by the stage below, and with 1 when nobody listens to an inner stream any more.
  override func cancel(_ id: UInt32) {
    if id == 0 { isOuterOver = true }
    if isOuterOver, !input.isOver, !hubs.contains(where: \.hasObservers) { stop() }
  }

  /// Lets go of the source.
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

/// One of the streams that a source is dealt out to.
final class InnerHub<Element>: EventHub<Element> {
  /// Not kept alive: who holds on to an inner stream does not hold on to the source.
  private weak var stage: StreamNode?

  init(_ stage: StreamNode) {
    self.stage = stage
  }

  func send(_ value: Element) {
    guard begin(value) else { return }
    deliver(value)
    finish()
  }

  override func becameUnobserved() {
    stage?.cancel(1)
  }
}
