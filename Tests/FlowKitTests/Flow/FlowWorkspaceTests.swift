import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The settings of a folder, read and applied.
@Suite struct FlowWorkspaceTests {
  @Test func `all of the settings are read`() {
    let text = """
      flows:
        - "cart/**"
        - smoke/*
      includeTags: smoke
      excludeTags: [slow, wip]
      executionOrder:
        continueOnFailure: false
        flowsOrder: [b, a]
      onFlowStart: [launchApp]
      onFlowComplete: [stopApp]
      locale: pt_BR
      notifications: {slack: {channels: [x]}}
      testOutputDir: out
      """
    let (read, errors) = FlowWorkspace.read(
      Array(text.utf8),
      file: "config.yaml",
      commands: .standard
    )
    #expect(errors == [])
    #expect(read.flows == ["cart/**", "smoke/*"])
    #expect(read.includeTags == ["smoke"] && read.excludeTags == ["slow", "wip"])
    #expect(read.flowsOrder == ["b", "a"] && !read.continuesOnFailure)
    #expect(read.locale?.identifier == "pt-BR")
    #expect(read.onFlowStart.map(\.name) == ["launchApp"])
    #expect(read.onFlowComplete.map(\.name) == ["stopApp"])
    #expect(read.choice().takes(["smoke"]) && !read.choice().takes(["smoke", "wip"]))
    #expect(!read.choice().takes([]) && read.choice(including: ["x"]).takes(["x"]))
    #expect(!read.choice(excluding: ["x"]).takes(["smoke", "x"]))
  }

  @Test func `nothing is asked for by an empty file`() {
    let (read, errors) = FlowWorkspace.read([], file: "config.yaml", commands: .standard)
    #expect(errors == [])
    #expect(read == FlowWorkspace(file: "config.yaml"))
    #expect(read.flows == ["*"] && read.continuesOnFailure && read.choice().takes([]))
  }

  @Test(arguments: [
    ("flows: {a: b}", "1:8: “flows” takes a text, but a mapping stands here."),
    ("flows: ['[z-a]']", "1:9: “[z-a]” is no pattern of paths, like cart/**."),
    ("includeTags: [a, [b]]", "1:18: “includeTags” takes a text, but a list stands here."),
    ("excludeTags: [\"${A}\"]", "1:15: “excludeTags” cannot be computed."),
    ("executionOrder: [a]", "1:17: “executionOrder” takes a mapping, but a list stands here."),
    ("executionOrder: {continueOnFailure: yes}", "1:37: “continueOnFailure” takes true or false"),
    ("locale: 日本", "1:9: “locale” takes a language, with or without a region, like ja-JP"),
    (
      "locale: \"${A}\"",
      "1:9: “locale” must be a language, with or without a region, like ja-JP, without"
    ),
    ("onFlowStart: [lauchApp]", "1:15: There is no command “lauchApp”. Did you mean “launchApp”?"),
    ("appId: a\n---\n- back", "3:1: The settings of a folder are one document."),
    ("- back", "1:1: “config.yaml” takes a mapping, but a list stands here."),
    ("a: [", "1:4: "),
  ])
  func `a mistake has its position`(_ text: String, _ start: String) {
    let errors = FlowWorkspace.read(Array(text.utf8), file: "config.yaml", commands: .standard)
      .errors
    let words = errors.map(\.description)
    #expect(words.contains { $0.hasPrefix("config.yaml:" + start) }, "\(words)")
  }

