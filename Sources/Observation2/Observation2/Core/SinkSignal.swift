/// What a sink is being told, beside the pointer that carries the payload.
@usableFromInline
@frozen
enum SinkSignal: UInt8 {
  /// The payload is a value of the sink's element type; the answer is whether more is wanted.
  case next
  /// The payload is a ``StreamEnd``.
  case end
  /// No payload: asks whether an operator below has to know of origins.
  case wantsOrigins
  /// The payload is an ``OriginLink``: an origin starts to reach this sink, or there are more joins
  /// above it than before.
  case attach
  /// The payload is an ``OriginLink``: that origin no longer reaches this sink.
  case detach
  /// The payload is an `UpstreamLink?`: whoever would have been cancelled is gone, so its link must
  /// not be used again. It is `nil` if an origin has gone with it. Otherwise nothing has ended or
  /// gone, there just is nothing left that could say anything, and the link takes the other's place.
  case gone
  /// The payload is ``Surroundings`` to fill in, for an operator above that is being connected; the
  /// answer is whether there is a line to wait in.
  case surroundings
  /// The payload is a ``StreamSurvey`` that wants to know what hangs below.
  case describe
}
