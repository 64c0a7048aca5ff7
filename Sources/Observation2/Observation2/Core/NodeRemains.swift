/// The rest of a node above which nothing can emit any more: connections that still have to be
/// cancelled, such as that of `never().do(onDispose:)`, and a resource.
///
/// Nothing retains such a node. When it is deallocated it passes this down, so that the
/// subscription stays alive until it is disposed of, and everything it depends on is then
/// cancelled.
final class NodeRemains: Disposable {
  private let inputs: [NodeInput]
  private let kept: (any Disposable)?
  /// The number of subscriptions that hold it and have not been disposed of.
  private var users: Int

  init(_ inputs: [NodeInput], _ kept: (any Disposable)? = nil, users: Int = 1) {
    self.inputs = inputs
    self.kept = kept
    self.users = users
  }

  func dispose() {
    users -= 1
    if users > 0 { return }
    for input in inputs { input.stop() }
    kept?.dispose()
  }
}

extension StreamHub {
  /// Leaves a connection that can emit nothing any more to the hub's observers; to be called when the
  /// hub is deallocated.
  final func leave(_ input: NodeInput) {
    ensureExtra().remains = NodeRemains([input], users: observerCount)
  }
}

extension RawSink {
  /// Notifies the node below; to be called by a node that is deallocated without having ended.
  ///
  /// If an origin has gone, the subscription is over, and the rest of the node is disposed of.
  func nodeGone(
    leaving inputs: [NodeInput],
    _ kept: (any Disposable)? = nil,
    isLost: Bool
  ) {
    let remains = NodeRemains(inputs, kept)
    if !isLost { return upstreamGone(leaving: .owned(remains)) }
    upstreamGone()
    remains.dispose()
  }
}
