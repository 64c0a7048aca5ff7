import Foundation
import MarketSimulation
import ScenesHeadless
import Testing

@MainActor @Suite struct MarketFlowsTests {
  @Test func `every folder is in the bundle and holds flows`() throws {
    for folder in MarketApp.flows {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files.count >= 3)
      // Flows may begin with the sessions in a folder of their own.
      #expect(files.filter { !$0.hasSuffix(".yaml") && $0 != "sessions" }.isEmpty)
    }
  }
}
