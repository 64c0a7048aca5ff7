import FlowFormat
import ScenesHeadless

/// Changes the simulated network's latency and faults from now on.
struct SetNetworkCommand: StandardFlowCommand {
  /// `setNetwork`.
  static let name = "setNetwork"
  /// The keys.
  static let keys: [String]? = ["latency", "failNext", "times", "match"]
  static let guide = FlowCommandGuide(
    "Changes the simulated network from now on.",
    keys: [
      "latency": "The time until an answer arrives.",
      "failNext":
        "How the next requests fail: timeout, offline, server, arrivedButTimedOut, arrivesLate.",
      "times": "How many of them; 1 if nothing is said.",
      "match":
        "A part of the name of the requests that are meant; each counts if nothing is said.",
    ]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Test the network headless, or have an argument of launchApp say so."
  )

  /// The time until an answer arrives.
  var latency: FlowParameter<FlowDuration>?
  /// The fault of the next requests: `timeout`, `offline`, `server`, `arrivedButTimedOut` or
  /// `arrivesLate`.
  var failNext: FlowText?
  /// The number of requests that fail; 1 if `nil`.
  var times: FlowParameter<Int>?
  /// A part of the name of the requests that fail; every request counts if `nil`.
  var match: FlowText?

  /// No: it does not look at the screen.
  var needsScreen: Bool { false }

  var needs: FlowCapabilities { .faults }

  /// Reads the latency and the fault.
  init?(_ call: FlowCall) {
    guard let fields = call.fields() else { return nil }
    latency = fields.duration("latency", .either)
    failNext = fields.text("failNext")
    times = fields.count("times")
    match = fields.text("match")
    if !fields.contains("latency"), !fields.contains("failNext") {
      call.report("“setNetwork” changes nothing. Give “latency” or “failNext”.")
      return nil
    }
  }

  /// Returns an error if the network knows no such fault.
  func check(_ check: FlowCheck) -> [FlowError] {
    guard let failNext, let name = failNext.literal,
      SimulatedNetwork.Fault(rawValue: name) == nil
    else { return [] }
    return [check.error(Self.unknownFault(name), at: failNext.position)]
  }

  private static func unknownFault(_ name: String) -> String {
    "The network knows no fault “\(name.clipped(to: 48))”."
      + NearestName.hint(for: name, among: SimulatedNetwork.Fault.allCases.map(\.rawValue))
  }

  /// Changes the network at once.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    run.spendTouches()
    if let latency = try run.duration(latency, .either) { try run.app.network.latency = latency }
    guard let failNext else { return .passed }
    let name = try run.text(failNext)
    guard let fault = SimulatedNetwork.Fault(rawValue: name) else {
      throw StepFailure(Self.unknownFault(name))
    }
    let match = try run.text(match)
    let times = try run.value(times) ?? 1
    guard times > 0 else { return .passed }
    // Every later request is compared with each planned fault.
    run.spendTouches(FlowRun.costOfLaunchOrFault)
    run.flow.plans.plan(
      fault,
      times: times,
      match: match,
      on: try run.app.network,
      at: run.played.place
    )
    return .passed
  }
}
