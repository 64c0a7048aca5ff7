/// Drivers and signals created from values alone.
///
/// The ``EventStream`` operators of the same names have the full documentation.
extension SharedStream {
  /// One value, then completion.
  public static func just(_ value: Element) -> SharedStream {
    SharedStream(shared: .just(value))
  }

  /// Values in order, then completion.
  public static func of(_ values: Element...) -> SharedStream {
    SharedStream(shared: .from(values))
  }

  /// The elements of a sequence in order, then completion.
  public static func from(_ values: some Sequence<Element>) -> SharedStream {
    SharedStream(shared: .from(values))
  }

  /// Completes without a value.
  public static func empty() -> SharedStream {
    SharedStream(shared: .empty())
  }

  /// Never emits anything.
  public static func never() -> SharedStream {
    SharedStream(shared: .never())
  }

  /// The driver or signal that the closure makes when somebody subscribes.
  public static func deferred(_ makeStream: @escaping () -> SharedStream) -> SharedStream {
    SharedStream(sharing: .deferred { makeStream().stream })
  }
}

extension SharedStream where Element == Int {
  /// 0, 1, 2 … with a period between them and before the first.
  public static func interval(
    _ period: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> SharedStream {
    SharedStream(
      sharing: .interval(period, scheduler: scheduler, fileID: fileID, line: line)
        .onMainActorOnly()
    )
  }

  /// Emits 0 after a delay, then completes.
  public static func timer(
    _ dueTime: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> SharedStream {
    SharedStream(
      sharing: .timer(dueTime, scheduler: scheduler, fileID: fileID, line: line)
        .onMainActorOnly()
    )
  }
}
