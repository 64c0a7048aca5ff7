/// The settings of a folder of flows, from its `config.yaml`.
///
/// They say which of its files are flows, by which tags they are chosen, and in which order they are played. They also
/// give the steps before and after each.
///
/// ``FlowFinder`` reads and applies it wherever a folder is given that has one.
///
/// ```yaml
/// flows: ["cart/**", smoke/*]
/// excludeTags: [slow]
/// executionOrder:
///   continueOnFailure: false
///   flowsOrder: [sign-in, order]
/// ```
struct FlowWorkspace: Equatable, Sendable {
  /// The file's path.
  var file: String
  /// Patterns of the flows' paths, from the folder on.
  ///
  /// `*` stays in one folder, `**` goes through any. Without any the flows are the files beside `config.yaml`.
  var flows: [String] = ["*"]
  /// The tags of which a flow must have one; any flow is chosen if there are none.
  var includeTags: [String] = []
  /// The tags of which a flow must have none.
  var excludeTags: [String] = []
  /// The names of the flows that are played first, in this order.
  var flowsOrder: [String] = []
  /// A Boolean value that indicates whether the flows of ``flowsOrder`` go on after one of them has failed.
  var continuesOnFailure = true
  /// The language and the region in which the app of each flow begins; those of the player's options if `nil`.
  var locale: FlowLocale?
  /// Steps that are played before each flow, and its own first steps.
  var onFlowStart: [FlowStep] = []
  /// Steps that are played after each flow, and its own last steps, after a failure too.
  var onFlowComplete: [FlowStep] = []

  /// The unknown keys, each at its position; they have no effect.
  var warnings: [FlowError] = []

  /// The positions of ``flowsOrder`` in the file.
  var orderPositions: [FlowPosition] = []

  /// The keys that are read.
  package static let keys = [
    "flows", "includeTags", "excludeTags", "executionOrder", "locale", "onFlowStart",
    "onFlowComplete",
  ]
  /// The keys of Maestro's that concern its cloud, its devices and its reports, which have no effect here.
  package static let foreignKeys = [
    "baselineBranch", "disableRetries", "local", "notifications", "platform", "testOutputDir",
  ]

  /// Reads the settings of a folder.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: The file's path, for the errors.
  ///   - commands: The commands that its steps may use.
  ///   - limits: The limits of a file.
  /// - Returns: The settings, and all errors, each at its position; what has an error is left out.
  /// - Complexity: O(bytes).
  static func read(
    _ bytes: [UInt8],
    file: String,
    commands: FlowCommandList,
    limits: FlowLimits = FlowLimits()
  ) -> (workspace: FlowWorkspace, errors: [FlowError]) {
    let documents: [YAMLNode]
    do throws(FlowError) {
      documents = try YAMLReader.read(bytes, file: file, limits: limits)
    } catch {
      return (FlowWorkspace(file: file), [error])
    }
    let reader = FlowNodeReader(file: file, bytes: bytes, commands: commands)
    let workspace = reader.workspace(documents)
    return (workspace, reader.errors.inFileOrder)
  }

  /// Returns the choice of its flows by their tags.
  ///
  /// - Parameters:
  ///   - including: Further tags of which one suffices, such as those of a command line.
  ///   - excluding: Further tags that a flow must not have.
  /// - Returns: The choice.
  func choice(including: [String] = [], excluding: [String] = []) -> FlowTagChoice {
    FlowTagChoice(including: includeTags + including, excluding: excludeTags + excluding)
  }
}
