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
  /// `selector` throws, ends the result at once. A stream whose origin goes away without an end is not
  /// waited for.
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
        if node.isOver { return false }
        do {
          let stream = try selector(payload.assumingMemoryBound(to: Element.self).pointee)
          if node.isOver { return false }
          let inner = node.makeInner()
          inner.start { stream.connect(EventSink { inner.receive($0, $1) }) }
          return !node.isOver
        } catch {
          node.finish(.error(error))
          return false
        }
      }
      node.takingTurns { node.outer.start { connect(outer) } }
      return node.isOver ? .none : UpstreamLink(node)
    }
  }
}

/// Follows the newest of the streams that it is given.
///
/// Does not look at values, so that it needs no element type.
@usableFromInline
final class SwitchNode: ConnectingNode {
  /// A connection to one of the streams.
  ///
  /// The stream keeps this, and this keeps the node. As the only thing that the stream's sink
  /// captures, it is the sink's context too, so that a connection is one allocation, or none if the
  /// one before is free again.
  @usableFromInline
  final class Inner: NodeInput {
    /// Keeps the node until the stream has ended, and longer if its origins are to be taken back.
    @exclusivity(unchecked) fileprivate var node: SwitchNode?
    /// Whether the node has been told of origins of the stream.
    @exclusivity(unchecked) fileprivate var hasOrigins = false
    /// The node's own: values pass without a look at the node.
    private let below: BorrowedSink

    fileprivate init(_ node: SwitchNode) {
      below = BorrowedSink(node.sink)
      super.init()
    }

    deinit { node?.lost(self) }

    @usableFromInline
    func receive(_ payload: UnsafeRawPointer, _ signal: SinkSignal) -> Bool {
      guard signal == .next else { return receiveOther(payload, signal) }
      if isOver { return false }
      if !below.receive(payload) { node?.cancel(0) }
      return !isOver
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
  /// The connection to the stream that is followed, which that stream keeps.
  @exclusivity(unchecked) private var inner: Unmanaged<Inner>?
  /// Whether there is a stream that is followed and has not ended.
  @exclusivity(unchecked) private var isFollowing = false
  /// What is left of the stream that is followed, where that can say nothing any more.
  @exclusivity(unchecked) private var silent: NodeInput?
  /// The connection that ended last, to be used again: most inner streams are short.
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

  /// Leaves the stream that was followed so far.
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

  /// The spare connection, unless the stream that it was made for still holds it and might use it.
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

  /// The source of the stream can say nothing any more, not even that it ended.
  fileprivate func innerVanished(_ vanished: Inner) {
    guard isCurrent(vanished) else { return }
    inner = nil
    isFollowing = false
    if outer.isOver { isLost = true }
  }

  /// Nobody keeps the connection: the stream says nothing, and never ends.
  ///
  /// What is to be cancelled of it is kept here.
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
    cancel(0)
    sink.end(end)
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
