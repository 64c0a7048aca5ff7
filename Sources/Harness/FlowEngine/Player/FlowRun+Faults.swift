import FlowFormat
package import ScenesHeadless

extension FlowRun {
  /// A fault that a step has planned for the next requests.
  package struct PlannedFault {
    /// Its number on the network.
    package let number: Int
    /// The place of the step among the results.
    package let place: Int
    /// A part of the names of the requests that fail.
    let match: String?
    /// How many requests were made before.
    package let requests: Int
  }

  /// Plans a fault for the next requests, and keeps by which step.
  package func plan(
    _ fault: SimulatedNetwork.Fault,
    times: Int,
    match: String?
  ) throws(StepFailure) {
    let app = try stageDevice.app
    let number = app.network.plan(fault, times: times, match: match)
    plannedFaults.append(
      PlannedFault(
        number: number,
        place: current?.place ?? 0,
        match: match,
        requests: app.network.requests.count
      )
    )
  }

  /// The places of the steps whose faults have struck nothing, each with a sentence that says why: such a flow has not
  /// tried what it seems to try.
  var idleFaults: [(place: Int, sentence: String)] {
    if plannedFaults.isEmpty { return [] }
    let idle = app.network.idleFaults
    return plannedFaults.filter { idle.contains($0.number) }.map { fault in
      (fault.place, "The fault struck no request until the flow's end: \(reason(for: fault))")
    }
  }

  private func reason(for fault: PlannedFault) -> String {
    let later = app.network.requests.dropFirst(fault.requests).map(\.name)
    if later.isEmpty { return "none was made after this step." }
    guard let match = fault.match, !later.contains(where: { $0.contains(match) }) else {
      return "another one came first, or there was no connection."
    }
    let names = Set(later).sorted()
    return "none after this step has “\(match.clipped(to: 48))” in its name."
      + NearestName.hint(for: match, among: names)
  }
}
