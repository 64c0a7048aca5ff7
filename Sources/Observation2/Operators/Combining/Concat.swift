extension EventStream {
  /// One stream after the other.
  ///
  /// ```
  /// a             --1--2|
  /// b                   --x--|
  /// concat(a, b)  --1--2--x--|
  /// ```
  ///
  /// Each is subscribed to when the one before it has completed; an error ends all.
  public static func concat(_ streams: EventStream...) -> EventStream {
    concat(streams)
  }

  /// The streams of a sequence one after the other; see ``concat(_:)-(EventStream...)``.
  ///
  /// The sequence is iterated only as far as it is needed, so it may be endless.
  public static func concat(_ streams: some Sequence<EventStream>) -> EventStream {
    EventStream { sink in
      var iterator = streams.makeIterator()
      let stage = SequentialStage(sink)
      if let first = iterator.next() {
        stage.run(first) { end in
          if case .error = end { return nil }
          return iterator.next()
        }
      } else {
        stage.finish(.completed)
      }
      return stage.link
    }
  }

  /// Goes on with another stream when this one completes.
  ///
  /// ```
  /// source         --1--2|
  /// next                 --x--|
  /// concat(next)   --1--2--x--|
  /// ```
  public func concat(_ next: some EventStreamConvertible<Element>) -> EventStream {
    EventStream.concat([self, next.asStream()])
  }
}

extension EventStream where Element: EventStreamConvertible {
  /// The inner streams one after the other; those that come while one runs wait in line.
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
