import StorePersistence
import Testing

@MainActor @Suite struct InstalledStorageTests {
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

  private final class Notes: StoredInFiles {
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
    }

    func write(_ notes: [String]) {
      contents.notes = notes
      if notes != ["never written"] { file.save(Written(notes)) }
    }
  }

  private let storage = InstalledStorage<Notes>()

  /// Ends the process after it has written, and returns what the next one says is lost.
  private func loss(of notes: [String]) -> String? {
    storage.current.write(notes)
    storage.endProcess()
    _ = storage.current
    return storage.loss
  }

  @Test func `the next process reads what the last one has written`() {
    let first = storage.current
    #expect(loss(of: ["milk"]) == nil)
    #expect(storage.current !== first)
    #expect(storage.current.contents.notes == ["milk"])
  }

  @Test func `what is left of a process writes nothing for the next one`() {
    let first = storage.current
    #expect(loss(of: ["milk"]) == nil)
    first.write(["eggs"])
    storage.endProcess()
    #expect(storage.current.contents.notes == ["milk"])
    #expect(storage.loss == nil)
  }

  @Test(arguments: ["never read", "never written"])
  func `what gets lost on the way is told with where the two differ`(note: String) {
    #expect(
      loss(of: [note])
        == "of the notes “…[\"\(note)\"]…” was stored before the process ended, and “…[]…” was read"
    )
  }

  @Test func `a file that can't be read again is told`() throws {
    let told = try #require(self.loss(of: ["another key"]))
    #expect(told.hasPrefix("/notes is damaged"))
  }

  @Test func `a loss is told until the process ends in which it was noticed`() {
    #expect(loss(of: ["never read"]) != nil)
    #expect(loss(of: ["milk"]) == nil)
  }

  @Test func `a storage that is open already is that of every process`() throws {
    let notes = try Notes(folder: "", files: MemoryFileSystem()) { _ in }
    let storage = InstalledStorage(notes)
    storage.current.write(["never written"])
    storage.endProcess()
    #expect(storage.current === notes)
    #expect(storage.loss == nil)
  }
}
