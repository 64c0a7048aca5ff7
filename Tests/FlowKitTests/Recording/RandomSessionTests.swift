import Foundation
import MarketSimulation
import Testing

@testable import FlowFormat
@testable import FlowHunt

/// A model: whatever is done to the market, the file that is written of it plays, and ends at the same screen.
@MainActor
@Suite struct RandomSessionTests {
  /// `RECORDED_SESSIONS=1000` records that many.
  private nonisolated static let sessions =
    ProcessInfo.processInfo.environment["RECORDED_SESSIONS"].flatMap(Int.init) ?? 30

  @Test(arguments: 0..<sessions)
  func `a session that is recorded plays, and ends at the same screen`(_ seed: Int) async throws {
    let scenes = ["home", "cart", "kaimono", "timeline", "root"]
    let scene = scenes[seed % scenes.count]
    let session = try await RecordedSession(
      of: MarketApp.self,
      scene == "root" ? [:] : ["scene": scene]
    )
    var person = RandomPerson(seed: UInt64(seed), session.recorder)
    for _ in 0..<8 { try await session { person.act(on: session.stage) } }
    try await session.expectEndsAlike("seed \(seed):")
  }
}