  @Test(arguments: [
    ("flow: [a]", "1:1: “config.yaml” has no key “flow”; it is ignored. Did you mean “flows”?"),
    (
      "executionOrder: {flowOrder: [a], flowsOrder: [b]}",
      "1:18: “executionOrder” has no key “flowOrder”; it is ignored. Did you mean “flowsOrder”?"
    ),
    ("team: {a: [1]}\nincludeTags: x", "1:1: “config.yaml” has no key “team”; it is ignored."),
  ])
  func `an unknown key is a warning`(_ text: String, _ warning: String) throws {
    let (workspace, errors) = FlowWorkspace.read(
      Array(text.utf8),
      file: "config.yaml",
      commands: .standard
    )
    #expect(errors == [])
    let words = workspace.warnings.map(\.description)
    #expect(words.count == 1 && words[0].hasPrefix("config.yaml:" + warning), "\(words)")
    let found = try find("extra: 1").collection
    #expect(found.errors == [] && found.warnings.map(\.line) == [1])
  }

  @Test(
    arguments: [
      ("*", "a.yaml", true), ("*", "b/a.yaml", false), ("**", "b/c/a.yaml", true),
      ("b/*", "b/a.yaml", true), ("b/*", "b/c/a.yaml", false), ("b/**", "b/c/a.yaml", true),
      ("**/a.yaml", "b/c/a.yaml", true), ("./b/*", "b/a.yaml", true), ("?.yaml", "a.yaml", true),
      ("?.yaml", "ab.yaml", false), ("[a-c].yaml", "b.yaml", true),
      ("[!a-c].yaml", "b.yaml", false),
      ("{a,b}.{yaml,yml}", "b.yml", true), ("a.yaml", "aXyaml", false), ("\\*", "*", true),
      ("注文*", "注文-1.yaml", true), ("a+b", "a+b", true), ("{a,b{c,d}}/*", "bd/x", true),
      ("**.yaml", "a/b.yaml", true), ("*", ".a", true), ("[^a]", "^", true), ("[!a]", "/", false),
      ("a}b,", "a}b,", true), ("[a-]", "-", true), ("[-a]", "-", true), ("[\\]", "\\", true),
    ] as [(String, String, Bool)]
  )
  func `a pattern is Java's`(_ glob: String, _ path: String, _ isMatch: Bool) {
    #expect(Glob(workspace: glob)?.matches(path) == isMatch)
  }

  @Test(arguments: ["{a,b", "[a", "[]", "[!]", "a\\", "[b-a]", "[a/b]", "{a,{b}"])
  func `a pattern that does not end is none`(_ glob: String) {
    #expect(Glob(workspace: glob) == nil)
  }

  // MARK: - Applied

  private static let files = [
    "a.yaml": "tags: [smoke]\n---\n- back",
    "b.yaml": "name: beta\ntags: [smoke, slow]\n---\n- back",
    "cart/c.yaml": "tags: [cart]\n---\n- back", "cart/subflows/d.yaml": "- back", "e.yml": "- back",
  ]

  private func find(
    _ config: String,
    including: [String] = [],
    excluding: [String] = []
  ) throws -> (names: [String], collection: FlowCollection) {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in Self.files.merging(["config.yaml": config], uniquingKeysWith: { $1 }) {
      let url = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    var finder = FlowFinder()
    (finder.includeTags, finder.excludeTags) = (including, excluding)
    let found = finder.find([root.path])
    return (found.flows.map(\.name), found)
  }

  private func messages(_ config: String) throws -> [String] {
    try find(config).collection.errors.map {
      "\(FlowPath.name(of: $0.file)):\($0.line):\($0.column): \($0.message)"
    }
  }

  @Test func `the files beside the settings are the flows, unless patterns say otherwise`() throws {
    #expect(try find("").names == ["a", "beta", "e"])
    #expect(try find("flows: '**'").names == ["a", "beta", "c", "e"])
    #expect(try find("flows: cart/**").names == ["c"])
    #expect(try find("flows: [cart/subflows/*, e.*]").names == ["d", "e"])
    #expect(
      try messages("flows: none/*") == [
        "config.yaml:1:1: No flow in the folder matches “flows”: none/*."
      ]
    )
  }

