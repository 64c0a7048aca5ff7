import StorePersistence
import Testing

/// The losses that an installation's storage finds between two processes.
@MainActor @Suite struct StoredLossTests {
  /// Notes that say which part of their work they leave out.
  private final class Notes: FileStorage {
    struct Contents: Equatable {
      var count = 0
      var notes: [String] = []
    }

    static var openings = 0
    /// The bytes of the file that was opened last.
    static var opened: [UInt8]?

    private(set) var contents = Contents()
    private let file: StateFile<[String]>

    init(
      folder: String,
      files: any StateFileSystem,
      report: @escaping (StateFileError) -> Void
    ) throws(StateFileError) {
      Self.openings += 1
      Self.opened = try files.read(folder + "/notes")
      file = try StateFile(path: folder + "/notes", files: files, report: report)
      contents.notes = file.load() ?? []
      contents.count = contents.notes.count
    }

    func write(_ notes: [String], saving: Bool = true) {
      contents = Contents(count: notes.count, notes: notes)
      if saving { file.save(notes) }
    }
  }

  private let storage = SimulatedStorage<Notes>()

  private func openings(_ body: () -> Void) -> Int {
    let before = Notes.openings
    body()
    return Notes.openings - before
  }

  @Test func `one process opens its files once, and the next one again`() {
    #expect(openings { _ = (storage.current, storage.current) } == 1)
    #expect(storage.loss() == nil)
    storage.endProcess()
    storage.endProcess()
    #expect(storage.loss() == nil)
    #expect(openings { _ = (storage.current, storage.current) } == 1)
  }

  @Test func `a loss is found again without another opening, until something changes`() {
    storage.current.write(["one", "two"], saving: false)
    let told = "count is “…2…” in the app, and would be “…0…” in the next process"
    #expect(storage.loss() == told)
    let again1 = openings { #expect(storage.loss() == told) }
    #expect(again1 == 0)
    storage.current.write(["one", "two"])
    #expect(storage.loss() == nil)
    storage.current.write(["one", "three"], saving: false)
    #expect(
      storage.loss()
        == "notes is “…[\"one\", \"three\"]…” in the app, and would be "
        + "“…[\"one\", \"two\"]…” in the next process"
    )
    storage.endProcess()
    #expect(storage.current.contents.notes == ["one", "two"])
    #expect(storage.loss() == nil)
  }

  @Test func `a loss shows sixty characters on each side of the difference`() {
    let (left, right) = (String(repeating: "l", count: 100), String(repeating: "r", count: 100))
    storage.current.write([left + "a" + right])
    storage.current.write([left + "b" + right], saving: false)
    let (before, after) = (left.suffix(60), right.prefix(59))
    #expect(
      storage.loss()
        == "notes is “…\(before)b\(after)…” in the app, and would be "
        + "“…\(before)a\(after)…” in the next process"
    )
  }

  @Test func `a damaged file loses its last byte, and the process after it has the default`() {
    #expect(storage.damage("/notes"))
    _ = storage.current
    #expect(Notes.opened == [0])
    storage.current.write(["milk"])
    #expect(storage.damage("/notes"))
    _ = storage.current
    #expect(Notes.opened == StateFileTextSample.bytes(of: #"["milk"]"#).dropLast())
    storage.current.write(["milk"])
    #expect(storage.damage("/notes"))
    let again2 = openings { #expect(storage.current.contents == Notes.Contents()) }
    #expect(again2 == 1)
    #expect(storage.loss() == nil)
    storage.endProcess()
    #expect(storage.current.contents == Notes.Contents())
    #expect(storage.loss() == nil)
    #expect(storage.damage("/notes"))
    #expect(storage.current.contents == Notes.Contents())
    #expect(storage.loss() == nil)
  }

  @Test func `a storage that was opened elsewhere has no loss that could be found`() throws {
    let notes = try Notes(folder: "", files: MemoryFileSystem()) { _ in }
    let storage = SimulatedStorage(notes)
    let again3 = openings { #expect(storage.current === notes) }
    #expect(again3 == 0)
    notes.write(["milk"], saving: false)
    #expect(storage.loss() == nil)
    #expect(!storage.damage("/notes"))
    storage.endProcess()
    #expect(storage.current === notes)
  }
}
