package import FlowFormat
import Observation2
import Scenes
import ScenesHeadless

extension FlowRun {
  /// The number of events and of requests that a report shows.
  private static let recent = 10

  /// Creates the report of a failure, with the current screen and logs.
  package func report(_ failure: StepFailure, in step: FlowStep?) -> FlowFailure {
    let place = failure.place
    var report = FlowFailure(
      kind: .step,
      file: place?.file ?? step?.file ?? flow.file,
      position: place?.position ?? step?.position ?? .start,
      step: step?.source,
      message: failure.message
    )
    report.sought = failure.sought
    // A step may give up before its time, where nothing is due any more.
    report.waited = failure.waited.map {
      max(.zero, min($0, device.now - (current?.start ?? .zero)))
    }
    report.virtualTime = max(.zero, device.now)
    let isRunning = device.state != .notRunning
    if isRunning, let missed {
      let misses = sight.nearMisses(of: missed)
      report.nearMisses = missMemory?.adding(to: misses, of: missed) ?? misses
    }
    if isRunning { report.screen = ScreenTranscript(device.frames.withoutSecrets).description }
    guard let app = staged?.app else { return report }
    report.events = app.events.events.suffix(Self.recent).map { event in
      let values = event.values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return values.isEmpty ? event.name : "\(event.name) {\(values.joined(separator: ", "))}"
    }
    report.nodeEvents = nodeEvents(of: app)
    report.requests = requests(of: app)
    return report
  }

  /// Creates the report of a broken invariant, in the step that is being played or was played last.
  func reportAtOnce(_ failure: StepFailure, _ kind: FlowFailure.Kind) -> FlowFailure {
    missed = nil
    var report = report(failure, in: (current ?? last)?.step)
    report.kind = kind
    return report
  }

  /// The last touches of a person, and then, as far as there is room, the other events that have reached elements.
  private func nodeEvents(of app: any SimulatedApp) -> [String] {
    let touches = app.events.touches.suffix(Self.recent)
    let others = app.events.nodeEvents.filter { event in
      switch event.event {
      case .appear, .disappear, .scrolled: true
      default: false
      }
    }
    return (touches + others.suffix(Self.recent - touches.count)).map(\.shown)
  }

  /// The last requests, and before them the last that the network has let fail.
  private func requests(of app: any SimulatedApp) -> [String] {
    let start = device.timeSince1970 - device.now
    let all = app.network.requests
    let failed = all.dropLast(Self.recent).filter { $0.fault != nil }.suffix(Self.recent)
    return (failed + all.suffix(Self.recent)).map { request in
      let fault = request.fault.map { ": \($0.rawValue)" } ?? ""
      return "\(request.name) at \(FlowSeconds.text(request.time - start))\(fault)"
    }
  }
}
