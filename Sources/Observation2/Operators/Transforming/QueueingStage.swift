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
  private let limit: Int

  init(_ sink: EventSink<Element>, limit: Int) {
    self.limit = limit
    super.init(sink)
  }

  var isIdle: Bool { running == 0 }

  /// Runs a stream now, or when its turn comes: after those that wait.
  func add(_ stream: EventStream<Element>) {
    if running < limit, waiting.isEmpty, !isDraining {
      run(stream)
    } else {
      waiting.append(stream)
    }
  }

  func outerEnded(_ end: StreamEnd) {
    if case .error = end { return finish(end) }
    isOuterOver = true
    completeIfDone()
  }

  override func cancel(_ id: UInt32) {
    super.cancel(id)
    waiting.removeAll()
  }

  private func run(_ stream: EventStream<Element>) {
    running += 1
    listen(
      to: stream,
      next: { self.send($0) },
      end: { self.innerEnded($0) },
      gone: { self.innerVanished() }
    )
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
    if isOuterOver, running == 0, waiting.isEmpty { finish(.completed) }
  }
}
