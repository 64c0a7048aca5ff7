public import Observation2

extension SharedStream {
  /// Combine’s `removeDuplicates(by:)`.
  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  public func removeDuplicates(by areEqual: @escaping (Element, Element) -> Bool) -> SharedStream {
    unreachable()
  }

  /// Combine’s `receive(on:)`.
  @available(*, unavailable, message: "A Driver or Signal is on the main actor: leave it out.")
  public func receive(on scheduler: Any) -> SharedStream { unreachable() }

  /// Combine’s `dropFirst(_:)`.
  @available(*, unavailable, renamed: "skip(_:)")
  public func dropFirst(_ count: Int = 1) -> SharedStream { unreachable() }

  /// Combine’s `prefix(_:)`.
  @available(*, unavailable, renamed: "take(_:)")
  public func prefix(_ count: Int) -> SharedStream { unreachable() }

  /// Combine’s `prepend(_:)`.
  @available(*, unavailable, renamed: "startWith(_:)")
  public func prepend(_ values: Element...) -> SharedStream { unreachable() }

  /// Combine’s `combineLatest(_:)`.
  @available(*, unavailable, message: "Write Driver.combineLatest(a, b).")
  public func combineLatest<Value>(
    _ other: SharedStream<Strategy, Value>
  ) -> SharedStream<Strategy, (Element, Value)> { unreachable() }

  /// Combine’s `merge(with:)`.
  @available(*, unavailable, message: "Write Driver.merge(a, b).")
  public func merge(with other: SharedStream) -> SharedStream { unreachable() }
}

extension SharedStream where Element: Equatable {
  /// Combine’s `removeDuplicates()`.
  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func removeDuplicates() -> SharedStream { unreachable() }
}
