/// The operators that keep what a driver or signal promises: they add no failure and no other
/// thread, and what they give is shared like what they take.
///
/// Each says what it does at its namesake of ``EventStream``. All but ``map(_:)`` run once for all
/// who listen, and whoever joins a driver gets the newest value that came out.
extension SharedStream {
  /// Transforms each value.
  ///
  /// The closure is called for each observer: it should do nothing on the side.
  public func map<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(shared: stream.map(transform))
  }

  /// Transforms each value and drops those that give `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(sharing: stream.compactMap(transform))
  }

  /// Folds the values and gives each intermediate result.
  public func scan<Result>(
    _ seed: Result,
    _ accumulate: @escaping (Result, Element) -> Result
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(sharing: stream.scan(seed, accumulate))
  }

  /// Folds the values in place and gives each intermediate result.
  public func scan<Result>(
    into seed: Result,
    _ update: @escaping (inout Result, Element) -> Void
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(sharing: stream.scan(into: seed, update))
  }

  /// Each value with the one before it.
  public func pairwise() -> SharedStream<Strategy, (Element, Element)> {
    SharedStream<Strategy, (Element, Element)>(sharing: stream.pairwise())
  }

  /// Each value with its number, beginning with 0.
  public func enumerated() -> SharedStream<Strategy, (index: Int, element: Element)> {
    SharedStream<Strategy, (index: Int, element: Element)>(sharing: stream.enumerated())
  }

  /// Lets only those values pass for which the predicate holds.
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> SharedStream {
    SharedStream(sharing: stream.filter(isIncluded))
  }

  /// Drops a value whose key equals that of the one before it.
  public func distinctUntilChanged<Key: Equatable>(
    on key: @escaping (Element) -> Key
  ) -> SharedStream {
    SharedStream(sharing: stream.distinctUntilChanged(on: key))
  }

  /// Drops a value that the closure calls equal to the one before it.
  public func distinctUntilChanged(
    by areEqual: @escaping (Element, Element) -> Bool
  ) -> SharedStream {
    SharedStream(sharing: stream.distinctUntilChanged(by: areEqual))
  }

  /// Drops a value whose key the closure calls equal to that of the one before it.
  public func distinctUntilChanged<Key>(
    on key: @escaping (Element) -> Key,
    by areEqual: @escaping (Key, Key) -> Bool
  ) -> SharedStream {
    SharedStream(sharing: stream.distinctUntilChanged(on: key, by: areEqual))
  }

  /// The first values; completes with the last of them.
  ///
  /// - Precondition: `count` is not negative.
  public func take(_ count: Int) -> SharedStream {
    SharedStream(sharing: stream.take(count))
  }

  /// Values until one fails the predicate, then completion.
  public func take(
    while predicate: @escaping (Element) -> Bool,
    inclusive: Bool = false
  ) -> SharedStream {
    SharedStream(sharing: stream.take(while: predicate, inclusive: inclusive))
  }

  /// Values until a driver or signal gives its first one, then completion.
  public func take<Other: SharingStrategy, Trigger>(
    until trigger: SharedStream<Other, Trigger>
  ) -> SharedStream {
    SharedStream(sharing: stream.take(until: trigger.stream))
  }

  /// All but the first values.
  ///
  /// - Precondition: `count` is not negative.
  public func skip(_ count: Int) -> SharedStream {
    SharedStream(sharing: stream.skip(count))
  }

  /// From the first value on that fails the predicate.
  public func skip(while predicate: @escaping (Element) -> Bool) -> SharedStream {
    SharedStream(sharing: stream.skip(while: predicate))
  }

  /// Values after the first one of a driver or signal.
  public func skip<Other: SharingStrategy, Trigger>(
    until trigger: SharedStream<Other, Trigger>
  ) -> SharedStream {
    SharedStream(sharing: stream.skip(until: trigger.stream))
  }

  /// Does something on the side, once for all who listen.
  public func `do`(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedStream {
    SharedStream(
      sharing: stream.do(
        onNext: onNext,
        onCompleted: onCompleted,
        onSubscribe: onSubscribe,
        onDispose: onDispose
      )
    )
  }

  /// Writes down all that happens, once for all who listen.
  public func debug(
    _ identifier: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    write: @escaping (String) -> Void = { print($0) }
  ) -> SharedStream {
    SharedStream(
      sharing: stream.debug(identifier, fileID: fileID, line: line, write: write)
    )
  }
}

extension SharedStream where Element: Equatable {
  /// Drops a value that equals the one before it.
  public func distinctUntilChanged() -> SharedStream {
    SharedStream(sharing: stream.distinctUntilChanged())
  }
}
