import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct MonkeyStepTests {
  private let script = MonkeyScript(seed: 1, round: 1, file: "monkey.yaml")

  @Test(
    arguments: MonkeySamples.texts + [
      "a: b", "# no comment", "- x", "tab\tand\r\nbreak", "\u{2028}",
    ]
  )
  func `every text is read back as it was`(_ text: String) throws {
    let step = MonkeyStep(.type, "inputText", ["text": FlowText.quoted(text)])
    let read = try #require(script.read(step, at: 0))
    let command = try #require(read.command as? InputTextCommand)
    #expect(try command.text.text(in: FlowScope()) == text)
    #expect(read.isOptional)
  }

  @Test func `a step is the same in the file of all steps, at the same place`() throws {
    let steps = [
      MonkeyStep(.back, "back"), MonkeyStep(.time, "advanceTime", ["value": "1s"]),
      MonkeyStep(.tap, "tapOn", ["timeout": "0"], to: [("id", "\"a\""), ("index", "1")]),
    ]
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
    #expect(script.read(MonkeyStep(.tap, "tapOn", ["text": "[a"]), at: 0) == nil)
  }

  @Test func `values are learned from identifiers and routes, by their subject`() {
    var words = MonkeyVocabulary()
    for name in ["post-12-like", "product/3", "products/4,5", "order-button"] {
      words.learn(from: name)
    }
    #expect(words.values(for: "post") == ["12"])
    #expect(words.values(for: "products") == ["3", "4", "5"])
    #expect(words.values(for: "order") == [])
    words.learn(["a", "b"], for: "product")
    #expect(words.values(for: "product") == ["a", "b"])
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
