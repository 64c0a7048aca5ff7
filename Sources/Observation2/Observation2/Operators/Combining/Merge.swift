extension EventStream {
  /// Emits all values of several streams, as they come.
  ///
  /// ```
  /// a            --1-----2--|
  /// b            ----x-y------|
  /// merge(a, b)  --1-x-y-2----|
  /// ```
  ///
  /// Completes when all have; the first error ends it. Nothing is dropped when the streams derive
  /// from one origin. A stream whose origin goes away without an end never completes, so neither does
  /// the result.
  ///
  /// - Complexity: O(1) per event, O(n) on subscribing to n streams.
  public static func merge(_ streams: EventStream...) -> EventStream {
    merge(streams)
  }

  /// Emits all values of subjects, relays and streams, as they come; see `merge(_:)`.
  ///
  /// ```swift
  /// EventStream.merge(taps, reloads.asStream().map { .reload })
  /// ```
  public static func merge(_ sources: any EventStreamConvertible<Element>...) -> EventStream {
    merge(sources.map { $0.asStream() })
  }

  /// Emits all values of the streams of a collection, as they come; see `merge(_:)`.
  public static func merge(_ streams: [EventStream]) -> EventStream {
    EventStream { sink in
      let node = MergeNode(sink, inputs: streams.map { _ in NodeInput() })
      node.start(streams)
      return node.isOver ? .none : UpstreamLink(node)
    }
  }
}

private final class MergeNode<Element>: ConnectingNode {
  private let sink: EventSink<Element>
  private let inputs: [NodeInput]
  private var running: Int
  private(set) var isOver = false

  init(_ sink: EventSink<Element>, inputs: [NodeInput]) {
    self.sink = sink
    self.inputs = inputs
    running = inputs.count
  }

  deinit {
    if isOver {
      sink.raw.upstreamGone()
    } else {
      sink.raw.nodeGone(leaving: inputs, isLost: isLost)
    }
  }

  func start(_ streams: [EventStream<Element>]) {
    if streams.isEmpty { finish(.completed) }
    takingTurns {
      for (input, stream) in Swift.zip(inputs, streams) where !isOver {
        input.start { stream.connect(receiver(of: input)) }
      }
    }
  }

  override func cancel(_ id: UInt32) {
    isOver = true
    for input in inputs { input.stop() }
  }

  private func receiver(of input: NodeInput) -> EventSink<Element> {
    EventSink { payload, signal in
      switch signal {
      case .next:
        if self.isOver { return !input.isOver }
        if !self.sink.raw.receive(payload, .next) { self.cancel(0) }
        return !input.isOver
      case .end:
        self.ended(input, payload.assumingMemoryBound(to: StreamEnd.self).pointee)
        return false
      default: return self.pass(payload, signal, of: input, to: self.sink.raw)
      }
    }
  }

  private func ended(_ input: NodeInput, _ end: StreamEnd) {
    input.upstream.clear()
    guard !isOver, !input.isOver else { return }
    input.isOver = true
    running -= 1
    if case .error = end { return finish(end) }
    if running == 0 { finish(.completed) }
  }

  private func finish(_ end: StreamEnd) {
    isOver = true
    sink.end(end)
    cancel(0)
  }
}
