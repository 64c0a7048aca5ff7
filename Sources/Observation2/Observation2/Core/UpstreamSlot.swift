/// Holds the link to what an operator is connected to, through all orders in which things can
/// happen: the source may end, vanish or be cancelled before the call that connects to it has
/// returned.
@usableFromInline
@frozen
struct UpstreamSlot {
  @usableFromInline
  enum Phase: UInt8 {
    case idle
    case connecting
    case connected
    case cancelled
    case gone
  }

  @usableFromInline var link: UpstreamLink = .none
  @usableFromInline var phase: Phase = .idle

  @inlinable
  init() {}

  /// To be called before connecting, so that what happens meanwhile is known to belong to it.
  @inlinable
  mutating func begin() {
    phase = .connecting
  }

  /// Keeps the link that connecting gave, or cancels it if that was asked for meanwhile.
  @inlinable
  mutating func fill(_ link: UpstreamLink) {
    switch phase {
    case .connecting, .idle:
      self.link = link
      phase = .connected
    case .cancelled: link.cancel()
    case .gone, .connected: break
    }
  }

  /// The source has ended or vanished: there is nothing to cancel any more.
  @inlinable
  mutating func clear() {
    phase = .gone
    link = .none
  }

  /// What this is connected to exists no longer.
  ///
  /// If that leaves something to be cancelled, the connection goes on with it in silence.
  ///
  /// - Parameter payload: That of the signal ``SinkSignal/gone``.
  /// - Returns: Whether the origin has gone.
  @usableFromInline
  mutating func lose(_ payload: UnsafeRawPointer) -> Bool {
    guard let remains = payload.assumingMemoryBound(to: UpstreamLink?.self).pointee else {
      clear()
      return true
    }
    if phase == .cancelled {
      phase = .gone
      remains.cancel()
    } else if phase != .gone {
      phase = .connected
      link = remains
    }
    return false
  }

  /// Takes the link out; the caller cancels it after its own state is in order.
  @inlinable
  mutating func take() -> UpstreamLink {
    let taken = link
    link = .none
    if phase != .gone { phase = .cancelled }
    return taken
  }
}
