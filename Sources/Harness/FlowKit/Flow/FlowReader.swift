/// Reads the flow of one file.
///
/// It looks at nothing but the bytes, so it can be used with texts that lie nowhere; files that
/// `runFlow` names are not opened. For that there is ``FlowFinder``.
public struct FlowReader: Sendable {
  /// How much a file may ask for.
  public var limits: FlowLimits

  /// Creates a reader.
  ///
  /// - Parameter limits: How much a file may ask for.
  public init(limits: FlowLimits = FlowLimits()) {
    self.limits = limits
  }

  /// Reads a flow.
  ///
  /// Never traps, whatever the bytes hold. A file that is no YAML gives one error; one that is gives
  /// all its errors, up to 100.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: Its name for errors; `runFlow` paths are seen from its folder.
  /// - Returns: The flow, and no errors; or nil, and every error that was found, in file order.
  /// - Complexity: O(bytes).
  public func read(_ bytes: [UInt8], file: String) -> (flow: Flow?, errors: [FlowError]) {
    let documents: [YAMLNode]
    do throws(FlowError) {
      documents = try YAMLReader.read(bytes, file: file, limits: limits)
    } catch {
      return (nil, [error])
    }
    let reader = FlowNodeReader(file: file, bytes: bytes)
    let flow = reader.flow(documents)
    guard reader.errors.isEmpty else {
      return (nil, reader.errors.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
    return (flow, [])
  }
}
