/// `zip` of two to eight streams of different types.
///
/// These overloads win over the parameter pack: the compiler checks a closure directly against
/// plain types, and specialises each input for its own.
extension EventStream {
  /// The same for two streams, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    transform: @escaping (A, B) throws -> Element
  ) -> EventStream {
    let (a, b) = (a.asStream(), b.asStream())
    return EventStream { sink in
      let inputs = ZipInputs()
      let (a, b) = (inputs.add(a), inputs.add(b))
      return inputs.connect(sink.raw) { node in
        sink.next(try transform(a.take(node), b.take(node)))
      }
    }
  }

  /// The values of two streams as tuples, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>
  ) -> EventStream where Element == (A, B) {
    zip(a, b) { ($0, $1) }
  }

  /// The same for three streams, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B, C>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    _ c: some EventStreamConvertible<C>,
    transform: @escaping (A, B, C) throws -> Element
  ) -> EventStream {
    let (a, b, c) = (a.asStream(), b.asStream(), c.asStream())
    return EventStream { sink in
      let inputs = ZipInputs()
      let (a, b, c) = (inputs.add(a), inputs.add(b), inputs.add(c))
      return inputs.connect(sink.raw) { node in
        sink.next(try transform(a.take(node), b.take(node), c.take(node)))
      }
    }
  }

  /// The values of three streams as tuples, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B, C>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    _ c: some EventStreamConvertible<C>
  ) -> EventStream where Element == (A, B, C) {
    zip(a, b, c) { ($0, $1, $2) }
  }

  /// The same for four streams, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B, C, D>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    _ c: some EventStreamConvertible<C>,
    _ d: some EventStreamConvertible<D>,
    transform: @escaping (A, B, C, D) throws -> Element
  ) -> EventStream {
    let (a, b, c, d) = (a.asStream(), b.asStream(), c.asStream(), d.asStream())
    return EventStream { sink in
      let inputs = ZipInputs()
      let (a, b, c, d) = (inputs.add(a), inputs.add(b), inputs.add(c), inputs.add(d))
      return inputs.connect(sink.raw) { node in
        sink.next(try transform(a.take(node), b.take(node), c.take(node), d.take(node)))
      }
    }
  }

  /// The values of four streams as tuples, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B, C, D>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    _ c: some EventStreamConvertible<C>,
    _ d: some EventStreamConvertible<D>
  ) -> EventStream where Element == (A, B, C, D) {
    zip(a, b, c, d) { ($0, $1, $2, $3) }
  }

  /// The same for five streams, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B, C, D, E>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    _ c: some EventStreamConvertible<C>,
    _ d: some EventStreamConvertible<D>,
    _ e: some EventStreamConvertible<E>,
    transform: @escaping (A, B, C, D, E) throws -> Element
  ) -> EventStream {
    let (a, b, c, d, e) = (a.asStream(), b.asStream(), c.asStream(), d.asStream(), e.asStream())
    return EventStream { sink in
      let inputs = ZipInputs()
      let (a, b, c, d, e) = (
        inputs.add(a), inputs.add(b), inputs.add(c), inputs.add(d), inputs.add(e)
      )
      return inputs.connect(sink.raw) { node in
        sink.next(
          try transform(a.take(node), b.take(node), c.take(node), d.take(node), e.take(node))
        )
      }
    }
  }

  /// The values of five streams as tuples, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B, C, D, E>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    _ c: some EventStreamConvertible<C>,
    _ d: some EventStreamConvertible<D>,
    _ e: some EventStreamConvertible<E>
  ) -> EventStream where Element == (A, B, C, D, E) {
    zip(a, b, c, d, e) { ($0, $1, $2, $3, $4) }
  }

  /// The same for six streams, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B, C, D, E, F>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    _ c: some EventStreamConvertible<C>,
    _ d: some EventStreamConvertible<D>,
    _ e: some EventStreamConvertible<E>,
    _ f: some EventStreamConvertible<F>,
    transform: @escaping (A, B, C, D, E, F) throws -> Element
  ) -> EventStream {
    let (a, b, c, d, e, f) = (
      a.asStream(), b.asStream(), c.asStream(), d.asStream(), e.asStream(), f.asStream()
    )
    return EventStream { sink in
      let inputs = ZipInputs()
      let (a, b, c, d, e, f) = (
        inputs.add(a), inputs.add(b), inputs.add(c), inputs.add(d), inputs.add(e), inputs.add(f)
      )
      return inputs.connect(sink.raw) { node in
        sink.next(
          try transform(
            a.take(node),
            b.take(node),
            c.take(node),
            d.take(node),
            e.take(node),
            f.take(node)
          )
        )
      }
    }
  }

  /// The values of six streams as tuples, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B, C, D, E, F>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    _ c: some EventStreamConvertible<C>,
    _ d: some EventStreamConvertible<D>,
    _ e: some EventStreamConvertible<E>,
    _ f: some EventStreamConvertible<F>
  ) -> EventStream where Element == (A, B, C, D, E, F) {
    zip(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The same for seven streams, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B, C, D, E, F, G>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    _ c: some EventStreamConvertible<C>,
    _ d: some EventStreamConvertible<D>,
    _ e: some EventStreamConvertible<E>,
    _ f: some EventStreamConvertible<F>,
    _ g: some EventStreamConvertible<G>,
    transform: @escaping (A, B, C, D, E, F, G) throws -> Element
  ) -> EventStream {
    let (a, b, c, d, e, f, g) = (
      a.asStream(), b.asStream(), c.asStream(), d.asStream(), e.asStream(), f.asStream(),
      g.asStream()
    )
    return EventStream { sink in
      let inputs = ZipInputs()
      let (a, b, c, d, e, f, g) = (
        inputs.add(a), inputs.add(b), inputs.add(c), inputs.add(d), inputs.add(e), inputs.add(f),
        inputs.add(g)
      )
      return inputs.connect(sink.raw) { node in
        sink.next(
          try transform(
            a.take(node),
            b.take(node),
            c.take(node),
            d.take(node),
            e.take(node),
            f.take(node),
            g.take(node)
          )
        )
      }
    }
  }

  /// The values of seven streams as tuples, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B, C, D, E, F, G>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    _ c: some EventStreamConvertible<C>,
    _ d: some EventStreamConvertible<D>,
    _ e: some EventStreamConvertible<E>,
    _ f: some EventStreamConvertible<F>,
    _ g: some EventStreamConvertible<G>
  ) -> EventStream where Element == (A, B, C, D, E, F, G) {
    zip(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The same for eight streams, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B, C, D, E, F, G, H>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    _ c: some EventStreamConvertible<C>,
    _ d: some EventStreamConvertible<D>,
    _ e: some EventStreamConvertible<E>,
    _ f: some EventStreamConvertible<F>,
    _ g: some EventStreamConvertible<G>,
    _ h: some EventStreamConvertible<H>,
    transform: @escaping (A, B, C, D, E, F, G, H) throws -> Element
  ) -> EventStream {
    let (a, b, c, d, e, f, g, h) = (
      a.asStream(), b.asStream(), c.asStream(), d.asStream(), e.asStream(), f.asStream(),
      g.asStream(), h.asStream()
    )
    return EventStream { sink in
      let inputs = ZipInputs()
      let (a, b, c, d, e, f, g, h) = (
        inputs.add(a), inputs.add(b), inputs.add(c), inputs.add(d), inputs.add(e), inputs.add(f),
        inputs.add(g), inputs.add(h)
      )
      return inputs.connect(sink.raw) { node in
        sink.next(
          try transform(
            a.take(node),
            b.take(node),
            c.take(node),
            d.take(node),
            e.take(node),
            f.take(node),
            g.take(node),
            h.take(node)
          )
        )
      }
    }
  }

  /// The values of eight streams as tuples, compiled for their types.
  @_documentation(visibility: internal)
  @inlinable
  public static func zip<A, B, C, D, E, F, G, H>(
    _ a: some EventStreamConvertible<A>,
    _ b: some EventStreamConvertible<B>,
    _ c: some EventStreamConvertible<C>,
    _ d: some EventStreamConvertible<D>,
    _ e: some EventStreamConvertible<E>,
    _ f: some EventStreamConvertible<F>,
    _ g: some EventStreamConvertible<G>,
    _ h: some EventStreamConvertible<H>
  ) -> EventStream where Element == (A, B, C, D, E, F, G, H) {
    zip(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
