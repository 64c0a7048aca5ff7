public import Observation2

extension EventStream {
  /// RxSwift’s `combineLatest(_:resultSelector:)`.
  @available(*, unavailable, renamed: "combineLatest(_:transform:)")
  public static func combineLatest<each Source: EventStreamConvertible>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> EventStream { unreachable() }

  /// RxSwift’s `zip(_:resultSelector:)`.
  @available(*, unavailable, renamed: "zip(_:transform:)")
  public static func zip<each Source: EventStreamConvertible>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> EventStream { unreachable() }

  /// RxSwift’s `withLatestFrom(_:resultSelector:)`.
  @available(*, unavailable, renamed: "withLatestFrom(_:transform:)")
  public func withLatestFrom<Other: EventStreamConvertible, Result>(
    _ other: Other,
    resultSelector: @escaping (Element, Other.Element) throws -> Result
  ) -> EventStream<Result> { unreachable() }
}

extension SharedStream {
  /// RxSwift’s `combineLatest(_:resultSelector:)` of drivers or signals.
  @available(*, unavailable, renamed: "combineLatest(_:transform:)")
  public static func combineLatest<each Value>(
    _ source: repeat SharedStream<Strategy, each Value>,
    resultSelector: @escaping (repeat each Value) -> Element
  ) -> SharedStream { unreachable() }

  /// RxSwift’s `zip(_:resultSelector:)` of drivers or signals.
  @available(*, unavailable, renamed: "zip(_:transform:)")
  public static func zip<each Value>(
    _ source: repeat SharedStream<Strategy, each Value>,
    resultSelector: @escaping (repeat each Value) -> Element
  ) -> SharedStream { unreachable() }

  /// RxSwift’s `withLatestFrom(_:resultSelector:)` of drivers or signals.
  @available(*, unavailable, renamed: "withLatestFrom(_:transform:)")
  public func withLatestFrom<Other: SharingStrategy, Value, Result>(
    _ other: SharedStream<Other, Value>,
    resultSelector: @escaping (Element, Value) -> Result
  ) -> SharedStream<Strategy, Result> { unreachable() }
}
