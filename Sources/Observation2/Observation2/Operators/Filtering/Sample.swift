extension EventStream {
  /// Emits the newest value each time another stream emits, if there is a new one.
  ///
  /// ```
  /// source           --1--2-----3----|
  /// sampler          ----x---x-x---x---x|
  /// sample(sampler)  ----1---2-----3---|
  /// ```
  ///
  /// The completion of `sampler` samples too. After the source has completed, the next event of
  /// `sampler` also completes the result. After `sampler` has completed, no sample can be taken any
  /// more, and the source's completion is the result's (Rx stays silent for ever). An error of either
  /// ends it at once.
  ///
  /// - Parameters:
  ///   - sampler: The stream whose events take the samples.
  ///   - defaultValue: The value to emit when there is no new one; without it nothing is emitted.
  /// - Returns: A stream of the sampled values.
  public func sample<Sampler: EventStreamConvertible>(
    _ sampler: Sampler,
    defaultValue: Element? = nil
  ) -> EventStream {
    let sampler = sampler.asStream()
    return EventStream { sink in
      let node = LinkedNode(sink)
      let newest = OperatorState<Element?>(nil)
      let isOver = OperatorState(false)
      let isSamplerOver = OperatorState(false)
      let give = {
        let value = newest.value ?? defaultValue
        newest.value = nil
        if let value { node.send(value) }
        if isOver.value { node.finish(.completed) }
      }
      node.takingTurns {
        node.listen(
          to: self,
          next: { extendLifetime(exchange(&newest.value, with: .some($0))) },
          end: { end in
            if case .error = end { return node.finish(end) }
            isOver.value = true
            if isSamplerOver.value { node.finish(end) }
          }
        )
        node.listen(
          to: sampler,
          next: { _ in give() },
          end: { end in
            if case .error = end { return node.finish(end) }
            isSamplerOver.value = true
            give()
          }
        )
      }
      return node.link
    }
  }
}
