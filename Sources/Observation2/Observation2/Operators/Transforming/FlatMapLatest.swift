extension EventStream {
  /// Turns each value into a stream and follows only the newest of them.
  ///
  /// ```
  /// source              --a-----b-------|
  /// stream of a           --1--2--3--4--|
  /// stream of b                 --5--6--|
  /// flatMapLatest       ----1--2--5--6--|
  /// ```
  ///
  /// The previous stream is cancelled before the next one is subscribed to, so none of its events
  /// follow. Completes when the source and the newest stream have; an error of either, or one that
  /// `selector` throws, ends the result at once. A stream whose origin goes away without an end is
  /// not waited for.
  ///
  /// - Complexity: O(1) per event beside the subscriptions.
  @inlinable
  public func flatMapLatest<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> {
    let connect = connect
    return EventStream<Result> { sink in
      let node = SwitchNode(sink.raw)
      let outer = EventSink<Element> { payload, signal in
        guard signal == .next else { return node.outerSignal(payload, signal) }
        if node.isOver { return !node.outer.isOver }
        do {
          let stream = try selector(payload.assumingMemoryBound(to: Element.self).pointee)
          if node.isOver { return !node.outer.isOver }
          let inner = node.makeInner()
          inner.start { stream.connect(EventSink { inner.receive($0, $1) }) }
        } catch {
          node.finish(.error(error))
        }
        return !node.outer.isOver
      }
      node.takingTurns { node.outer.start { connect(outer) } }
      return node.isOver ? .none : UpstreamLink(node)
    }
  }
}

/// Follows the newest of a number of streams.
///
/// It passes values on untyped, so it needs no element type.
@usableFromInline
final class SwitchNode: ConnectingNode {
  /// A connection to one of the streams.
  ///
  /// The stream retains this, and this retains the node. As the only capture of the stream's sink,
  /// it is the sink's context too, so that a connection is one allocation, or none if the previous
  /// one can be used again.
  @usableFromInline
  final class Inner: NodeInput {
    /// Retained until the stream has ended, and longer if its origins have yet to be detached.
    @exclusivity(unchecked) fileprivate var node: SwitchNode?
    /// Whether origins of the stream have been reported to the node.
    @exclusivity(unchecked) fileprivate var hasOrigins = false
    /// The node's own sink: values are delivered without accessing the node.
    private let below: BorrowedSink

    fileprivate init(_ node: SwitchNode) {
      below = BorrowedSink(node.sink)
      super.init()
    }

    deinit { node?.lost(self) }

    @usableFromInline
    func receive(_ payload: UnsafeRawPointer, _ signal: SinkSignal) -> Bool {
      guard signal == .next else { return receiveOther(payload, signal) }
      if isOver { return upstream.isHeld }
      if !below.receive(payload) { node?.cancel(0) }
      return !isOver || upstream.isHeld
    }

    private func receiveOther(_ payload: UnsafeRawPointer, _ signal: SinkSignal) -> Bool {
      guard let node else { return false }
      switch signal {
      case .end:
        upstream.clear()
        if !isOver {
          node.innerEnded(self, payload.assumingMemoryBound(to: StreamEnd.self).pointee)
        }
        return false
      case .gone:
        if upstream.lose(payload) { node.innerVanished(self) }
        return false
      case .attach: hasOrigins = true
      default: break
      }
      return node.pass(payload, signal, of: self, to: node.sink)
    }
  }

  @usableFromInline let outer = NodeInput()
  /// The connection to the stream that is followed; the stream retains it.
  @exclusivity(unchecked) private var inner: Unmanaged<Inner>?
  /// Whether there is a stream that is followed and has not ended.
  @exclusivity(unchecked) private var isFollowing = false
  /// The remains of the followed stream, if it can't emit anything any more.
  @exclusivity(unchecked) private var silent: NodeInput?
  /// The connection that ended last, for reuse: most inner streams are short.
  @exclusivity(unchecked) private var spare: Inner?
  @exclusivity(unchecked) @usableFromInline private(set) var isOver = false
  fileprivate let sink: RawSink

  @usableFromInline
  init(_ sink: RawSink) {
    self.sink = sink
  }

  deinit {
    if isOver { return sink.upstreamGone() }
    sink.nodeGone(leaving: silent.map { [outer, $0] } ?? [outer], isLost: isLost)
  }

  /// Cancels the previous stream and returns the connection for the next one.
  @usableFromInline
  func makeInner() -> Inner {
    let next = takeSpare() ?? Inner(self)
    next.node = self
    let previous = inner
    inner = .passUnretained(next)
    isFollowing = true
    previous?.takeUnretainedValue().stop()
    if silent != nil { silent.take()?.stop() }
    return next
  }

  /// The spare connection, unless its former stream still retains it and might use it.
  private func takeSpare() -> Inner? {
    guard spare != nil, isKnownUniquelyReferenced(&spare) else { return nil }
    spare?.reopen()
    return spare.take()
  }

  @usableFromInline
  func outerSignal(_ payload: UnsafeRawPointer, _ signal: SinkSignal) -> Bool {
    switch signal {
    case .end:
      outer.upstream.clear()
      let end = payload.assumingMemoryBound(to: StreamEnd.self).pointee
      if case .error = end { finish(end) } else { outerCompleted() }
      return false
    default: return pass(payload, signal, of: outer, to: sink)
    }
  }

  private func outerCompleted() {
    outer.isOver = true
    if !isFollowing { finish(.completed) }
  }

  fileprivate func innerEnded(_ ended: Inner, _ end: StreamEnd) {
    guard isCurrent(ended) else { return }
    ended.isOver = true
    inner = nil
    isFollowing = false
    if !ended.hasOrigins {
      ended.node = nil
      spare = ended
    }
    if case .error = end { return finish(end) }
    if outer.isOver { finish(.completed) }
  }

  /// Called when the source of the stream can't emit anything any more, not even an end.
  fileprivate func innerVanished(_ vanished: Inner) {
    guard isCurrent(vanished) else { return }
    inner = nil
    isFollowing = false
    if outer.isOver { isLost = true }
  }

  /// Called when nothing retains the connection any more: the stream emits nothing, and never ends.
  ///
  /// The node keeps what it will have to cancel.
  fileprivate func lost(_ lost: Inner) {
    guard isCurrent(lost) else { return }
    inner = nil
    if case .none = lost.upstream.link { return }
    silent = NodeInput(taking: lost.upstream.take())
  }

  private func isCurrent(_ other: Inner) -> Bool {
    inner?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  @usableFromInline
  func finish(_ end: StreamEnd) {
    guard !isOver else { return }
    isOver = true
    // Its receiver asks the inner stream alone.
    inner?._withUnsafeGuaranteedRef { $0.isOver = true }
    sink.end(end)
    cancel(0)
  }

  @usableFromInline
  override func cancel(_ id: UInt32) {
    isOver = true
    outer.stop()
    let last = inner
    inner = nil
    last?.takeUnretainedValue().stop()
    silent.take()?.stop()
  }
}

/// Noncopyable, so that calling the sink neither retains nor releases it.
private struct BorrowedSink: ~Copyable {
  private let sink: RawSink

  init(_ sink: RawSink) {
    self.sink = sink
  }

  @inline(__always)
  borrowing func receive(_ payload: UnsafeRawPointer) -> Bool {
    sink.receive(payload, .next)
  }
}
