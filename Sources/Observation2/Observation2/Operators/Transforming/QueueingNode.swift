/// Runs streams, a limited number at a time, and emits the values of all: shared by `flatMap`,
/// `flatMapFirst`, `concatMap` and `merge` of inner streams.
///
/// A stream whose origin goes away without an end no longer counts as running. It makes room for the next one, and the
/// end of the source does not wait for it. That is no end itself, so it
/// completes nothing.
final class QueueingNode<Element>: LinkedNode<Element> {
  @exclusivity(unchecked) private var waiting = Backlog<EventStream<Element>>()
  @exclusivity(unchecked) private var running = 0
  @exclusivity(unchecked) private var isOuterOver = false
  @exclusivity(unchecked) private var isDraining = false
  /// The number of streams that are being connected to inside each other.
  @exclusivity(unchecked) private var connecting = 0
  /// `true` if the newest stream waits until the source goes on.
  ///
  /// If the source ends then, the stream takes the place of this node, and is not connected to one level deeper.
  @exclusivity(unchecked) private var holdsBack = false
  @exclusivity(unchecked) private var held: EventStream<Element>?
  private let limit: Int

  /// Deeper than programs nest that don't recurse, and shallow enough for any thread's stack.
  private static var depthLimit: Int { 16 }

  init(_ sink: EventSink<Element>, limit: Int) {
    self.limit = limit
    super.init(sink)
  }

  var isIdle: Bool { running == 0 }

  /// Limits the depth of the stack; to be called while this connects, before the source is
  /// connected to.
  func holdBackIfDeep() {
    holdsBack = surroundings(below: sink.raw).depth >= Self.depthLimit
  }

  /// Returns the link to the stream that runs; call it when the source is connected.
  func connected() -> UpstreamLink {
    holdsBack = false
    guard let last = held, !isOver else { return link }
    held = nil
    if isOuterOver, running == 0 { return handOver(to: last) }
    admit(last)
    return link
  }

  /// Runs a stream now, or when its turn comes: after the queued ones.
  func add(_ stream: EventStream<Element>) {
    guard holdsBack else { return admit(stream) }
    let previous = held
    held = stream
    if let previous { admit(previous) }
  }

  private func admit(_ stream: EventStream<Element>) {
    if running < limit, waiting.isEmpty, !isDraining {
      run(stream)
    } else {
      waiting.append(stream)
    }
  }

  func outerEnded(_ end: StreamEnd) {
    if case .error = end {
      let last = held
      held = nil
      if let last { admit(last) }
      return finish(end)
    }
    isOuterOver = true
    completeIfDone()
  }

  override func letGo() {
    super.letGo()
    let (dropped, last) = (waiting.removeAll(), held.take())
    extendLifetime((dropped, last))
  }

  override func addSurroundings(_ payload: UnsafeRawPointer) {
    if connecting > 0 { Surroundings.update(payload) { $0.depth += 1 } }
  }

  private func run(_ stream: EventStream<Element>) {
    running += 1
    connecting += 1
    listen(
      to: stream,
      next: { self.send($0) },
      end: { self.innerEnded($0) },
      gone: { self.innerVanished() }
    )
    connecting -= 1
  }

  private func innerEnded(_ end: StreamEnd) {
    if case .error = end { return finish(end) }
    running -= 1
    drain()
    completeIfDone()
  }

  private func innerVanished() {
    running -= 1
    drain()
    if isOuterOver, running == 0 { lose() }
  }

  /// A stream that ends while it is being subscribed to makes room in this loop, not by recursion.
  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    while running < limit, let stream = waiting.popFirst() { run(stream) }
    isDraining = false
  }

  private func completeIfDone() {
    if isOuterOver, running == 0, waiting.isEmpty, held == nil { finish(.completed) }
  }
}
