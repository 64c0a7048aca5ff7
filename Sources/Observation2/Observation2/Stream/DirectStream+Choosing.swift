/// The operators that begin, end and thin a stream out, right on a connectable stream or a group.
///
/// The ``EventStream`` operators of the same names have the full documentation.
extension DirectStream {
  /// Drops a value whose key equals that of the one before it.
  public func distinctUntilChanged<Key: Equatable>(
    on keyOf: @escaping (Element) throws -> Key
  ) -> EventStream<Element> {
    asStream().distinctUntilChanged(on: keyOf)
  }

  /// Emits the first values, then completes.
  public func take(_ count: Int) -> EventStream<Element> {
    asStream().take(count)
  }

  /// Emits the last values at the end.
  public func take(last count: Int) -> EventStream<Element> {
    asStream().take(last: count)
  }

  /// Emits values as long as they match, then completes.
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    inclusive: Bool = false
  ) -> EventStream<Element> {
    asStream().take(while: predicate, inclusive: inclusive)
  }

  /// Completes when another stream emits a value.
  public func take<Trigger: EventStreamConvertible>(
    until trigger: Trigger
  ) -> EventStream<Element> {
    asStream().take(until: trigger)
  }

  /// Leaves the first values out.
  public func skip(_ count: Int) -> EventStream<Element> {
    asStream().skip(count)
  }

  /// Leaves values out as long as they match.
  public func skip(
    while predicate: @escaping (Element) throws -> Bool
  ) -> EventStream<Element> {
    asStream().skip(while: predicate)
  }

  /// Leaves values out until another stream emits one.
  public func skip<Trigger: EventStreamConvertible>(
    until trigger: Trigger
  ) -> EventStream<Element> {
    asStream().skip(until: trigger)
  }

  /// Emits the first value, and fails if there is none.
  public func first() -> EventStream<Element> {
    asStream().first()
  }

  /// Passes only the end on.
  public func ignoreElements() -> EventStream<Never> {
    asStream().ignoreElements()
  }

  /// Emits these values first.
  public func startWith(_ values: Element...) -> EventStream<Element> {
    asStream().startWith(contentsOf: values)
  }

  /// Continues with another stream.
  public func concat(
    _ next: some EventStreamConvertible<Element>
  ) -> EventStream<Element> {
    asStream().concat(next)
  }

  /// Emits the newest value of another stream each time this one emits a value.
  public func withLatestFrom<Other: EventStreamConvertible>(
    _ other: Other
  ) -> EventStream<Other.Element> {
    asStream().withLatestFrom(other)
  }

  /// Combines each value with the newest value of another stream.
  public func withLatestFrom<Other: EventStreamConvertible, Result>(
    _ other: Other,
    transform: @escaping (Element, Other.Element) throws -> Result
  ) -> EventStream<Result> {
    asStream().withLatestFrom(other, transform: transform)
  }
}

extension DirectStream where Element: Equatable {
  /// Drops a value that equals the one before it.
  public func distinctUntilChanged() -> EventStream<Element> {
    asStream().distinctUntilChanged()
  }
}
