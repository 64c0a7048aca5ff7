@testable import FlowEngine
@testable import FlowFormat

extension FlowPortability {
  /// The rules of the format's commands by name.
  static let rules: [String: Rule] = {
    let commands = FlowCommandList.standard
    let rules = commands.names.map { ($0, commands[$0].flatMap(FlowPortability.rule)) }
    return Dictionary(rules) { $1 }.compactMapValues { $0 }
  }()

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
