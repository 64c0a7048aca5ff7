import FlowKit
import Foundation
import MarketSimulation
import Testing

/// A team adds a command of its own with the public interface alone.
@MainActor @Suite struct OwnCommandTests {
  private let commands = FlowCommandList.standard.adding(BuyCommand.self)

  private func run(_ steps: String) async throws -> (output: String, status: HarnessStatus) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "flow.yaml")
    try Data("- launchApp: {arguments: {scene: cart}}\n\(steps)\n".utf8).write(to: file)
    var output = ""
    let command = HarnessCommand(
      app: MarketApp.self,
      commands: commands,
      bundledFlows: [],
      output: { output += $0 },
      errorOutput: { output += $0 }
    )
    let status = await command.run([file.path()])
    return (output, status)
  }

  @Test func `it plays like those of the format`() async throws {
    let (output, status) = try await run(
      """
      - assertVisible: にんじん
      - buy: {product: にんじん, quantity: 2, label: もう二つ}
      - runFlow: {commands: [buy: {product: '${"にん" + "じん"}'}]}
      - assertValue: {path: 'cartProducts[0].quantity', equals: 5}
      """
    )
    #expect(status == .passed, "\(output)")
  }

  @Test func `unreadable steps, and steps that fit no app, are listed before any is played`()
    async throws
  {
    for (step, message) in [
      ("- buy: {}", ":2:3: “buy” needs “product”, its name."),
      ("- buy: {prodct: x}", ":2:9: “buy” has no key “prodct”. Did you mean “product”?"),
      ("- buy: {product: x, quantity: -1}", ":2:31: “quantity” is -1, but it counts"),
      ("- buy: にんじん", ":2:8: “buy” takes a mapping, but a text stands here."),
      ("- buy: {product: ''}", ":2:18: A product has a name."),
      ("- byu: {product: x}", ":2:3: There is no command “byu”. Did you mean “buy”?"),
    ] {
      let (output, status) = try await run(step)
      #expect(status == .unusable)
      #expect(output.contains(message), "\(output)")
    }
  }

  @Test func `it fails with a report`() async throws {
    let (output, status) = try await run("- buy: {product: 月, timeout: 500}")
    #expect(status == .failed)
    #expect(output.contains(":2:3: Nothing on the screen is “増やす”, rightOf: {“月”}."), "\(output)")
    #expect(
      output.contains("looked for: “増やす”, rightOf: {“月”} for 0.5 s of virtual time"),
      "\(output)"
    )
    let optional = try await run("- buy: {product: 月, timeout: 500, optional: true}")
    #expect(optional.status == .passed)
  }

  @Test func `a flow with it is refused where it is not known`() {
    let (flow, errors) = FlowReader().read(Array("- buy: {product: x}".utf8), file: "f")
    #expect(flow == nil)
    #expect(errors.map(\.message) == ["There is no command “buy”."])
  }

  @Test func `a list names what it knows, and a later command takes an earlier one's place`() {
    #expect(commands.names.contains("buy") && commands["buy"] == BuyCommand.self)
    #expect(!FlowCommandList.standard.names.contains("buy"))
    #expect(FlowCommandList.standard["startRecording"] == nil)
    struct Recording: FlowCommand {
      static let name = "startRecording"
      static let keys: [String]? = []
      init?(_ call: FlowCall) {}
      func play(in run: StepRun) -> StepResult.Outcome { .passed }
    }
    let list = FlowCommandList.standard.adding(Recording.self)
    #expect(list["startRecording"] == Recording.self)
    #expect(list.names.count == FlowCommandList.standard.names.count + 1)
    let flow = FlowReader(commands: list).read(Array("- startRecording".utf8), file: "f").flow
    #expect(flow?.steps.first?.command is Recording)
  }
}
