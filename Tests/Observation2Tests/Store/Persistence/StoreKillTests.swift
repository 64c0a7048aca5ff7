import Foundation
import StorePersistence
import Testing

/// Kills a process that saves without end, and looks at what it left.
@Suite struct StoreKillTests {
  private struct Numbered: Codable {
    let number: Int
    let filling: [Int]
  }

  /// How many kills: few in the everyday run, more where the environment says so.
  private let kills =
    ProcessInfo.processInfo.environment["STORE_KILLS"].flatMap { Int($0) } ?? 25

  @Test func `a process killed at any moment leaves the old value or the new one, whole`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("state").path
    for _ in 0..<kills {
      let acknowledged = try saveUntilKilled(path)
      var errors: [StateFileError] = []
      let file = try StateFile<Numbered>(path: path) { errors.append($0) }
      let value = file.load()
      #expect(errors == [])
      #expect((value?.number ?? 0) >= acknowledged)
      #expect((value?.number ?? 0) <= acknowledged + 1)
      #expect(value?.filling.allSatisfy { $0 == value?.number } != false)
    }
  }

  /// Runs the helper until it has said a random amount, and kills it without warning.
  ///
  /// - Returns: The newest number that it said was on the disk.
  private func saveUntilKilled(_ path: String) throws -> Int {
    let helper = Process()
    let program: URL = try #require(Self.helper)
    helper.executableURL = program
    helper.arguments = [path]
    let output = Pipe()
    helper.standardOutput = output
    try helper.run()
    var text = Data()
    let enough = Int.random(in: 1...60)
    while text.count < enough {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      text += more
    }
    // The helper goes on while this decides; how far it gets is the random moment.
    for _ in 0..<Int.random(in: 0..<200_000) { text.withUnsafeBytes { _ in } }
    kill(helper.processIdentifier, SIGKILL)
    text += output.fileHandleForReading.readDataToEndOfFile()
    helper.waitUntilExit()
    #expect(helper.terminationReason == .uncaughtSignal)
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let before = lines.dropLast().last { Int($0) != nil }
    return before.flatMap { Int($0) } ?? 0
  }

  /// The helper lies beside the tests, wherever they were built.
  private static var helper: URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<6 {
      let candidate = folder.appendingPathComponent("store-crash-helper")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
