extension EventStream {
  /// Lets all observers share one subscription to the source.
  ///
  /// ```
  /// source                --1--2--3--|
  /// observer 1            --1--2--3--|
  /// observer 2 (replay 1)      ~2-3--|
  /// ```
  ///
  /// The first observer subscribes to the source, the last one to leave ends that subscription. An
  /// observer receives the newest `replay` values first. With ``ShareScope/whileConnected`` the
  /// next observer after the end, or after all have left, subscribes again. With
  /// ``ShareScope/forever`` values and end are kept. If the source has not ended, the stale values
  /// come first, then those of a new subscription (rule 14 of <doc:TheRules>).
  ///
  /// - Complexity: O(n) per value for n observers; O(`replay`) values are kept.
  /// - Precondition: `replay` is not negative.
  ///
  /// - Parameters:
  ///   - replay: The number of values to keep.
  ///   - scope: The time for which they are kept.
  ///   - isolation: The domain that it belongs to; by default the caller's.
  /// - Returns: The shared stream.
  public func share(
    replay: Int = 0,
    scope: ShareScope = .whileConnected,
    isolation: (any Actor)? = #isolation
  ) -> EventStream {
    precondition(replay >= 0, "share(replay:): replay is \(replay), must not be negative")
    let recipe = Confined(OperatorState<SharedHub<Element>?>(nil), isolation)
    return EventStream { sink in
      let current = recipe.content
      if let hub = current.value, scope == .forever || !(hub.isOver || hub.isEnded) {
        return hub.observe(sink, source: self)
      }
      let hub = SharedHub<Element>(replay: replay)
      current.value = hub
      return hub.observe(sink, source: self)
    }
  }
}

/// The observers of a shared stream and its one subscription to the source.
final class SharedHub<Element>: EventHub<Element> {
  @exclusivity(unchecked) private var latest: Element?
  @exclusivity(unchecked) private var buffer: ReplayBuffer<Element>
  private let replay: Int
  /// The connection to the source; a new one each time, since the end of an old one may arrive
  /// late.
  @exclusivity(unchecked) private var input: NodeInput?
  /// `true` once the last observer has left, or the source has ended.
  @exclusivity(unchecked) private(set) var isOver = false

  init(replay: Int) {
    self.replay = replay
    buffer = ReplayBuffer(limit: replay)
    super.init()
    hasOwnLeaving = true
  }

  /// A silent source does not retain the hub of its observers; they inherit its remains then.
  deinit {
    guard let input, input.upstream.phase == .connected else { return }
    leave(input)
  }

  func observe(_ sink: EventSink<Element>, source: EventStream<Element>) -> UpstreamLink {
    if isEnded { return repeatMemory(to: sink) ? observe(sink) : .none }
    // With nothing to replay there is no turn, so that a shared stream is no origin of its own.
    let link =
      latest == nil && buffer.isEmpty
      ? join(sink.raw) : observe(sink) { repeatMemory(to: $0) }
    guard input == nil, hasObservers, !isLookedAt else { return link }
    connect(to: source)
    return unlessLeft(link)
  }

  override func deliver(_ value: Element) {
    withUnsafePointer(to: value) { keep($0) }
    super.deliver(value)
  }

  /// Stores a value for observers that join late.
  private func keep(_ value: UnsafePointer<Element>) {
    if replay == 1 {
      extendLifetime(exchange(&latest, with: .some(value.pointee)))
    } else if replay > 1 {
      extendLifetime(buffer.add(value.pointee))
    }
  }

  override func becameUnobserved() {
    isOver = true
    let last = input
    input = nil
    last?.stop()
  }

  private func repeatMemory(to sink: EventSink<Element>) -> Bool {
    if let latest { return sink.next(latest) }
    let memory = buffer
    return memory.replay(to: sink)
  }

  /// Releases the observers of a source that has gone; the next observer connects again.
  private func lose() {
    isOver = true
    input = nil
    abandon()
  }

  private func connect(to source: EventStream<Element>) {
    isOver = false
    extra?.isAbandoned = false
    let input = NodeInput()
    self.input = input
    input.start { source.connect(EventSink { self.receive($0, $1, from: input) }) }
  }

  private func receive(
    _ payload: UnsafeRawPointer,
    _ signal: SinkSignal,
    from input: NodeInput
  ) -> Bool {
    switch signal {
    case .next:
      if input.isOver { return false }
      let value = payload.assumingMemoryBound(to: Element.self)
      if begin(value.pointee) {
        // In place rather than by ``deliver(_:)``: copying a value of unknown type is expensive
        // here.
        keep(value)
        walk(payload)
        finish()
      }
      return !input.isOver
    case .end:
      input.upstream.clear()
      if !input.isOver { sendEnd(payload.assumingMemoryBound(to: StreamEnd.self).pointee) }
    case .wantsOrigins: return true
    case .attach: attachUpstream(payload.assumingMemoryBound(to: OriginLink.self).pointee)
    case .detach: detachUpstream(payload.assumingMemoryBound(to: OriginLink.self).pointee)
    case .surroundings: return tellSurroundings(payload)
    case .gone: if input.upstream.lose(payload), input === self.input { lose() }
    case .describe: describe(to: payload.assumingMemoryBound(to: StreamSurvey.self).pointee)
    }
    return false
  }
}

/// The time for which a shared stream keeps its values.
public enum ShareScope: Sendable {
  /// Keeps values while there is an observer. After the last observer has left, or the source has
  /// ended, the next observer starts again.
  case whileConnected
  /// For good: values, and the end, are replayed to later observers.
  case forever
}
