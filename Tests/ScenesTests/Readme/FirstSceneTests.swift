import Foundation
import Observation2
import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct FirstSceneTests {
  @Test func `greeting takes a second, and nobody is greeted twice`() async throws {
    let time = VirtualTime()
    let stage = Stage(time) { GreetingScene(clock: time) }
    try stage.tap("greet-button")
    #expect(try stage.element("greet-button").isEnabled == false)

    await stage.advance(by: .seconds(1))
    #expect(stage.shows("1人目にこんにちは"))
    #expect(try stage.element("greet-button").isEnabled)

    stage.close()
    #expect(stage.survivors.isEmpty)
  }

  @Test func `leaving during the greeting leaves nothing behind`() async throws {
    let time = VirtualTime()
    let stage = Stage(time) { GreetingScene(clock: time) }
    try stage.tap("greet-button")
    stage.close()
    await time.settle()
    #expect(stage.survivors.isEmpty)
    #expect(stage.ledger.entries.isEmpty)
  }

  @Test func `the README shows this very scene and this very test`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let readme = try String(
      contentsOf: folder.appending(path: "../../../README.md"),
      encoding: .utf8
    )
    let scene = try String(contentsOf: folder.appending(path: "FirstScene.swift"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(scene)```"))
    let test = try String(
      contentsOf: folder.appending(path: "FirstSceneTests.swift"),
      encoding: .utf8
    )
    let body = try #require(test.split(separator: "@Test func ").dropFirst().first)
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }
    let shown = "@Test func " + lines.joined(separator: "\n").trimming("\n @")
    #expect(readme.contains(shown))
  }
}

extension String {
  fileprivate func trimming(_ characters: String) -> String {
    trimmingCharacters(in: CharacterSet(charactersIn: characters))
  }
}
