import Foundation
import Market
import Testing

@Suite struct FeatureFlowsTests {
  @Test func `every folder is in the bundle and holds flows`() throws {
    for folder in FeatureFlows.folders {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.count >= 10)
      #expect(files.filter { !$0.hasSuffix(".yaml") }.isEmpty)
    }
  }
}
