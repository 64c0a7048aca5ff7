import Foundation
import Observation2
import ProcessSupport
import StateStore
import StorePersistence
import Testing

@MainActor @Suite struct StatePersistenceTests {
  private let time = VirtualTime()
  private let disk = ScriptedFileSystem()
  private let store: Store<Cart, CartAction>
  private let file: StateFile<Int>
  private let errors = Errors()

  private final class Errors {
    var all: [StateFileError] = []
  }

  init() throws {
    store = Store(initial: Cart(), reducer: .cart(), clock: time)
    file = try StateFile(path: "total", files: disk) { [errors] in errors.all.append($0) }
  }

  private var saves: Int { disk.steps.count { $0.hasPrefix("write") } }

  @Test func `a change is saved when no other has followed it`() async {
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    store.send(.add(1))
    await time.advance(by: .milliseconds(900))
    store.send(.add(1))
    store.send(.note("not in the slice"))
    await time.advance(by: .milliseconds(900))
    #expect(saves == 0)
    #expect(saving.isPending)
    await time.advance(by: .milliseconds(100))
    #expect(saves == 1)
    #expect(file.load() == 2)
  }

  @Test func `flush saves at once, and once`() async {
    let saving = store.persisted(\.total, to: file)
    store.send(.add(1))
    #expect(saving.flush())
    #expect(saving.flush())
    await time.advance(by: .seconds(5))
    #expect(saves == 1)
  }

  @Test func `the end of a scene saves what waits`() {
    let bag = DisposeBag()
    store.persisted(\.total, to: file).disposed(by: bag)
    store.send(.add(4))
    bag.dispose()
    store.send(.add(5))
    #expect(file.load() == 4)
    #expect(saves == 1)
  }

  @Test func `what could not be saved is tried again`() async {
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    disk.faults[.write] = 28
    store.send(.add(1))
    await time.advance(by: .seconds(1))
    #expect(saving.isPending)
    disk.faults = [:]
    #expect(saving.flush())
    #expect(file.load() == 1)
  }

  @Test func `of several values that wait for a slow disk only the newest is written`() async {
    disk.isSlow = true
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    for _ in 0..<4 {
      store.send(.add(1))
      await time.advance(by: .seconds(1))
    }
    #expect(saves == 0)
    disk.catchUp()
    #expect(saves == 1)
    #expect(file.load() == 1)
    #expect(saving.isPending)
    disk.catchUp()
    #expect(saves == 2)
    #expect(file.load() == 4)
    #expect(!saving.isPending)
  }

  @Test func `flush waits for what is under way, and writes the newest after it`() async {
    disk.isSlow = true
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    store.send(.add(1))
    await time.advance(by: .seconds(1))
    store.send(.add(1))
    #expect(saving.flush())
    #expect(file.load() == 2)
    #expect(!saving.isPending)
    disk.catchUp()
    #expect(file.load() == 2)
    #expect(saves == 2)
    #expect(errors.all == [])
  }

  @Test func `the end of a scene waits for what is under way`() async {
    disk.isSlow = true
    let bag = DisposeBag()
    store.persisted(\.total, to: file, after: .seconds(1)).disposed(by: bag)
    store.send(.add(1))
    await time.advance(by: .seconds(1))
    bag.dispose()
    #expect(file.load() == 1)
  }

  @Test func `once its scene has ended a file can be opened again, whatever was under way`()
    async throws
  {
    disk.isSlow = true
    do {
      let bag = DisposeBag()
      let file = try StateFile<Int>(path: "items", files: disk) { _ in }
      store.persisted(\.items.count, to: file, after: .seconds(1)).disposed(by: bag)
      store.send(.add(1))
      await time.advance(by: .seconds(1))
    }
    let again = try StateFile<Int>(path: "items", files: disk) { _ in }
    #expect(again.load() == 1)
    disk.catchUp()
    #expect(again.load() == 1)
  }

