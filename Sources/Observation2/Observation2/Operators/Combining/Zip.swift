extension EventStream {
  /// Combines the first values of several streams, then the second ones, and so on.
  ///
  /// ```
  /// a               --1-----2---3-----|
  /// b               ----x-------y|
  /// zip(a, b) {…}   ----1x------2y|
  /// ```
  ///
  /// A value waits until each other stream has emitted its counterpart. Completes as soon as a
  /// stream has ended and none of its values waits, since nothing can come any more then (rule 16
  /// of <doc:TheRules>; Rx waits for all). The first error, or one that `transform` throws, ends
  /// it.
  ///
  /// ```swift
  /// EventStream.zip(questions, answers) { "\($0): \($1)" }
  /// ```
  ///
  /// More than eight streams are combined by way of a parameter pack, which costs more per event.
  ///
  /// - Complexity: O(1) per event, O(k) per result for k streams; values that wait are kept.
  @_disfavoredOverload
  @inlinable
  public static func zip<each Source: EventStreamConvertible>(
    _ source: repeat each Source,
    transform: @escaping (repeat (each Source).Element) throws -> Element
  ) -> EventStream {
    zip(streams: repeat (each source).asStream(), transform: transform)
  }

  /// The values of several streams as tuples; see ``zip(_:transform:)``.
  @_disfavoredOverload
  @inlinable
  public static func zip<each Source: EventStreamConvertible>(
    _ source: repeat each Source
  ) -> EventStream where Element == (repeat (each Source).Element) {
    zip(streams: repeat (each source).asStream()) { (value: repeat (each Source).Element) in
      (repeat each value)
    }
  }

  /// Combines the n-th values of the streams of a collection into an array, in its order.
  ///
  /// The rules are those for a fixed number of streams; an empty collection completes at once.
  ///
  /// - Complexity: O(1) per event, O(k) per result for k streams.
  public static func zip<Value>(
    _ streams: [EventStream<Value>],
    transform: @escaping ([Value]) throws -> Element
  ) -> EventStream {
    EventStream { sink in
      let inputs = ZipInputs()
      let lines = streams.map { inputs.add($0) }
      return inputs.connect(sink.raw) { node in
        sink.next(try transform(lines.map { $0.take(node) }))
      }
    }
  }

  @inlinable
  static func zip<each Value>(
    streams: repeat EventStream<each Value>,
    transform: @escaping (repeat each Value) throws -> Element
  ) -> EventStream {
    let streams = (repeat each streams)
    return EventStream { sink in
      let inputs = ZipInputs()
      let lines = (repeat inputs.add(each streams))
      return inputs.connect(sink.raw) { node in
        sink.next(try transform(repeat (each lines).take(node)))
      }
    }
  }
}
