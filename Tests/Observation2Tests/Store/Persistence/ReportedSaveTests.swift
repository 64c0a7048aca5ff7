import Observation2
import StateStore
import StorePersistence
import Testing

/// The handler of a file's failures may end what failed, or ask for another save.
@MainActor @Suite struct ReportedSaveTests {
  enum Deed: CaseIterable {
    case disposeSaving, flush, disposeStore, releaseAll
  }

  private final class World {
    var store: Store<Cart, CartAction>?
    var saving: StatePersistence<Int>?
  }

  nonisolated private static let steps: [StateFileError.Step] = [
    .read, .write, .sync, .rename, .syncFolder,
  ]

  @Test(arguments: Deed.allCases, steps)
  func `a save that fails is reported once for each attempt`(
    deed: Deed,
    step: StateFileError.Step
  ) async throws {
    let time = VirtualTime()
    let files = MemoryFileSystem(["total": [0]])
    let world = World()
    var reports = 0
    let file = try StateFile<Int>(path: "total", files: files) { [unowned world] _ in
      reports += 1
      switch deed {
      case .disposeSaving: world.saving?.dispose()
      case .flush: #expect(world.saving?.flush() != true)
      case .disposeStore: world.store?.dispose()
      case .releaseAll: (world.store, world.saving) = (nil, nil)
      }
    }
    let store = Store<Cart, CartAction>(initial: Cart(), reducer: .cart(), clock: time)
    world.store = store
    world.saving = store.persisted(\.total, to: file, after: .seconds(1))
    files.fault = { failing, _ in failing == step ? 28 : nil }
    store.send(.add(1))
    world.saving?.flush()
    world.saving?.dispose()
    world.saving?.dispose()
    await time.settle()
    #expect((1...4).contains(reports))
  }
}
