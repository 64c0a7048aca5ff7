import Observation2
import StateStore
import StorePersistence
import Testing

/// Changes that come in the middle of a save or between two of them, and that no driver delivers in time.
@MainActor @Suite struct ChangeDuringSaveTests {
  private final class World {
    var onReport: (StateFileError) -> Void = { _ in }
    var errors: [StateFileError] = []
  }

  private let time = VirtualTime()
  private let disk = ScriptedFileSystem()
  private let store: Store<Cart, CartAction>
  private let world = World()
  private let file: StateFile<Int>

  init() throws {
    store = Store(initial: Cart(), reducer: .cart(), clock: time)
    file = try StateFile(path: "total", files: disk) { [world] error in
      world.errors.append(error)
      world.onReport(error)
    }
  }

  private var writes: Int { disk.steps.count { $0.hasPrefix("write") } }

  @Test(arguments: [StateFileError.Step.write, .sync, .rename, .syncFolder])
  func `a change that the report of a failed flush sends is saved after the delay`(
    step: StateFileError.Step
  ) async {
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    world.onReport = { [store, world, disk] _ in
      world.onReport = { _ in }
      disk.faults = [:]
      store.send(.add(10))
    }
    disk.faults[step] = 5
    store.send(.add(1))
    #expect(!saving.flush())
    #expect(saving.isPending)
    let before = writes
    await time.advance(by: .milliseconds(999))
    #expect(writes == before)
    await time.advance(by: .milliseconds(1))
    #expect(file.load() == 11)
    #expect(writes == before + 1)
    #expect(!saving.isPending)
    #expect(world.errors.count == 1)
  }

  @Test func `the flush that sets a file aside saves a change that the report of it sends`() async {
    disk.files["total"] = [1]
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    world.onReport = { [store] _ in store.send(.add(10)) }
    store.send(.add(1))
    #expect(saving.flush())
    #expect(!saving.isPending)
    #expect(file.load() == 11)
    #expect(writes == 2)
    await time.advance(by: .seconds(5))
    #expect(writes == 2)
    #expect(world.errors.count == 1)
  }

  @Test func `a batch that takes back what a flush in it has saved is saved after two delays`()
    async
  {
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    store.batch {
      store.send(.add(1))
      #expect(saving.flush())
      #expect(file.load() == 1)
      store.send(.add(-1))
      #expect(saving.isPending)
    }
    // One until it is found, and another one until it is saved.
    await time.advance(by: .milliseconds(1_999))
    #expect(writes == 1)
    await time.advance(by: .milliseconds(1))
    #expect(file.load() == 0)
    #expect(writes == 2)
    #expect(!saving.isPending)
    await time.advance(by: .seconds(5))
    #expect(writes == 2)
  }

  @Test func `a flush that fails is tried again, though the write before it succeeds`() async {
    disk.isSlow = true
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    store.send(.add(1))
    await time.advance(by: .seconds(1))
    disk.faults[.read] = 5
    #expect(file.load() == nil)
    #expect(!saving.flush())
    disk.faults = [:]
    disk.catchUp()
    #expect(writes == 1)
    #expect(saving.isPending)
    #expect(file.load() == 1)
    #expect(saving.flush())
    #expect(writes == 2)
    #expect(!saving.isPending)
  }

  @Test func `a value that can't be encoded is reported after the delay, and the next one saved`()
    async throws
  {
    let store = Store<Double, Double>(initial: 0, clock: time) { state, value in
      state = value
      return .none
    }
    let file = try StateFile<Double>(path: "real", files: disk) { [world] in world.errors.append($0)
    }
    let saving = store.persisted(\.self, to: file, after: .seconds(1))
    for count in 1...2 {
      store.send(.infinity)
      await time.advance(by: .seconds(9))
      #expect(world.errors.count == count)
      guard case .notEncodable("real", _) = world.errors.last else {
        Issue.record("\(world.errors)")
        return
      }
      #expect(writes == count - 1)
      #expect(saving.isPending)
      store.send(Double(count))
      await time.advance(by: .seconds(1))
      #expect(file.load() == Double(count))
      #expect(!saving.isPending)
    }
  }

  @Test func `a value that equals no value is saved just once more after a flush`() async throws {
    struct Odd: Codable, Equatable {
      var number = 0
      static func == (left: Odd, right: Odd) -> Bool { false }
    }
    let store = Store<Odd, Int>(initial: Odd(), clock: time) { state, number in
      state.number = number
      return .none
    }
    let file = try StateFile<Odd>(path: "odd", files: disk) { Issue.record($0) }
    let saving = store.persisted(\.self, to: file, after: .seconds(1))
    store.send(1)
    #expect(saving.flush())
    #expect(writes == 1)
    await time.advance(by: .seconds(9))
    #expect(writes == 2)
    #expect(file.load()?.number == 1)
  }

  @Test func `a batch that keeps what a flush in it has saved writes nothing more`() async {
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    store.batch {
      store.send(.add(1))
      #expect(saving.flush())
      store.send(.note("elsewhere"))
    }
    await time.advance(by: .seconds(5))
    #expect(file.load() == 1)
    #expect(writes == 1)
    #expect(!saving.isPending)
  }

  @Test func `a failed flush in a batch that takes the change back is saved with the final value`()
    async
  {
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    disk.faults[.write] = 5
    store.batch {
      store.send(.add(1))
      #expect(!saving.flush())
      store.send(.add(-1))
    }
    disk.faults = [:]
    await time.advance(by: .seconds(2))
    #expect(file.load() == 0)
    #expect(!saving.isPending)
    #expect(world.errors.count == 1)
  }
}
