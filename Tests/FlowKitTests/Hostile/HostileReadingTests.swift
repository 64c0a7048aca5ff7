import Foundation
import MarketSimulation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The attacks of a checkout's pipes and endless files on the files that the harness reads.
@MainActor
@Suite struct HostileReadingTests {
  /// A file that can't be read whole.
  enum Trap: CaseIterable, Sendable {
    case huge, pipe, folder, endless
  }

  private let checkout: HostileCheckout

  init() throws {
    checkout = try HostileCheckout()
  }

  private func plant(_ trap: Trap, _ name: String) throws -> String {
    switch trap {
    case .huge: return try checkout.huge(name)
    case .pipe: return try checkout.pipe(name)
    case .folder:
      let path = checkout.path(name)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      return path
    // A file of the system without a size, or a device.
    case .endless:
      let pages = "/proc/self/pagemap"
      let target = FileManager.default.fileExists(atPath: pages) ? pages : "/dev/zero"
      return try checkout.link(name, to: target)
    }
  }

  @Test(arguments: Trap.allCases)
  func `no command reads a trap whole or waits for it`(trap: Trap) async throws {
    let file = try plant(trap, "trap.yaml")
    for words in [
      ["merge", file], ["explore", "--resume", file, "-o", checkout.path("map")],
      ["explore", "--avoid", file, "-o", checkout.path("map")], ["layout", "preview", file],
      ["monkey", "--values", file, "--steps", "1", "-o", checkout.path("monkey.yaml")],
      [checkout.flow, "--costs", file], ["explain", "\(file):1"],
      trap == .folder ? ["merge", file] : ["fmt", file],
      trap == .folder ? ["merge", file] : ["check", file], [file],
    ] {
      let count = checkout.harness.errors.count
      #expect(await checkout.run(words).status == .unusable, "\(words)")
      let errors = checkout.harness.errors.dropFirst(count)
      #expect(errors.contains { $0.contains(file) }, "\(words): \(errors)")
    }
  }

  @Test(arguments: Trap.allCases)
  func `a replay of a trap fails`(trap: Trap) async throws {
    let file = try plant(trap, "trap.jsonl")
    let flow = try checkout.write("- replay: trap.jsonl\n", to: "replay.yaml")
    let (status, _) = await checkout.run([flow, "--allow-outside"], app: MarketApp.self)
    #expect(status != .passed)
    #expect((checkout.harness.text + checkout.harness.errors.joined()).contains(file))
  }

  @Test(arguments: Trap.allCases)
  func `a comparison with a trap fails`(trap: Trap) async throws {
    let file = try plant(trap, "trap.svg")
    let flow = try checkout.write("- launchApp\n- assertScreenshot: trap\n", to: "picture.yaml")
    #expect(await checkout.run([flow, "--allow-outside"]).status == .failed)
    #expect(checkout.harness.text.contains("The approved picture \(file) cannot be read: "))
  }

  @Test(arguments: [Trap.huge, .pipe, .endless])
  func `a page that can't be read is not replaced`(trap: Trap) async throws {
    _ = try plant(trap, "map/index.html")
    let (status, error) = await checkout.run(["explore", "-o", checkout.path("map")])
    #expect(status == .unusable)
    #expect(error.contains("index.html is"), "\(error)")
  }
}
