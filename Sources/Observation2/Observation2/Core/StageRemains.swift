/// The rest of a stage above which nothing can emit any more: connections that still have to be
/// cancelled, such as that of `never().do(onDispose:)`, and a resource.
///
/// Nothing retains such a stage. When it is deallocated it passes this down, so that the
/// subscription stays alive until it is disposed of, and everything it depends on is then
/// cancelled.
final class StageRemains: Disposable {
  private let inputs: [StageInput]
  private let kept: (any Disposable)?
  /// The number of subscriptions that hold it and have not been disposed of.
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

extension RawSink {
  /// Notifies the stage below; to be called by a stage that is deallocated without having ended.
  ///
  /// If an origin has gone, the subscription is over, and the rest of the stage is disposed of.
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
