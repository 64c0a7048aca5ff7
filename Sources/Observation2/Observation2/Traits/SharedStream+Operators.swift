/// The operators that keep the guarantees of a driver or signal: they add no failure and no other
/// thread, and their output is shared like their input.
///
/// The ``EventStream`` operators of the same names have the full documentation. All but ``map(_:)``
/// run once for all observers, and an observer that joins a driver receives the newest output.
extension SharedStream {
  /// Transforms each value.
  ///
  /// The closure is called for each observer, so it should have no side effects.
  public func map<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(shared: stream.map(transform))
  }

  /// Transforms each value and drops `nil` results.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(sharing: stream.compactMap(transform))
  }

  /// Folds the values and emits each intermediate result.
  public func scan<Result>(
    _ seed: Result,
    _ accumulate: @escaping (Result, Element) -> Result
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(sharing: stream.scan(seed, accumulate))
  }

  /// Folds the values in place and emits each intermediate result.
  public func scan<Result>(
    into seed: Result,
    _ update: @escaping (inout Result, Element) -> Void
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(sharing: stream.scan(into: seed, update))
  }

  /// Emits each value with the one before it.
  public func pairwise() -> SharedStream<Strategy, (Element, Element)> {
    SharedStream<Strategy, (Element, Element)>(sharing: stream.pairwise())
  }

  /// Emits each value with its number, beginning with 0.
  public func enumerated() -> SharedStream<Strategy, (index: Int, element: Element)> {
    SharedStream<Strategy, (index: Int, element: Element)>(sharing: stream.enumerated())
  }

  /// Emits only the values that satisfy the predicate.
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> SharedStream {
    SharedStream(sharing: stream.filter(isIncluded))
  }

  /// Drops a value whose key equals that of the one before it.
  public func distinctUntilChanged<Key: Equatable>(
    on key: @escaping (Element) -> Key
  ) -> SharedStream {
    SharedStream(sharing: stream.distinctUntilChanged(on: key))
  }

  /// Drops a value that the closure considers equal to the one before it.
  public func distinctUntilChanged(
    by areEqual: @escaping (Element, Element) -> Bool
  ) -> SharedStream {
    SharedStream(sharing: stream.distinctUntilChanged(by: areEqual))
  }

  /// Drops a value whose key the closure considers equal to that of the one before it.
  public func distinctUntilChanged<Key>(
    on key: @escaping (Element) -> Key,
    by areEqual: @escaping (Key, Key) -> Bool
  ) -> SharedStream {
    SharedStream(sharing: stream.distinctUntilChanged(on: key, by: areEqual))
  }

  /// Emits the first values; completes with the last of them.
  ///
  /// - Precondition: `count` is not negative.
  public func take(_ count: Int) -> SharedStream {
    SharedStream(sharing: stream.take(count))
  }

  /// Emits values until one fails the predicate, then completes.
  public func take(
    while predicate: @escaping (Element) -> Bool,
    inclusive: Bool = false
  ) -> SharedStream {
    SharedStream(sharing: stream.take(while: predicate, inclusive: inclusive))
  }

  /// Emits values until a driver or signal emits its first one, then completes.
  public func take<Other: SharingStrategy, Trigger>(
    until trigger: SharedStream<Other, Trigger>
  ) -> SharedStream {
    SharedStream(sharing: stream.take(until: trigger.stream))
  }

  /// Skips the first values.
  ///
  /// - Precondition: `count` is not negative.
  public func skip(_ count: Int) -> SharedStream {
    SharedStream(sharing: stream.skip(count))
  }

  /// Emits values from the first one on that fails the predicate.
  public func skip(while predicate: @escaping (Element) -> Bool) -> SharedStream {
    SharedStream(sharing: stream.skip(while: predicate))
  }

  /// Emits values after the first one of a driver or signal.
  public func skip<Other: SharingStrategy, Trigger>(
    until trigger: SharedStream<Other, Trigger>
  ) -> SharedStream {
    SharedStream(sharing: stream.skip(until: trigger.stream))
  }

  /// Performs side effects, once for all observers.
  public func `do`(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedStream {
    SharedStream(
      sharing: stream.do(
        onNext: onNext,
        onCompleted: onCompleted,
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    )
  }

  /// Writes a line for each event, once for all observers.
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
