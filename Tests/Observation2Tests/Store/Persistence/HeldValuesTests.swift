import Foundation
import StorePersistence
import Testing

/// Files in memory that hold saved values until a process reads them.
@MainActor @Suite struct HeldValuesTests {
  /// A value that counts how often it is encoded, and may refuse.
  private struct Counted: Codable, Equatable {
    struct Refusal: Error {}

    let number: Int
    private var counter = Counter()

    init(_ number: Int, _ counter: Counter = Counter()) {
      (self.number, self.counter) = (number, counter)
    }

    static func == (one: Counted, other: Counted) -> Bool { one.number == other.number }

    func encode(to encoder: any Encoder) throws {
      counter.count += 1
      if number < 0 { throw Refusal() }
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }

    init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }
  }

  private final class Counter {
    var count = 0
  }

  private final class Issues {
    var all: [String] = []
  }

  private let files = MemoryFileSystem()
  private let issues = Issues()
  private let counter = Counter()

  init() { files.holdsValues = true }

  private func open() throws -> StateFile<Counted> {
    try StateFile(path: "number", files: files) { [issues] in issues.all.append($0.description) }
  }

  @Test func `only the last of several saved values is encoded, when a process reads it`() throws {
    let file = try open()
    for number in 1...5 { #expect(file.save(Counted(number, counter))) }
    #expect(counter.count == 0)
    #expect(file.load() == Counted(5))
    #expect(files.contents.keys.sorted() == ["number"])
    #expect(file.load() == Counted(5) && counter.count == 1)
  }

  @Test func `renaming, removing and writing treat a held value as the file`() throws {
    let file = try open()
    #expect(file.save(Counted(7)))
    #expect(try files.exists("number"))
    try files.rename("number", to: "other")
    #expect(files.contents.keys.sorted() == ["other"])
    #expect(file.save(Counted(8)))
    try files.remove("number")
    #expect(files.contents["number"] == nil)
    #expect(file.save(Counted(9)))
    files.contents = [:]
    #expect(file.load() == nil && files.contents.isEmpty)
    #expect(file.save(Counted(10)))
    try files.write([1], to: "number")
    #expect(files.contents == ["number": [1]])
  }

  @Test
  func `a value that can't be encoded is reported when it is read, and the file is as before`()
    throws
  {
    let file = try open()
    #expect(file.save(Counted(3)) && file.load() == Counted(3))
    #expect(file.save(Counted(-1)) && issues.all.isEmpty)
    #expect(file.load() == Counted(3))
    #expect(issues.all.count == 1 && issues.all.first?.contains("number") == true)
    #expect(file.load() == Counted(3) && issues.all.count == 1)
  }

  @Test func `a damaged file is set aside before a value replaces it`() throws {
    files.contents = ["number": [0x7B]]
    let file = try open()
    #expect(file.save(Counted(4)))
    #expect(files.contents.count == 2 && issues.all.count == 1)
    #expect(file.load() == Counted(4))
  }

  @Test func `an ended process leaves its last values, which the next one encodes`() {
    let storage = SimulatedStorage<Numbers>()
    storage.current.file.save(Counted(6, counter))
    let ended = storage.current
    storage.endProcess()
    #expect(counter.count == 0)
    ended.file.save(Counted(1))
    #expect(storage.current.contents == Counted(6) && counter.count == 1)
  }

  @Test func `a value is not encoded for a loss if an equal one was found in all files`() {
    func loss(of number: Int) -> String? {
      let storage = SimulatedStorage<Numbers>()
      storage.current.write(Counted(number, counter))
      return storage.loss()
    }
    #expect(loss(of: 11) == nil && counter.count == 1)
    #expect(loss(of: 11) == nil && counter.count == 1)
    #expect(loss(of: 12) == nil && counter.count == 2)
    #expect(loss(of: 11) == nil && counter.count == 2)
  }

  @Test func `a value that can't be encoded is a loss in each installation`() {
    for _ in 1...2 {
      let storage = SimulatedStorage<Numbers>()
      storage.current.write(Counted(-1))
      #expect(storage.loss()?.contains("number") == true)
      storage.endProcess()
      #expect(storage.current.contents == nil)
    }
  }

  @Test func `a value that can't be encoded is a loss of the process that would read it`() {
    let storage = SimulatedStorage<Numbers>()
    storage.current.write(Counted(-1))
    storage.endProcess()
    #expect(storage.current.contents == nil && storage.loss()?.contains("number") == true)
  }

  @Test func `a file is loaded without encoding if an equal value was found before`() throws {
    let found = FoundFiles<Counted>()
    func load(_ number: Int) throws -> Counted? {
      files.contents = [:]
      let file = try open()
      file.save(Counted(number, counter))
      return file.load(unlessIn: found)
    }
    #expect(try load(21) == Counted(21) && counter.count == 1)
    #expect(try load(21) == Counted(21) && counter.count == 1)
    #expect(try load(22) == Counted(22) && counter.count == 2)
    #expect(try load(21) == Counted(21) && counter.count == 2)
  }

  private final class Numbers: FileStorage {
    let file: StateFile<Counted>

    init(
      folder: String,
      files: any StateFileSystem,
      report: @escaping (StateFileError) -> Void
    ) throws(StateFileError) {
      file = try StateFile(path: folder + "/number", files: files, report: report)
      contents = file.load()
    }

    func write(_ number: Counted) {
      contents = number
      file.save(number)
    }

    private(set) var contents: Counted?
  }
}
