extension EventStream {
  /// Combines the newest values of several streams, each time one of them gives one.
  ///
  /// ```
  /// a                       --1-----2-------|
  /// b                       ----x-------y-----|
  /// combineLatest(a, b) {…} ----1x--2x--2y----|
  /// ```
  ///
  /// Emits once all have a value. Completes when all have, and at once when one ends without ever
  /// having had a value (SEMANTICS 15; Rx waits). The first error, or one that `transform` throws,
  /// ends it. Streams that derive from one origin are combined without a glitch: one change of the
  /// origin gives one result, of values that belong together (SEMANTICS 20). Where a stream derives
  /// from more than sixteen origins, a result may come later than it had to (<doc:Glitches>).
  ///
  /// ```swift
  /// EventStream.combineLatest(price, quantity) { $0 * $1 }
  /// ```
  ///
  /// - Complexity: O(k) per event for k streams.
  @inlinable
  public static func combineLatest<each Source: EventStreamConvertible>(
    _ source: repeat each Source,
    transform: @escaping (repeat (each Source).Element) throws -> Element
  ) -> EventStream {
    combineLatest(streams: repeat (each source).asStream(), transform: transform)
  }

  /// The newest values of several streams as a tuple; see `combineLatest(_:transform:)`.
  @inlinable
  public static func combineLatest<each Source: EventStreamConvertible>(
    _ source: repeat each Source
  ) -> EventStream where Element == (repeat (each Source).Element) {
    combineLatest(
      streams: repeat (each source).asStream(),
      transform: { (value: repeat (each Source).Element) in (repeat each value) }
    )
  }

  /// The same for two streams, compiled for their types; see ``combineLatest(_:transform:)``.
  @inlinable
  public static func combineLatest<A: EventStreamConvertible, B: EventStreamConvertible>(
    _ a: A,
    _ b: B,
    transform: @escaping (A.Element, B.Element) throws -> Element
  ) -> EventStream {
    let (a, b) = (a.asStream(), b.asStream())
    return EventStream { sink in
      let node = JoinNode(sink.raw)
      let tally = JoinTally()
      let (first, second) = (JoinInput<A.Element>(), JoinInput<B.Element>())
      tally.enlist(first)
      tally.enlist(second)
      node.configure(tally.inputs) {
        sink.next(
          try transform(first.value.unsafelyUnwrapped, second.value.unsafelyUnwrapped)
        )
      }
      first.connect(to: a, node, tally)
      second.connect(to: b, node, tally)
      return node.isOver ? .none : UpstreamLink(node)
    }
  }

  /// The same for three streams, compiled for their types; see ``combineLatest(_:transform:)``.
  @inlinable
  public static func combineLatest<
    A: EventStreamConvertible,
    B: EventStreamConvertible,
    C: EventStreamConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    transform: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> EventStream {
    let (a, b, c) = (a.asStream(), b.asStream(), c.asStream())
    return EventStream { sink in
      let node = JoinNode(sink.raw)
      let tally = JoinTally()
      let first = JoinInput<A.Element>()
      let second = JoinInput<B.Element>()
      let third = JoinInput<C.Element>()
      tally.enlist(first)
      tally.enlist(second)
      tally.enlist(third)
      node.configure(tally.inputs) {
        sink.next(
          try transform(
            first.value.unsafelyUnwrapped,
            second.value.unsafelyUnwrapped,
            third.value.unsafelyUnwrapped
          )
        )
      }
      first.connect(to: a, node, tally)
      second.connect(to: b, node, tally)
      third.connect(to: c, node, tally)
      return node.isOver ? .none : UpstreamLink(node)
    }
  }

  /// The newest values of two streams as a pair; see ``combineLatest(_:transform:)``.
  @inlinable
  public static func combineLatest<A: EventStreamConvertible, B: EventStreamConvertible>(
    _ a: A,
    _ b: B
  ) -> EventStream where Element == (A.Element, B.Element) {
    combineLatest(a, b) { ($0, $1) }
  }

  /// The newest values of three streams as a triple; see ``combineLatest(_:transform:)``.
  @inlinable
  public static func combineLatest<
    A: EventStreamConvertible,
    B: EventStreamConvertible,
    C: EventStreamConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> EventStream where Element == (A.Element, B.Element, C.Element) {
    combineLatest(a, b, c) { ($0, $1, $2) }
  }

  /// Combines the newest values of the streams of a collection into an array, in its order.
  ///
  /// The same rules as for a fixed number of streams; an empty collection completes at once.
  ///
  /// - Complexity: O(k) per event for k streams.
  public static func combineLatest<Value>(
    _ streams: [EventStream<Value>],
    transform: @escaping ([Value]) throws -> Element
  ) -> EventStream {
    EventStream { sink in
      let node = JoinNode(sink.raw)
      let tally = JoinTally()
      let inputs = streams.map { _ in JoinInput<Value>() }
      for input in inputs { tally.enlist(input) }
      node.configure(tally.inputs) { sink.next(try transform(inputs.compactMap(\.value))) }
      if inputs.isEmpty { node.finish(.completed) }
      for (input, stream) in Swift.zip(inputs, streams) where !node.isOver {
        input.connect(to: stream, node, tally)
      }
      return node.isOver ? .none : UpstreamLink(node)
    }
  }

  @inlinable
  static func combineLatest<each Value>(
    streams: repeat EventStream<each Value>,
    transform: @escaping (repeat each Value) throws -> Element
  ) -> EventStream {
    let streams = (repeat each streams)
    return EventStream { sink in
      let node = JoinNode(sink.raw)
      let tally = JoinTally()
      let inputs = (repeat JoinInput<each Value>())
      repeat tally.enlist(each inputs)
      node.configure(tally.inputs) {
        sink.next(try transform(repeat (each inputs).value.unsafelyUnwrapped))
      }
      if tally.inputs.isEmpty { node.finish(.completed) }
      repeat (each inputs).connect(to: each streams, node, tally)
      return node.isOver ? .none : UpstreamLink(node)
    }
  }
}
