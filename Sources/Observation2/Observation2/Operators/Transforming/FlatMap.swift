extension EventStream {
  /// Turns each value into a stream and gives the values of all of them as they come.
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
  /// Streams that go on with themselves by `flatMap` don't overflow the stack: inside 16 others, a
  /// stream is subscribed to when the source has gone on to its next event (<doc:DeepStreams>).
  ///
  /// - Complexity: O(1) per event beside the subscriptions. Inside d others, a stream asks the d stages
  ///   below it how deep it is when it is subscribed to, just as each of its values goes through them.
  ///   Nobody remembers the answer, since each of them may be connecting to something by then or not.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> {
    merging(atMost: .max, selector)
  }

  /// Turns each value into a stream; at most `limit` of them run at a time, the others wait in line.
  func merging<Result>(
    atMost limit: Int,
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> {
    EventStream<Result> { sink in
      let stage = QueueingStage(sink, limit: limit)
      stage.takingTurns {
        stage.holdBackIfDeep()
        stage.listen(
          to: self,
          next: { stage.add(try selector($0)) },
          end: { stage.outerEnded($0) }
        )
      }
      return stage.connected()
    }
  }
}
