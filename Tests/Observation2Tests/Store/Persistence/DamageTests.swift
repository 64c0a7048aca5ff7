import Foundation
import Observation2
import StateStore
import Testing

@testable import StorePersistence

/// Flips every bit of a saved file, and checks that each damage is reported.
@MainActor @Suite struct DamageTests {
  private struct Price: Codable, Equatable {
    var yen = 128
    var names = ["にんじん": 1, "a\"\n": 2]
  }

  /// Returns the bytes with one bit flipped, for each bit.
  private func damaged(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.indices.flatMap { index in
      (0..<8).map { bit in
        var bytes = bytes
        bytes[index] ^= 1 << bit
        return bytes
      }
    }
  }

  /// Loads a file, where every version that a flip could make has a migration and so is readable.
  private func load(_ bytes: [UInt8], _ version: Int) throws -> (Price?, [StateFileError]) {
    let disk = ScriptedFileSystem()
    disk.files["cart"] = bytes
    var errors: [StateFileError] = []
    let migrations = Dictionary(uniqueKeysWithValues: (-9...99).map { ($0, { $0 as Data }) })
    let file = try StateFile<Price>(
      path: "cart",
      version: version,
      migrations: migrations,
      files: disk,
      report: { errors.append($0) }
    )
    let price = file.load()
    #expect(disk.files.values.contains(bytes))
    return (price, errors)
  }

  private func saved(_ version: Int) throws -> [UInt8] {
    let disk = ScriptedFileSystem()
    let file = try StateFile<Price>(path: "cart", version: version, files: disk) { _ in }
    #expect(file.save(Price()))
    return disk.files["cart"] ?? []
  }

  @Test(arguments: [1, 3, 10])
  func `a bit that flips anywhere in a state's file is reported, and the file kept`(
    version: Int
  ) throws {
    let whole = try saved(version)
    #expect(try load(whole, version) == (Price(), []))
    for bytes in damaged(whole) {
      let (price, errors) = try load(bytes, version)
      #expect(price == nil && errors.count == 1, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `a state's file that lost or gained a byte anywhere is reported`() throws {
    let whole = try saved(10)
    for index in whole.indices {
      var shorter = whole
      shorter.remove(at: index)
      #expect(try load(shorter, 10).1.count == 1, "without \(index)")
      #expect(try load(Array(whole[..<index]), 10).1.count == 1, "up to \(index)")
      for byte in [0x0A, 0x20, 0x30, whole[index]] {
        var longer = whole
        longer.insert(byte, at: index)
        #expect(try load(longer, 10).1.count == 1, "\(byte) at \(index)")
      }
    }
  }

  @Test func `a file of the format before, whose version nothing protects, is kept and reported`()
    throws
  {
    let (price, errors) = try load(Array("{\"checksum\":\"0\",\"version\":1}\n{}".utf8), 1)
    #expect(price == nil)
    #expect("\(errors)".contains("the format before 2"))
  }

  private enum Step: Codable, Equatable {
    case add(String, Int)
  }

  private func recorded() -> String {
    let time = VirtualTime(timeSince1970: .seconds(77))
    var text = ""
    let recorder = StoreRecorder<Price, Step>(
      of: Price(),
      clock: time,
      report: { Issue.record($0) },
      write: { text += $0 + "\n" }
    )
    let reducer = Reducer<Price, Step> { price, step in
      if case .add(let name, let yen) = step { price.names[name] = yen }
      return .none
    }
    let store = Store(
      initial: Price(),
      reducer: reducer,
      clock: recorder.clock,
      middleware: [recorder.middleware]
    )
    for number in 0..<3 { store.send(.add("J\u{FFFD}é\(number)", number)) }
    return text
  }

  private func isRead(_ text: String) -> Bool {
    (try? StoreRecording<Price, Step>(text)) != nil
  }

  @Test func `a bit that flips anywhere in a recording is reported`() {
    let whole = recorded()
    #expect(isRead(whole))
    for bytes in damaged(Array(whole.utf8)) {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!isRead(text), "\(text)")
    }
  }

  @Test func `a recording's lines may end as on Windows, where damage is reported too`() {
    let whole = recorded().replacing("\n", with: "\r\n")
    #expect(isRead(whole))
    #expect(isRead(String(whole.unicodeScalars.dropLast())))
    for bytes in damaged(Array(whole.utf8)) {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!isRead(text), "\(text)")
    }
  }

  @Test func `a line of a recording that is lost, doubled or moved is named`() throws {
    let lines = recorded().split(separator: "\n")
    func number(_ order: [Int]) -> Int? {
      let text = order.map { lines[$0] + "\n" }.joined()
      do {
        _ = try StoreRecording<Price, Step>(text)
        return nil
      } catch {
        return error.line
      }
    }
    #expect(number([0, 1, 2, 3]) == nil)
    #expect(number([0, 1, 2]) == nil)
    #expect(number([0, 2, 3]) == 2)
    #expect(number([0, 1, 1, 2, 3]) == 3)
    #expect(number([0, 2, 1, 3]) == 2)
    #expect(number([1, 2]) == 1)
  }

  @Test(arguments: ["9223372036854775807,9223372036854775807", "0,1000000000000000000"])
  func `a time of a recording that no clock shows is refused`(time: String) {
    var seal = RecordingSeal()
    let first = recorded().prefix { $0 != "\n" }
    let start = first.dropLast(#","seal":"0123456789abcdef"}"#.count) + "}"
    let line = #"{"action":{"add":{"_0":"a","_1":1}},"after":"","at":[\#(time)],"from":"outside"}"#
    let text = [String(start), line].map { seal.seal($0) }.joined(separator: "\n")
    let problem = #expect(throws: StoreRecording<Price, Step>.Problem.self) {
      try StoreRecording<Price, Step>(text)
    }
    #expect(problem?.line == 2 && problem?.reason.contains("no clock shows") == true)
  }

  @Test func `a recording that was cut off anywhere is read up to there`() throws {
    let whole = Array(recorded().utf8)
    let first = try #require(whole.firstIndex(of: 0x0A))
    for end in whole.indices where end >= first {
      let text = String(decoding: whole[..<end], as: UTF8.self)
      let lines = whole[..<end].count { $0 == 0x0A }
      let count = try StoreRecording<Price, Step>(text).count
      #expect(count == lines - 1 || whole[end] == 0x0A && count == lines)
    }
  }
}
