import Foundation
import MarketSimulation
import ProcessSupport
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The messages of `replay` for files that are not whole, or no recording at all.
@MainActor
@Suite struct FlowReplayTests {
  private let folder: TemporaryFolder
  private let whole: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    let flows = try #require(MarketApp.flows.first { $0.contains("Kaimono") })
    whole = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: flows + "/sessions/sold-out.jsonl"))
    )
  }

  /// Plays a replay of some bytes.
  private func replay(_ bytes: some Sequence<UInt8>) async throws -> FlowResult {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path("cart.jsonl")))
    return try await replay("cart.jsonl")
  }

  /// Plays a replay in a flow beside the recording: a flow reads nothing outside its workspace.
  private func replay(_ name: String) async throws -> FlowResult {
    let flows = FlowFinder().read("- replay: \(name)", file: folder.path("flow.yaml"))
    let player = FlowPlayer(flows, app: MarketApp.self)
    return await player.play(try #require(player.flows.first))
  }

  @Test func `a whole recording is replayed without a word`() async throws {
    let result = try await replay(whole)
    #expect(result.steps.map(\.outcome) == [.passed])
  }

  @Test func `a recording that was cut off is replayed as far as it is whole`()
    async throws
  {
    let letter = try #require(whole.lastIndex { $0 >= 0xC0 })
    for end in [letter, letter + 1, letter + 2, whole.count - 1] {
      let result = try await replay(whole[..<end])
      #expect(result.isPassed, "\(result.failures)")
      let words = "The recording is cut off: its last line is replayed only if it is whole."
      #expect(result.steps.first?.message == words)
    }
  }

  @Test(arguments: ["- launchApp\n", "{\"version\": 2}\n", "\u{FEFF}\n"])
  func `another file is said to be no recording`(_ text: String) async throws {
    let result = try await replay(text.utf8)
    #expect(
      result.failures.first?.message.contains("this is no recording of a store") == true,
      "\(result.failures)"
    )
  }

  @Test func `a folder is no recording`() async throws {
    let result = try await replay(".")
    let message = result.failures.first?.message
    #expect(message?.hasSuffix("cannot be read: it is a folder.") == true, "\(result.failures)")
  }
}
