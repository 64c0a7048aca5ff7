public import Observation2

extension EventStream {
  /// Combine’s `count()`.
  @available(*, unavailable, message: "Write reduce(0) { count, _ in count + 1 }.")
  public func count() -> EventStream<Int> { unreachable() }

  /// Combine’s `contains(where:)`.
  @available(*, unavailable, message: "Write reduce(false) { $0 || isIncluded($1) }.")
  public func contains(where isIncluded: @escaping (Element) -> Bool) -> EventStream<Bool> {
    unreachable()
  }

  /// Combine’s `allSatisfy(_:)`.
  @available(*, unavailable, message: "Write reduce(true) { $0 && isIncluded($1) }.")
  public func allSatisfy(_ isIncluded: @escaping (Element) -> Bool) -> EventStream<Bool> {
    unreachable()
  }

  /// Combine’s `last(where:)`.
  @available(*, unavailable, message: "Write filter(isIncluded).take(last: 1).")
  public func last(where isIncluded: @escaping (Element) -> Bool) -> EventStream { unreachable() }
}

extension EventStream where Element: Equatable {
  /// Combine’s `contains(_:)`.
  @available(*, unavailable, message: "Write reduce(false) { $0 || $1 == value }.")
  public func contains(_ value: Element) -> EventStream<Bool> { unreachable() }
}

extension EventStream where Element: Comparable {
  /// Combine’s `min()`.
  @available(*, unavailable, message: "Write toArray().compactMap { $0.min() }.")
  public func min() -> EventStream { unreachable() }

  /// Combine’s `max()`.
  @available(*, unavailable, message: "Write toArray().compactMap { $0.max() }.")
  public func max() -> EventStream { unreachable() }
}
