import Foundation
import Observation2
import StateStore
import StorePersistence
import Testing

/// The listing of the first page of StorePersistence.
@MainActor @Suite struct StorePersistenceTests {
  private final class Kitchen: SearchGateway {
    func results(for text: String) async throws -> [String] { ["\(text)サラダ"] }
  }

  @Test func `a slice is there again the next time`() async throws {
    let disk = ScriptedFileSystem()
    let path = "results"
    for known in [[], ["塩サラダ"]] {
      let time = VirtualTime()
      let gateway = Kitchen()
      let bag = DisposeBag()
      var issues: [StateFileError] = []
      let file = try StateFile<[String]>(
        path: path,
        version: 1,
        files: disk,
        report: { issues.append($0) }
      )
      let store = Store(
        initial: Search(results: file.load() ?? []),
        reducer: .search(gateway),
        clock: time
      )
      store.persisted(\.results, to: file, after: .seconds(1)).disposed(by: bag)
      #expect(store.state.results == known)
      store.send(.textChanged("塩"))
      await time.advance(by: .seconds(2))
      bag.dispose()
      #expect(issues == [])
    }
  }

  @Test func `a session is a test`() async throws {
    let clock = VirtualTime()
    var failures: [any Error] = []
    var recording = ""
    let recorder = StoreRecorder<EggTimer, EggTimerAction>(
      of: EggTimer(),
      clock: clock,
      report: { failures.append($0) },
      write: { recording += $0 + "\n" }
    )
    let store = Store(
      initial: EggTimer(),
      reducer: .eggTimer(clock: recorder.clock),
      clock: recorder.clock,
      middleware: [recorder.middleware]
    )
    store.send(.start)
    await clock.advance(by: .seconds(500))
    try StoreRecording<EggTimer, EggTimerAction>(recording).check(
      report: report,
      reducer: { clock in .eggTimer(clock: clock) },
      problem: { timer in timer.secondsLeft < 0 ? "it goes on below zero" : nil }
    )
    #expect(failures.isEmpty)
    #expect(recording.split(separator: "\n").count == 482)
  }

  @Test func `the notes are there in the next process`() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var issues: [StateFileError] = []
    struct NotesStorage: FileStorage {
      let notes: StateFile<[String]>
      var contents: [String] { notes.load() ?? [] }

      init(
        folder: String,
        files: any StateFileSystem,
        report: @escaping (StateFileError) -> Void
      ) throws(StateFileError) {
        notes = try StateFile(path: folder + "/notes", files: files, report: report)
      }
    }

    let onDevice = try NotesStorage(folder: folder, files: DiskFileSystem()) { issues.append($0) }

    let inTests = SimulatedStorage<NotesStorage>()
    inTests.current.notes.save(["milk"])
    inTests.endProcess()
    #expect(inTests.current.contents == ["milk"])
    #expect(inTests.loss() == nil)
    #expect(onDevice.contents.isEmpty)
    #expect(issues == [])
  }
}
