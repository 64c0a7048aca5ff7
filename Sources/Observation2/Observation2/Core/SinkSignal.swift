/// The kind of signal that a sink receives, beside the pointer that carries the payload.
@usableFromInline
@frozen
enum SinkSignal: UInt8 {
  /// The payload is a value of the sink's element type; the result is whether more is wanted.
  case next
  /// The payload is a ``StreamEnd``.
  case end
  /// The payload is an ``UpstreamLink``: the asking hub's, if the node below may ask it later. The
  /// result is whether a node below needs to know the origins.
  case wantsOrigins
  /// The payload is an ``OriginLink``: an origin starts to reach this sink, or there are more joins
  /// above it than before.
  case attach
  /// The payload is an ``OriginLink``: that origin no longer reaches this sink.
  case detach
  /// The payload is an `UpstreamLink?`: the node above is gone, so its link must not be used again.
  /// The payload is `nil` if an origin has gone with the node. Otherwise no origin has ended or
  /// gone, but nothing is left that could send events, and the payload takes the link's place.
  case gone
  /// The payload is ``Surroundings`` to fill in, for a node above that is being connected; the
  /// result is whether there is a line to wait in.
  case surroundings
  /// The payload is a ``StreamSurvey``, which collects the operators below.
  case describe
}
