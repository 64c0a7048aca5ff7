extension EventStream {
  /// Runs streams one after the other.
  ///
  /// ```
  /// a             --1--2|
  /// b                   --x--|
  /// concat(a, b)  --1--2--x--|
  /// ```
  ///
  /// Each is subscribed to when the one before it has completed; an error ends the result. A stream
  /// whose origin goes away without an end has not completed, so none follows it.
  public static func concat(_ streams: EventStream...) -> EventStream {
    concat(list: streams)
  }

  /// Subjects, relays and streams one after the other; see `concat(_:)`.
  public static func concat(_ sources: any EventStreamConvertible<Element>...) -> EventStream {
    concat(list: sources.map { $0.asStream() })
  }

  /// The streams of a sequence one after the other; see `concat(_:)`.
  ///
  /// The sequence is iterated only as far as needed, so it may be endless. It is retained until the
  /// end.
  public static func concat(_ streams: some Sequence<EventStream>) -> EventStream {
    if let list = streams as? [EventStream] { return concat(list: list) }
    return EventStream { sink in
      var iterator = streams.makeIterator()
      let node = SequentialNode(sink)
      guard let first = iterator.next() else {
        node.finish(.completed)
        return .none
      }
      return node.begin(with: first) { end in
        if case .error = end { nil } else { iterator.next() }
      }
    }
  }

  /// Continues with another stream when this one completes.
  ///
  /// ```
  /// source         --1--2|
  /// next                 --x--|
  /// concat(next)   --1--2--x--|
  /// ```
  public func concat(_ next: some EventStreamConvertible<Element>) -> EventStream {
    concat(next.asStream())
  }

  /// The same for a stream, so that it can be written as `.just(1)`.
  @_documentation(visibility: internal)
  public func concat(_ next: EventStream) -> EventStream {
    EventStream.concat(self, next)
  }

  /// The last stream takes the node's place, so that a stream may continue with itself without
  /// end.
  private static func concat(list streams: [EventStream]) -> EventStream {
    EventStream { sink in
      // Taken out one by one, so that no subject is retained by its own observers.
      var rest = Array(streams.reversed())
      let node = SequentialNode(sink)
      guard let first = rest.popLast() else {
        node.finish(.completed)
        return .none
      }
      return node.begin(with: first, isLast: { rest.isEmpty }) { end in
        if case .error = end { nil } else { rest.popLast() }
      }
    }
  }
}

extension EventStream where Element: EventStreamConvertible {
  /// Runs the inner streams one after the other; those that come while one runs are queued.
  ///
  /// ```
  /// source     --a-b--|
  ///   a          --1--2|
  ///   b                --5|
  /// concat()   ----1--2--5|
  /// ```
  public func concat() -> EventStream<Element.Element> {
    merging(atMost: 1) { $0.asStream() }
  }
}
