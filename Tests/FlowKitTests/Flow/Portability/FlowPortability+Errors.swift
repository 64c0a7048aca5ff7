@testable import FlowKit

extension FlowPortability {
  /// Returns the errors of a text that has to be portable.
  static func errors(
    in bytes: [UInt8],
    file: String,
    commands: FlowCommandList = .standard
  ) -> [FlowError] {
    var reader = FlowReader(commands: commands)
    reader.demandsPortability = true
    return reader.read(bytes, file: file).errors
  }
}
