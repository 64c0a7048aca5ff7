import Foundation
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A screen that random steps do not get past, and values that do.
@MainActor @Suite struct GateTests {
  private nonisolated static let values = ["name": "kate", "password": "s3cret"]

  @Test func `random fire names the screen that nothing got past, what was tried and the fields`()
    async
  {
    let report = await FlowMonkey(app: GateApp.self, seed: 1, roundLength: 100).run(steps: 400)
    #expect(report.breaks.isEmpty && report.barriers.count == 1, "\(report)")
    let barrier = report.barriers.first ?? ""
    #expect(barrier.hasPrefix("Nothing got past the screen “login”: in "), "\(barrier)")
    #expect(barrier.contains("Tried there: ") && barrier.contains("enter"), "\(barrier)")
    #expect(
      barrier.hasSuffix(
        "without a value: name, password; give them some, as with --value name=TEXT."
      )
    )
    #expect(report.description.contains(barrier))
  }

  @Test(arguments: 0..<4)
  func `random fire gets past it with the values of its fields`(_ seed: UInt64) async {
    let report = await FlowMonkey(
      app: GateApp.self,
      seed: seed,
      roundLength: 100,
      values: Self.values
    )
    .run(steps: 400)
    #expect(report.barriers.isEmpty && report.breaks.isEmpty, "\(report)")
    #expect(report.counts?.visits["inside"] ?? 0 > 0)
  }

  @Test func `an exploration names it too, and gets past it with the values`() async {
    let stuck = await FlowExplorer(app: GateApp.self, options: ExploreOptions(budget: 0.3)).run()
    #expect(stuck.barriers.count == 1, "\(stuck)")
    #expect(stuck.barriers.first?.contains("“login”") == true)
    #expect(!stuck.routes.reached.contains("inside"))
    #expect(stuck.description.contains("Nothing got past"))
    let options = ExploreOptions(budget: 0.3, values: Self.values)
    let passed = await FlowExplorer(app: GateApp.self, options: options).run()
    #expect(passed.barriers.isEmpty, "\(passed)")
    #expect(passed.routes.reached.contains("inside"))
  }

  @Test(arguments: 0..<2)
  func `random fire takes a button beside the fields for no way past them`(_ seed: UInt64) async {
    for app in [SideGateApp.self, ResetGateApp.self] as [GateApp.Type] {
      let stuck = await FlowMonkey(app: app, seed: seed, roundLength: 100).run(steps: 600)
      #expect(stuck.barriers.count == 1, "\(stuck)")
      #expect(stuck.barriers.first?.contains("“login”: in ") == true, "\(stuck)")
      #expect(stuck.barriers.first?.contains("“reset”, and from there only back.") == true)
    }
    let passed = await FlowMonkey(
      app: SideGateApp.self,
      seed: seed,
      roundLength: 100,
      values: Self.values
    )
    .run(steps: 600)
    #expect(passed.barriers.isEmpty, "\(passed)")
  }

  @Test func `an exploration takes a button beside the fields for no way past them`() async {
    for app in [SideGateApp.self, ResetGateApp.self] as [GateApp.Type] {
      let stuck = await FlowExplorer(app: app, options: ExploreOptions(budget: 0.5)).run()
      #expect(stuck.barriers.count == 1, "\(stuck)")
      #expect(stuck.barriers.first?.contains("“login”: in ") == true, "\(stuck)")
    }
  }

  private nonisolated static let app: [String: Set<String>] = [
    "login": ["help", "reset"], "help": ["login"], "reset": ["login"],
  ]

  @Test(
    arguments: [
      ([:], true, [:], ["login", "reset"]),
      (["login": ["help"], "help": ["login"]], true, [:], ["login", "reset"]),
      (app, true, [:], ["login"]),
      // Every route was reached, or every field has a value.
      (app, false, [:], []),
      (app, true, ["login field": "", "reset field": ""], []),
      // A screen beside it leads farther, or is not known to lead back, or it leads to another one like it.
      (["login": ["help"], "help": ["login", "faq"], "reset": ["login"]], true, [:], []),
      (["login": ["help"], "reset": ["login", "help"]], true, [:], []),
      (["login": ["login"]], true, [:], ["reset"]),
      // Two screens with fields lead to each other.
      (["login": ["reset"], "reset": ["login"]], true, [:], ["login"]),
    ] as [([String: Set<String>], Bool, [String: String], [String])]
  )
  func `a screen that only leads to others beside it is one that nothing got past`(
    _ exits: [String: Set<String>],
    _ hasMore: Bool,
    _ values: [String: String],
    _ names: [String]
  ) {
    let screens = ["login", "reset"].map { name in
      FlowBarrier(
        screen: name,
        effort: "20 steps",
        tried: [],
        fields: ["\(name) field"],
        given: Set(values.keys)
      )
    }
    let found = FlowBarrier.found(among: screens, exits: exits, hasMore: hasMore)
    #expect(found.map(\.screen) == names)
  }

  @Test func `values come from the command line and from files, and the former win`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "values-\(UUID()).txt").path
    try Data("# of a test\nname=kate\r\n\npassword = a=b\nother=1\n".utf8).write(
      to: URL(fileURLWithPath: path)
    )
    defer { try? FileManager.default.removeItem(atPath: path) }
    for syntax in [MonkeyCommand.syntax, ExploreCommand.syntax] {
      let words = try CommandWords(
        ["--values", path, "--value", "other=", "--value=a=1"][...],
        for: syntax
      )
      #expect(
        try words.fieldValues() == ["name": "kate", "password ": " a=b", "other": "", "a": "1"]
      )
    }
  }

  @Test(arguments: [
    (
      ["--value", "kate"], "--value takes a field's identifier and a text like email=a@example.com"
    ),
    (["--value", "=kate"], "--value takes a field's identifier"),
    (["--values", "/none/such"], "--values: /none/such can't be read as a text."),
    (
      ["--value", "name=" + String(repeating: "\"", count: 498)],
      "--value has more than 1000 bytes for “name”. Give it a shorter text."
    ),
  ])
  func `a command line without a value is refused`(_ arguments: [String], _ words: String) throws {
    let read = try CommandWords(arguments[...], for: MonkeyCommand.syntax)
    let error = #expect(throws: HarnessArguments.Misuse.self) { try read.fieldValues() }
    #expect("\(error.map { "\($0)" } ?? "")".contains(words))
  }
}
