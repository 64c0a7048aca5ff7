import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// How much of a picture has to be as approved.
@MainActor @Suite struct AssertScreenshotBoundsTests {
  @Test(
    arguments: [
      ("", "", 100), ("a", "a", 100), ("a\nb", "a\nc", 50), ("a\nb", "b\na", 100), ("a", "b", 0),
      ("a\nb\nc\nd", "a", 25), ("a", "a\nb\nc\nd", 25), ("a\na\nb", "a\nb\nb", 200.0 / 3),
      ("a\na", "a\na", 100), ("a\na\na\nb", "a\nb\nb\nb", 50), ("", "a", 0),
    ] as [(String, String, Double)]
  )
  func `the part of a picture is that of its lines, each counted once`(
    _ one: String,
    _ other: String,
    _ percentage: Double
  ) {
    #expect(AssertScreenshotCommand.equalPercentage(one, other) == percentage)
  }

  /// A comparison by the normal form takes minutes for so many marks.
  @Test func `lines of many marks are compared by their bytes`() {
    let marks = "e" + String(repeating: "\u{301}\u{323}", count: 50_000)
    #expect(AssertScreenshotCommand.equalPercentage("\(marks)\na", "\(marks)\nb") == 50)
    #expect(AssertScreenshotCommand.equalPercentage("e\u{301}", "\u{E9}") == 0)
  }

  @Test func `a picture passes at its threshold, and fails a little above it`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("flow.yaml")
    func play(_ threshold: String, updates: Bool = false) async throws -> FlowResult {
      let text = "- launchApp\n- assertScreenshot: {path: shot\(threshold)}"
      var collection = FlowCollection()
      collection.flows = [try #require(FlowReader().read(Array(text.utf8), file: file).0)]
      var options = FlowOptions()
      options.screenshots = FlowScreenshots(folder: folder.path("out"), updates: updates)
      let player = FlowPlayer(collection, app: TinyApp.self, options: options)
      return await player.play(collection.flows[0])
    }
    _ = try await play("", updates: true)
    let picture = URL(fileURLWithPath: folder.path("shot.svg"))
    var lines = try String(contentsOf: picture, encoding: .utf8).split(separator: "\n")
    lines[1] = "<changed/>"
    try Data(lines.joined(separator: "\n").utf8).write(to: picture)
    let equal = 100 * Double(lines.count - 1) / Double(lines.count)
    #expect(try await play(", thresholdPercentage: \(equal)").isPassed)
    #expect(try await play(", thresholdPercentage: 0").isPassed)
    let message = try await play(", thresholdPercentage: \(equal + 0.0001)").failures.first?.message
    let percent = FlowNumber.text(of: (equal * 10).rounded() / 10)
    #expect(
      message
        == "The screen is not as in \(picture.path): \(percent) % of the picture are equal, and "
        + "\(FlowNumber.text(of: equal + 0.0001)) % are asked for. If the change is meant, run once with "
        + "UPDATE_SNAPSHOTS=1."
    )
    #expect(try await play("").isPassed == false)
  }
}
