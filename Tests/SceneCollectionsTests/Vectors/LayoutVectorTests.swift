import Foundation
import LayoutDescriptions
import SceneCollections
import Scenes
import Testing

/// Worked cases: the bundled ones, or those of the file that `SCENES_LAYOUT_VECTORS` names.
@MainActor @Suite struct LayoutVectorTests {
  private struct File: Decodable {
    let cases: [Result<LayoutVector, any Error>]

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var cases: [Result<LayoutVector, any Error>] = []
      while !list.isAtEnd {
        let decoder = try list.superDecoder()
        cases.append(Result { try LayoutVector(from: decoder) })
      }
      self.cases = cases
    }
  }

  @Test func `every worked case has the frames that it expects`() throws {
    let path = ProcessInfo.processInfo.environment["SCENES_LAYOUT_VECTORS"]
    let bundled = Bundle.module.url(forResource: "layout", withExtension: "json")
    let url = try #require(path.map { URL(filePath: $0) } ?? bundled)
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    var failed = 0
    for (number, entry) in file.cases.enumerated() {
      do {
        let vector = try entry.get()
        let mistakes = vector.mistakes
        if mistakes.isEmpty { continue }
        failed += 1
        Issue.record("\(vector.description.name): \(mistakes.prefix(5).joined(separator: "; "))")
      } catch {
        failed += 1
        Issue.record("case \(number): \(error)")
      }
    }
    #expect(!file.cases.isEmpty)
    print("layout: \(file.cases.count - failed) passed, \(failed) failed, 0 skipped")
  }
}
