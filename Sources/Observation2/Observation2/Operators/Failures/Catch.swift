extension EventStream {
  /// Continues with another stream when this one fails.
  ///
  /// ```
  /// source            --1--2--#
  /// handler's stream          --8--9--|
  /// catch             --1--2----8--9--|
  /// ```
  ///
  /// It continues with another stream only once: an error of the second stream ends the result, as
  /// does one that `handler` throws (rule 26 of <doc:TheRules>).
  public func `catch`(
    _ handler: @escaping (any Error) throws -> EventStream
  ) -> EventStream {
    EventStream { sink in
      let node = CatchNode(sink, handler)
      return node.begin(with: self)
    }
  }

  /// Emits a last value and completes when this stream fails.
  ///
  /// ```
  /// source               --1--2--#
  /// catchAndReturn(0)    --1--2--0|
  /// ```
  public func catchAndReturn(_ value: Element) -> EventStream {
    self.catch { _ in .just(value) }
  }
}

private final class CatchNode<Element>: StreamNode {
  private let sink: EventSink<Element>
  private var handler: ((any Error) throws -> EventStream<Element>)?
  private var input = NodeInput()
  private var isOver = false
  private var isLost = false
  private var isBeginning = true
  /// The stream that takes this node's place, if the source fails while it is being subscribed to.
  private var successor: EventStream<Element>?
  private var isReplaced = false

  init(
    _ sink: EventSink<Element>,
    _ handler: @escaping (any Error) throws -> EventStream<Element>
  ) {
    self.sink = sink
    self.handler = handler
  }

  deinit {
    if isReplaced { return }
    if isOver {
      sink.raw.upstreamGone()
    } else {
      sink.raw.nodeGone(leaving: [input], isLost: isLost)
    }
  }

  func begin(with stream: EventStream<Element>) -> UpstreamLink {
    start(stream)
    isBeginning = false
    if isOver { return .none }
    guard let successor else { return UpstreamLink(self) }
    self.successor = nil
    isReplaced = true
    let sink = sink
    return .sequel(Sequel { successor.connect(sink) })
  }

  private func start(_ stream: EventStream<Element>) {
    let input = NodeInput()
    self.input = input
    input.start {
      stream.connect(
        EventSink { payload, signal in
          switch signal {
          case .next:
            if input.isOver { return false }
            if !self.sink.raw.receive(payload, .next) { self.cancel(0) }
            return !input.isOver
          case .end:
            input.upstream.clear()
            if !input.isOver {
              input.isOver = true
              self.ended(payload.assumingMemoryBound(to: StreamEnd.self).pointee)
            }
            return false
          case .gone:
            if input.upstream.lose(payload) { self.isLost = true }
            return false
          default: return self.sink.raw.receive(payload, signal)
          }
        }
      )
    }
  }

  override func cancel(_ id: UInt32) {
    isOver = true
    let dropped = handler.take()
    input.stop()
    // Last, since what the closure holds may send to the source when it goes.
    extendLifetime(dropped)
  }

  private func ended(_ end: StreamEnd) {
    if case .error(let error) = end, let handler {
      self.handler = nil
      do {
        let stream = try handler(error)
        if isOver { return }
        if isBeginning { successor = stream } else { start(stream) }
      } catch {
        finish(.error(error))
      }
    } else {
      finish(end)
    }
  }

  private func finish(_ end: StreamEnd) {
    isOver = true
    sink.end(end)
  }
}
