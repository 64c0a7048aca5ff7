extension EventStream {
  /// Turns a value into a stream and ignores further values while that runs.
  ///
  /// ```
  /// source         --a--b-----c-----|
  /// stream of a      --1--2|
  /// stream of c               --5--6--|
  /// flatMapFirst   ----1--2-----5--6--|
  /// ```
  ///
  /// `selector` is not called for the ignored values. Completes when the source and the running
  /// stream have; an error of either, or one that `selector` throws, ends the result at once. A
  /// stream whose origin goes away without an end no longer counts as running.
  public func flatMapFirst<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> {
    EventStream<Result> { sink in
      let node = QueueingNode(sink, limit: 1)
      node.takingTurns {
        node.listen(
          to: self,
          next: { if node.isIdle { node.add(try selector($0)) } },
          end: { node.outerEnded($0) }
        )
      }
      return node.link
    }
  }
}
