public import FlowEngine
import FlowFormat

extension FlowReportEntry {
  /// A step of the flow.
  public struct Step: Equatable, Sendable, Codable {
    /// The step as written.
    public var step: String
    /// The step's `label`.
    public var label: String?
    /// The file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in Unicode scalars, from 1.
    public var column: Int
    /// The number of steps that contain the step.
    public var depth: Int
    /// The step's outcome.
    public var outcome: StepResult.Outcome
    /// The message of the failure or warning.
    public var message: String?
    /// The real time that the step took; `nil` in a report without real times.
    public var realMilliseconds: Double?
    /// The virtual time that the step took.
    public var virtualMilliseconds: Double

    package init(_ result: StepResult) {
      step = result.source
      label = result.label
      file = result.file
      line = result.position.line
      column = result.position.column
      depth = result.depth
      outcome = result.outcome
      message = result.message
      realMilliseconds = FlowSeconds.milliseconds(result.realTime)
      virtualMilliseconds = FlowSeconds.milliseconds(result.virtualTime)
    }

    /// The step on one line, without the steps inside it; a long one is cut off with `…`.
    package var summary: String { StepResult.summary(of: step) }
  }
}
