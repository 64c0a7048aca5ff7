/// What is left of a node that has nothing above it which could say anything: connections that
/// still want to be ended, such as that of `never().do(onDispose:)`, and a resource.
///
/// Nothing keeps such a node. It hands this down when it goes, so that the subscription is alive
/// until it is disposed of, and all that hangs on it hears of that.
final class NodeRemains: Disposable {
  private let inputs: [NodeInput]
  private let kept: (any Disposable)?
  /// How many subscriptions it has been handed to that have not been disposed of.
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

extension RawSink {
  /// To be called by a node that goes without having ended.
  ///
  /// With an origin that has gone the subscription is over, and so is whatever else is left of it.
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
