/// Facts about the operators below, for a node that is about to connect (`SinkSignal.surroundings`).
@usableFromInline
struct Surroundings {
  /// The operator with which endless sources wait: the lowest one that is connecting to several
  /// streams, since it is the last one to be done.
  @usableFromInline var lowest: ConnectingNode?
  /// The number of streams that `flatMap` and similar operators are connecting to inside each
  /// other.
  var depth = 0

  /// Returns the surroundings of a node that delivers to `sink`.
  @usableFromInline
  static func of(_ sink: RawSink) -> Surroundings {
    var surroundings = Surroundings()
    _ = withUnsafeMutablePointer(to: &surroundings) {
      sink.receive(UnsafeRawPointer($0), .surroundings)
    }
    return surroundings
  }

  /// Changes the surroundings that a signal carries.
  static func update(_ payload: UnsafeRawPointer, _ change: (inout Surroundings) -> Void) {
    change(&UnsafeMutableRawPointer(mutating: payload).assumingMemoryBound(to: Self.self).pointee)
  }
}

extension StreamHub {
  /// Lets the observers fill in the ``Surroundings`` for a node above.
  final func tellSurroundings(_ payload: UnsafeRawPointer) -> Bool {
    var isTold = false
    visit { if !isTold { isTold = $0.receive(payload, .surroundings) } }
    return isTold
  }
}
