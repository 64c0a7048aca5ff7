import Foundation
import ProcessSupport
import Testing

/// Replays a session in separate processes, each with a different hash seed: a session of 1,000
/// actions 3 times by default, one of 10,000 as often as `STORE_REPLAYS` says.
@Suite struct StoreReplayTests {
  private let replays: Int
  private let count: Int

  init() {
    let wanted = ProcessInfo.processInfo.environment["STORE_REPLAYS"].flatMap { Int($0) }
    replays = wanted ?? 3
    count = wanted == nil ? 1_000 : 10_000
  }

  @Test func `replays in fresh processes give the same bytes, those of the recorded states`() throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("session.jsonl")
    let recording = try output(of: ["record", "381", "\(count)"])
    try Data(recording).write(to: URL(fileURLWithPath: path))
    let verdict = try output(of: ["check", path])
    #expect(
      String(decoding: verdict, as: UTF8.self) == "\(count) actions give the recorded states\n"
    )

    var hashes: Set<Data> = []
    var first: Data?
    for number in 1...replays {
      let said = Data(try output(of: ["replay", path]))
      let end = try #require(said.firstIndex(of: UInt8(ascii: "\n")))
      hashes.insert(said[..<end])
      let trace = said[(end + 1)...]
      let isSame = first.map { $0 == trace } ?? (trace.count { $0 == UInt8(ascii: "\n") } == count)
      #expect(isSame, "replay \(number) differs, or is not of \(count) states")
      first = first ?? trace
    }
    #expect(hashes.count > 1, "every process hashed alike, so this has shown nothing")
  }

  private func output(of arguments: [String]) throws -> [UInt8] {
    let program = try #require(HelperProcess.path(of: "store-crash-helper"))
    var environment = ProcessInfo.processInfo.environment
    // With this variable, all processes would have the same hash seed.
    environment["SWIFT_DETERMINISTIC_HASHING"] = nil
    let helper = try HelperProcess(program, arguments: arguments, environment: environment)
    let said = helper.readToEnd()
    #expect(helper.wait() == .exited(0))
    return said
  }
}
