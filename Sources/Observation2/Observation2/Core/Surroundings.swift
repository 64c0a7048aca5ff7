/// What an operator that is about to connect can ask the operators below it
/// (`SinkSignal.surroundings`).
@usableFromInline
struct Surroundings {
  /// Where endless sources wait: at the lowest operator that is connecting to several streams, since
  /// that is the last one to be done.
  @usableFromInline var lowest: ConnectingNode?
  /// How many streams are being connected to inside each other by `flatMap` and its kin.
  var depth = 0

  /// What surrounds an operator that delivers to `sink`.
  @usableFromInline
  static func of(_ sink: RawSink) -> Surroundings {
    var surroundings = Surroundings()
    _ = withUnsafeMutablePointer(to: &surroundings) {
      sink.receive(UnsafeRawPointer($0), .surroundings)
    }
    return surroundings
  }

  /// Changes what is being asked for.
  static func update(_ payload: UnsafeRawPointer, _ change: (inout Surroundings) -> Void) {
    change(&UnsafeMutableRawPointer(mutating: payload).assumingMemoryBound(to: Self.self).pointee)
  }
}
