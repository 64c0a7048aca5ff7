import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Names of pictures that a stranger's flow chooses.
@MainActor @Suite struct HostilePictureNamesTests {
  private let checkout: HostileCheckout

  init() throws {
    checkout = try HostileCheckout()
  }

  private func message(of step: String) async throws -> String? {
    let file = try checkout.write("- launchApp\n- \(step)\n", to: "flow.yaml")
    var options = FlowOptions()
    options.screenshots = FlowScreenshots(folder: checkout.path("shots/deep"), updates: true)
    let player = FlowPlayer(FlowFinder().find([file]), app: TinyApp.self, options: options)
    return await player.play(try #require(player.flows.first)).failures.first?.message
  }

  @Test(arguments: ["takeScreenshot", "assertScreenshot"])
  func `a long name makes no folder`(_ command: String) async throws {
    let end = "Give at most 512 bytes, with at most 8 folders."
    for name in [
      String(repeating: "a/", count: 9) + "a", String(repeating: "./", count: 20_000) + "a",
      String(repeating: "a", count: 513),
    ] {
      #expect(try await message(of: "\(command): \(name)")?.hasSuffix(end) == true)
    }
    #expect(try checkout.names() == ["flow.yaml"])
    let fine = String(repeating: "a/", count: 8) + "a"
    #expect(try await message(of: "\(command): \(fine)") == nil)
  }

  @Test(arguments: ["takeScreenshot", "assertScreenshot"])
  func `no name leads upwards or into Git's own files`(_ command: String) async throws {
    for name in [".git/hooks/a", ".GIT/a", "a/.git/b", "../\u{301}a", "a/../../\u{301}b"] {
      let message = try await message(of: "\(command): \"\(name)\"")
      #expect(message?.contains("is no name of a picture.") == true, "\(message ?? name)")
    }
    #expect(try checkout.names() == ["flow.yaml"])
  }

  @Test func `pictures and their folders spend memory, and end the flow`() async throws {
    let steps = (0..<100).map { "- takeScreenshot: a\($0)/b/c/d/e/f/g/h/i\n" }.joined()
    let file = try checkout.write("- launchApp\n" + steps, to: "flow.yaml")
    var options = FlowOptions()
    options.screenshots = FlowScreenshots(folder: checkout.path("shots"), updates: false)
    let player = FlowPlayer(FlowFinder().find([file]), app: TinyApp.self, options: options)
    let flow = try #require(player.flows.first)
    // A 64th of the memory is 128 blocks, of which each picture takes nine.
    let result = await FlowRun(flow, for: player, budget: FlowBudget(divisor: 64)).play()
    #expect(
      result.failures.map(\.message) == ["The flow makes more than 32 MiB of values and texts."]
    )
    let count = try checkout.names(in: "shots").count
    #expect((1...14).contains(count), "\(count)")
  }
}