  @Test func `tags choose among them, with those of the command line`() throws {
    #expect(try find("includeTags: [smoke]").names == ["a", "beta"])
    #expect(try find("includeTags: [smoke]\nexcludeTags: slow").names == ["a"])
    #expect(
      try find("flows: '**'\nincludeTags: [slow]", including: ["cart"]).names == ["beta", "c"]
    )
    #expect(try find("flows: '**'", excluding: ["smoke"]).names == ["c", "e"])
    #expect(
      try messages("includeTags: [none]") == [
        "config.yaml:1:1: No flow in the folder has the tags that are asked for."
      ]
    )
    #expect(
      try messages("includeTags: [slow]\nexcludeTags: [smoke]") == [
        "config.yaml:1:1: Every flow with a tag that is asked for is left out, because it has an excluded tag: smoke."
      ]
    )
    #expect(
      try messages("flows: a.yaml\nexcludeTags: [smoke]") == [
        "config.yaml:1:1: Every flow in the folder is left out, because it has an excluded tag: smoke."
      ]
    )
  }

  @Test func `an order is kept, and what comes of a failure in it`() throws {
    let (names, found) = try find(
      "executionOrder: {flowsOrder: [e, beta], continueOnFailure: false}"
    )
    #expect(names == ["e", "beta", "a"])
    #expect(
      found.sequences.map { $0.files.map { FlowPath.name(of: $0) } } == [["e.yml", "b.yaml"]]
    )
    #expect(found.sequences.map(\.continuesOnFailure) == [false])
    #expect(try find("").collection.sequences == [])
    #expect(
      try messages("executionOrder: {flowsOrder: [a, beto]}") == [
        "config.yaml:1:34: The folder has no flow of the name “beto”. Did you mean “beta”?"
      ]
    )
    // A flow that its tags leave out is no mistake.
    #expect(
      try find("excludeTags: slow\nexecutionOrder: {flowsOrder: [beta, e]}").names == ["e", "a"]
    )
  }

  @Test(arguments: ["ja", "ja_JP", "zh-Hant-TW", "es-419"])
  func `each of its flows begins in its language`(_ locale: String) throws {
    let found = try find("locale: \(locale)\nexecutionOrder: {flowsOrder: [e]}").collection
    let identifiers = Set(found.flows.map(\.header.locale?.identifier))
    #expect(identifiers == [locale.replacing("_", with: "-")])
    #expect(try find("").collection.flows.allSatisfy { $0.header.locale == nil })
  }

  @MainActor @Test func `an app begins in the language of its flow`() async throws {
    let player = try FlowStage.player(
      "- launchApp\n- setDarkMode: enabled\n- assertEvent: {name: traits, values: {locale: pt-BR}}",
      on: FieldApp.self
    )
    var flow = player.flows[0]
    flow.header.locale = FlowLocale(flowText: "pt_BR")
    let result = await FlowRun(flow, for: player).play()
    #expect(result.failures.map(\.description) == [])
  }

  @Test(arguments: ["", "j", "日本", "ja-", "ja JP", "1a", "ja-JP-abcdefghi", "ja_JP.UTF-8"])
  func `other words are no language`(_ text: String) { #expect(FlowLocale(flowText: text) == nil) }

  @Test func `its steps are played around those of each flow, and only there`() throws {
    let found = try find("onFlowStart: [runFlow: cart/c.yaml]\nonFlowComplete: [stopApp]")
      .collection
    #expect(found.errors.isEmpty)
    for flow in found.flows {
      #expect(flow.header.onFlowStart.map(\.name) == ["runFlow"])
      #expect(flow.header.onFlowComplete.map(\.name) == ["stopApp"])
    }
    let file = try #require(found.flows.first?.file)
    #expect(found[file]?.header.onFlowStart == [])
    #expect(
      try messages("onFlowStart: [runFlow: gone.yaml]").map { $0.prefix(21) } == [
        "config.yaml:1:15: The"
      ]
    )
  }
}
