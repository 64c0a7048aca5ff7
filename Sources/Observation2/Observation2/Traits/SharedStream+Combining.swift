/// The operators that combine several drivers or signals.
///
/// The ``EventStream`` operators of the same names have the full documentation.
extension SharedStream {
  /// Emits these values first, at once, then those of the source.
  public func startWith(_ values: Element...) -> SharedStream {
    startWith(contentsOf: values)
  }

  /// Emits the elements of an array first, at once, then those of the source.
  public func startWith(contentsOf values: [Element]) -> SharedStream {
    SharedStream(sharing: stream.startWith(contentsOf: values))
  }

  /// Continues with another driver or signal when this one completes.
  public func concat(_ next: SharedStream) -> SharedStream {
    SharedStream.concat([self, next])
  }

  /// Runs drivers or signals one after the other.
  public static func concat(_ streams: SharedStream...) -> SharedStream {
    concat(streams)
  }

  /// Runs the drivers or signals of a collection one after the other.
  public static func concat(_ streams: [SharedStream]) -> SharedStream {
    SharedStream(sharing: .concat(streams.map(\.stream)))
  }

  /// All values of several drivers or signals, as they come.
  public static func merge(_ streams: SharedStream...) -> SharedStream {
    merge(streams)
  }

  /// All values of the drivers or signals of a collection, as they come.
  public static func merge(_ streams: [SharedStream]) -> SharedStream {
    SharedStream(sharing: .merge(streams.map(\.stream)))
  }

  /// Combines each value with the newest value of a driver or signal.
  public func withLatestFrom<Other: SharingStrategy, Value, Result>(
    _ other: SharedStream<Other, Value>,
    transform: @escaping (Element, Value) -> Result
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(
      sharing: stream.withLatestFrom(other.stream, transform: transform)
    )
  }

  /// Emits the newest value of a driver or signal each time this one emits a value.
  public func withLatestFrom<Other: SharingStrategy, Value>(
    _ other: SharedStream<Other, Value>
  ) -> SharedStream<Strategy, Value> {
    withLatestFrom(other) { $1 }
  }

  /// Combines each value with the newest value of a relay, which can't fail either.
  public func withLatestFrom<Value, Result>(
    _ relay: some StreamRelay<Value>,
    transform: @escaping (Element, Value) -> Result
  ) -> SharedStream<Strategy, Result> {
    SharedStream<Strategy, Result>(
      sharing: stream.withLatestFrom(relay.asStream().onMainActorOnly(), transform: transform)
    )
  }

  /// Emits the newest value of a relay each time this one emits a value.
  public func withLatestFrom<Value>(
    _ relay: some StreamRelay<Value>
  ) -> SharedStream<Strategy, Value> {
    withLatestFrom(relay) { $1 }
  }

  /// Combines the newest values of several, each time one of them emits; once, when they derive
  /// from one origin (rule 20 of <doc:TheRules>).
  @_disfavoredOverload
  public static func combineLatest<each Value>(
    _ source: repeat SharedStream<Strategy, each Value>,
    transform: @escaping (repeat each Value) -> Element
  ) -> SharedStream {
    SharedStream(
      sharing: EventStream.combineLatest(streams: repeat (each source).stream, transform: transform)
    )
  }

  /// The newest values of several as tuples; see `combineLatest(_:transform:)`.
  @_disfavoredOverload
  public static func combineLatest<each Value>(
    _ source: repeat SharedStream<Strategy, each Value>
  ) -> SharedStream where Element == (repeat each Value) {
    combineLatest(repeat each source) { (value: repeat each Value) in (repeat each value) }
  }

  /// Combines the newest values of a collection of drivers or signals; see
  /// `combineLatest(_:transform:)`.
  public static func combineLatest<Value>(
    _ sources: [SharedStream<Strategy, Value>],
    transform: @escaping ([Value]) -> Element
  ) -> SharedStream {
    SharedStream(sharing: .combineLatest(sources.map(\.stream), transform: transform))
  }

  /// Combines the first values of several, then the second ones, and so on.
  @_disfavoredOverload
  public static func zip<each Value>(
    _ source: repeat SharedStream<Strategy, each Value>,
    transform: @escaping (repeat each Value) -> Element
  ) -> SharedStream {
    SharedStream(
      sharing: EventStream.zip(streams: repeat (each source).stream, transform: transform)
    )
  }

  /// The values of several as tuples; see `zip(_:transform:)`.
  @_disfavoredOverload
  public static func zip<each Value>(
    _ source: repeat SharedStream<Strategy, each Value>
  ) -> SharedStream where Element == (repeat each Value) {
    zip(repeat each source) { (value: repeat each Value) in (repeat each value) }
  }

  /// Combines the n-th values of a collection of drivers or signals; see `zip(_:transform:)`.
  public static func zip<Value>(
    _ sources: [SharedStream<Strategy, Value>],
    transform: @escaping ([Value]) -> Element
  ) -> SharedStream {
    SharedStream(sharing: .zip(sources.map(\.stream), transform: transform))
  }
}
