import StorePersistence
import Testing

@MainActor @Suite struct SimulatedStorageTests {
  /// Notes, with mistakes in how they are stored.
  private struct Written: Codable {
    enum Keys: CodingKey {
      case notes, lines
    }

    let notes: [String]

    init(_ notes: [String]) { self.notes = notes }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      notes = try values.decode([String].self, forKey: .notes).filter { $0 != "never read" }
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode(notes, forKey: notes == ["another key"] ? .lines : .notes)
    }
  }

  private final class Notes: FileStorage {
    struct Contents: Equatable {
      var notes: [String] = []
    }

    private(set) var contents = Contents()
    private let file: StateFile<Written>

    init(
      folder: String,
      files: any StateFileSystem,
      report: @escaping (StateFileError) -> Void
    ) throws(StateFileError) {
      file = try StateFile(path: folder + "/notes", files: files, report: report)
      contents.notes = file.load()?.notes ?? []
      // The app removes the draft without reading it.
      try files.remove(folder + "/draft")
    }

    func write(_ notes: [String]) {
      contents.notes = notes
      if notes != ["never written"] { file.save(Written(notes)) }
    }

    func writeUnreadable() { file.save(Written(["another key"])) }
  }

  private let storage = SimulatedStorage<Notes>()

  private func write(_ notes: [String]) -> String? {
    storage.current.write(notes)
    return storage.loss()
  }

  @Test func `the next process reads what the last one has written`() {
    let first = storage.current
    #expect(write(["milk"]) == nil)
    storage.endProcess()
    #expect(storage.current !== first)
    #expect(storage.current.contents.notes == ["milk"])
    #expect(storage.loss() == nil)
  }

  /// Notes that count how often they are opened.
  private final class Counted: FileStorage {
    static var openings = 0

    private(set) var contents: [String]
    private let file: StateFile<[String]>

    init(
      folder: String,
      files: any StateFileSystem,
      report: @escaping (StateFileError) -> Void
    ) throws(StateFileError) {
      Self.openings += 1
      file = try StateFile(path: folder + "/notes", files: files, report: report)
      contents = file.load() ?? []
    }

    func write(_ notes: [String]) {
      contents = notes
      file.save(notes)
    }
  }

  @Test func `only files of new bytes are opened to find what is lost`() {
    func openings(of storage: SimulatedStorage<Counted>) -> Int {
      let before = Counted.openings
      #expect(storage.loss() == nil)
      return Counted.openings - before
    }
    let one = SimulatedStorage<Counted>()
    // The process itself has just found what there is.
    #expect(one.current.contents.isEmpty)
    #expect(openings(of: one) == 0)
    one.current.write(["milk"])
    #expect(openings(of: one) == 1)
    #expect(openings(of: one) == 0)
    // Another installation comes to the same bytes.
    let other = SimulatedStorage<Counted>()
    other.current.write(["milk"])
    #expect(openings(of: other) == 0)
    other.current.write(["eggs"])
    #expect(openings(of: other) == 1)
  }

  @Test func `a process that has ended writes nothing for the next one`() {
    let first = storage.current
    first.write(["milk"])
    storage.endProcess()
    first.write(["eggs"])
    #expect(storage.current.contents.notes == ["milk"])
    #expect(storage.loss() == nil)
  }

  @Test(arguments: ["never read", "never written"])
  func `a loss for the next process is reported with the difference`(note: String) {
    let told =
      "notes is “…[\"\(note)\"]…” in the app, and would be “…[]…” in the next process"
    #expect(write([note]) == told)
    #expect(storage.loss() == told)
    #expect(write(["milk"]) == nil)
  }

  @Test func `a file that can't be read again is reported`() throws {
    let told = try #require(write(["another key"]))
    #expect(told.hasPrefix("/notes is damaged"))
  }

  @Test func `the next process begins without the lost value, and has no loss of its own`() {
    #expect(write(["never read"]) != nil)
    storage.endProcess()
    #expect(storage.current.contents.notes.isEmpty)
    #expect(storage.loss() == nil)
  }

  @Test(arguments: [[], ["milk"]])
  func `a file that is damaged on purpose is set aside, which is no loss`(notes: [String]) {
    if !notes.isEmpty { storage.current.write(notes) }
    #expect(storage.damage("/notes"))
    #expect(storage.current.contents.notes.isEmpty)
    #expect(storage.loss() == nil)
    #expect(write(["eggs"]) == nil)
    #expect(write(["never read"]) != nil)
  }

  @Test func `a file damaged by the app is a loss of the next process, and of no later one`() {
    storage.current.write(["milk"])
    #expect(storage.damage("/notes"))
    #expect(storage.current.contents.notes.isEmpty)
    storage.current.write(["another key"])
    #expect(storage.loss()?.hasPrefix("/notes is damaged") == true)
    storage.endProcess()
    #expect(storage.current.contents.notes.isEmpty)
    #expect(storage.loss()?.hasPrefix("/notes is damaged") == true)
    storage.endProcess()
    #expect(storage.current.contents.notes.isEmpty)
    #expect(storage.loss() == nil)
  }

  @Test func `a damaged file that is not set aside is a loss, whatever other files there are`() {
    storage.current.write(["milk"])
    #expect(storage.damage("/draft"))
    #expect(storage.current.contents.notes == ["milk"])
    #expect(storage.loss() == "a damaged file was not set aside")
  }

  @Test func `a file that can't be read is a loss, though the next process would have the same`() {
    storage.current.writeUnreadable()
    #expect(storage.loss()?.hasPrefix("/notes is damaged") == true)
  }

  @Test func `a loss is found again in each installation, whatever was found in another one`() {
    for _ in 1...3 {
      let storage = SimulatedStorage<Notes>()
      storage.current.write(["another key"])
      #expect(storage.loss()?.hasPrefix("/notes is damaged") == true)
      #expect(storage.loss()?.hasPrefix("/notes is damaged") == true)
    }
  }

  @Test func `a damaged file that is not set aside is a loss`() {
    #expect(storage.damage("/draft"))
    _ = storage.current
    #expect(storage.loss() == "a damaged file was not set aside")
  }

  @Test func `a storage that is open already is that of every process`() throws {
    let notes = try Notes(folder: "", files: MemoryFileSystem()) { _ in }
    let storage = SimulatedStorage(notes)
    storage.current.write(["never written"])
    storage.endProcess()
    #expect(storage.current === notes)
    #expect(!storage.damage("/notes"))
    #expect(storage.loss() == nil)
  }
}
