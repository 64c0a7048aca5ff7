import Observation2
import StateStore
import StorePersistence
import Testing

@MainActor @Suite struct StatePersistenceTests {
  private let time = VirtualTime()
  private let disk = ScriptedFileSystem()
  private let store: Store<Cart, CartAction>
  private let file: StateFile<Int>

  init() throws {
    store = Store(initial: Cart(), reducer: .cart(), clock: time)
    file = try StateFile(path: "total", files: disk, report: { _ in })
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
}
