/// `combineLatest` of two to eight drivers or signals, so that the compiler checks a closure
/// directly against plain types.
extension SharedStream {
  /// The same for two.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    transform: @escaping (A, B) -> Element
  ) -> SharedStream {
    SharedStream(sharing: .combineLatest(a.stream, b.stream, transform: transform))
  }

  /// The newest values of two as tuples.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>
  ) -> SharedStream where Element == (A, B) {
    combineLatest(a, b) { ($0, $1) }
  }

  /// The same for three.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B, C>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    _ c: SharedStream<Strategy, C>,
    transform: @escaping (A, B, C) -> Element
  ) -> SharedStream {
    SharedStream(sharing: .combineLatest(a.stream, b.stream, c.stream, transform: transform))
  }

  /// The newest values of three as tuples.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B, C>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    _ c: SharedStream<Strategy, C>
  ) -> SharedStream where Element == (A, B, C) {
    combineLatest(a, b, c) { ($0, $1, $2) }
  }

  /// The same for four.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B, C, D>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    _ c: SharedStream<Strategy, C>,
    _ d: SharedStream<Strategy, D>,
    transform: @escaping (A, B, C, D) -> Element
  ) -> SharedStream {
    SharedStream(
      sharing: .combineLatest(a.stream, b.stream, c.stream, d.stream, transform: transform)
    )
  }

  /// The newest values of four as tuples.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B, C, D>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    _ c: SharedStream<Strategy, C>,
    _ d: SharedStream<Strategy, D>
  ) -> SharedStream where Element == (A, B, C, D) {
    combineLatest(a, b, c, d) { ($0, $1, $2, $3) }
  }

  /// The same for five.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B, C, D, E>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    _ c: SharedStream<Strategy, C>,
    _ d: SharedStream<Strategy, D>,
    _ e: SharedStream<Strategy, E>,
    transform: @escaping (A, B, C, D, E) -> Element
  ) -> SharedStream {
    SharedStream(
      sharing: .combineLatest(
        a.stream,
        b.stream,
        c.stream,
        d.stream,
        e.stream,
        transform: transform
      )
    )
  }

  /// The newest values of five as tuples.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B, C, D, E>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    _ c: SharedStream<Strategy, C>,
    _ d: SharedStream<Strategy, D>,
    _ e: SharedStream<Strategy, E>
  ) -> SharedStream where Element == (A, B, C, D, E) {
    combineLatest(a, b, c, d, e) { ($0, $1, $2, $3, $4) }
  }

  /// The same for six.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B, C, D, E, F>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    _ c: SharedStream<Strategy, C>,
    _ d: SharedStream<Strategy, D>,
    _ e: SharedStream<Strategy, E>,
    _ f: SharedStream<Strategy, F>,
    transform: @escaping (A, B, C, D, E, F) -> Element
  ) -> SharedStream {
    SharedStream(
      sharing: .combineLatest(
        a.stream,
        b.stream,
        c.stream,
        d.stream,
        e.stream,
        f.stream,
        transform: transform
      )
    )
  }

  /// The newest values of six as tuples.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B, C, D, E, F>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    _ c: SharedStream<Strategy, C>,
    _ d: SharedStream<Strategy, D>,
    _ e: SharedStream<Strategy, E>,
    _ f: SharedStream<Strategy, F>
  ) -> SharedStream where Element == (A, B, C, D, E, F) {
    combineLatest(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The same for seven.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B, C, D, E, F, G>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    _ c: SharedStream<Strategy, C>,
    _ d: SharedStream<Strategy, D>,
    _ e: SharedStream<Strategy, E>,
    _ f: SharedStream<Strategy, F>,
    _ g: SharedStream<Strategy, G>,
    transform: @escaping (A, B, C, D, E, F, G) -> Element
  ) -> SharedStream {
    SharedStream(
      sharing: .combineLatest(
        a.stream,
        b.stream,
        c.stream,
        d.stream,
        e.stream,
        f.stream,
        g.stream,
        transform: transform
      )
    )
  }

  /// The newest values of seven as tuples.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B, C, D, E, F, G>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    _ c: SharedStream<Strategy, C>,
    _ d: SharedStream<Strategy, D>,
    _ e: SharedStream<Strategy, E>,
    _ f: SharedStream<Strategy, F>,
    _ g: SharedStream<Strategy, G>
  ) -> SharedStream where Element == (A, B, C, D, E, F, G) {
    combineLatest(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The same for eight.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    _ c: SharedStream<Strategy, C>,
    _ d: SharedStream<Strategy, D>,
    _ e: SharedStream<Strategy, E>,
    _ f: SharedStream<Strategy, F>,
    _ g: SharedStream<Strategy, G>,
    _ h: SharedStream<Strategy, H>,
    transform: @escaping (A, B, C, D, E, F, G, H) -> Element
  ) -> SharedStream {
    SharedStream(
      sharing: .combineLatest(
        a.stream,
        b.stream,
        c.stream,
        d.stream,
        e.stream,
        f.stream,
        g.stream,
        h.stream,
        transform: transform
      )
    )
  }

  /// The newest values of eight as tuples.
  @_documentation(visibility: internal)
  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ a: SharedStream<Strategy, A>,
    _ b: SharedStream<Strategy, B>,
    _ c: SharedStream<Strategy, C>,
    _ d: SharedStream<Strategy, D>,
    _ e: SharedStream<Strategy, E>,
    _ f: SharedStream<Strategy, F>,
    _ g: SharedStream<Strategy, G>,
    _ h: SharedStream<Strategy, H>
  ) -> SharedStream where Element == (A, B, C, D, E, F, G, H) {
    combineLatest(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
