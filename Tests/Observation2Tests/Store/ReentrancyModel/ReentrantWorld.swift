import Observation2
import StateStore

/// A store that is used by whatever it calls out to, at random: observers, effects, comparisons, and
/// the ends of actions' payloads, of states, of effects' closures and of subscriptions, and the
/// identifiers of children.
///
/// It checks invariants: each accepted action is reduced once, observers receive the newest state
/// and nothing twice, actions that they send wait, two slices of the state belong together, no observer
/// is called after it has left, and a child's effects run until they finish or the child goes.
@MainActor
final class ReentrantWorld {
  /// Acts on the store when it is released; contained in an action, a state, an effect or an
  /// observer.
  final class Token {
    private let world: ReentrantWorld

    init(_ world: ReentrantWorld) {
      self.world = world
    }

    deinit { MainActor.assumeIsolated { [world] in world.act() } }
  }

  struct Change {
    let serial: Int
    let amount: Int
    var first: Token?
    var second: Token?
    /// The kind of its effect.
    var effect = 0
    /// What happens to which child.
    var row: RowChange = .none
    var number = 0
  }

  enum RowChange: CaseIterable {
    case none, start, add, remove
  }

  struct State {
    var serials: [Int] = []
    var total = 0
    var double = 0
    var token: Token?
    var other: Token?
    var list: IdentifiedList<ReentrantRow> = []
    var array: [ReentrantRow] = []

    var pair: (Int, Token?) { (total, token) }
  }

  private final class Observer {
    var isOver = false
    var last: Int?
    /// A hub of its own repeats what that was told last, which may lie behind the state.
    var mayLag = false
    let slice: (State) -> Int
    var subscription: (any Disposable)?

    init(_ slice: @escaping (State) -> Int) {
      self.slice = slice
    }
  }

