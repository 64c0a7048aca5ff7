import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Pictures that flows take and compare.
@MainActor @Suite struct FlowScreenshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("shots-\(UUID().uuidString)").path

  private func play(_ steps: String, updates: Bool = false) async throws -> FlowResult {
    let text = "- launchApp\n" + steps
    let file = folder + "/flows/flow.yaml"
    var collection = FlowCollection()
    let (flow, errors) = FlowReader().read(Array(text.utf8), file: file)
    #expect(errors == [])
    collection.flows = [try #require(flow)]
    var options = FlowOptions()
    options.screenshots = FlowScreenshots(folder: folder + "/out", updates: updates)
    return await FlowPlayer(collection, app: TinyApp.self, options: options).play(
      collection.flows[0]
    )
  }

  private func picture(_ path: String) -> String? {
    FileManager.default.contents(atPath: folder + "/" + path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func `a picture is written, of the whole screen or of an element`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try await play(
      "- takeScreenshot: first\n- takeScreenshot: {path: \"in/${1 + 1}.png\", cropOn: {id: title}}"
    )
    #expect(result.failures.map(\.message) == [])
    let whole = try #require(picture("out/first.svg"))
    #expect(whole.hasPrefix("<svg ") && whole.contains("こんにちは") && whole.contains("数える"))
    let part = try #require(picture("out/in/2.svg"))
    #expect(part.contains("viewBox=") && part.contains("こんにちは") && !part.contains("数える"))
  }

  @Test func `a screen is compared with the picture beside the flow`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let steps = "- assertScreenshot: shots/first"
    let missing = try await play(steps)
    #expect(
      missing.failures[0].message.hasPrefix("There is no approved picture \(folder)/flows/shots")
    )
    #expect(picture("out/shots/first-actual.svg") != nil)
    let written = try await play(steps, updates: true)
    #expect(written.isPassed && written.warnings == 1)
    #expect(picture("flows/shots/first.svg") != nil)
    let again = try await play(steps)
    #expect(again.isPassed && again.warnings == 0)
    let changed = try await play("- tapOn: 数える\n" + steps)
    #expect(
      changed.failures[0].message.contains("% of the picture are equal, and 100 % are asked for.")
    )
    let tolerant = "- assertScreenshot: {path: shots/first, thresholdPercentage: 50}"
    #expect(try await play("- tapOn: 数える\n" + tolerant).isPassed)
  }

  @Test(arguments: ["/a", "../a", "a/../../b", "'${\"\"}'"])
  func `a picture stays in its folder`(_ path: String) async throws {
    let result = try await play("- takeScreenshot: \(path)")
    #expect(result.failures[0].message.contains("is no name of a picture."))
  }
}
