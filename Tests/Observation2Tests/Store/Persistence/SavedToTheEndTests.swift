import Observation2
import StateStore
import StorePersistence
import Testing

/// Every reduced state is saved, however the store or its scene ends.
@MainActor @Suite struct SavedToTheEndTests {
  /// The object that ends, and the code that ends it.
  enum End: CaseIterable {
    case storeByObserver, storeByBatch, storeByEffect, storeByMiddleware
    case sceneByObserver, sceneByBatch, sceneByEffect, sceneByMiddleware

    var isOfScene: Bool {
      switch self {
      case .sceneByObserver, .sceneByBatch, .sceneByEffect, .sceneByMiddleware: true
      default: false
      }
    }
  }

  private final class World {
    var store: Store<Cart, CartAction>?
    let scene = DisposeBag()
    var watch: () -> Void = {}
    var act: () -> Void = {}
  }

  private let time = VirtualTime()
  private let disk = ScriptedFileSystem()

  @Test(arguments: End.allCases)
  func `the last change is saved`(end: End) async throws {
    let file = try StateFile<Int>(path: "total", files: disk) { Issue.record($0) }
    let world = World()
    let store = Store<Cart, CartAction>(
      initial: Cart(),
      reducer: .cart().combined(
        with: Reducer { [weak world] _, _ in .perform { world?.act() } }
      ),
      clock: time,
      middleware: [.analytics { [weak world] _, _ in world?.watch() }]
    )
    let bag = DisposeBag()
    var observe: () -> Void = {}
    store.driver(\.total).drive { _ in observe() }.disposed(by: bag)
    let saving = store.persisted(\.total, to: file, after: .seconds(1))
    saving.disposed(by: world.scene)
    store.send(.add(1))
    switch end {
    case .storeByObserver: observe = { store.dispose() }
    case .storeByMiddleware: world.watch = { store.dispose() }
    case .storeByEffect: world.act = { store.dispose() }
    case .sceneByObserver: observe = { world.scene.dispose() }
    case .sceneByMiddleware: world.watch = { world.scene.dispose() }
    case .sceneByEffect: world.act = { world.scene.dispose() }
    case .storeByBatch, .sceneByBatch: break
    }
    store.batch {
      store.send(.add(4))
      switch end {
      case .storeByBatch: store.dispose()
      case .sceneByBatch: world.scene.dispose()
      default: break
      }
    }
    observe = {}
    (world.watch, world.act) = ({}, {})
    store.dispose()
    #expect(saving.isPending == !end.isOfScene)
    await time.advance(by: .seconds(1))
    #expect(file.load() == 5)
    world.scene.dispose()
    #expect(file.load() == 5)
    #expect(!saving.isPending)
  }

  @Test func `a change is saved though the store was let go as it was told`() throws {
    let file = try StateFile<Int>(path: "total", files: disk) { Issue.record($0) }
    let (bag, scene) = (DisposeBag(), DisposeBag())
    weak var gone: Store<Cart, CartAction>?
    do {
      let world = World()
      world.store = Store(initial: Cart(), reducer: .cart(), clock: time)
      gone = world.store
      world.store?.driver(\.total).drive { if $0 == 4 { world.store = nil } }.disposed(by: bag)
      world.store?.persisted(\.total, to: file).disposed(by: scene)
      world.store?.send(.add(4))
    }
    #expect(gone == nil)
    scene.dispose()
    #expect(file.load() == 4)
  }

  @Test(arguments: 0..<10)
  func `random ends save what was reduced`(part: UInt64) throws {
    var complaints: [String] = []
    for seed in (part * 100)..<((part + 1) * 100) {
      var random = SplitMix(seed: seed)
      let disk = ScriptedFileSystem()
      let file = try StateFile<Int>(path: "total", files: disk) { Issue.record($0) }
      let (bag, scene) = (DisposeBag(), DisposeBag())
      var reduced = 0
      var budget = 12
      var isOver = false
      var acts: [() -> Void] = []
      func act() {
        if !acts.isEmpty { budget -= 1 }
        if budget >= 0 { acts.randomElement(using: &random)?() }
      }
      func end() {
        if isOver { return }
        isOver = true
        scene.dispose()
        let saved = file.load() ?? 0
        if saved != reduced {
          complaints.append("seed \(seed): \(reduced) was reduced, \(saved) is saved")
        }
      }
      let store = Store<Int, Int>(initial: 0, clock: VirtualTime()) { state, amount in
        state += amount
        reduced = state
        return .perform { act() }
      }
      store.driver(\.self).drive { _ in act() }.disposed(by: bag)
      store.persisted(\.self, to: file).disposed(by: scene)
      store.driver(\.self).drive { _ in act() }.disposed(by: bag)
      acts = [
        { store.send(1) },
        { store.send(2) },
        { store.batch { for _ in 0..<3 { act() } } },
        { store.driver(\.self).drive { _ in act() }.disposed(by: bag) },
        { store.dispose() },
        end,
      ]
      while budget > 0 { act() }
      end()
      acts = []
    }
    #expect(complaints == [])
  }
}