  private var random: SplitMix
  private var store: Store<State, Change>?
  private var child: Store<State, Change>?
  /// Of the total, with a hub of its own.
  private var shared: Driver<Int>?
  private var observers: [Observer] = []
  private var lastSerial = 0
  private var isReducing = false
  private var isOver = false
  private var depth = 0
  /// The number of actions that are left.
  private var budget = 0
  private let allowsEnd: Bool
  /// The sent actions, which have to be reduced in this order.
  private var sent: [Int] = []
  private var reduced: [Int] = []
  /// The effects of children that have not ended.
  private var runs: [ReentrantRow.Run] = []
  private(set) var complaints: [String] = []
  private(set) var acts = 0

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    allowsEnd = seed % 4 == 0
    let store = Store<State, Change>(
      initial: State(),
      reducer: .combine(
        Reducer { [weak self] in self?.reduce(&$0, $1) ?? .none },
        // One child in both, so that its effects end twice.
        rows(\.list),
        rows(\.array),
        Reducer { [weak self] state, change in
          self?.reduceRows(&state, change)
          self?.isReducing = false
          return .none
        }
      ),
      clock: VirtualTime(),
      // Of actions to children that are not there.
      report: { _ in }
    )
    self.store = store
    child = store.scope(state: \.self) { $0 }
    shared = store.driver(\.total).asDriver()
  }

  /// Performs a number of operations from outside, and checks after each.
  func run(_ count: Int) {
    for _ in 0..<count where complaints.isEmpty {
      budget = 60
      act()
      budget = 0
      check()
    }
    budget = 0
    let store = store
    self.store = nil
    child = nil
    shared = nil
    for observer in observers { leave(observer) }
    store?.dispose()
  }

  private func reduce(_ state: inout State, _ change: Change) -> Effect<Change> {
    isReducing = true
    reduced.append(change.serial)
    state.serials.append(change.serial)
    state.total += change.amount
    state.double = 2 * state.total
    if chance(3) { state.token = chance(2) ? Token(self) : nil }
    if chance(5) { state.other = chance(2) ? Token(self) : nil }
    let token = chance(2) ? Token(self) : nil
    switch change.effect {
    case 1: return .perform { withExtendedLifetime(token) { self.act() } }
    case 2:
      return .merge(
        .stream(EventStream<Change>.create { _ in AnyDisposable { self.act(token) } }),
        .perform { withExtendedLifetime(token) { self.act() } }
      )
      .cancellable(id: change.serial % 3, cancelInFlight: true)
    case 3:
      return .concatenate(
        .stream(EventStream<Change>.never()),
        .perform { self.act(token) },
        .cancel(id: 1)
      )
      .cancellable(id: change.serial % 3)
    case 4: return .merge(.cancel(id: change.serial % 3), .perform { self.act(token) })
    default: return .none
    }
  }

  private func rows(
    _ path: WritableKeyPath<State, some ChildCollection<ReentrantRow.ID, ReentrantRow>>
  ) -> Reducer<State, Change> {
    let row = Reducer<ReentrantRow, Int> { [weak self] row, _ in
      guard let self else { return .none }
      let run = ReentrantRow.Run(row.id.number)
      runs.append(run)
      return run.effect(self).cancellable(id: row.id)
    }
    return row.lift(
      each: path,
      embed: { Change(serial: $1, amount: 0) },
      extract: { [weak self] in
        guard let self, $0.row == .start else { return nil }
        return (ReentrantRow.ID(number: $0.number, world: self), 0)
      }
    )
  }

  private func reduceRows(_ state: inout State, _ change: Change) {
    let number = change.number
    switch change.row {
    case .add where !state.array.contains(where: { $0.id.number == number }):
      let row = ReentrantRow(id: ReentrantRow.ID(number: number, world: self))
      state.list.append(row)
      state.array.append(row)
    case .remove:
      for run in runs where run.number == number { run.isOver = true }
      state.list.removeAll { $0.id.number == number }
      state.array.removeAll { $0.id.number == number }
    default: break
    }
  }

  /// Something may happen, as someone looks at an identifier.
  func look() {
    if chance(4) { act() }
  }

  /// Something happens, unless a reducer runs, which may not be called back.
  private func act(_ token: Token? = nil) {
    guard budget > 0, !isReducing, complaints.isEmpty, let store, let child else { return }
    budget -= 1
    acts += 1
    depth += 1
    defer { depth -= 1 }
    guard depth < 40 else { return }
    switch Int.random(in: 0..<17, using: &random) {
    case 0...4: send(to: store)
    case 5, 6: send(to: child)
    case 7: store.batch { for _ in 0..<3 { act() } }
    case 8...12: observe(store)
    case 13, 14: if let observer = observers.randomElement(using: &random) { leave(observer) }
    case 15: runs.randomElement(using: &random)?.finish()
    default:
      if allowsEnd, chance(8) {
        isOver = true
        store.dispose()
      }
    }
  }

  private func send(to store: Store<State, Change>) {
    lastSerial += 1
    let change = Change(
      serial: lastSerial,
      amount: Int.random(in: -1...2, using: &random),
      first: chance(2) ? Token(self) : nil,
      second: chance(2) ? Token(self) : nil,
      effect: Int.random(in: 0..<8, using: &random),
      row: RowChange.allCases.randomElement(using: &random) ?? .none,
      number: Int.random(in: 0..<6, using: &random)
    )
    if !isOver { sent.append(change.serial) }
    store.send(change)
  }

  private func observe(_ store: Store<State, Change>) {
    let token = chance(3) ? Token(self) : nil
    let observer: Observer
    switch Int.random(in: 0..<6, using: &random) {
    case 0: observer = follow(store.driver(\.total)) { $0.total }
    case 4: observer = follow(shared ?? .never(), mayLag: true) { $0.total }
    case 1: observer = follow(store.driver(\.double)) { $0.double }
    case 2:
      observer = follow(store.driver(\.pair, by: { $0.0 == $1.0 }).map { $0.0 }) { $0.total }
    case 3:
      observer = follow(
        store.select(
          { $0.total / 2 },
          by: { [weak self] in
            self?.act(token)
            return $0 == $1
          }
        )
      ) { $0.total / 2 }
    default:
      let pairs = Driver<Int>.combineLatest(
        store.driver(\.total),
        store.driver(\.double),
        store.driver(\.serials.count)
      ) { [weak self] total, double, _ in
        if double != 2 * total { self?.complain("\(total) and \(double) do not belong together") }
        return double
      }
      observer = follow(pairs.distinctUntilChanged()) { $0.double }
    }
    observers.append(observer)
  }

  private func follow(
    _ driver: Driver<Int>,
    mayLag: Bool = false,
    _ slice: @escaping (State) -> Int
  ) -> Observer {
    let observer = Observer(slice)
    observer.mayLag = mayLag
    let token = chance(3) ? Token(self) : nil
    let subscription = driver.drive { [weak self] value in
      withExtendedLifetime(token) { self?.tell(observer, value) }
    }
    if observer.isOver { subscription.dispose() } else { observer.subscription = subscription }
    return observer
  }

  private func tell(_ observer: Observer, _ value: Int) {
    if observer.isOver { complain("who had left was told \(value)") }
    if observer.last == value { complain("\(value) was told twice") }
    if let store, !isReducing, !observer.mayLag, observer.slice(store.state) != value {
      complain("\(value) is not what the state has")
    }
    observer.last = value
    guard chance(3) else { return }
    let reduced = reduced.count
    act()
    if self.reduced.count > reduced { complain("an action did not wait until all had been told") }
  }

  private func leave(_ observer: Observer) {
    observer.isOver = true
    let subscription = observer.subscription
    observer.subscription = nil
    subscription?.dispose()
  }

  private func check() {
    guard let state = store?.state else { return }
    observers.removeAll { $0.isOver }
    if Set(reduced).count != reduced.count { complain("something was reduced twice") }
    if state.serials != reduced { complain("the state lost an action") }
    if !isOver, reduced.sorted() != sent {
      complain("sent \(sent.count), reduced \(reduced.count)")
    }
    runs.removeAll { $0.isOver && !$0.isRunning }
    for run in runs where run.isRunning == (run.isOver || isOver) {
      complain("an effect of row \(run.number) \(run.isRunning ? "goes on" : "does not run")")
    }
    if isOver { runs = [] }
    for observer in observers where observer.last != observer.slice(state) {
      complain("\(observer.last ?? -1) was told last, the state has \(observer.slice(state))")
    }
  }

  private func complain(_ text: String) {
    complaints.append(text)
  }

  private func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
}
