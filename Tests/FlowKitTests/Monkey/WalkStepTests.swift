import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct WalkStepTests {
  private let script = WalkScript(seed: 1, round: 1, file: "monkey.yaml")

  @Test(
    arguments: WalkSamples.texts + WalkSamples.oddTexts + [
      "a: b", "# no comment", "- x", "tab\tand\r\nbreak", "\u{2028}",
    ]
  )
  func `every text is read back as it was`(_ text: String) throws {
    let step = WalkStep(.type, "inputText", ["text": FlowText.quoted(text)]).forgiven
    let read = try #require(script.read(step, at: 0))
    let command = try #require(read.command as? InputTextCommand)
    #expect(try command.text.text(in: FlowScope()) == text)
    #expect(read.isOptional)
  }

  @Test func `a step is the same in the file of all steps, at the same place`() throws {
    let steps = [
      WalkStep.back, WalkStep(.time, "advanceTime", ["value": "1s"]),
      WalkStep(.tap, "tapOn", to: [("id", "\"a\""), ("index", "1")]),
    ]
    .map(\.forgiven)
    let text = script.text(of: steps)
    let flow = try #require(FlowReader().read(Array(text.utf8), file: "monkey.yaml").flow)
    #expect(flow.name == "Random fire, seed 1, round 1")
    #expect(
      flow.steps.map(\.source).last == "tapOn: {id: \"a\", index: 1, timeout: 0, optional: true}"
    )
    let read = steps.indices.map { script.read(steps[$0], at: $0) }
    #expect(read.map { $0?.position } == flow.steps.map(\.position))
    #expect(read.map { $0?.source } == flow.steps.map(\.source))
  }

  @Test func `a text that cannot be read is no step`() {
    #expect(script.read(WalkStep(.tap, "tapOn", ["text": "[a"]), at: 0) == nil)
  }

  @Test func `a form of a route is filled in, and found again`() {
    let routes = AppRoutes(of: DenApp<NoMistake>.self)
    #expect(routes.forms == ["den", "room/ID"])
    #expect(routes.name("room/ID") { _, _ in "7" } == "room/7")
    #expect(
      routes.name("products/ID,ID,…") { name, _ in "\(name)!" }
        == "products/products!,products!,products!"
    )
    #expect(routes.form(of: "room/7") == "room/ID")
    #expect(routes.form(of: "den") == "den")
    #expect(routes.link(to: "room/7") == "den://room/7")
  }
}
