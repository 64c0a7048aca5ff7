import Foundation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The command `harness explore`, in this process.
@MainActor
@Suite struct ExploreCommandTests {
  private let harness: HarnessScratch
  private let map: String

  init() throws {
    harness = try HarnessScratch()
    map = harness.folder.appendingPathComponent("map").path
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Explores up to one action away from the start, unless told otherwise.
  private func explore(
    _ app: any SimulatedApp.Type = DenApp<NoMistake>.self,
    resuming file: String? = nil
  ) async -> HarnessStatus {
    guard let file else { return await harness.run("explore", "--depth", "1", "-o", map, app: app) }
    return await harness.run("explore", "--depth", "1", "-o", map, "--resume", file, app: app)
  }

  @Test func `an exploration removes the breaks of an earlier one, and no other files`()
    async throws
  {
    let mark = "# \(FlowExplorer.script.comment)\n"
    for name in ["1.yaml", "7.yaml", "crash-2.yaml", "note.yaml"] {
      _ = try harness.write(mark, to: "map/broken/\(name)")
    }
    _ = try harness.write("- back\n", to: "map/broken/3.yaml")
    #expect(await explore() == .passed)
    #expect(try names(in: map + "/broken") == ["3.yaml", "note.yaml"])
    #expect(
      try names(in: map) == [
        "broken", "coverage.json", "coverage.txt", "explore.json", "index.html", "map.dot",
        "map.svg",
      ]
    )
  }

  @Test
  func `a crash of the exploration that it goes on from counts still, and the next is another`()
    async throws
  {
    let mark = "# \(FlowExplorer.script.comment)\n"
    #expect(await explore() == .passed)
    for name in ["9.yaml", "crash-1.yaml"] { _ = try harness.write(mark, to: "map/broken/\(name)") }
    #expect(await explore(resuming: map + "/explore.json") == .passed)
    #expect(try names(in: map + "/broken") == ["crash-1.yaml"])
    #expect(ExploreFolder(map).newCrash.lastPathComponent == "crash-2.yaml")
    _ = try harness.write(mark, to: "map/broken/crash-\(Int.max).yaml")
    #expect(ExploreFolder(map).newCrash.lastPathComponent == "crash-2.yaml")
  }

  @Test func `where the budget ends first, it says how to go on`()
    async throws
  {
    let app = DenApp<NoMistake>.self
    #expect(await harness.run("explore", "--budget", "100ms", "-o", map, app: app) == .passed)
    #expect(
      harness.lines.last == "The budget is used up; “harness explore --resume \(map)/explore.json "
        + "-o \(map)” goes on."
    )
    #expect(!harness.text.contains("never: "))
    #expect(try harness.read("map/index.html").contains("What was reached, and what not yet"))
  }

  @Test func `a file that cannot be read gives 2 and an instruction`() async throws {
    let foreign = try harness.write(#"{"format": 3}"#, to: "foreign.json")
    let torn = try harness.write("{", to: "torn.json")
    let none = harness.folder.appendingPathComponent("none.json").path
    for (file, reason) in [
      (none, "there is no such file"), (foreign, "“app” is missing"),
      (torn, "it is torn, or no JSON"),
    ] {
      #expect(await explore(resuming: file) == .unusable)
      #expect(
        harness.errors.last
          == "harness: --resume cannot read \(file): \(reason). Give the explore.json "
          + "of an exploration by this version, or explore anew without it."
      )
    }
    #expect(await harness.run("explore", "--avoid", torn, "-o", map) == .unusable)
    #expect(
      harness.errors.last
        == "harness: --avoid cannot read \(torn): it is torn, or no JSON. Give a JSON list "
        + "of lists of steps, as explore writes them into avoided.json."
    )
    #expect(harness.lines == [])
  }

  @Test(
    arguments: [
      ("actions", "9223372036854775807"), ("actions", "-1"), ("cost", "9223372036854775807"),
      ("depth", "-1"),
    ]
  )
  func `numbers that no exploration writes are refused`(name: String, number: String) async throws {
    #expect(await explore() == .passed)
    let text = try harness.read("map/explore.json")
      .replacing(try Regex("\"\(name)\":[0-9]+"), with: "\"\(name)\":\(number)")
    let file = try harness.write(text, to: "changed.json")
    #expect(await explore(resuming: file) == .unusable)
    #expect(
      harness.errors.last
        == "harness: --resume cannot read \(file): it has numbers that no exploration writes. Explore again without it."
    )
  }

  @Test func `an exploration of another app is none to go on from`() async throws {
    #expect(await explore() == .passed)
    let file = map + "/explore.json"
    #expect(await explore(DenApp<Miscounting>.self, resuming: file) == .unusable)
    #expect(
      harness.errors == [
        "harness: --resume cannot go on from \(file): it is of DenApp<NoMistake> in the form 3, not of "
          + "DenApp<Miscounting> in the form 3. Explore anew without it."
      ]
    )
  }

  @Test func `an exploration leaves a page alone that it has not written`() async throws {
    _ = try harness.write("mine\n", to: "map/index.html")
    #expect(await explore() == .unusable)
    #expect(
      harness.errors.last
        == "harness: The exploration cannot be written to \(map): another index.html is there. Name another folder with -o."
    )
    #expect(try harness.read("map/index.html") == "mine\n")
    #expect(try names(in: map) == ["index.html"])
  }

  @Test func `no time at all is no budget`() async throws {
    #expect(await harness.run("explore", "--budget", "0s", "-o", map) == .unusable)
    #expect(harness.errors.last?.contains("--budget takes a time like 60s or 5min") == true)
  }

  @Test func `a folder that cannot be written gives 2 and the reason`() async throws {
    let file = try harness.write("", to: "a.yaml")
    for (path, reason) in [
      (file, "it is a file, and no folder."), (file + "/in", "no folder can be made in \(file)."),
    ] {
      #expect(await harness.run("explore", "-o", path) == .unusable)
      #expect(
        harness.errors.last == "harness: The exploration cannot be written to \(path): \(reason)"
      )
    }
  }
}
