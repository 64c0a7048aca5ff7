import Foundation
import Testing

/// Runs the worked cases of the case file, or of the file that `OBSERVATION2_MARBLES` names.
@MainActor @Suite struct MarbleVectorTests {
  @Test func `every case of the case file passes`() throws {
    let cases = try JSONDecoder().decode([MarbleValue].self, from: Data(contentsOf: try file()))
    var failures: [String] = []
    for definition in cases {
      let differences = MarbleRun.differences(definition)
      if differences.isEmpty { continue }
      let id = definition["id"]?.string ?? "a case without id"
      failures.append("\(id): \(differences.joined(separator: "\n  "))")
    }
    print("marbles: \(cases.count - failures.count) passed, \(failures.count) failed, 0 skipped")
    #expect(!cases.isEmpty)
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  private func file() throws -> URL {
    if let path = ProcessInfo.processInfo.environment["OBSERVATION2_MARBLES"] {
      return URL(fileURLWithPath: path)
    }
    return try #require(Bundle.module.url(forResource: "marbles", withExtension: "json"))
  }
}
