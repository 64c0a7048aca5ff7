/// Reads the YAML that flows are written in: a subset of YAML 1.2, where everything outside the
/// subset is refused with its place.
package enum YAMLReader {
  /// Reads the documents of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: Its name, for the error.
  ///   - limits: The largest size.
  /// - Returns: No document for a file without content, otherwise one or two.
  /// - Throws: The first error; what follows it is not read.
  /// - Complexity: O(bytes) time and memory, whatever they hold.
  package static func read(
    _ bytes: [UInt8],
    file: String,
    limits: FlowLimits = FlowLimits()
  ) throws(FlowError) -> [YAMLNode] {
    guard bytes.count <= limits.bytes else {
      throw FlowError(
        file: file,
        position: .start,
        message: tooLarge(bytes: bytes.count, limits: limits)
      )
    }
    try YAMLBytes.check(bytes, file: file)
    var parser = YAMLParser(bytes: bytes, file: file)
    return try parser.documents()
  }

  /// The sentence about a file that is too large.
  package static func tooLarge(bytes: Int, limits: FlowLimits) -> String {
    "The file has \(bytes) bytes, more than the \(limits.bytes) that are read. "
      + "Split the flow, or raise the limit."
  }
}
