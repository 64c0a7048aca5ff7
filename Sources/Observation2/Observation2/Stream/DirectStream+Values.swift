/// The operators that transform values and leave some out, right on a connectable stream or a group.
///
/// The ``EventStream`` operators of the same names have the full documentation.
extension DirectStream {
  /// Transforms each value.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> EventStream<Result> {
    asStream().map(transform)
  }

  /// Transforms each value and drops `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> EventStream<Result> {
    asStream().compactMap(transform)
  }

  /// Passes the values that match.
  public func filter(
    _ isIncluded: @escaping (Element) throws -> Bool
  ) -> EventStream<Element> {
    asStream().filter(isIncluded)
  }

  /// Folds the values and emits each intermediate result.
  public func scan<Result>(
    _ seed: Result,
    _ accumulate: @escaping (Result, Element) throws -> Result
  ) -> EventStream<Result> {
    asStream().scan(seed, accumulate)
  }

  /// Folds the values by changing the result in place, and emits it after each.
  public func scan<Result>(
    into seed: Result,
    _ update: @escaping (inout Result, Element) throws -> Void
  ) -> EventStream<Result> {
    asStream().scan(into: seed, update)
  }

  /// Folds all values and emits the result at the end.
  public func reduce<Result>(
    _ seed: Result,
    _ accumulate: @escaping (Result, Element) throws -> Result
  ) -> EventStream<Result> {
    asStream().reduce(seed, accumulate)
  }

  /// Emits all values as one array at the end.
  public func toArray() -> EventStream<[Element]> {
    asStream().toArray()
  }

  /// Emits each value with its number, from 0.
  public func enumerated() -> EventStream<(index: Int, element: Element)> {
    asStream().enumerated()
  }

  /// Emits each value with the one before it.
  public func pairwise() -> EventStream<(Element, Element)> {
    asStream().pairwise()
  }

  /// Emits the events themselves as values.
  public func materialize() -> EventStream<StreamEvent<Element>> {
    asStream().materialize()
  }

  /// Turns each value into a stream and emits the values of all.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> {
    asStream().flatMap(selector)
  }

  /// Turns each value into a stream and follows the newest.
  public func flatMapLatest<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> {
    asStream().flatMapLatest(selector)
  }

  /// Turns each value into a stream and follows one at a time, ignoring what comes meanwhile.
  public func flatMapFirst<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> {
    asStream().flatMapFirst(selector)
  }

  /// Turns each value into a stream and runs them one after the other.
  public func concatMap<Result>(
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> {
    asStream().concatMap(selector)
  }
}
