/// The lower end of a subscription, and the disposable that its owner holds.
@usableFromInline
class Subscriber: EndingDisposable {
  @exclusivity(unchecked) private var upstream = UpstreamSlot()
  @exclusivity(unchecked) @usableFromInline final var isDone = false
  /// True while the owner's closure runs, which must not be let go of then.
  @exclusivity(unchecked) @usableFromInline final var isCalling = false

  @usableFromInline
  init() {}

  package final var isDisposed: Bool { isDone }

  /// Connects, and keeps the link unless the stream has ended or been disposed of meanwhile.
  @usableFromInline
  final func start(_ origin: SourceSpot, _ connect: () -> UpstreamLink) {
    upstream.begin()
    let link = connect().settled { !isDone }
    guard let ledger = Ledger.current else { return upstream.fill(link) }
    upstream.fill(ledger.recorded(link, at: origin, unless: isDone))
  }

  /// Notes the end; answers whether it is news.
  @usableFromInline
  final func finish() -> Bool {
    guard !isDone else { return false }
    isDone = true
    // A stage between may have made the end up while the source goes on.
    upstream.take().cancel()
    return true
  }

  /// Handles the signals that are not an observer's business.
  @usableFromInline
  final func handle(_ payload: UnsafeRawPointer, _ signal: SinkSignal) {
    switch signal {
    case .gone: upstream.clear()
    case .describe where !isDone:
      let survey = payload.assumingMemoryBound(to: StreamSurvey.self).pointee
      survey.visit(self, .subscription, upstream.link.origin?.description ?? "") {}
    default: break
    }
  }

  /// Lets go of the owner's closure, once nothing can come any more and it is not running.
  @usableFromInline
  func letGo() {}

  package final func silence() {
    isDone = true
  }

  @usableFromInline
  final func dispose() {
    isDone = true
    upstream.take().cancel()
    if !isCalling { letGo() }
  }
}
