extension EventStream {
  /// How long it took from each value to the next, and to the first from the subscription.
  ///
  /// ```
  /// source            --1---2-3--|
  /// measureInterval   --2---4-2--|
  /// ```
  ///
  /// Ends with the source.
  public func measureInterval(scheduler: any StreamScheduler) -> EventStream<Duration> {
    let connect = connect
    return EventStream<Duration> { sink in
      let last = OperatorState(scheduler.now)
      return connect(
        EventSink(before: sink) { _ in
          let now = scheduler.now
          let interval = now - last.value
          last.value = now
          return sink.next(interval)
        }
      )
    }
  }
}
