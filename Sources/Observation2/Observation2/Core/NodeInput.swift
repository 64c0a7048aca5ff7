/// One of the connections that an operator with several sources holds.
@usableFromInline
class NodeInput {
  @exclusivity(unchecked) @usableFromInline var upstream = UpstreamSlot()
  /// The source has ended, or is not listened to any more.
  @exclusivity(unchecked) @usableFromInline var isOver = false

  @inlinable
  init() {}

  /// Takes over a connection.
  convenience init(taking link: UpstreamLink) {
    self.init()
    upstream.fill(link)
  }

  /// Connects, unless it has been stopped before; keeps the link unless it is not wanted any more by
  /// the time it is there.
  @inlinable
  final func start(_ connect: () -> UpstreamLink) {
    if isOver { return }
    upstream.begin()
    let link = connect().connected { upstream.phase == .connecting }
    upstream.fill(link)
  }

  /// Makes a connection that has ended, and that nobody else holds, like new.
  final func reopen() {
    isOver = false
    upstream = UpstreamSlot()
  }

  /// Stops listening.
  @inlinable
  final func stop() {
    isOver = true
    upstream.take().cancel()
  }
}
