/// An operator that connects to several streams.
@usableFromInline
class ConnectingNode: StreamNode {
  /// Whether an origin above has gone away without having ended.
  @exclusivity(unchecked) final var isLost = false
  /// The origins that reach it by any of its connections; each is reported to the node below once.
  @exclusivity(unchecked) final var origins = OriginList()
  @exclusivity(unchecked) private(set) final var isTakingTurns = false
  /// The surroundings of the operator, cached while it connects.
  @exclusivity(unchecked) private final var known: Surroundings?
  /// The line in which endless sources wait while the operator connects; made for the first of
  /// them.
  @exclusivity(unchecked) private final var turns: TurnLine?
  /// Whether any node below needs to know the origins, cached.
  @exclusivity(unchecked) private final var isFollowed: Bool?

  @usableFromInline
  override init() {}

  /// Connects to the streams; endless ones among them take turns then (rule 34 of <doc:TheRules>).
  @usableFromInline
  final func takingTurns(_ connect: () -> Void) {
    isTakingTurns = true
    connect()
    turns?.run()
    turns = nil
    known = nil
    isTakingTurns = false
  }

  /// Lets an endless source wait for its turns; see ``TurnLine/add(_:)``.
  ///
  /// To be called while the operator connects.
  @usableFromInline
  final func lineUp(_ turn: @escaping () -> Bool) -> UpstreamLink {
    let line = turns ?? TurnLine()
    turns = line
    return line.add(turn)
  }

  /// Handles all signals but values and ends for one of the connections.
  ///
  /// Results that can't change are cached: otherwise each request would travel down a whole chain
  /// of such operators.
  final func pass(
    _ payload: UnsafeRawPointer,
    _ signal: SinkSignal,
    of input: NodeInput,
    to sink: RawSink
  ) -> Bool {
    switch signal {
    case .gone:
      if input.upstream.lose(payload) { isLost = true }
      return false
    case .wantsOrigins:
      let isFollowed = isFollowed ?? sink.wantsOrigins()
      self.isFollowed = isFollowed
      return isFollowed
    case .attach:
      let link = payload.assumingMemoryBound(to: OriginLink.self).pointee
      if let news = origins.attach(link) { sink.attach(news) }
      return false
    case .detach:
      let link = payload.assumingMemoryBound(to: OriginLink.self).pointee
      if let news = origins.detach(link) { sink.detach(news) }
      return false
    case .surroundings:
      guard isTakingTurns else { return sink.receive(payload, signal) }
      let around = surroundings(below: sink)
      Surroundings.update(payload) {
        $0.lowest = around.lowest ?? self
        $0.depth += around.depth
      }
      return true
    case .next, .end, .describe: return sink.receive(payload, signal)
    }
  }

  /// Returns the surroundings of the operator, which delivers to `sink`.
  ///
  /// They don't change while it connects, because operators that connect below wait for it.
  final func surroundings(below sink: RawSink) -> Surroundings {
    if let known { return known }
    let around = Surroundings.of(sink)
    if isTakingTurns { known = around }
    return around
  }
}
