import FlowFormat
import Observation2
package import ScenesHeadless

/// The events and faults that steps of a flow have planned for the back end and the network of an app on the stage.
@MainActor
package final class FlowPlans {
  /// A fault that a step has planned for the next requests.
  private struct Fault {
    /// Its number on the network.
    let number: Int
    /// The place of the step among the results.
    let place: Int
    /// A part of the names of the requests that fail.
    let match: String?
    /// How many requests were made before.
    let requests: Int
  }

  private var timers: [any Disposable] = []
  private var faults: [Fault] = []
  /// The failure of an event that was planned for the back end.
  private var belatedFailure: StepFailure?

  // MARK: - Events

  /// Plans an event of the back end.
  ///
  /// - Parameters:
  ///   - time: The clock.
  ///   - delay: How long it takes until the event.
  ///   - happen: Makes it happen; a failure of it is that of the step during which it happens.
  ///   - report: Makes the report of a failure.
  func plan(
    on time: VirtualTime,
    after delay: Duration,
    _ happen: @escaping () throws(StepFailure) -> Void,
    _ report: @escaping (StepFailure) -> FlowFailure
  ) {
    let timer = time.schedule(after: delay) { [weak self] in
      do throws(StepFailure) {
        try happen()
      } catch {
        var failure = error
        failure.report = report(failure)
        self?.belatedFailure = failure
      }
    }
    timers.append(timer)
  }

  /// Throws the failure of an event that has happened since, once.
  func throwBelated() throws(StepFailure) {
    guard let failure = belatedFailure else { return }
    belatedFailure = nil
    throw failure
  }

  /// Gives up the events that have not happened yet.
  func end() {
    for timer in timers { timer.dispose() }
    timers = []
  }

  // MARK: - Faults

  /// Plans a fault for the next requests, and keeps by which step.
  package func plan(
    _ fault: SimulatedNetwork.Fault,
    times: Int,
    match: String?,
    on network: SimulatedNetwork,
    at place: Int
  ) {
    let number = network.plan(fault, times: times, match: match)
    let requests = network.requests.count
    faults.append(Fault(number: number, place: place, match: match, requests: requests))
  }

  /// Returns the places of the steps whose faults have struck nothing, each with a sentence that says why: such a flow
  /// has not tried what it seems to try.
  func idleFaults(on network: SimulatedNetwork) -> [(place: Int, sentence: String)] {
    if faults.isEmpty { return [] }
    let idle = network.idleFaults
    return faults.filter { idle.contains($0.number) }.map { fault in
      let reason = Self.reason(for: fault, on: network)
      return (fault.place, "The fault struck no request until the flow's end: \(reason)")
    }
  }

  private static func reason(for fault: Fault, on network: SimulatedNetwork) -> String {
    let later = network.requests.dropFirst(fault.requests).map(\.name)
    if later.isEmpty { return "none was made after this step." }
    guard let match = fault.match, !later.contains(where: { $0.contains(match) }) else {
      return "another one came first, or there was no connection."
    }
    let names = Set(later).sorted()
    return "none after this step has “\(match.clipped(to: 48))” in its name."
      + NearestName.hint(for: match, among: names)
  }
}
