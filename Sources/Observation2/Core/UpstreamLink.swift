/// How the lower end of a connection can end it.
@usableFromInline
@frozen
enum UpstreamLink {
  /// Nothing to cancel: the source has ended already, or never keeps anything.
  case none
  /// A connection to a node, which is not retained (see ``StreamNode``).
  case node(Unmanaged<StreamNode>, UInt32)
  /// A resource that this connection owns.
  case owned(any Disposable)

  @inlinable
  init(_ node: StreamNode, id: UInt32 = 0) {
    self = .node(.passUnretained(node), id)
  }

  @inlinable
  func cancel() {
    switch self {
    case .none: break
    case .node(let node, let id):
      // Cancelling may let go of the last reference to the node, which must see it through.
      let living = node.takeUnretainedValue()
      withExtendedLifetime(living) { living.cancel(id) }
    case .owned(let disposable): disposable.dispose()
    }
  }
}
