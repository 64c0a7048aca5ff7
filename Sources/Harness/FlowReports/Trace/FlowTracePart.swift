import FlowEngine
import FlowFormat

/// A flow in a page: its report, in which each text of its steps stands once.
struct FlowTracePart: Encodable {
  /// A step, with the places of its texts.
  private struct Step: Encodable {
    var step: Int
    var label: Int?
    var file: Int
    var line: Int
    var column: Int
    var depth: Int
    var outcome: StepResult.Outcome
    var message: Int?
    var virtualMilliseconds: Double
  }

  private var file: String
  private var tags: [String]
  private var stepsPlayed: Int
  private var realMilliseconds: Double?
  private var virtualMilliseconds: Double
  private var failures: [FlowReportEntry.Failure]
  /// The distinct texts of the steps; long ones are cut.
  private var texts: [String] = []
  private var steps: [Step] = []
  /// The recording, if there is one.
  var trace: FlowTrace?

  /// Reads the report of a flow, without its recording.
  init(_ entry: FlowReportEntry) {
    file = entry.file
    tags = entry.tags
    stepsPlayed = entry.stepsPlayed
    realMilliseconds = entry.realMilliseconds
    virtualMilliseconds = entry.virtualMilliseconds
    failures = entry.failures
    var texts: [String] = []
    var places: [ExactText: Int] = [:]
    func place(of text: String) -> Int {
      let key = ExactText(text)
      if let place = places[key] { return place }
      places[key] = texts.count
      texts.append(FlowTraceText.clipped(text, to: FlowTraceText.longestSource))
      return texts.count - 1
    }
    steps = entry.steps.map { step in
      Step(
        step: place(of: step.step),
        label: step.label.map { place(of: $0) },
        file: place(of: step.file),
        line: step.line,
        column: step.column,
        depth: step.depth,
        outcome: step.outcome,
        message: step.message.map { place(of: $0) },
        virtualMilliseconds: step.virtualMilliseconds
      )
    }
    self.texts = texts
  }
}
