/// Reads the flow of one file.
///
/// It reads only the given bytes, so it also works for texts that are not on disk. It does not open
/// the files that `runFlow` names; ``FlowFinder`` does.
public struct FlowReader: Sendable {
  /// The limits of a file.
  public var limits: FlowLimits
  /// The commands that a flow may use.
  public var commands: FlowCommandList

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - limits: The limits of a file.
  ///   - commands: The commands that a flow may use.
  public init(limits: FlowLimits = FlowLimits(), commands: FlowCommandList = .standard) {
    self.limits = limits
    self.commands = commands
  }

  /// Reads a flow.
  ///
  /// Never traps, whatever the bytes are. A file that isn't YAML gives one error; a YAML file gives
  /// all its errors, up to 100.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: The file's path, for errors; `runFlow` paths are resolved from its folder.
  /// - Returns: The flow and no errors; or `nil` and all errors, in file order.
  /// - Complexity: O(bytes).
  public func read(_ bytes: [UInt8], file: String) -> (flow: Flow?, errors: [FlowError]) {
    let (flow, errors) = readAll(bytes, file: file)
    return (errors.isEmpty ? flow : nil, errors)
  }

  /// Reads what can be read of a flow: where there are errors, the steps without one, which are to be
  /// checked further but not to be played.
  func readAll(_ bytes: [UInt8], file: String) -> (flow: Flow?, errors: [FlowError]) {
    let documents: [YAMLNode]
    do throws(FlowError) {
      documents = try YAMLReader.read(bytes, file: file, limits: limits)
    } catch {
      return (nil, [error])
    }
    let reader = FlowNodeReader(file: file, bytes: bytes, commands: commands)
    let flow = reader.flow(documents)
    return (flow, reader.errors.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
  }
}
