/// The part of an operator that combines several sources: decides when it may emit.
///
/// When two inputs derive from one origin, one send of the origin reaches the join twice, and the
/// state in between belongs to no moment. So when a *running* origin reaches another input too, the
/// join waits for the end of that origin's wave. Joins wait in order of rank, which grows with the
/// length of the longest chain of joins above them, so each emits once, with what belongs together.
/// Sources that share no origin never wait (rule 20 of <doc:TheRules>).
///
/// While it waits for one wave others may reach it, and end: these it holds back. A join below that
/// knows one of them by another input, and is told of something while any wave of its own runs, waits
/// for this one too: what comes from here is not yet of that wave.
@usableFromInline
final class JoinNode: ConnectingNode {
  @exclusivity(unchecked) private var isWaiting = false
  @exclusivity(unchecked) private var endsAfterEmitting = false
  @exclusivity(unchecked) @usableFromInline private(set) var isOver = false
  @exclusivity(unchecked) private var inputs: [StageInput] = []
  @exclusivity(unchecked) private var emission = Emission { false }
  /// The rank that the stage below knows of.
  @exclusivity(unchecked) private var toldRank: Int32 = 0
  /// The waves that have reached it and must not be past it while it waits.
  @exclusivity(unchecked) private var held: [Wave] = []
  private let sink: RawSink
  /// Says which of two joins was subscribed to first.
  let number = JoinNode.lastNumber.withLock { number in
    number &+= 1
    return number
  }
  private static let lastNumber = Guarded<UInt64>(0)

  /// One more than the length of the longest chain of joins above this one.
  var rank: Int32 { origins.rank + 1 }

  @usableFromInline
  init(_ sink: RawSink) {
    self.sink = sink
  }

  deinit {
    if isOver { sink.upstreamGone() } else { sink.stageGone(leaving: inputs, isLost: isLost) }
  }

  /// - Parameters:
  ///   - inputs: What ``cancel(_:)`` stops.
  ///   - emit: Emits what the inputs now hold; answers whether more is wanted. A closure made where
  ///     the element types are known, so that it is compiled for them. What it throws ends the join.
  @usableFromInline
  func configure(_ inputs: [StageInput], emit: @escaping () throws -> Bool) {
    self.inputs = inputs
    origins = OriginList(inputs: inputs.count)
    emission = Emission(emit)
  }

  /// To be called when input `input` has brought something to emit.
  @usableFromInline
  func inputChanged(_ input: Int) {
    if mustWait(input) { return }
    emitNow()
  }

  /// Whether emitting has to wait for the end of a wave.
  ///
  /// If so the join is in line for it.
  @usableFromInline
  func mustWait(_ input: Int) -> Bool {
    if !isWaiting {
      guard let wave = origins.awaited(by: input) else { return false }
      isWaiting = true
      if isTakingTurns { tellRank() }
      wave.enqueue(self)
    }
    origins.holdBack(&held)
    StreamTrace.recorder?.keep(for: ObjectIdentifier(self))
    return true
  }

  /// Called at the end of the wave that this join waited for.
  ///
  /// Another one may still be running around it. Or it has emitted since, in the line of another wave
  /// that came to be the one to wait for.
  func waveEnded(_ wave: Wave) {
    guard isWaiting else { return }
    guard !isOver else { return release() }
    if let outer = origins.furthestRunning(but: wave) {
      outer.enqueue(self)
    } else {
      isWaiting = false
      let recorder = StreamTrace.recorder
      let causes = recorder?.resume(ObjectIdentifier(self)) ?? []
      emitNow()
      recorder?.restore(causes)
      if !isWaiting { release() }
      if endsAfterEmitting { finish(.completed) }
    }
  }

  /// Handles all signals but values for input `input`, except its end.
  @usableFromInline
  func signal(_ payload: UnsafeRawPointer, _ signal: SinkSignal, input: Int) -> Bool {
    switch signal {
    case .wantsOrigins: return true
    case .attach:
      let link = payload.assumingMemoryBound(to: OriginLink.self).pointee
      guard var news = origins.attach(link, input: input) else { break }
      news.rank = rank
      if news.origin != nil || !isTakingTurns || isWaiting { tell(news) }
    case .detach:
      let link = payload.assumingMemoryBound(to: OriginLink.self).pointee
      if let news = origins.detach(link, input: input) { sink.detach(news) }
      // The wave that it waits for may not reach it any more.
      if isWaiting, !isOver { origins.furthestRunning()?.enqueue(self) }
    case .gone, .surroundings: return pass(payload, signal, of: inputs[input], to: sink)
    case .describe:
      let survey = payload.assumingMemoryBound(to: StreamSurvey.self).pointee
      survey.visit(self, .join, "") { sink.describe(to: survey) }
    case .next, .end: break
    }
    return false
  }

  /// Connects to the sources; gives what ends the join.
  ///
  /// What the rank has become is told when all are connected, or the join has to wait before: else a
  /// chain of joins would tell all below of each one that is added above.
  @usableFromInline
  func connect(_ body: () -> Void) -> UpstreamLink {
    takingTurns(body)
    if isOver { return .none }
    tellRank()
    return UpstreamLink(self)
  }

  /// Completes, after what waits has been emitted.
  @usableFromInline
  func complete() {
    if isWaiting { endsAfterEmitting = true } else { finish(.completed) }
  }

  @usableFromInline
  func finish(_ end: StreamEnd) {
    guard !isOver else { return }
    cancel(0)
    sink.end(end)
  }

  @usableFromInline
  override func cancel(_ id: UInt32) {
    isOver = true
    for input in inputs { input.stop() }
  }

  private func release() {
    for wave in held { wave.release() }
    held = []
  }

  private func tellRank() {
    if rank > toldRank { tell(OriginLink(origin: nil, rank: rank)) }
  }

  private func tell(_ news: OriginLink) {
    toldRank = rank
    sink.attach(news)
  }

  private func emitNow() {
    guard !isOver else { return }
    do {
      if try !emission() { cancel(0) }
    } catch {
      finish(.error(error))
    }
  }
}
