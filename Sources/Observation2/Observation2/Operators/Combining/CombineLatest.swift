extension EventStream {
  /// Combines the newest values of several streams, each time one of them emits.
  ///
  /// ```
  /// a                       --1-----2-------|
  /// b                       ----x-------y-----|
  /// combineLatest(a, b) {…} ----1x--2x--2y----|
  /// ```
  ///
  /// Emits once all have a value. Completes when all have, and at once when one ends without ever
  /// having had a value (rule 15 of <doc:TheRules>; Rx waits). The first error, or one that
  /// `transform` throws, ends it. Streams that derive from one origin are combined without a
  /// glitch: one change of the origin emits one result, of values that belong together (rule 20 of
  /// <doc:TheRules>). If a stream derives from more than sixteen origins, a result may come later
  /// than necessary (<doc:Glitches>).
  ///
  /// ```swift
  /// EventStream.combineLatest(price, quantity) { $0 * $1 }
  /// ```
  ///
  /// More than eight streams are combined by way of a parameter pack, which costs more per event.
  ///
  /// - Complexity: O(k) per event for k streams.
  @_disfavoredOverload
  @inlinable
  public static func combineLatest<each Source: EventStreamConvertible>(
    _ source: repeat each Source,
    transform: @escaping (repeat (each Source).Element) throws -> Element
  ) -> EventStream {
    combineLatest(streams: repeat (each source).asStream(), transform: transform)
  }

  /// The newest values of several streams as a tuple; see `combineLatest(_:transform:)`.
  @_disfavoredOverload
  @inlinable
  public static func combineLatest<each Source: EventStreamConvertible>(
    _ source: repeat each Source
  ) -> EventStream where Element == (repeat (each Source).Element) {
    combineLatest(
      streams: repeat (each source).asStream(),
      transform: { (value: repeat (each Source).Element) in (repeat each value) }
    )
  }

  /// Combines the newest values of the streams of a collection into an array, in its order.
  ///
  /// The rules are those for a fixed number of streams. All streams of an empty collection have a
  /// value and have ended, so it emits the result for `[]` and completes at once, as in Rx.
  ///
  /// - Complexity: O(k) per event for k streams.
  public static func combineLatest<Value>(
    _ streams: [EventStream<Value>],
    transform: @escaping ([Value]) throws -> Element
  ) -> EventStream {
    if streams.isEmpty { return .from { try transform([]) } }
    return EventStream { sink in
      let inputs = LatestInputs(sink.raw)
      let values = streams.map { inputs.add($0) }
      return inputs.connect { sink.next(try transform(values.map { $0.newest })) }
    }
  }

  @inlinable
  static func combineLatest<each Value>(
    streams: repeat EventStream<each Value>,
    transform: @escaping (repeat each Value) throws -> Element
  ) -> EventStream {
    let streams = (repeat each streams)
    return EventStream { sink in
      let inputs = LatestInputs(sink.raw)
      let values = (repeat inputs.add(each streams))
      return inputs.connect { sink.next(try transform(repeat (each values).newest)) }
    }
  }
}
