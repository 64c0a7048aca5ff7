import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Reading a stranger's checkout costs no more than its size, whatever its flows, its settings and its names are.
@MainActor
@Suite struct HostileLoadingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The result and the work of a reading.
  private struct Reading {
    var collection: FlowCollection
    var files: Set<String>
    /// The folders that were listed for hints.
    var listed: [String]
    /// The comparisons of hints.
    var comparisons: Int
    /// The number of times that the loader asked whether it may go on.
    var questions: Int

    var messages: [String] { collection.errors.map(\.message) }
    var bytes: Int { messages.reduce(0) { $0 + $1.utf8.count } }
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
  }

  /// Reads the folder, or a file in it.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - patience: The number of questions after which the time is over.
  ///   - set: Sets the loader up.
  /// - Returns: The result, and the work.
  private func read(
    _ name: String = "",
    patience: Int = .max,
    _ set: (inout FlowLoader) -> Void = { _ in }
  ) -> Reading {
    let (budget, questions) = (HintBudget(), Counter())
    var loader = FlowLoader(
      reader: FlowReader(),
      stop: { questions.next() > patience ? "the time limit of 5 s is over" : nil }
    )
    let listed = Listed()
    let list = loader.list
    loader.list = {
      listed.folders.append($0)
      return list($0)
    }
    set(&loader)
    let collection = HintBudget.$current.withValue(budget) {
      loader.add(folder.path(name))
      return loader.finish()
    }
    return Reading(
      collection: collection,
      files: Set(loader.read.map(\.text)),
      listed: listed.folders,
      comparisons: budget.comparisons,
      questions: questions.count
    )
  }

  private final class Listed {
    var folders: [String] = []
  }

  private static let rest = "More than 100 errors; the flows are not read further."

  // MARK: - Missing files

  @Test func `500 missing files beside 300 others cost one listing and a few comparisons`() throws {
    let steps = (0..<500).map { "- runFlow: a-missing-file-\($0).yaml" }
    try write(steps.joined(separator: "\n"), to: "a.yaml")
    for index in 0..<300 { try write("- back", to: "some-other-file-\(index).txt") }
    try write("- back", to: "a-missing-fil-0.yaml")
    let reading = read("a.yaml")
    #expect(reading.messages.count == 101)
    #expect(reading.messages[0].hasSuffix(" Did you mean “a-missing-fil-0.yaml”?"))
    #expect(reading.messages.last == Self.rest)
    #expect(reading.listed.count == 1)
    #expect(reading.comparisons <= HintBudget.mostComparisons)
    #expect(reading.questions <= 102)
  }

  @Test func `a folder of more than 1,000 names gives no hint`() throws {
    try write("- runFlow: b.yaml\n- runFlow: c.yaml", to: "a.yaml")
    for index in 0..<1_000 { try write("", to: "b\(index).yml") }
    let reading = read("a.yaml")
    #expect(reading.messages.count == 2)
    #expect(reading.listed.count == 1)
    #expect(reading.comparisons == 0)
  }

  @Test func `an error shows the beginning of a long path`() throws {
    let steps = (0..<200).map { "- runFlow: \(String(repeating: "a/", count: 2_000))\($0)" }
    try write(steps.joined(separator: "\n"), to: "a.yaml")
    #expect(read("a.yaml").bytes < 101 * 2_000)
  }

  @Test func `a path of many parts costs a few looks at the disk`() throws {
    var looks = 0
    let path = folder.path(String(repeating: "a/", count: 2_000))
    #expect(RealPath.of(path, looks: &looks)?.hasSuffix("/a/a") == true)
    #expect(looks <= 14)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"),
      withDestinationPath: "target/b"
    )
    let real = try #require(RealPath.of(folder.path("")))
    #expect(RealPath.of(folder.path("link/c/../d")) == "\(real)/target/b/d")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("circle"),
      withDestinationPath: "circle"
    )
    #expect(RealPath.of(folder.path("circle/a")) == nil)
  }

  @Test func `a file that runs another 10,000 times looks for it once`() throws {
    try write(String(repeating: "- runFlow: b.yaml\n", count: 10_000), to: "a.yaml")
    try write("- back", to: "b.yaml")
    let reading = read("a.yaml")
    #expect(reading.messages == [])
    #expect(reading.questions == 2)
  }

  // MARK: - Errors

  @Test func `the loader opens no file after 100 errors`() throws {
    for index in 0..<300 { try write("- a\n- b", to: "\(1000 + index).yaml") }
    let reading = read()
    #expect(reading.files.count == 50)
    #expect(reading.messages.count == 101)
    #expect(reading.messages.last == Self.rest)
  }

  @Test func `the checks for an app list 100 errors of all files`() throws {
    for index in 0..<30 {
      try write(String(repeating: "- backend: nothing\n", count: 5), to: "\(1000 + index).yaml")
    }
    let player = FlowPlayer(FlowFinder().find([folder.path("")]), app: TinyApp.self)
    #expect(player.collection.errors == [])
    #expect(player.errors.count == 101)
  }

  @Test func `all hints of a reading share one budget`() throws {
    let long = String(repeating: "ab", count: 60)
    try write(
      "executionOrder:\n  flowsOrder:\n"
        + (0..<2_000).map { "    - \(long)\($0)\n" }.joined(),
      to: "config.yaml"
    )
    for index in 0..<200 {
      try write("name: \(String(long.reversed()))\(index)\n---\n- back", to: "\(index).yaml")
    }
    let reading = read()
    #expect(reading.messages.count == 101)
    #expect(reading.comparisons <= HintBudget.mostComparisons)
    #expect(reading.bytes < 101 * 300)
  }

  @Test func `a hint lists no long names`() {
    let known = [String(repeating: "a", count: 1_000_000)]
    #expect(NearestName.hint(for: "b", among: known) == "")
  }

  // MARK: - Circles

  @Test func `files that all run all others give one error for each circle, up to 100`() throws {
    let names = (0..<40).map { "a-file-with-a-long-name-\($0).yaml" }
    let steps = names.map { "- runFlow: \($0)\n- runFlow: \($0)\n" }.joined()
    for name in names { try write(steps, to: name) }
    let reading = read()
    #expect(reading.messages.count == 101)
    #expect(Set(reading.collection.errors).count == 101)
    #expect(reading.bytes < 101 * 500)
  }

  @Test func `a file that closes a circle twice gives one error`() throws {
    try write("- runFlow: b.yaml\n- runFlow: b.yaml", to: "a.yaml")
    try write("- runFlow: a.yaml\n- runFlow: a.yaml\n- runFlow: b.yaml", to: "b.yaml")
    #expect(read().collection.errors.map(\.line) == [1, 3])
  }

  @Test(arguments: [9, 10, 50])
  func `an error names at most ten files of a circle`(count: Int) throws {
    for index in 0..<count {
      try write("- runFlow: f\((index + 1) % count).yaml", to: "f\(index).yaml")
    }
    let names = (0..<count).map { "f\($0).yaml" } + ["f0.yaml"]
    let chain =
      count == 9
      ? names : names.prefix(5) + ["… \(count - 8) more …"] + names.suffix(4)
    #expect(
      read("f0.yaml").messages == [
        "Flows run each other in a circle: \(chain.joined(separator: " → ")). "
          + "Take the common steps into a flow of their own."
      ]
    )
  }

  // MARK: - Chains and sums

  @Test(arguments: [5, 6, 9])
  func `files that run each other in a row are at most so many`(count: Int) throws {
    for index in 0..<count {
      let next = index + 1 < count ? "- runFlow: f\(index + 1).yaml\n- runFlow: z.yaml" : "- back"
      try write(next, to: "f\(index).yaml")
    }
    try write("- back", to: "z.yaml")
    let reading = read("f0.yaml") { $0.mostFilesInChain = 5 }
    let message =
      "More than 5 files run each other in a row, from “f\(count - 6).yaml” on. "
      + "Let a file run several others instead, one after the other."
    #expect(reading.messages == (count == 5 ? [] : [message]))
    #expect(reading.collection.errors.map(\.line) == (count == 5 ? [] : [1]))
  }

  @Test func `steps contain each other to a depth, whatever leads to them`() async throws {
    var files = ["f1000.yaml": "- back"]
    for index in 1..<1_000 { files["f\(index).yaml"] = "- runFlow: f\(index + 1).yaml" }
    let result = try await FlowStage.play(
      "- runFlow: {file: f1.yaml, optional: true}\n- back",
      with: files
    )
    #expect(
      result.failures.map(\.message) == [
        "More than 1,000 steps contain each other here. Let fewer files run each other."
      ]
    )
    #expect(result.failures.map(\.file) == ["f1000.yaml"])
    #expect(result.stepsPlayed == 1_001)
    files["f999.yaml"] = "- assertTrue: true"
    let shorter = try await FlowStage.play("- runFlow: f1.yaml", with: files)
    #expect(shorter.failures == [])
  }

  @Test func `all files of a run have a number of bytes together`() throws {
    try write("- runFlow: z/a.yml\n", to: "1.yaml")
    for index in 2...4 { try write("- back", to: "\(index).yaml") }
    let size = 19 + 3 * 6
    #expect(read { $0.mostBytes = size }.messages.count == 1)
    let reading = read { $0.mostBytes = size - 1 }
    #expect(
      reading.messages == [
        "The flows of a run have more than 36 bytes with this file. Play them in several runs."
      ]
    )
    #expect(reading.collection.errors.map { FlowPath.name(of: $0.file) } == ["4.yaml"])
    #expect(read { $0.mostBytes = 20 }.files.count == 2)
  }

  @Test func `a team's properties are checked and not held`() throws {
    func read(_ properties: String) -> (flow: Flow?, errors: [FlowError]) {
      let text = "properties: \(properties)\n---\n- back"
      return FlowReader().read(Array(text.utf8), file: "a.yaml")
    }
    #expect(read("{a: [b, c, {d: e}]}").flow?.header == FlowHeader())
    #expect(read("[a, b]").errors.count == 1)
  }

  // MARK: - Settings

  @Test func `the order of the settings takes each flow of a name once`() throws {
    try write("executionOrder: {flowsOrder: [c, x, x, c, x]}", to: "config.yaml")
    for file in ["a", "b"] { try write("name: x\n---\n- back", to: "\(file).yaml") }
    for file in ["c", "d"] { try write("- back", to: "\(file).yaml") }
    let found = read().collection
    #expect(found.errors == [])
    #expect(found.flows.map { FlowPath.stem(of: $0.file) } == ["c", "a", "b", "d"])
    #expect(found.sequences.map(\.files.count) == [3])
  }

  @Test func `the steps of settings are not copied into any number of flows`() throws {
    try write(
      "onFlowStart: [back, {runFlow: {commands: [back, back]}}]\nonFlowComplete: [back]",
      to: "config.yaml"
    )
    for index in 0..<20 { try write("- back", to: "\(index).yaml") }
    #expect(read { $0.mostCopiedSteps = 100 }.messages == [])
    let reading = read { $0.mostCopiedSteps = 99 }
    #expect(
      reading.messages == [
        "The steps of onFlowStart and onFlowComplete are too many for 20 flows. Write them into a file, and run it "
          + "with runFlow."
      ]
    )
    #expect(reading.collection.flows.allSatisfy { $0.allSteps.count == 1 })
  }

  // MARK: - Time

  @Test func `reading stops when the time is over`() throws {
    for index in 0..<50 { try write("- runFlow: z/\(index).yaml", to: "\(10 + index).yaml") }
    let sentence =
      "The harness stopped reading here, since the time limit of 5 s is over. Give the run more time, or name fewer flows."
    for patience in [0, 20, 51, 60] {
      let reading = read(patience: patience)
      // One question is for the folder, and one for each file and each use.
      #expect(reading.files.count == max(0, min(50, patience - 1)))
      #expect(reading.messages.count { $0 == sentence } == 1)
      #expect(reading.collection.isCut)
      #expect(reading.questions == patience + 1)
    }
    #expect(!read(patience: 101).collection.isCut)
  }
}
