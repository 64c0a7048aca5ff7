/// A sink without its element type: what a hub keeps, and all signals but values.
@usableFromInline
@frozen
struct RawSink {
  @usableFromInline typealias Receive = (UnsafeRawPointer, SinkSignal) -> Bool

  @usableFromInline let receive: Receive

  @inlinable
  @inline(__always)
  init(_ receive: @escaping Receive) {
    self.receive = receive
  }

  @inlinable
  func end(_ end: StreamEnd) {
    _ = withUnsafePointer(to: end) { receive(UnsafeRawPointer($0), .end) }
  }

  /// Whether any operator below joins streams, and so has to know of the origins above it.
  func wantsOrigins() -> Bool {
    withUnsafePointer(to: 0) { receive(UnsafeRawPointer($0), .wantsOrigins) }
  }

  /// Tells the operators below that values of `link`'s origin reach them.
  @usableFromInline
  func attach(_ link: OriginLink) {
    _ = withUnsafePointer(to: link) { receive(UnsafeRawPointer($0), .attach) }
  }

  @usableFromInline
  func detach(_ link: OriginLink) {
    _ = withUnsafePointer(to: link) { receive(UnsafeRawPointer($0), .detach) }
  }

  /// Lets the operators below tell a survey what they are.
  func describe(to survey: StreamSurvey) {
    _ = withUnsafePointer(to: survey) { receive(UnsafeRawPointer($0), .describe) }
  }

  /// Tells the operator below that what it was connected to no longer exists.
  ///
  /// - Parameter remains: What the operator below has to cancel instead, where no origin has gone.
  @usableFromInline
  func upstreamGone(leaving remains: UpstreamLink? = nil) {
    _ = withUnsafePointer(to: remains) { receive(UnsafeRawPointer($0), .gone) }
  }
}