  @Test func `a file stays open while it is written, though the newest value can't be encoded`()
    async throws
  {
    let store = Store<Double, Double>(initial: 0, clock: time) { state, action in
      state = action
      return .none
    }
    disk.isSlow = true
    do {
      let bag = DisposeBag()
      let file = try StateFile<Double>(path: "real", files: disk) { _ in }
      store.persisted(\.self, to: file, after: .seconds(1)).disposed(by: bag)
      store.send(1)
      await time.advance(by: .seconds(1))
      store.send(.nan)
    }
    #expect(throws: StateFileError.inUse(path: "real.lock")) {
      try StateFile<Double>(path: "real", files: disk) { _ in }
    }
    disk.catchUp()
    #expect(try StateFile<Double>(path: "real", files: disk) { _ in }.load() == 1)
  }

  @Test func `a slow failure is reported and leaves the old value, the newest is tried next`() async
  {
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    store.send(.add(1))
    #expect(saving.flush())
    disk.isSlow = true
    store.send(.add(1))
    await time.advance(by: .seconds(1))
    disk.faults[.sync] = 5
    disk.catchUp()
    #expect(errors.all == [.system(.sync, path: "total.new", code: 5)])
    #expect(file.load() == 1)
    #expect(saving.isPending)
    disk.faults = [:]
    store.send(.add(1))
    await time.advance(by: .seconds(1))
    disk.catchUp()
    #expect(file.load() == 3)
    #expect(!saving.isPending)
  }

  @Test func `rule 21: a change that comes exactly when a save is due supersedes it`() async {
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    store.send(.add(1))
    let late = time.schedule(at: .seconds(1)) { [store] in store.send(.add(1)) }
    await time.advance(by: .seconds(1))
    #expect(saves == 0)
    #expect(saving.isPending)
    await time.advance(by: .seconds(1))
    #expect(saves == 1)
    #expect(file.load() == 2)
    late.dispose()
  }

  @Test func `the main actor does not wait for the machine's disk`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("total")
    // A suspended queue stands for a disk that hangs.
    let queue = DispatchQueue(label: "disk")
    queue.suspend()
    let file = try StateFile<Int>(path: path, files: DiskFileSystem(queue: queue)) { [errors] in
      errors.all.append($0)
    }
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    store.send(.add(1))
    await time.advance(by: .seconds(1))
    #expect(saving.isPending)
    queue.resume()
    #expect(saving.flush())
    #expect(!saving.isPending)
    #expect(file.load() == 1)
    #expect(errors.all == [])
  }

  @Test func `what the machine's disk refuses is told, and tried again`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("total")
    #expect(mkdir(path + ".new", 0o700) == 0)
    let (failures, continuation) = AsyncStream.makeStream(of: StateFileError.self)
    let file = try StateFile<Int>(path: path) { continuation.yield($0) }
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    store.send(.add(1))
    await time.advance(by: .seconds(1))
    for await failure in failures {
      if case .system(.write, path + ".new", _) = failure {} else { Issue.record(failure) }
      break
    }
    #expect(rmdir(path + ".new") == 0)
    #expect(saving.flush())
    #expect(file.load() == 1)
  }

  @Test func `a value may ask as it goes whether a change is pending`() throws {
    final class Note: Codable, Equatable {
      let number: Int
      init(_ number: Int) { self.number = number }
      static func == (left: Note, right: Note) -> Bool { left.number == right.number }
      deinit { StatePersistenceTests.whenNoteGoes() }
    }
    let store = Store<Note, Int>(initial: Note(0), clock: time) { note, number in
      note = Note(number)
      return .none
    }
    let file = try StateFile<Note>(path: "note", files: disk) { [errors] in errors.all.append($0) }
    let saving = store.persisted(\.self, to: file)
    var answers: [Bool] = []
    StatePersistenceTests.whenNoteGoes = { answers.append(saving.isPending) }
    for number in 1...3 { store.send(number) }
    StatePersistenceTests.whenNoteGoes = {}
    #expect(answers.count > 0)
    #expect(saving.flush())
    #expect(file.load()?.number == 3)
  }

  /// Notes go on the main actor alone.
  nonisolated(unsafe) private static var whenNoteGoes: () -> Void = {}
}
