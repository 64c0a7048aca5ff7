/// What is left of a stage that has nothing above it which could say anything: connections that still
/// want to be ended, such as that of `never().do(onDispose:)`, and a resource.
///
/// Nothing keeps such a stage. It hands this down when it goes, so that the subscription is alive
/// until it is disposed of, and all that hangs on it hears of that.
final class StageRemains: Disposable {
  private let inputs: [StageInput]
  private let kept: (any Disposable)?

  init(_ inputs: [StageInput], _ kept: (any Disposable)? = nil) {
    self.inputs = inputs
    self.kept = kept
  }

  func dispose() {
    for input in inputs { input.stop() }
    kept?.dispose()
  }
}

extension RawSink {
  /// To be called by a stage that goes without having ended.
  func stageGone(leaving inputs: [StageInput], _ kept: (any Disposable)? = nil) {
    upstreamGone(leaving: .owned(StageRemains(inputs, kept)))
  }
}
