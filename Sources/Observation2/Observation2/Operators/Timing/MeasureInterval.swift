extension EventStream {
  /// Emits the time from each value to the next, and from the subscription to the first.
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
