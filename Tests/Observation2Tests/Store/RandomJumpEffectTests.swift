import Observation2
import StateStore
import Testing

/// Children that are added and removed by actions, jumps and replaced states, against the simplest
/// rule: an effect runs as long as its child has been present.
@MainActor @Suite struct RandomJumpEffectTests {
  struct Child: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Case: Equatable {
    case none
    case some(Child)
  }

  struct Family: Equatable {
    var list: IdentifiedList<Child> = []
    var array: [Child] = []
    var named: [Int: Child] = [:]
    var one: Child?
    var choice: Case = .none

    func has(_ place: Place, _ id: Int) -> Bool {
      switch place {
      case .list: list[id: id] != nil
      case .array: array.contains { $0.id == id }
      case .named: named[id] != nil
      case .one: one?.id == id
      case .choice: if case .some(let child) = choice { child.id == id } else { false }
      }
    }

    mutating func put(_ place: Place, _ id: Int) {
      if has(place, id) { return }
      let child = Child(id: id)
      switch place {
      case .list: list.append(child)
      case .array: array.append(child)
      case .named: named[id] = child
      case .one: one = child
      case .choice: choice = .some(child)
      }
    }

    mutating func remove(_ place: Place, _ id: Int) {
      guard has(place, id) else { return }
      switch place {
      case .list: list.remove(id: id)
      case .array: array.removeAll { $0.id == id }
      case .named: named[id] = nil
      case .one: one = nil
      case .choice: choice = .none
      }
    }
  }

  enum Place: CaseIterable {
    case list
    case array
    case named
    case one
    case choice
  }

  enum FamilyAction {
    case put(Place, Int)
    case remove(Place, Int)
    /// The child counts, and runs an endless effect.
    case start(Place, Int)
    case count(Place, Int)
  }

  private struct Running: Hashable {
    let place: Place
    let id: Int
  }

  private static func child(_ place: Place, _ log: Log) -> Reducer<Child, Bool> {
    Reducer { child, isStart in
      child.count += 1
      let running = Running(place: place, id: child.id)
      return isStart ? log.effect(running).cancellable(id: "work", cancelInFlight: true) : .none
    }
  }

  /// The effects that run.
  private final class Log {
    private(set) var running: [Running: Int] = [:]

    var now: Set<Running> { Set(running.filter { $0.value > 0 }.keys) }

    @MainActor
    func effect(_ one: Running) -> Effect<Bool> {
      .stream(
        EventStream<Bool>.create { [weak self] _ in
          self?.running[one, default: 0] += 1
          return AnyDisposable { self?.running[one, default: 0] -= 1 }
        }
      )
    }
  }

  private static func embed(_ place: Place, _ id: Int, _ isStart: Bool) -> FamilyAction {
    isStart ? .start(place, id) : .count(place, id)
  }

  private static func extract(_ place: Place, _ action: FamilyAction) -> (Int, Bool)? {
    switch action {
    case .start(place, let id): (id, true)
    case .count(place, let id): (id, false)
    default: nil
    }
  }

  private static func reducer(_ log: Log) -> Reducer<Family, FamilyAction> {
    .combine(
      child(.list, log).lift(
        each: \.list,
        embed: { embed(.list, $0, $1) },
        extract: { extract(.list, $0) }
      ),
      child(.array, log).lift(
        each: \.array,
        embed: { embed(.array, $0, $1) },
        extract: { extract(.array, $0) }
      ),
      child(.named, log).lift(
        each: \.named,
        embed: { embed(.named, $0, $1) },
        extract: { extract(.named, $0) }
      ),
      child(.one, log).lift(
        optional: \.one,
        embed: { embed(.one, 0, $0) },
        extract: { extract(.one, $0)?.1 }
      ),
      child(.choice, log).lift(
        case: { (choice: Case) in if case .some(let child) = choice { child } else { nil } },
        embedState: { .some($0) },
        embed: { embed(.choice, 0, $0) },
        extract: { extract(.choice, $0)?.1 }
      )
      .lift(state: \.choice, embed: { $0 }, extract: { $0 }),
      Reducer { state, action in
        if case .put(let place, let id) = action { state.put(place, id) }
        if case .remove(let place, let id) = action { state.remove(place, id) }
        return .none
      }
    )
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `an effect runs for as long as its child has been there`(part: UInt64) {
    for seed in 0..<40 as Range<UInt64> {
      var random = SplitMix(seed: SplitMix.mixed(part, seed, 10))
      let log = Log()
      let history = StateHistory<Family, FamilyAction>(limit: 20)
      let store = Store(
        initial: Family(),
        reducer: Self.reducer(log),
        clock: VirtualTime(),
        middleware: [history.middleware]
      )
      var expected: Set<Running> = []
      var saved = Family()
      for step in 0..<60 {
        let place = Place.allCases.randomElement(using: &random) ?? .list
        let id = Int.random(in: 0..<3, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4: store.send(.put(place, id))
        case 4: store.send(.remove(place, id))
        case 5..<8:
          guard store.state.has(place, id) else { continue }
          store.send(.start(place, id))
          expected.insert(Running(place: place, id: id))
        case 8: if store.state.has(place, id) { store.send(.count(place, id)) }
        case 9: history.undo()
        case 10: history.jump(to: Int.random(in: 0..<20, using: &random))
        default:
          if step.isMultiple(of: 2) { saved = store.state } else { store.replaceState(with: saved) }
        }
        expected = expected.filter { store.state.has($0.place, $0.id) }
        #expect(log.now == expected, "part \(part), seed \(seed), step \(step)")
        guard log.now == expected else { return }
      }
      store.dispose()
      #expect(log.now.isEmpty)
    }
  }
}
