/// Holds the link to a node's source, through all orders in which things can happen: the source
/// may end, vanish or be cancelled before the call that connects to it has returned.
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

  /// To be called before connecting, so that an end or a cancellation meanwhile is attributed to
  /// it.
  @inlinable
  mutating func begin() {
    phase = .connecting
  }

  /// Keeps the link that connecting returned, or cancels it if the slot has been cancelled
  /// meanwhile.
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

  /// Whether the source is connected, or being connected.
  @inlinable var isHeld: Bool { phase == .connected || phase == .connecting }

  /// The source has ended or vanished: there is nothing to cancel any more.
  @inlinable
  mutating func clear() {
    phase = .gone
    link = .none
  }

  /// Notes that the source no longer exists.
  ///
  /// If the source has left something to be cancelled, the slot goes on with that, without events.
  ///
  /// - Parameter payload: The payload of the signal ``SinkSignal/gone``.
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

  /// Takes the link out; the caller cancels it once its own state is consistent.
  @inlinable
  mutating func take() -> UpstreamLink {
    let taken = link
    link = .none
    if phase != .gone { phase = .cancelled }
    return taken
  }
}
