/// The lower end of a subscription, and the disposable that its owner holds.
@usableFromInline
final class Subscriber: EndingDisposable {
  @exclusivity(unchecked) private var upstream = UpstreamSlot()
  @exclusivity(unchecked) @usableFromInline var isDone = false

  @usableFromInline
  init() {}

  package var isDisposed: Bool { isDone }

  /// Connects, and keeps the link unless the stream has ended or been disposed of meanwhile.
  @usableFromInline
  func start(_ origin: SourceSpot, _ connect: () -> UpstreamLink) {
    upstream.begin()
    let link = connect()
    guard let ledger = Ledger.current else { return upstream.fill(link) }
    upstream.fill(ledger.recorded(link, at: origin, unless: isDone))
  }

  /// Notes the end; answers whether it is news.
  @usableFromInline
  func finish() -> Bool {
    guard !isDone else { return false }
    isDone = true
    // A stage between may have made the end up while the source goes on.
    upstream.take().cancel()
    return true
  }

  /// Handles the signals that are not an observer's business.
  @usableFromInline
  func handle(_ signal: SinkSignal) {
    if signal == .gone { upstream.clear() }
  }

  package func silence() {
    isDone = true
  }

  @usableFromInline
  func dispose() {
    isDone = true
    upstream.take().cancel()
  }
}
