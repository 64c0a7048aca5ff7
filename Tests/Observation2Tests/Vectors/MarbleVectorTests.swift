import Foundation
import Testing

/// Runs the worked cases of the case file, or of the file that `OBSERVATION2_MARBLES` names.
@MainActor @Suite struct MarbleVectorTests {
  @Test func `every case of the case file passes`() throws {
    let file =
      if let path = ProcessInfo.processInfo.environment["OBSERVATION2_MARBLES"] {
        URL(fileURLWithPath: path)
      } else {
        try bundled("marbles")
      }
    let (cases, failures) = try run(file)
    print("marbles: \(cases - failures.count) passed, \(failures.count) failed, 0 skipped")
    #expect(cases > 0)
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func `every case of our own passes`() throws {
    let (cases, failures) = try run(bundled("marbles-own"))
    #expect(cases > 0)
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// Runs a file's cases and returns their number and the failures.
  private func run(_ file: URL) throws -> (cases: Int, failures: [String]) {
    let cases = try JSONDecoder().decode([MarbleValue].self, from: Data(contentsOf: file))
    var failures: [String] = []
    for definition in cases {
      let differences = MarbleRun.differences(definition)
      if differences.isEmpty { continue }
      let id = definition["id"]?.string ?? "a case without id"
      failures.append("\(id): \(differences.joined(separator: "\n  "))")
    }
    return (cases.count, failures)
  }

  private func bundled(_ name: String) throws -> URL {
    try #require(Bundle.module.url(forResource: name, withExtension: "json"))
  }
}
