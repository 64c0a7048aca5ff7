import Foundation
import StorePersistence
import Synchronization
import Testing

/// The bytes of a file are not decoded again if a file of the same bytes was decoded before.
@MainActor @Suite struct FoundFilesTests {
  private struct Saved: Codable, Equatable {
    static let readings = Mutex(0)

    var count: Int

    init(count: Int) {
      self.count = count
    }

    init(from decoder: any Decoder) throws {
      Self.readings.withLock { $0 += 1 }
      count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
    }
  }

  private final class Errors {
    var all: [StateFileError] = []
  }

  private let disk = ScriptedFileSystem()
  private let found = FoundFiles<Saved>()
  private let errors = Errors()

  private func open() throws -> StateFile<Saved> {
    try StateFile(path: "cart", files: disk) { [errors] in errors.all.append($0) }
  }

  /// Opens the file again, and returns its value and the number of times that the bytes were decoded.
  private func load() throws -> (value: Saved?, readings: Int) {
    let before = Saved.readings.withLock { $0 }
    let value = try open().load(unlessIn: found)
    return (value, Saved.readings.withLock { $0 } - before)
  }

  @Test func `the same bytes are read once, in whichever file they are`() throws {
    try open().save(Saved(count: 3))
    #expect(try load() == (Saved(count: 3), 1))
    #expect(try load() == (Saved(count: 3), 0))
    try open().save(Saved(count: 4))
    #expect(try load() == (Saved(count: 4), 1))
    try open().save(Saved(count: 3))
    #expect(try load() == (Saved(count: 3), 0))
  }

  @Test func `without a file nothing is found, and nothing kept`() throws {
    #expect(try load() == (nil, 0))
    try open().save(Saved(count: 1))
    #expect(try load() == (Saved(count: 1), 1))
  }

  @Test func `a damaged file is set aside each time`() throws {
    for number in 1...2 {
      disk.files["cart"] = Array("damaged".utf8)
      #expect(try load() == (nil, 0))
      #expect(disk.files["cart.damaged-\(number)"] == Array("damaged".utf8))
      #expect(errors.all.count == number)
    }
  }

  @Test func `a file of known bytes can be saved after one that could not be read`() throws {
    try open().save(Saved(count: 1))
    #expect(try load() == (Saved(count: 1), 1))
    let file = try open()
    disk.faults[.read] = EACCES
    #expect(file.load(unlessIn: found) == nil)
    #expect(errors.all == [.system(.read, path: "cart", code: EACCES)])
    #expect(!file.save(Saved(count: 2)))
    disk.faults = [:]
    #expect(file.load(unlessIn: found) == Saved(count: 1))
    #expect(file.save(Saved(count: 2)))
  }

  @Test func `a file of known bytes is not read again before it is saved`() throws {
    try open().save(Saved(count: 1))
    #expect(try load() == (Saved(count: 1), 1))
    let file = try open()
    #expect(file.load(unlessIn: found) == Saved(count: 1))
    disk.faults[.read] = EACCES
    #expect(file.save(Saved(count: 2)))
    #expect(errors.all == [])
  }
}
