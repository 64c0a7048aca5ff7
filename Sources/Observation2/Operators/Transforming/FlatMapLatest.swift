extension EventStream {
  /// Turns each value into a stream and follows the newest of them only.
  ///
  /// ```
  /// source              --a-----b-------|
  /// stream of a           --1--2--3--4--|
  /// stream of b                 --5--6--|
  /// flatMapLatest       ----1--2--5--6--|
  /// ```
  ///
  /// The stream before is let go before the next one is subscribed to, so it is never heard again.
  /// Completes when the source and the newest stream have; an error of either, or one that
  /// `selector` throws, ends the result at once.
  ///
  /// - Complexity: O(1) per event beside the subscriptions.
  @inlinable
  public func flatMapLatest<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> {
    let connect = connect
    return EventStream<Result> { sink in
      let stage = SwitchStage(sink.raw)
      let outer = EventSink<Element> { payload, signal in
        guard signal == .next else { return stage.outerSignal(payload, signal) }
        if stage.isOver { return false }
        do {
          let stream = try selector(payload.assumingMemoryBound(to: Element.self).pointee)
          if stage.isOver { return false }
          let inner = stage.makeInner()
          inner.start { stream.connect(EventSink { inner.receive($0, $1, stage) }) }
          return !stage.isOver
        } catch {
          stage.finish(.error(error))
          return false
        }
      }
      stage.takingTurns { stage.outer.start { connect(outer) } }
      return stage.isOver ? .none : UpstreamLink(stage)
    }
  }
}

/// Follows the newest of the streams that it is given.
///
/// Does not look at values, so that it needs no element type.
@usableFromInline
final class SwitchStage: ConnectingNode {
  /// A connection to one of the streams: the stream keeps the stage, which keeps this.
  @usableFromInline
  final class Inner: StageInput {
    @usableFromInline
    func receive(
      _ payload: UnsafeRawPointer,
      _ signal: SinkSignal,
      _ stage: SwitchStage
    ) -> Bool {
      switch signal {
      case .next:
        if isOver { return false }
        if !stage.sink.receive(payload, .next) { stage.cancel(0) }
        return !isOver
      case .end:
        upstream.clear()
        if !isOver {
          stage.innerEnded(self, payload.assumingMemoryBound(to: StreamEnd.self).pointee)
        }
        return false
      case .gone:
        upstream.clear()
        stage.innerVanished(self)
        return false
      case .surroundings: return stage.tellSurroundings(payload, below: stage.sink)
      default: return stage.sink.receive(payload, signal)
      }
    }
  }

  @usableFromInline let outer = StageInput()
  @exclusivity(unchecked) private var inner: Inner?
  @exclusivity(unchecked) @usableFromInline private(set) var isOver = false
  fileprivate let sink: RawSink

  @usableFromInline
  init(_ sink: RawSink) {
    self.sink = sink
  }

  deinit { sink.upstreamGone() }

  /// Leaves the stream that was followed so far.
  @usableFromInline
  func makeInner() -> Inner {
    let previous = inner
    let next = Inner()
    inner = next
    previous?.stop()
    return next
  }

  @usableFromInline
  func outerSignal(_ payload: UnsafeRawPointer, _ signal: SinkSignal) -> Bool {
    switch signal {
    case .end:
      outer.upstream.clear()
      let end = payload.assumingMemoryBound(to: StreamEnd.self).pointee
      if case .error = end { finish(end) } else { outerCompleted() }
      return false
    case .gone:
      outer.upstream.clear()
      return false
    case .surroundings: return tellSurroundings(payload, below: sink)
    default: return sink.receive(payload, signal)
    }
  }

  private func outerCompleted() {
    outer.isOver = true
    if inner == nil { finish(.completed) }
  }

  private func innerEnded(_ ended: Inner, _ end: StreamEnd) {
    guard inner === ended else { return }
    ended.isOver = true
    inner = nil
    if case .error = end { return finish(end) }
    if outer.isOver { finish(.completed) }
  }

  /// The source of the stream can say nothing any more, not even that it ended.
  private func innerVanished(_ vanished: Inner) {
    if inner === vanished { inner = nil }
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
    outer.stop()
    let last = inner
    inner = nil
    last?.stop()
  }
}
