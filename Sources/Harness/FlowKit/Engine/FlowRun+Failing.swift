import Observation2
import Scenes
import ScenesHeadless

extension FlowRun {
  /// The number of events and of requests that a report shows.
  private static let recent = 10

  /// Creates the report of a failure, with the current screen and logs.
  func report(_ failure: StepFailure, in step: FlowStep?) -> FlowFailure {
    let place = failure.place
    var report = FlowFailure(
      kind: .step,
      file: place?.file ?? step?.file ?? flow.file,
      position: place?.position ?? step?.position ?? .start,
      step: step?.source,
      message: failure.message
    )
    report.sought = failure.sought
    report.waited = failure.waited
    report.virtualTime = time.now
    if let stage, let missed {
      report.nearMisses = sight(of: stage).nearMisses(of: missed)
    }
    report.screen = stage.map { ScreenTranscript($0.frames).description }
    report.events = app.events.events.suffix(Self.recent).map { event in
      let values = event.values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return values.isEmpty ? event.name : "\(event.name) {\(values.joined(separator: ", "))}"
    }
    report.nodeEvents = app.events.nodeEvents.suffix(Self.recent).map(\.description)
    let start = time.timeSince1970 - time.now
    report.requests = app.network.requests.suffix(Self.recent).map {
      "\($0.name) at \(FlowSeconds.text($0.time - start))"
    }
    return report
  }
}
