import Foundation
import Testing

/// Runs the worked cases of the case file, or of the file that `OBSERVATION2_MARBLES` names, and
/// those of our own.
///
/// A file is an array of cases. Times are ticks.
/// ```
/// {"id": "debounce.flush-on-completion", "operator": "debounce", "params": {"dueTime": 20},
///  "sources": [{"name": "xs", "kind": "hot", "events": [[210, "next", 1], [220, "next", 2],
///               [260, "completed"]]}],
///  "start": {"create": 100, "subscribe": 200, "dispose": 1000},
///  "expect": {"events": [[240, "next", 2], [260, "completed"]],
///             "subscriptions": {"xs": [[200, 260]]}}}
/// ```
/// - `operator`, `params`: a name in ``MarbleOperators`` and what it takes; a closure is a name in
///   ``MarbleClosure``. Operators in `then` are applied after it.
/// - `sources`: the arguments in order, then inner streams, which a value `"$name"` stands for. The
///   times of a hot one are absolute, those of a cold one count from each subscription.
/// - `start`, or `observers`, each `{"name", "subscribe", "dispose"}`; `events` is then by name.
/// - `observe`: how a stream of streams is watched: `"inner"` is `"indexed"`, `"keys"` or `"record"`.
/// - `subscriptions`: from when to when each source was subscribed to; `null` is never.
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
