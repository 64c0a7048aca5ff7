extension EventStream {
  /// Combines each value with the newest of another stream.
  ///
  /// ```
  /// source               --1-----2---3--|
  /// other                ----x-----y------
  /// withLatestFrom {…}   --------2x--3y-|
  /// ```
  ///
  /// Values that come before the other stream has one are dropped. The other stream is subscribed
  /// to first; its completion is ignored and its last value stays usable; an error of either ends
  /// the result (SEMANTICS 17). When both derive from one origin, the value is combined with what
  /// the other stream has after the same change (SEMANTICS 20).
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
      let main = StageInput()
      let latest = JoinInput<Other>()
      let waiting = StageState(Backlog<Element>())
      node.configure([main, latest]) {
        // One at a time: a value that comes meanwhile does not overtake those that wait.
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

  /// Gives the newest value of another stream each time this one gives a value.
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
        _ = latest.put(payload.assumingMemoryBound(to: Value.self).pointee)
        return !latest.isOver
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
