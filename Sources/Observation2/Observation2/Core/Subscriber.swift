/// The lower end of a subscription, and the disposable that its owner holds.
@usableFromInline
class Subscriber: TellingDisposable {
  /// The keeper to notify of the end of the subscription.
  @exclusivity(unchecked) private var keeper: DisposableKeeper?
  @exclusivity(unchecked) private var upstream = UpstreamSlot()
  /// One byte, so that a delivery looks only once whether anything is out of the ordinary.
  @exclusivity(unchecked) @usableFromInline final var progress: Progress = []

  @usableFromInline
  init() {}

  @inlinable final var isDone: Bool {
    get { progress.contains(.done) }
    set { if newValue { progress.insert(.done) } else { progress.remove(.done) } }
  }

  /// Whether the owner's closure is running: it must not be released meanwhile.
  @inlinable final var isCalling: Bool {
    get { progress.contains(.calling) }
    set { if newValue { progress.insert(.calling) } else { progress.remove(.calling) } }
  }

  @usableFromInline
  package final var isDisposed: Bool { isDone || upstream.phase == .gone }

  /// Connects, and keeps the link unless the stream has ended or been disposed of meanwhile.
  @usableFromInline
  final func start(_ origin: SourceSpot, _ connect: () -> UpstreamLink) {
    upstream.begin()
    let link = connect().connected { !isDone }
    upstream.fill(link)
    if let ledger = Ledger.current { ledger.record(&upstream, at: origin) }
  }

  /// Whether this is connected by just that link of a node.
  final func isLinked(to node: StreamNode, _ id: UInt32) -> Bool {
    upstream.link.leads(to: UpstreamLink(node, id: id))
  }

  /// Asks the hub that this is connected to for its origins, which it did not want before.
  final func followUpstream() {
    upstream.link.follow()
  }

  /// Notes the end, and calls `tell` if the subscription was still running.
  @usableFromInline
  final func finish(_ tell: () -> Void) {
    guard !isDone else { return }
    isDone = true
    tell()
    // A node in between may have ended the stream itself while the source goes on (rule 36 of
    // <doc:TheRules>).
    upstream.take().cancel()
    tellKeeper()
  }

  /// Handles the signals that an observer does not see.
  @usableFromInline
  final func handle(_ payload: UnsafeRawPointer, _ signal: SinkSignal) {
    switch signal {
    case .gone:
      if upstream.link.record?.inherit(payload) == true { return }
      guard upstream.lose(payload), !isDone else { return }
      isDone = true
      tellKeeper()
    case .describe where !isDone:
      let survey = payload.assumingMemoryBound(to: StreamSurvey.self).pointee
      survey.visit(self, .subscription, upstream.link.record?.origin.description ?? "") {}
    default: break
    }
  }

  /// Releases the owner's closure, once nothing can come any more and it is not running.
  @usableFromInline
  func letGo() {}

  /// Gives away what is left of a connection that can say nothing any more, since nobody keeps this.
  final func takeRest() -> NodeInput? {
    guard !isDone, upstream.phase == .connected else { return nil }
    if case .none = upstream.link { return nil }
    return NodeInput(taking: upstream.take())
  }

  @usableFromInline
  package final func silence() {
    isDone = true
  }

  package final func tell(_ keeper: DisposableKeeper) {
    self.keeper = keeper
    noteKept()
  }

  /// Notes, for the ledger, that somebody has taken over to end the subscription.
  final func noteKept() {
    upstream.link.record?.keep()
  }

  /// The place that made the subscription, if a ledger lists it.
  final var recordedOrigin: SourceSpot? { upstream.link.record?.origin }

  /// Names what the subscription is connected to; see ``UpstreamLink/source``.
  final var source: UInt { upstream.link.source }

  @usableFromInline
  final func dispose() {
    let isNews = !isDone
    isDone = true
    upstream.take().cancel()
    if !isCalling { letGo() }
    if isNews { tellKeeper() }
  }

  private func tellKeeper() {
    guard let keeper else { return }
    self.keeper = nil
    keeper.contentEnded()
  }
}

extension Subscriber {
  @usableFromInline
  @frozen
  struct Progress: OptionSet {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Nothing more is received.
    @inlinable static var done: Progress { Progress(rawValue: 1) }
    /// The owner's closure is running.
    @inlinable static var calling: Progress { Progress(rawValue: 2) }
  }
}
