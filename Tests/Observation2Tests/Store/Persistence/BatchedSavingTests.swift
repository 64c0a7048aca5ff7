import Observation2
import StateStore
import StorePersistence
import Testing

/// Random batches with flushes in them, and reports that send or flush: the last value is saved in the end.
@MainActor @Suite struct BatchedSavingTests {
  private final class World {
    var acts: [() -> Void] = []
    var random: SplitMix
    var reports = 0

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    func act() { acts.randomElement(using: &random)?() }
  }

  @Test(arguments: 0..<4)
  func `the last value is in the file, without a flush at the end`(part: UInt64) async throws {
    var complaints: [String] = []
    for seed in (part * 150)..<((part + 1) * 150) {
      let world = World(seed: seed)
      let time = VirtualTime()
      let disk = ScriptedFileSystem()
      if seed % 5 == 0 { disk.files["total"] = [1, 2] }
      var isReporting = false
      let file = try StateFile<Int>(path: "total", files: disk) { _ in
        world.reports += 1
        // One deep, as a report of a report would have no end.
        if isReporting { return }
        isReporting = true
        world.act()
        isReporting = false
      }
      let store = Store<Int, Int>(initial: 0, clock: time) { state, value in
        state = value
        return .none
      }
      let saving = store.persisted(\.self, to: file, after: .seconds(1))
      func number() -> Int { Int.random(in: 0..<3, using: &world.random) }
      world.acts = [
        { store.send(number()) },
        { store.send(number()) },
        { saving.flush() },
        { disk.faults[[.write, .sync, .rename, .syncFolder][number()]] = 5 },
        { disk.faults = [:] },
      ]
      for _ in 0..<20 {
        switch number() {
        case 0: store.batch { for _ in 0..<4 { world.act() } }
        case 1: world.act()
        default: await time.advance(by: .milliseconds(400 * number()))
        }
      }
      disk.faults = [:]
      world.acts = []
      // A file that could not be set aside is not written before it is read again.
      _ = file.load()
      // A change, so that what has failed is tried again.
      store.send(5)
      store.batch {
        store.send(6)
        saving.flush()
        store.send(number())
        if number() == 0 { store.send(5) }
      }
      await time.advance(by: .seconds(2))
      let saved = disk.files["total"] ?? []
      if saved != StateFileTextSample.bytes(of: store.state) {
        complaints.append(
          "seed \(seed): \(store.state), not \(String(decoding: saved, as: UTF8.self))"
        )
      }
      if saving.isPending { complaints.append("seed \(seed): pending") }
      let writes = disk.steps.count
      await time.advance(by: .seconds(9))
      if disk.steps.count != writes { complaints.append("seed \(seed): writes on") }
      saving.dispose()
    }
    #expect(complaints.prefix(3) == [])
  }

  @Test func `while a flush fails a change is pending, and another flush tries nothing`() throws {
    let disk = ScriptedFileSystem()
    var (answers, flushes, reports) = ([Bool](), [Bool](), 0)
    var saving: StatePersistence<Int>?
    let file = try StateFile<Int>(path: "total", files: disk) { _ in
      reports += 1
      if let saving {
        answers.append(saving.isPending)
        flushes.append(saving.flush())
      }
    }
    let store = Store<Int, Int>(initial: 0, clock: VirtualTime()) { state, value in
      state = value
      return .none
    }
    saving = store.persisted(\.self, to: file)
    disk.faults[.sync] = 5
    store.send(1)
    for count in 1...3 {
      #expect(saving?.flush() == false)
      #expect(reports == count)
    }
    #expect(answers == [true, true, true] && flushes == [false, false, false])
    saving?.dispose()
    #expect(reports == 4)
    #expect(saving?.isPending == true)
    saving?.dispose()
    #expect(reports == 4)
    disk.faults = [:]
    #expect(saving?.flush() == true)
    #expect(saving?.isPending == false)
    #expect(file.load() == 1)
    // The file reports to a closure that holds what saves to the file.
    saving = nil
  }

  @Test func `after its end nothing is saved, and no timer is left`() async throws {
    let disk = ScriptedFileSystem()
    let time = VirtualTime()
    let file = try StateFile<Int>(path: "total", files: disk) { Issue.record($0) }
    let store = Store<Int, Int>(initial: 0, clock: time) { state, value in
      state = value
      return .none
    }
    let saving = store.persisted(\.self, to: file)
    #expect(time.nextDue == nil)
    store.send(1)
    #expect(time.nextDue == .milliseconds(500))
    saving.dispose()
    #expect(time.nextDue == nil)
    store.send(2)
    #expect(!saving.isPending && saving.flush())
    await time.advance(by: .seconds(9))
    #expect(file.load() == 1)
    #expect(disk.steps.count == 4)
  }

  @Test func `the saving of a scene that has ended holds neither its file nor its store`() throws {
    let disk = ScriptedFileSystem()
    weak var gone: Store<Int, Int>?
    var saving: StatePersistence<Int>?
    do {
      let file = try StateFile<Int>(path: "total", files: disk) { Issue.record($0) }
      let store = Store<Int, Int>(initial: 0, clock: VirtualTime()) { state, value in
        state = value
        return .none
      }
      gone = store
      saving = store.persisted(\.self, to: file)
      store.send(1)
      saving?.dispose()
    }
    #expect(gone == nil)
    saving = nil
    #expect(try StateFile<Int>(path: "total", files: disk) { _ in }.load() == 1)
  }
}
