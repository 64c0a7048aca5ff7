import Observation2
import StateStore
import Testing

/// To look for a child by its identifier is to run anyone's code: nothing of the store's is half
/// changed meanwhile (rule 33 of *The rules*).
@MainActor @Suite struct ReentrantChildTests {
  /// Calls out whenever it is hashed or compared.
  struct RowID: Hashable {
    let number: Int
    let plan: Plan

    static func == (left: RowID, right: RowID) -> Bool {
      MainActor.assumeIsolated { left.plan.look() }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { plan.look() }
      // All meet, so that they are compared as well.
      hasher.combine(number % 2)
    }
  }

  @MainActor final class Plan {
    private var looks = 0
    private var due = 0
    private var body: (@MainActor () -> Void)?
    /// The state's own collections look as well, and may not be called back into.
    var isReducing = false
    var hasCalled: Bool { body == nil }

    nonisolated init() {}

    /// Calls `body` at the look of this number from now on.
    func call(at look: Int, _ body: @escaping @MainActor () -> Void) {
      (looks, due) = (0, look)
      self.body = body
    }

    func look() {
      guard !isReducing else { return }
      looks += 1
      if looks == due, let body {
        self.body = nil
        body()
      }
    }
  }

  struct Row: Identifiable {
    let id: RowID
    var starts = 0
  }

  struct Page {
    var rows: [Row] = []
    var places: [RowID: Row] = [:]
  }

  enum RowAction {
    case start
  }

  enum PageAction {
    case row(RowID, RowAction)
    case place(RowID, RowAction)
    case remove(Int)
  }

  enum Interruption: CaseIterable {
    case end, send, finish, start
  }

  private let plan = Plan()
  private let time = VirtualTime()

  private func id(_ number: Int) -> RowID { RowID(number: number, plan: plan) }

  /// A store in which `effect` makes that of the row with a number.
  private func makeStore(
    _ effect: @escaping @MainActor (Int) -> Effect<RowAction>
  ) -> Store<Page, PageAction> {
    let row = Reducer<Row, RowAction> { row, _ in
      row.starts += 1
      return effect(row.id.number)
    }
    let plan = plan
    var page = Page()
    for number in 0..<6 {
      page.rows.append(Row(id: id(number)))
      page.places[id(number)] = Row(id: id(number))
    }
    return Store(
      initial: page,
      reducer: .combine(
        Reducer { _, _ in
          plan.isReducing = true
          return .none
        },
        row.lift(
          each: \.rows,
          embed: { .row($0, $1) },
          extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
        ),
        row.lift(
          each: \.places,
          embed: { .place($0, $1) },
          extract: { if case .place(let id, let action) = $0 { (id, action) } else { nil } }
        ),
        Reducer { page, action in
          if case .remove(let number) = action {
            page.rows.removeAll { $0.id.number == number }
            page.places = page.places.filter { $0.key.number != number }
          }
          plan.isReducing = false
          return .none
        }
      ),
      clock: time,
      // Of an action to a child that is not there.
      report: { _ in }
    )
  }

  @Test(arguments: Interruption.allCases, 1...40)
  func `identifiers may call back in whenever they are looked at`(kind: Interruption, look: Int) {
    var ends: [PublishSubject<RowAction>] = []
    let store = makeStore { _ in
      let end = PublishSubject<RowAction>()
      ends.append(end)
      return .merge(.stream(end), .wait(.seconds(1)).cancellable(id: "wait"))
    }
    for number in 0..<4 { store.send(.row(id(number), .start)) }
    var isEnded = false
    plan.call(at: look) { [plan] in
      switch kind {
      case .end:
        isEnded = true
        store.dispose()
      case .send: store.send(.remove(1))
      case .finish: for end in ends { end.onCompleted() }
      case .start: store.send(.row(RowID(number: 2, plan: plan), .start))
      }
    }
    store.send(.row(id(1), .start))
    store.send(.place(id(1), .start))
    store.send(.place(id(3), .start))
    store.send(.remove(3))
    store.send(.remove(5))
    for end in ends.suffix(2) { end.onCompleted() }
    let hasCalled = plan.hasCalled
    plan.call(at: 0) {}
    for number in 0..<6 { store.send(.remove(number)) }
    #expect(store.runningEffects.isEmpty)
    if !hasCalled { #expect(look > 20) }
    if !isEnded { #expect(store.state.rows.isEmpty) }
  }

  @Test func `an effect that comes back while it is looked for is found by its child's end`() {
    for look in 1...12 {
      var ends: [PublishSubject<RowAction>] = []
      let store = makeStore { _ in
        let end = PublishSubject<RowAction>()
        ends.append(end)
        return .stream(end)
      }
      store.send(.row(id(1), .start))
      plan.call(at: look) { ends[0].onCompleted() }
      store.send(.row(id(1), .start))
      #expect(store.runningEffects.count == (plan.hasCalled ? 1 : 2))
      store.send(.remove(1))
      #expect(store.runningEffects.isEmpty)
    }
  }
}
