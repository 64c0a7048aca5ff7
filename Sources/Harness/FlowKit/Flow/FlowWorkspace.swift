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
public struct FlowWorkspace: Hashable, Sendable {
  /// The file's path.
  public var file: String
  /// Patterns of the flows' paths, from the folder on.
  ///
  /// `*` stays in one folder, `**` goes through any. Without any the flows are the files beside `config.yaml`.
  public var flows: [String] = ["*"]
  /// The tags of which a flow must have one; any flow is chosen if there are none.
  public var includeTags: [String] = []
  /// The tags of which a flow must have none.
  public var excludeTags: [String] = []
  /// The names of the flows that are played first, in this order.
  public var flowsOrder: [String] = []
  /// A Boolean value that indicates whether the flows of ``flowsOrder`` go on after one of them has failed.
  public var continuesOnFailure = true
  /// The language and the region in which the app of each flow begins; those of the player's options if `nil`.
  public var locale: FlowLocale?
  /// Steps that are played before each flow, and its own first steps.
  public var onFlowStart: [FlowStep] = []
  /// Steps that are played after each flow, and its own last steps, after a failure too.
  public var onFlowComplete: [FlowStep] = []

  /// The unknown keys, each at its position; they have no effect.
  public internal(set) var warnings: [FlowError] = []

  /// The positions of ``flowsOrder`` in the file.
  var orderPositions: [FlowPosition] = []

  /// Creates settings without any choice.
  ///
  /// - Parameter file: The file's path, from whose folder ``flows`` count.
  public init(file: String) {
    self.file = file
  }

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
  public static func read(
    _ bytes: [UInt8],
    file: String,
    commands: FlowCommandList = .standard,
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

  /// Returns whether a flow is chosen by its tags.
  ///
  /// - Parameters:
  ///   - tags: The flow's tags.
  ///   - including: Further tags of which one suffices, of a command line for instance.
  ///   - excluding: Further tags that a flow must not have.
  /// - Returns: `true` if it is played.
  public func chooses(
    tags: [String],
    including: [String] = [],
    excluding: [String] = []
  ) -> Bool {
    FlowTagChoice(including: includeTags + including, excluding: excludeTags + excluding)
      .takes(tags)
  }
}
