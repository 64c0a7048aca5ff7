/// One of the connections that an operator with several sources holds.
@usableFromInline
class NodeInput {
  @exclusivity(unchecked) @usableFromInline var upstream = UpstreamSlot()
  /// Whether the source has ended, or has been left.
  @exclusivity(unchecked) @usableFromInline var isOver = false

  @inlinable
  init() {}

  /// Creates an input for an existing connection.
  convenience init(taking link: UpstreamLink) {
    self.init()
    upstream.fill(link)
  }

  /// Connects, unless the input has been stopped; keeps the link if it is still wanted by the time
  /// the call returns.
  @inlinable
  final func start(_ connect: () -> UpstreamLink) {
    if isOver { return }
    upstream.begin()
    let link = connect().connected { upstream.phase == .connecting }
    upstream.fill(link)
  }

  /// Makes an input that has ended, and that nothing else retains, ready for another connection.
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
