/// The part of an operator that combines several sources: decides when it may emit.
///
/// When two inputs derive from one origin, one send of the origin reaches the join twice, and the
/// state in between belongs to no moment. So when a *running* origin reaches another input too, the
/// join waits for the end of that origin's wave. Joins wait in order of rank, which grows with the
/// length of the longest chain of joins above them, so each emits once, with values that belong
/// together. Sources that share no origin never wait (rule 20 of <doc:TheRules>).
///
/// While it waits for one wave, other waves may reach it and end: it holds these back. A join below
/// may know one of them by another input, and receive something while any of its own waves runs. It then waits for this
/// join too, whose next value does not belong to that wave yet. Joins elsewhere don't wait, so that observers of equal
/// graphs receive the same values.
@usableFromInline
final class JoinNode: ConnectingNode {
  @exclusivity(unchecked) private var isWaiting = false
  @exclusivity(unchecked) private var endsAfterEmitting = false
  @exclusivity(unchecked) @usableFromInline private(set) var isOver = false
  @exclusivity(unchecked) private var inputs: [NodeInput] = []
  @exclusivity(unchecked) private var emission = Emission { false }
  /// The rank last reported to the node below.
  @exclusivity(unchecked) private var toldRank: Int32 = 0
  /// The waves that have reached it and stay active while it waits.
  @exclusivity(unchecked) private var held: [Wave] = []
  /// The rank that it had when it began to hold waves back.
  @exclusivity(unchecked) private var heldRank: Int32 = 0
  private let sink: RawSink
  /// A serial number: of two joins, the one subscribed to first has the lower number.
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
    if isOver { sink.upstreamGone() } else { sink.nodeGone(leaving: inputs, isLost: isLost) }
  }

  /// - Parameters:
  ///   - inputs: The inputs that ``cancel(_:)`` stops.
  ///   - emit: Emits a result from the inputs' present values; returns whether more is wanted. A closure made where the
  ///     element types are known, so that it is compiled for them. An error that it throws ends the join.
  @usableFromInline
  func configure(_ inputs: [NodeInput], emit: @escaping () throws -> Bool) {
    self.inputs = inputs
    origins = OriginList(inputs: inputs.count)
    emission = Emission(emit)
  }

  /// To be called when input `input` has brought something to emit.
  @usableFromInline
  func inputChanged(_ input: Int) {
    // The rest is apart, so that a result that need not wait does not pay for its registers.
    if isWaiting || origins.mayBeAwaited(by: input), waits(input) { return }
    emitNow()
  }

  /// Returns whether emitting has to wait for the end of a wave.
  ///
  /// If so, the join is enqueued there.
  @inline(never)
  private func waits(_ input: Int) -> Bool {
    if !isWaiting {
      guard let wave = origins.awaited(by: input, of: self) else { return false }
      isWaiting = true
      if isTakingTurns { tellRank() }
      wave.enqueue(self)
    }
    if held.isEmpty { heldRank = rank }
    origins.holdBack(&held, by: self, of: heldRank)
    StreamTrace.recorder?.keep(for: ObjectIdentifier(self))
    return true
  }

  /// Called at the end of the wave that this join waited for.
  ///
  /// Another wave may still be running around it. Or the join has emitted since, in the queue of
  /// another wave that it came to wait for.
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

  /// Connects to the sources; returns the link that ends the join.
  ///
  /// The new rank is reported once all are connected, or earlier if the join has to wait. Otherwise a chain of joins
  /// would report each join that is added above to all operators below.
  @usableFromInline
  func connect(_ body: () -> Void) -> UpstreamLink {
    takingTurns(body)
    if isOver { return .none }
    tellRank()
    return UpstreamLink(self)
  }

  /// Completes, once a result that waits has been emitted.
  @usableFromInline
  func complete() {
    if isWaiting { endsAfterEmitting = true } else { finish(.completed) }
  }

  @usableFromInline
  func finish(_ end: StreamEnd) {
    guard !isOver else { return }
    isOver = true
    sink.end(end)
    cancel(0)
  }

  @usableFromInline
  override func cancel(_ id: UInt32) {
    isOver = true
    for input in inputs { input.stop() }
  }

  private func release() {
    let released = held
    held = []
    for wave in released { wave.release(of: heldRank) }
  }

  /// Returns `true` if it holds a wave back while it waits.
  func holdsBack(_ wave: Wave) -> Bool {
    held.contains { $0 === wave }
  }

  /// Returns `true` if its values reach another join.
  ///
  /// - Complexity: O(n) for n operators below.
  func isAbove(_ other: JoinNode) -> Bool {
    let survey = StreamSurvey(includesGuesses: true)
    sink.describe(to: survey)
    return survey.hasVisited(other)
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
      fail(error)
    }
  }

  @inline(never)
  private func fail(_ error: any Error) {
    finish(.error(error))
  }
}

/// The closure that makes a join's result and emits it; returns whether more is wanted.
///
/// Noncopyable on purpose: calling the closure through a borrow neither retains nor releases it.
struct Emission: ~Copyable {
  private let run: () throws -> Bool

  init(_ run: @escaping () throws -> Bool) {
    self.run = run
  }

  @inline(__always)
  borrowing func callAsFunction() throws -> Bool {
    try run()
  }
}
