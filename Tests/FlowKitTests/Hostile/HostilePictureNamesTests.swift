import Foundation
import Testing

@testable import FlowKit

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
}
