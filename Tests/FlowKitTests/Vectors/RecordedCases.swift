import Foundation
import Testing

/// The results of another engine for generated inputs: a list of pairs of an input and what it gives.
enum RecordedCases {
  /// Reads the bundled cases, or those of the file that an environment variable names.
  static func read(
    _ name: String,
    orFile variable: String
  ) throws -> [(input: String, result: String)] {
    let path = ProcessInfo.processInfo.environment[variable]
    let bundled = Bundle.module.url(forResource: name, withExtension: "json")
    let url = try #require(path.map { URL(filePath: $0) } ?? bundled)
    let cases = try JSONDecoder().decode([[String]].self, from: Data(contentsOf: url))
    return try cases.map { (try #require($0.first), try #require($0.last)) }
  }

  /// A text in quotes, with JSON's escapes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{8}": quoted += "\\b"
      case "\u{C}": quoted += "\\f"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
