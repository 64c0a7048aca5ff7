/// What is left of a stage that has nothing above it which could say anything: connections that still
/// want to be ended, such as that of `never().do(onDispose:)`, and a resource.
///
/// Nothing keeps such a stage. It hands this down when it goes, so that the subscription is alive
/// until it is disposed of, and all that hangs on it hears of that.
final class StageRemains: Disposable {
  private let inputs: [StageInput]
  private let kept: (any Disposable)?
  /// How many subscriptions it has been handed to that have not been disposed of.
  private var users: Int

  init(_ inputs: [StageInput], _ kept: (any Disposable)? = nil, users: Int = 1) {
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
  /// Leaves a connection that can say nothing any more to those who observe; to be called when the
  /// hub goes.
  final func leave(_ input: StageInput) {
    ensureExtra().remains = StageRemains([input], users: observerCount)
  }
}

extension RawSink {
  /// To be called by a stage that goes without having ended.
  ///
  /// With an origin that has gone the subscription is over, and so is whatever else is left of it.
  func stageGone(
    leaving inputs: [StageInput],
    _ kept: (any Disposable)? = nil,
    isLost: Bool
  ) {
    let remains = StageRemains(inputs, kept)
    if !isLost { return upstreamGone(leaving: .owned(remains)) }
    upstreamGone()
    remains.dispose()
  }
}
