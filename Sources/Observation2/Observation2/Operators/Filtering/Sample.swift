extension EventStream {
  /// The newest value each time another stream gives one, if there is a new one.
  ///
  /// ```
  /// source           --1--2-----3----|
  /// sampler          ----x---x-x---x---x|
  /// sample(sampler)  ----1---2-----3---|
  /// ```
  ///
  /// The completion of `sampler` samples too. After the source has completed, the next event of
  /// `sampler` also completes the result. An error of either ends it at once.
  ///
  /// - Parameters:
  ///   - sampler: Says when.
  ///   - defaultValue: What is given when there is no new value; without it nothing is.
  /// - Returns: A stream of the values sampled.
  public func sample<Sampler: EventStreamConvertible>(
    _ sampler: Sampler,
    defaultValue: Element? = nil
  ) -> EventStream {
    let sampler = sampler.asStream()
    return EventStream { sink in
      let stage = LinkedStage(sink)
      let newest = StageState<Element?>(nil)
      let isOver = StageState(false)
      let give = {
        let value = newest.value ?? defaultValue
        newest.value = nil
        if let value { stage.send(value) }
        if isOver.value { stage.finish(.completed) }
      }
      stage.takingTurns {
        stage.listen(
          to: self,
          next: { value in
            var former: Element? = .some(value)
            swap(&former, &newest.value)
          },
          end: { end in
            if case .error = end { stage.finish(end) } else { isOver.value = true }
          }
        )
        stage.listen(
          to: sampler,
          next: { _ in give() },
          end: { end in
            if case .error = end { stage.finish(end) } else { give() }
          }
        )
      }
      return stage.link
    }
  }
}
