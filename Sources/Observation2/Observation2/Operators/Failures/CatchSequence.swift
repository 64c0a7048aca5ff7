extension EventStream {
  /// Continues with the next stream of a sequence each time one fails.
  ///
  /// ```
  /// a                        --1#
  /// b                           --2#
  /// c                              --3--|
  /// catch(sequence: [a,b,c]) --1--2--3--|
  /// ```
  ///
  /// Completes with the first stream that does; the error of the last one ends the result. The
  /// sequence is iterated only as far as needed; an empty one completes at once. It is retained
  /// until the end.
  public static func `catch`(sequence streams: some Sequence<EventStream>) -> EventStream {
    EventStream { sink in
      var iterator = streams.makeIterator()
      let node = SequentialNode(sink)
      guard let first = iterator.next() else {
        node.finish(.completed)
        return .none
      }
      return node.begin(with: first) { end in
        if case .error = end { iterator.next() } else { nil }
      }
    }
  }
}
