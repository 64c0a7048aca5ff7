import Foundation
import MarketSimulation
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The tree of all patterns finds what each pattern alone finds.
@Suite struct SecretTreeTests {
  /// Returns the end of a pattern at an offset, or of its longest beginning that is masked too.
  private func end(of pattern: SecretPattern, in bytes: [UInt8], at start: Int) -> Int? {
    var now = [start]
    var cut: Int?
    for place in pattern.keys.indices {
      if place > 0, pattern.mayBeCut(behind: place - 1) { cut = now.max() }
      var next: [Int] = []
      _ = pattern.addEnds(at: place, in: bytes, from: now, to: &next)
      if next.isEmpty { return cut }
      now = next
    }
    return now.max()
  }

  /// Returns a text with masks by the patterns one by one.
  private func masked(_ text: String, _ patterns: [SecretPattern]) -> String {
    let bytes = Array(text.utf8)
    var isHidden = Array(repeating: false, count: bytes.count)
    var touches: Set<Int> = []
    for start in bytes.indices {
      guard let end = patterns.compactMap({ self.end(of: $0, in: bytes, at: start) }).max(),
        end > start
      else { continue }
      if start > 0, isHidden[start - 1] { touches.insert(start) }
      for index in start..<end { isHidden[index] = true }
    }
    var result: [UInt8] = []
    for index in bytes.indices {
      if !isHidden[index] { result.append(bytes[index]) }
      if isHidden[index], index == 0 || !isHidden[index - 1] {
        result += Array(FlowSecrets.mask.utf8)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  @Test(arguments: 0..<40)
  func `random secrets with common beginnings are masked as by each pattern alone`(_ seed: Int) {
    var random = FlowRandom(seed: UInt64(seed))
    func text(_ count: Int, of letters: [Character]) -> String {
      String((0..<count).map { _ in random.pick(letters) })
    }
    let letters: [Character] = seed.isMultiple(of: 3) ? ["a", "b", "\n"] : ["a", "b"]
    var values: [String: String] = [:]
    for name in 0..<random.pick([1, 2, 5, 12]) {
      let start = random.pick(["", "aab", "aabaab"])
      values["S\(name)"] = start + text(random.pick([6, 7, 9, 14]), of: letters)
    }
    var known = SecretSpelling.Known()
    let patterns = values.sorted { $0.key < $1.key }
      .flatMap { SecretPattern.all($0.key, $0.value, &known) }
    let secrets = FlowSecrets(values)
    for _ in 0..<10 {
      var line = text(random.pick([0, 5, 40]), of: ["a", "b", "c", "\n"])
      line += random.pick(values.values.sorted()) + text(20, of: letters)
      #expect(secrets.masked(line) == masked(line, patterns), "\(values) in \(line)")
    }
  }

  @Test func `the lines of a file share their beginning`() {
    let lines = (0..<1250).map { "export VARIABLE_\(10_000 + $0)=\($0 * 7919)" }
    var known = SecretSpelling.Known()
    let patterns = SecretPattern.all("S", lines.joined(separator: "\n"), &known)
    #expect(patterns.count > 1250)
    let beginnings = SecretTree(patterns).beginnings
    #expect(beginnings.ends(in: Array("export".utf8), from: 0).found.count == 1)
    // Each scalar has a spelling that begins so.
    for text in ["%", "\\", "&", "%25", "%25%25"] {
      #expect(beginnings.ends(in: Array((text + "%").utf8), from: 0).found.isEmpty)
    }
    let secrets = FlowSecrets(["S": lines.joined(separator: "\n")])
    #expect(secrets.masked("eeexport VARIABLE_10007=55433, e") == "ee•••, e")
  }

  @Test(arguments: [
    ("CORPNET\\svc-login", "CORPNET\""), ("CORPNET\\svc-login", "CORPNET\\"),
    ("nvapi-abcdef", "a\nvapi-abc\""), ("tskey-auth-1", "a\tskey-auth"),
    ("u001Babcdef", "\u{1B}abcdef"), ("key\u{1}\u{2}\u{3}abc", "key\u{1}\u{2}\u{3}\u{4}\""),
  ])
  func `a mask takes whole escapes, so that JSON and TAP stay readable`(
    _ value: String,
    _ text: String
  ) throws {
    let secrets = FlowSecrets(["S": value])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let json = String(decoding: try encoder.encode(["a": text, "b": "c"]), as: UTF8.self)
    let read = try JSONDecoder().decode(
      [String: String].self,
      from: Data(secrets.maskedJSON(json).utf8)
    )
    #expect(read["b"] == "c")
    FlowSecrets.$current.withValue(secrets) {
      let shown = OutputText.escaped("x \\# CORPNET\\# TODO").masked()
      #expect(!shown.contains(" # ") && !shown.contains("•# "))
    }
  }

  @Test func `a secret link and its parts are in no hint`() async throws {
    for (link, value) in [
      ("${S}", "market://magic/AbCdEf0123456789xyz"), ("market://${S}", "wJal/K7MDENG/bPxRfiCY"),
      ("${S}", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
    ] {
      let secrets = FlowSecrets(["S": value])
      let messages = try await FlowSecrets.$current.withValue(secrets) {
        try await FlowStage.play("- launchApp\n- openLink: \(link)\n", on: MarketApp.self)
          .failures.map(\.message)
      }
      #expect(messages.count == 1)
      for part in value.split(separator: "/").suffix(2) {
        #expect(messages.allSatisfy { !secrets.masked($0).contains(part) }, "\(messages)")
      }
    }
  }
}
