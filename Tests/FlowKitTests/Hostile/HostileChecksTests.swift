import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The check of a stranger's flows against an app asks the disk and the time limit often enough, and not too often.
@MainActor
@Suite struct HostileChecksTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
  }

  /// Reads the folder, and checks the flows until the time is over.
  ///
  /// - Parameter patience: The number of the check's questions after which the time is over.
  /// - Returns: The player, and the number of the check's questions.
  private func check(patience: Int = .max) -> (player: FlowPlayer, questions: Int) {
    var collection = FlowFinder().find([folder.path("")])
    let questions = Counter()
    collection.stop = { questions.next() > patience ? "the time limit of 5 s is over" : nil }
    let player = FlowPlayer(collection, app: TinyApp.self)
    return (player, questions.count)
  }

  @Test func `the check stops when the time is over`() throws {
    let steps = String(repeating: "- assertScreenshot: shot\n", count: 640)
    for name in ["a.yaml", "b.yaml"] { try write(steps, to: name) }
    let whole = check()
    #expect(whole.player.errors == [])
    #expect(!whole.player.collection.isCut)
    #expect(whole.questions == 20)
    for patience in [0, 5, 19] {
      let (player, questions) = check(patience: patience)
      #expect(player.collection.isCut)
      #expect(questions == patience + 1)
      #expect(
        player.errors.map(\.message) == [
          "The harness stopped checking here, since the time limit of 5 s is over. Give the run more time, or name fewer flows."
        ]
      )
      #expect(player.errors.map(\.line) == [patience % 10 * 64 + 1])
    }
  }

  @Test func `a check asks the disk once about each file`() throws {
    let known = ContainedFiles()
    let home = WorkspaceFolder(around: folder.path(""))
    for _ in 0..<1_000 {
      #expect(known.holds(folder.path("a"), in: home))
      #expect(!known.holds("/a", in: home))
    }
    #expect(known.looks == 2)
  }

  @Test func `a long path behind links costs a bounded number of looks at the disk`() throws {
    for index in 0..<40 {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("l\(index)"),
        withDestinationPath: "l\(index + 1)/a"
      )
    }
    var looks = 0
    let path = folder.path("l0") + String(repeating: "/a", count: 1_800)
    #expect(RealPath.of(path, looks: &looks) == nil)
    #expect(looks <= RealPath.mostLooks + 16)
    #expect(!WorkspaceFolder(around: folder.path("")).contains(path))
  }
}
