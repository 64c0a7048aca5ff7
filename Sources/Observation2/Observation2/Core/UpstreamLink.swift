/// The means by which the lower end of a connection cancels it.
@usableFromInline
@frozen
enum UpstreamLink {
  /// Nothing to cancel: the source has ended already, or never keeps anything.
  case none
  /// A connection to a node, which is not retained (see ``StreamNode``).
  case node(Unmanaged<StreamNode>, UInt32)
  /// A resource that this connection owns.
  case owned(any Disposable)
  /// Not connected yet: the caller has to go on (see ``connected(while:)``).
  case sequel(Sequel)

  @inlinable
  init(_ node: StreamNode, id: UInt32 = 0) {
    self = .node(.passUnretained(node), id)
  }

  /// Follows all sequels and returns the link that remains; `isWanted` returns whether somebody
  /// still listens.
  @inlinable
  @inline(__always)
  func connected(while isWanted: () -> Bool) -> UpstreamLink {
    guard case .sequel(let sequel) = self else { return self }
    return sequel.connected(while: isWanted)
  }

  /// Asks the hub at its other end to report its origins.
  func follow() {
    switch self {
    case .node(let node, let id): node._withUnsafeGuaranteedRef { $0.follow(id) }
    case .owned: record?.follow()
    case .none, .sequel: break
    }
  }

  /// Whether both are links to the same connection of a node.
  func leads(to other: UpstreamLink) -> Bool {
    switch (self, other) {
    case (.node(let node, let id), .node(let otherNode, let otherID)):
      node.toOpaque() == otherNode.toOpaque() && id == otherID
    case (.owned, _): record?.leads(to: other) == true
    default: false
    }
  }

  @inlinable
  func cancel() {
    switch self {
    case .none, .sequel: break
    case .node(let node, let id):
      if node._withUnsafeGuaranteedRef({ $0.cancelQuietly(id) }) { return }
      // Cancelling may release the last reference to the node, which must live until it returns.
      let living = node.takeUnretainedValue()
      withExtendedLifetime(living) { living.cancel(id) }
    case .owned(let disposable): disposable.dispose()
    }
  }
}
