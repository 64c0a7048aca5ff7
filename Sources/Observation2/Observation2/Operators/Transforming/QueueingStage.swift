/// Runs the streams that it is given, so many at a time, and gives the values of all: what
/// `flatMap`, `flatMapFirst`, `concatMap` and `merge` of inner streams share.
///
/// A stream whose origin goes away without an end runs no longer: it gives its place to the next one,
/// and the end of the source does not wait for it. That is no end itself, so it completes nothing.
final class QueueingStage<Element>: LinkedStage<Element> {
  @exclusivity(unchecked) private var waiting = Backlog<EventStream<Element>>()
  @exclusivity(unchecked) private var running = 0
  @exclusivity(unchecked) private var isOuterOver = false
  @exclusivity(unchecked) private var isDraining = false
  /// How many streams are being connected to inside each other.
  @exclusivity(unchecked) private var connecting = 0
  /// The newest stream waits until the source goes on: if the source ends then, it takes the place
  /// of this stage instead of being connected to one level deeper.
  @exclusivity(unchecked) private var holdsBack = false
  @exclusivity(unchecked) private var held: EventStream<Element>?
  private let limit: Int

  /// More than programs nest that don't recurse, and little enough for any thread's stack.
  private static var depthLimit: Int { 16 }

  init(_ sink: EventSink<Element>, limit: Int) {
    self.limit = limit
    super.init(sink)
  }

  var isIdle: Bool { running == 0 }

  /// To be called while this connects, before the source is connected to: bounds the depth of the
  /// stack.
  func holdBackIfDeep() {
    holdsBack = surroundings(below: sink.raw).depth >= Self.depthLimit
  }

  /// To be called when the source is connected to; gives the link of what runs then.
  func connected() -> UpstreamLink {
    holdsBack = false
    guard let last = held, !isOver else { return link }
    held = nil
    if isOuterOver, running == 0 { return handOver(to: last) }
    admit(last)
    return link
  }

  /// Runs a stream now, or when its turn comes: after those that wait.
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

  override func cancel(_ id: UInt32) {
    super.cancel(id)
    let (dropped, last) = (waiting.removeAll(), held.take())
    withExtendedLifetime((dropped, last)) {}
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

  /// A stream that ends while it is being subscribed to gives way in this loop, not by recursion.
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
