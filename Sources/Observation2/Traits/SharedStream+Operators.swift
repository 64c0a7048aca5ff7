/// The operators that keep what a driver or signal promises: they add no failure and no other
/// thread.
///
/// Each says what it does at its namesake of ``EventStream``.
extension SharedStream {
  /// Transforms each value.
  public func map<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(shared: stream.map(transform))
  }

  /// Transforms each value and drops those that give `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(shared: stream.compactMap(transform))
  }

  /// Lets only those values pass for which the predicate holds.
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> SharedStream {
    SharedStream(shared: stream.filter(isIncluded))
  }

  /// Drops a value whose key equals that of the one before it.
  public func distinctUntilChanged<Key: Equatable>(
    on key: @escaping (Element) -> Key
  ) -> SharedStream {
    SharedStream(shared: stream.distinctUntilChanged(on: key))
  }

  /// Drops a value that the closure calls equal to the one before it.
  public func distinctUntilChanged(
    by areEqual: @escaping (Element, Element) -> Bool
  ) -> SharedStream {
    SharedStream(shared: stream.distinctUntilChanged(by: areEqual))
  }

  /// Folds the values and gives each intermediate result.
  ///
  /// Each observer has a fold of its own.
  public func scan<Result>(
    _ seed: Result,
    _ accumulate: @escaping (Result, Element) -> Result
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(shared: stream.scan(seed, accumulate))
  }

  /// Gives these values first, at once, then those of the source.
  public func startWith(_ values: Element...) -> SharedStream {
    SharedStream(shared: stream.startWith(values))
  }

  /// Turns each value into a driver or signal and follows the newest of them only.
  public func flatMapLatest<Result>(
    _ selector: @escaping (Element) -> SharedStream<Strategy, Result>
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(shared: stream.flatMapLatest { selector($0).stream })
  }

  /// Combines each value with the newest of a driver.
  public func withLatestFrom<Other, Result>(
    _ other: Driver<Other>,
    transform: @escaping (Element, Other) -> Result
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(
      shared: stream.withLatestFrom(other.stream, transform: transform)
    )
  }

  /// Gives the newest value of a driver each time this one gives a value.
  public func withLatestFrom<Other>(_ other: Driver<Other>) -> SharedStream<Strategy, Other> {
    withLatestFrom(other) { $1 }
  }

  /// Lets a value pass when nothing has followed it for a while.
  public func debounce(_ dueTime: Duration, scheduler: any StreamScheduler) -> SharedStream {
    SharedStream(shared: stream.debounce(dueTime, scheduler: scheduler))
  }

  /// Does something on the side with each value.
  public func `do`(onNext: @escaping (Element) -> Void) -> SharedStream {
    SharedStream(shared: stream.do(onNext: onNext))
  }

  /// All values of several drivers or signals, as they come.
  public static func merge(_ streams: SharedStream...) -> SharedStream {
    SharedStream(shared: .merge(streams.map(\.stream)))
  }

  /// Combines the newest values of several drivers, each time one of them gives one; once, when
  /// they derive from one origin (SEMANTICS 20).
  public static func combineLatest<each Value>(
    _ source: repeat SharedStream<Strategy, each Value>,
    transform: @escaping (repeat each Value) -> Element
  ) -> SharedStream {
    SharedStream(
      shared: EventStream.combineLatest(streams: repeat (each source).stream, transform: transform)
    )
  }
}

extension SharedStream where Element: Equatable {
  /// Drops a value that equals the one before it.
  public func distinctUntilChanged() -> SharedStream {
    SharedStream(shared: stream.distinctUntilChanged())
  }
}
