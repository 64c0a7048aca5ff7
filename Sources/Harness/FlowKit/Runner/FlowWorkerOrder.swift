import FlowFormat
import FlowReports
import Foundation

/// An order to a process to play a flow, as one line of JSON; its answer is the flow's ``FlowReportEntry``.
struct FlowWorkerOrder: Codable {
  /// The descriptor that orders come from and answers go to: not the output, which the app may write to.
  static let descriptor: Int32 = 3

  /// The flow, its round and its variant.
  var play: FlowRunPlan.Play
  /// The seed of the run.
  var seed: UInt64
  /// Values for `${…}` by name.
  var env: [String: String]
  /// The system that flows ask for.
  var platform: String
  /// How often the invariants are checked.
  var checks: String
  /// A Boolean value that indicates whether a report shows each step.
  var recordsTrace: Bool
  /// The given folders whose settings change flows; without any, the flow's file says all.
  var folders: [String]
  /// The tags that choose among their flows, beside those of the settings.
  var includeTags: [String]
  /// The tags that exclude flows of theirs, beside those of the settings.
  var excludeTags: [String]

  /// The folder whose files the flow may read.
  var home: WorkspaceFolder

  /// How long the whole run may take; `nil` if it has no end.
  var timeLimit: Duration?
  /// How much of that is left.
  var timeLeft: Duration?

  /// When to stop the flow, from now on.
  var limits: FlowRunLimits { FlowRunLimits(time: timeLimit, left: timeLeft) }

  /// Returns a value as a line of JSON, with its line break.
  static func line(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try Array(encoder.encode(value)) + [UInt8(ascii: "\n")]
  }
}
