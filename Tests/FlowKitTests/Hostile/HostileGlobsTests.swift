import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Patterns of a stranger's checkout cost no more than their length times the paths' length.
@Suite struct HostileGlobsTests {
  private static let characters: [Character] = ["a", "b", "/", "."]

  /// Makes a pattern; braces hold neither a double star nor a slash.
  private func pattern(
    by generator: inout FlowRandom,
    length: Int,
    depth: Int = 2
  ) -> [SlowGlob] {
    var tokens: [SlowGlob] = []
    for _ in 0..<Int.random(in: 1...length, using: &generator) {
      let token = token(by: &generator, depth: depth)
      // Two stars in a row are a double star.
      if case .star = token, case .star? = tokens.last { continue }
      tokens.append(token)
    }
    return tokens
  }

  private func token(by generator: inout FlowRandom, depth: Int) -> SlowGlob {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 8), using: &generator) {
    case 0: return .question
    case 1, 2: return .star
    case 3, 4:
      let members = ["a", "ab", "b", "."].randomElement(using: &generator) ?? "a"
      return .set(members, isNegated: Bool.random(using: &generator))
    case 8, 9:
      return .choice(
        (0..<Int.random(in: 2...3, using: &generator)).map { _ in
          let inner = pattern(by: &generator, length: 2, depth: depth - 1)
          return inner.map { if case .literal("/") = $0 { .literal("a") } else { $0 } }
        }
      )
    default: return .literal(Self.characters.randomElement(using: &generator) ?? "a")
    }
  }

  private func path(by generator: inout FlowRandom) -> String {
    String(
      (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        Self.characters.randomElement(using: &generator) ?? "a"
      }
    )
  }

  @Test(arguments: 0..<4)
  func `a pattern of a workspace names what a plain matcher says`(_ seed: Int) throws {
    var generator = FlowRandom(seed: UInt64(seed))
    var (named, all) = (0, 0)
    for _ in 0..<600 {
      var tokens = pattern(by: &generator, length: 5)
      if Bool.random(using: &generator) {
        tokens.insert(.doubleStar, at: Int.random(in: 0...tokens.count, using: &generator))
      }
      // A star beside a double star would be one longer run of stars.
      let text = SlowGlob.text(tokens)
      if text.contains("***") || text.hasPrefix("./") || SlowGlob.count(tokens) > 100 { continue }
      let glob = try #require(Glob(workspace: text), "\(text)")
      for _ in 0..<20 {
        let path = path(by: &generator)
        let isNamed = SlowGlob.javaMatches(tokens, path)
        (named, all) = (named + (isNamed ? 1 : 0), all + 1)
        #expect(glob.matches(path) == isNamed, "\(text) and \(path)")
      }
    }
    #expect(named > all / 100)
  }

  @Test(arguments: 0..<4)
  func `a pattern of a command line names what a plain matcher says`(_ seed: Int) {
    var generator = FlowRandom(seed: UInt64(seed))
    var (named, all) = (0, 0)
    for _ in 0..<600 {
      var tokens: [SlowGlob] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        if !tokens.isEmpty { tokens.append(.literal("/")) }
        tokens +=
          Int.random(in: 0..<3, using: &generator) == 0
          ? [.doubleStar] : pattern(by: &generator, length: 3)
      }
      if SlowGlob.count(tokens) > 100 { continue }
      let glob = Glob(path: SlowGlob.text(tokens))
      for _ in 0..<20 {
        let path = path(by: &generator)
        let isNamed = SlowGlob.shellMatches(tokens, path)
        (named, all) = (named + (isNamed ? 1 : 0), all + 1)
        #expect(glob.matches(path) == isNamed, "\(SlowGlob.text(tokens)) and \(path)")
      }
    }
    #expect(named > all / 100)
  }

  // MARK: - Growth

  private func steps(_ glob: Glob, _ path: String) -> Int {
    var steps = 0
    _ = glob.matches(path, steps: &steps)
    return steps
  }

  /// Returns the patterns of a size that make a backtracking matcher slow.
  private static func patterns(_ size: Int) -> [String] {
    [
      String(repeating: "*a", count: size) + "*b", String(repeating: "**/", count: size) + "b",
      String(repeating: "{a,*}", count: size) + "b",
      String(repeating: "{*a,a*", count: size)
        + String(repeating: "}", count: size) + "b", String(repeating: "?*", count: size) + "b",
      "*[" + String(repeating: "cd", count: size) + "]b",
    ]
  }

  @Test(arguments: 0..<6)
  func `the work grows with the path's length, and with the pattern's`(_ kind: Int) throws {
    for isShell in [false, true] {
      func steps(_ size: Int, _ length: Int) throws -> Int {
        let text = Self.patterns(size)[kind]
        let glob = isShell ? Glob(path: text) : try #require(Glob(workspace: text))
        return self.steps(glob, String(repeating: kind == 1 ? "a/" : "a", count: length))
      }
      let base = try steps(50, 400)
      #expect(try steps(50, 1_600) <= 5 * base)
      #expect(try steps(50, 6_400) <= 20 * base)
      #expect(try steps(200, 400) <= 5 * base)
      #expect(try steps(800, 400) <= 20 * base)
    }
  }

  @Test func `five patterns that took a minute choose among ten files`() throws {
    let folder = try TemporaryFolder()
    let globs = (0..<5).map { "  - '\(String(repeating: "*a", count: 20))\($0)*b'" }
    try write("flows:\n\(globs.joined(separator: "\n"))\n  - 'z*'", to: folder.path("config.yaml"))
    for index in 0..<10 {
      try write("- back", to: folder.path(String(repeating: "a", count: 100) + "\(index).yaml"))
    }
    try write("- back", to: folder.path("z.yaml"))
    let found = FlowFinder().find([folder.path("")])
    #expect(found.errors == [] && found.flows.map(\.name) == ["z"])
  }

  @Test func `patterns that are too long for the folder are refused`() throws {
    let folder = try TemporaryFolder()
    try write("flows: ['*a*a*b', '*.yaml']", to: folder.path("config.yaml"))
    for index in 0..<10 { try write("- back", to: folder.path("aaaaaaaa\(index).yaml")) }
    var loader = FlowLoader(reader: FlowReader())
    loader.mostGlobSteps = 500
    loader.add(folder.path(""))
    #expect(
      loader.finish().errors.map(\.message) == [
        "It takes too long to compare the patterns of “flows” with the 10 files in the folder. Shorten them."
      ]
    )
  }

  @Test func `patterns end with the time of the run, and each comparison counts`() throws {
    let folder = try TemporaryFolder()
    let patterns = (0..<50).map { "x\($0)" } + ["a*", "a*", "a*"]
    try write("flows: [\(patterns.joined(separator: ", "))]", to: folder.path("config.yaml"))
    for index in 0..<10 { try write("- back", to: folder.path("a\(index).yaml")) }
    func errors(_ patience: Int, _ most: Int) -> [String] {
      let asked = Counter()
      var loader = FlowLoader(
        reader: FlowReader(),
        stop: { asked.next() > patience ? "the time is over" : nil }
      )
      loader.mostGlobSteps = most
      loader.add(folder.path(""))
      return loader.finish().errors.map(\.message)
    }
    let enough = 10 * 51 * 100
    #expect(errors(.max, enough) == [])
    #expect(errors(.max, 10 * 51 * 16).first?.contains("too long to compare the patterns") == true)
    #expect(errors(5, enough).first?.contains("stopped reading here") == true)
  }

  @Test func `a folder is read once, however many double stars lead to it`() throws {
    let folder = try TemporaryFolder()
    var path = ""
    for _ in 0..<24 {
      path += "d/"
      try FileManager.default.createDirectory(
        atPath: folder.path(path),
        withIntermediateDirectories: true
      )
    }
    try write("", to: folder.path(path + "a.yaml"))
    let pattern = String(repeating: "**/", count: 24)
    #expect(Glob(path: folder.path(pattern + "*.yaml")).files().count == 1)
    #expect(Glob(path: folder.path(pattern + "*.yml")).files() == [])
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
