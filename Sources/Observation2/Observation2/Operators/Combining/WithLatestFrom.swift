extension EventStream {
  /// Combines each value with the newest value of another stream.
  ///
  /// ```
  /// source               --1-----2---3--|
  /// other                ----x-----y------
  /// withLatestFrom {…}   --------2x--3y-|
  /// ```
  ///
  /// Values that come before the other stream has one are dropped. The other stream is subscribed
  /// to first; its completion is ignored and its last value stays usable; an error of either ends
  /// the result (rule 17 of <doc:TheRules>). When both derive from one origin, the value is
  /// combined with the other stream's value after the same change (rule 20 of <doc:TheRules>).
  ///
  /// - Complexity: O(1) per event, one stored value.
  public func withLatestFrom<Other: EventStreamConvertible, Result>(
    _ other: Other,
    transform: @escaping (Element, Other.Element) throws -> Result
  ) -> EventStream<Result> {
    withLatestFrom(other.asStream(), transform: transform)
  }

  /// The same for a stream, so that it can be written as `.just(1)`.
  @_documentation(visibility: internal)
  public func withLatestFrom<Other, Result>(
    _ other: EventStream<Other>,
    transform: @escaping (Element, Other) throws -> Result
  ) -> EventStream<Result> {
    EventStream<Result> { sink in
      let node = JoinNode(sink.raw)
      let main = NodeInput()
      let latest = JoinInput<Other>()
      let waiting = OperatorState(Backlog<Element>())
      node.configure([main, latest]) {
        // One at a time: a value that arrives meanwhile does not overtake the queued ones.
        while let value = waiting.value.popFirst() {
          guard let other = latest.value else { continue }
          guard sink.next(try transform(value, other)) else { return false }
        }
        return true
      }
      let receiver = EventSink<Element> { payload, signal in
        switch signal {
        case .next:
          if node.isOver { return !main.isOver }
          waiting.value.append(payload.assumingMemoryBound(to: Element.self).pointee)
          node.inputChanged(0)
          return !main.isOver
        case .end:
          main.upstream.clear()
          let end = payload.assumingMemoryBound(to: StreamEnd.self).pointee
          if case .completed = end { node.complete() } else { node.finish(end) }
          return false
        default: return node.signal(payload, signal, input: 0)
        }
      }
      return node.connect {
        latest.start { other.connect(Self.latestReceiver(latest, node)) }
        main.start { connect(receiver) }
      }
    }
  }

  /// Emits the newest value of another stream each time this one emits a value.
  ///
  /// ```
  /// source           --a-----b---c--|
  /// other            ----1-----2------
  /// withLatestFrom   --------1---2--|
  /// ```
  public func withLatestFrom<Other: EventStreamConvertible>(
    _ other: Other
  ) -> EventStream<Other.Element> {
    withLatestFrom(other.asStream()) { $1 }
  }

  /// The same for a stream, so that it can be written as `.just(1)`.
  @_documentation(visibility: internal)
  public func withLatestFrom<Other>(_ other: EventStream<Other>) -> EventStream<Other> {
    withLatestFrom(other) { $1 }
  }

  private static func latestReceiver<Value>(
    _ latest: JoinInput<Value>,
    _ node: JoinNode
  ) -> EventSink<Value> {
    EventSink { payload, signal in
      switch signal {
      case .next:
        let value = payload.assumingMemoryBound(to: Value.self).pointee
        let former = exchange(&latest.value, with: .some(value))
        return withExtendedLifetime(former) { !latest.isOver }
      case .end:
        latest.upstream.clear()
        let end = payload.assumingMemoryBound(to: StreamEnd.self).pointee
        if case .error = end { node.finish(end) }
        return false
      default: return node.signal(payload, signal, input: 1)
      }
    }
  }
}
