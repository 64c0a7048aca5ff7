/// Reads the flow of one file.
///
/// It reads only the given bytes, so it also works for texts that are not on disk. It does not open
/// the files that `runFlow` names; ``FlowFinder`` does.
public struct FlowReader: Sendable {
  /// The limits of a file.
  public var limits: FlowLimits
  /// The commands that a flow may use.
  public var commands: FlowCommandList
  /// A Boolean value that indicates whether every flow has to be portable (<doc:TheFlowFormat#On-a-device>), and not only one with
  /// the tag `portable`.
  public var demandsPortability = false

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - limits: The limits of a file.
  ///   - commands: The commands that a flow may use.
  public init(limits: FlowLimits = FlowLimits(), commands: FlowCommandList) {
    self.limits = limits
    self.commands = commands
  }

  /// Reads a flow.
  ///
  /// Never traps, whatever the bytes are. A file that isn't YAML gives one error. A YAML file gives all its errors, up
  /// to 100. If the flow has to be portable, it gives up to 100 more for the obstacles to that.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: The file's path, for errors; `runFlow` paths are resolved from its folder.
  /// - Returns: The flow and no errors; or `nil` and all errors, in file order.
  /// - Complexity: O(bytes).
  public func read(_ bytes: [UInt8], file: String) -> (flow: Flow?, errors: [FlowError]) {
    let reading = readAll(bytes, file: file)
    return (reading.errors.isEmpty ? reading.flow : nil, reading.errors)
  }

  /// The readable parts of a file.
  package struct Reading {
    /// The flow: where there are errors, the steps without one, which are to be checked further but not to
    /// be played.
    package var flow: Flow?
    /// All errors, in the order of the file.
    package var errors: [FlowError]
    /// The obstacles to portability, if the file does not have to be portable; a flow that has to be may run it.
    var obstacles: [FlowError] = []
  }

  /// Reads what can be read of a flow.
  ///
  /// `isUsed` tells whether only other flows run it.
  package func readAll(_ bytes: [UInt8], file: String, isUsed: Bool = false) -> Reading {
    let documents: [YAMLNode]
    do throws(FlowError) {
      documents = try YAMLReader.read(bytes, file: file, limits: limits)
    } catch {
      return Reading(flow: nil, errors: [error])
    }
    let reader = FlowNodeReader(file: file, bytes: bytes, commands: commands)
    let flow = reader.flow(documents)
    let obstacles =
      PortabilityCheck(documents, file: file, commands: commands, isBegun: isUsed).errors
    guard demandsPortability || flow.isDeclaredPortable else {
      return Reading(flow: flow, errors: reader.errors.inFileOrder, obstacles: obstacles)
    }
    return Reading(flow: flow, errors: (reader.errors + obstacles).inFileOrder)
  }
}
