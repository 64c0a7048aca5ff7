import Foundation
import ProcessSupport
import StorePersistence
import Testing

/// Kills a process that saves without end, and checks the files that it left.
@Suite struct StoreKillTests {
  private struct Numbered: Codable {
    let number: Int
    let filling: [Int]
  }

  @Test func `a process killed at any moment leaves the old value or the new one, whole`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("state")
    for _ in KillMoments("STORE") {
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

  @Test func `a store killed at any moment leaves what was said to be saved, or what came later`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("state")
    for _ in KillMoments("STORE") {
      let lines = try linesUntilKilled(["persist", path])
      var errors: [StateFileError] = []
      let file = try StateFile<Numbered>(path: path) { errors.append($0) }
      let value = file.load()
      #expect(errors == [])
      #expect((value?.number ?? 0) >= newest("saved ", in: lines))
      #expect((value?.number ?? 0) <= newest("sent ", in: lines))
      #expect(value?.filling.allSatisfy { $0 == value?.number } != false)
    }
  }

  /// Runs the helper until it has printed a random amount, and kills it without warning a random
  /// moment later.
  ///
  /// - Returns: The newest number that it reported as saved.
  private func saveUntilKilled(_ path: String) throws -> Int {
    newest("", in: try linesUntilKilled(["save", path]))
  }

  private func newest(_ word: String, in lines: [Substring]) -> Int {
    lines.compactMap { $0.hasPrefix(word) ? Int($0.dropFirst(word.count)) : nil }.last ?? 0
  }

  /// - Returns: The complete lines that it printed.
  private func linesUntilKilled(_ arguments: [String]) throws -> [Substring] {
    let program = try #require(HelperProcess.path(of: "store-crash-helper"))
    let helper = try HelperProcess(program, arguments: arguments)
    var said: [UInt8] = []
    let enough = Int.random(in: 1...60)
    while said.count < enough {
      let more = helper.read()
      if more.isEmpty { break }
      said += more
    }
    helper.kill(after: .microseconds(Int.random(in: 0..<4_000)))
    said += helper.readToEnd()
    #expect(helper.wait() == .killed(by: SIGKILL))
    let text = String(decoding: said, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }
}
