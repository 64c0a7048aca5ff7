/// A sink without its element type, as hubs store it; it sends all signals but values.
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

  /// Whether any node below joins streams, and so needs to know the origins above it.
  ///
  /// - Parameter asker: The link by which the node below may ask for them later, if it can.
  /// - Returns: Whether they are needed now.
  func wantsOrigins(by asker: UpstreamLink = .none) -> Bool {
    withUnsafePointer(to: asker) { receive(UnsafeRawPointer($0), .wantsOrigins) }
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

  /// Has the operators below describe themselves to a survey.
  func describe(to survey: StreamSurvey) {
    _ = withUnsafePointer(to: survey) { receive(UnsafeRawPointer($0), .describe) }
  }

  /// Notifies the node below that the node or hub above it no longer exists.
  ///
  /// - Parameter remains: The link that the node below has to cancel instead, if no origin has
  ///   gone.
  @usableFromInline
  func upstreamGone(leaving remains: UpstreamLink? = nil) {
    _ = withUnsafePointer(to: remains) { receive(UnsafeRawPointer($0), .gone) }
  }
}
