extension EventStream {
  /// Turns each value into a stream and emits the values of all these streams as they come.
  ///
  /// ```
  /// source         --a-----b--------|
  /// stream of a      --1-----2----3--|
  /// stream of b            --5--6|
  /// flatMap        ----1----52--6-3--|
  /// ```
  ///
  /// Completes when the source and all streams have; an error of any, or one that `selector` throws,
  /// ends the result at once. A stream whose origin goes away without an end is not waited for.
  ///
  /// Streams that continue with themselves by `flatMap` don't overflow the stack: at a depth of 16
  /// streams, the next one is subscribed to only when the source has gone on to its next event
  /// (<doc:DeepStreams>).
  ///
  /// - Complexity: O(1) per event beside the subscriptions. Inside d others, a stream asks the d stages
  ///   below it how deep it is when it is subscribed to, just as each of its values goes through them.
  ///   Nobody remembers the answer, since each of them may be connecting to something by then or not.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> {
    merging(atMost: .max, selector)
  }

  /// Turns each value into a stream; at most `limit` of them run at a time, the others are queued.
  func merging<Result>(
    atMost limit: Int,
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> {
    EventStream<Result> { sink in
      let node = QueueingNode(sink, limit: limit)
      node.takingTurns {
        node.holdBackIfDeep()
        node.listen(
          to: self,
          next: { node.add(try selector($0)) },
          end: { node.outerEnded($0) }
        )
      }
      return node.connected()
    }
  }
}
