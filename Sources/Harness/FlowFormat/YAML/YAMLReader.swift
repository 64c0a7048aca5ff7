/// Reads the YAML of flows, a subset of YAML 1.2, and refuses everything outside it with its
/// position.
package enum YAMLReader {
  /// Reads the documents of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: The file's path, for the error.
  ///   - limits: The largest size.
  /// - Returns: No document for a file without content, otherwise one or two.
  /// - Throws: The first error, where reading stops.
  /// - Complexity: O(bytes) time and memory, whatever the bytes are.
  package static func read(
    _ bytes: [UInt8],
    file: String,
    limits: FlowLimits = FlowLimits()
  ) throws(FlowError) -> [YAMLNode] {
    guard bytes.count <= limits.bytes else {
      throw FlowError(
        file: file,
        position: .start,
        message: tooLarge(limits)
      )
    }
    try YAMLBytes.check(bytes, file: file)
    var parser = YAMLParser(bytes: bytes, file: file)
    return try parser.documents()
  }

  /// Returns the message about a file that is too large.
  package static func tooLarge(_ limits: FlowLimits) -> String {
    "The file has more than the \(limits.bytes) bytes that are read. "
      + "Split the flow, or raise the limit."
  }
}
