import Foundation
import Observation2
import ScenesHeadless
import Testing

@MainActor @Suite struct FirstSceneTests {
  @Test func `a tap adds one, and the closed scene leaves nothing behind`() throws {
    let stage = Stage(VirtualTime()) { CounterScene() }
    try stage.tap("add")
    #expect(stage.shows("Count: 1"))
    stage.close()
    #expect(stage.survivors.isEmpty)
  }

  @Test func `the README shows this very scene and this very test`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    func lines(of path: String) throws -> String {
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    let readme = try lines(of: "../../../README.md")
    #expect(readme.contains("```swift\n\(try lines(of: "FirstScene.swift"))```"))
    let tests = try lines(of: "FirstSceneTests.swift").split(separator: "\n\n  @Test")
    let test = try #require(tests.first?.split(separator: "Tests {\n").last)
    let shown = test.split(separator: "\n").map { $0.dropFirst(2) }.joined(separator: "\n")
    #expect(readme.contains("```swift\n\(shown)\n```"))
  }
}
