/// An operator that connects to several streams.
@usableFromInline
class ConnectingNode: StreamNode {
  /// An origin has gone, and nothing that is left makes up for it.
  @exclusivity(unchecked) final var isLost = false
  /// The origins that reach it, by whatever connection; the stage below is told of each once.
  @exclusivity(unchecked) final var origins = OriginList()
  @exclusivity(unchecked) private(set) final var isTakingTurns = false
  /// What surrounds the operator while it connects, once that has been asked.
  @exclusivity(unchecked) private final var known: Surroundings?
  /// Where endless sources wait while the operator connects; made for the first of them.
  @exclusivity(unchecked) private final var turns: TurnLine?
  /// Whether any stage below has to know of origins, once that has been asked.
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
  /// Answers are remembered where they can't change, or a chain of such operators would be gone
  /// through to its end for each of them.
  final func pass(
    _ payload: UnsafeRawPointer,
    _ signal: SinkSignal,
    of input: StageInput,
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

  /// What surrounds the operator, which delivers to `sink`.
  ///
  /// While it connects that stays as it is: those that connect below wait for it.
  final func surroundings(below sink: RawSink) -> Surroundings {
    if let known { return known }
    let around = Surroundings.of(sink)
    if isTakingTurns { known = around }
    return around
  }
}
