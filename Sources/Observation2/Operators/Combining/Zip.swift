extension EventStream {
  /// Combines the first values of several streams, then the second ones, and so on.
  ///
  /// ```
  /// a               --1-----2---3-----|
  /// b               ----x-------y|
  /// zip(a, b) {…}   ----1x------2y|
  /// ```
  ///
  /// Values wait until each stream has given its own. Completes as soon as a stream has ended and
  /// none of its values waits, since nothing can come any more then (SEMANTICS 16; Rx waits for
  /// all). The first error, or one that `transform` throws, ends it.
  ///
  /// ```swift
  /// EventStream.zip(questions, answers) { "\($0): \($1)" }
  /// ```
  ///
  /// - Complexity: O(1) per event, O(k) per result for k streams; values that wait are kept.
  @inlinable
  public static func zip<each Source: EventStreamConvertible>(
    _ source: repeat each Source,
    transform: @escaping (repeat (each Source).Element) throws -> Element
  ) -> EventStream {
    zip(streams: repeat (each source).asStream(), transform: transform)
  }

  /// The values of several streams as tuples; see ``zip(_:transform:)``.
  @inlinable
  public static func zip<each Source: EventStreamConvertible>(
    _ source: repeat each Source
  ) -> EventStream where Element == (repeat (each Source).Element) {
    zip(streams: repeat (each source).asStream()) { (value: repeat (each Source).Element) in
      (repeat each value)
    }
  }

  /// The same for two streams, compiled for their types; see ``zip(_:transform:)``.
  @inlinable
  public static func zip<A: EventStreamConvertible, B: EventStreamConvertible>(
    _ a: A,
    _ b: B,
    transform: @escaping (A.Element, B.Element) throws -> Element
  ) -> EventStream {
    let (a, b) = (a.asStream(), b.asStream())
    return EventStream { sink in
      let (first, second) = (ZipInput<A.Element>(), ZipInput<B.Element>())
      let node = ZipNode(sink.raw, [first, second])
      node.configure { node in sink.next(try transform(first.take(node), second.take(node))) }
      first.connect(to: a, node)
      second.connect(to: b, node)
      return node.isOver ? .none : UpstreamLink(node)
    }
  }

  /// The same for three streams, compiled for their types; see ``zip(_:transform:)``.
  @inlinable
  public static func zip<
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
      let first = ZipInput<A.Element>()
      let second = ZipInput<B.Element>()
      let third = ZipInput<C.Element>()
      let node = ZipNode(sink.raw, [first, second, third])
      node.configure { node in
        sink.next(try transform(first.take(node), second.take(node), third.take(node)))
      }
      first.connect(to: a, node)
      second.connect(to: b, node)
      third.connect(to: c, node)
      return node.isOver ? .none : UpstreamLink(node)
    }
  }

  /// The values of two streams as pairs; see ``zip(_:transform:)``.
  @inlinable
  public static func zip<A: EventStreamConvertible, B: EventStreamConvertible>(
    _ a: A,
    _ b: B
  ) -> EventStream where Element == (A.Element, B.Element) {
    zip(a, b) { ($0, $1) }
  }

  /// The values of three streams as triples; see ``zip(_:transform:)``.
  @inlinable
  public static func zip<
    A: EventStreamConvertible,
    B: EventStreamConvertible,
    C: EventStreamConvertible
  >(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> EventStream where Element == (A.Element, B.Element, C.Element) {
    zip(a, b, c) { ($0, $1, $2) }
  }

  /// Combines the n-th values of the streams of a collection into an array, in its order.
  ///
  /// The same rules as for a fixed number of streams; an empty collection completes at once.
  ///
  /// - Complexity: O(1) per event, O(k) per result for k streams.
  public static func zip<Value>(
    _ streams: [EventStream<Value>],
    transform: @escaping ([Value]) throws -> Element
  ) -> EventStream {
    EventStream { sink in
      let inputs = streams.map { _ in ZipInput<Value>() }
      let node = ZipNode(sink.raw, inputs)
      node.configure { node in sink.next(try transform(inputs.map { $0.take(node) })) }
      for (input, stream) in Swift.zip(inputs, streams) { input.connect(to: stream, node) }
      return node.isOver ? .none : UpstreamLink(node)
    }
  }

  @inlinable
  static func zip<each Value>(
    streams: repeat EventStream<each Value>,
    transform: @escaping (repeat each Value) throws -> Element
  ) -> EventStream {
    let streams = (repeat each streams)
    return EventStream { sink in
      let inputs = (repeat ZipInput<each Value>())
      var list: [ZipLine] = []
      repeat list.append(each inputs)
      let node = ZipNode(sink.raw, list)
      node.configure { node in sink.next(try transform(repeat (each inputs).take(node))) }
      repeat (each inputs).connect(to: each streams, node)
      return node.isOver ? .none : UpstreamLink(node)
    }
  }
}
