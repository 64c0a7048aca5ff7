import Observation2
import StateStore

extension GrowthRow {
  /// Stores with growing numbers of actions, observers and slices.
  @MainActor static var stores: [GrowthRow] {
    [
      GrowthRow(
        "n selections of a store",
        of: [
          "Store.init(initial:reducer:clock:middleware:report:)", "Store.select(_:)",
          "Store.send(_:)",
        ],
        n: 200,
        expected: .each(plus: 1)
      ) { n, gauge in
        let probe = Probe()
        let bag = DisposeBag()
        let store = makeStore(children: 1)
        gauge.start()
        for index in 0..<n {
          store.select { $0.rows[0].value + (index == 0 ? 0 : $0.other) }
            .drive { _ in probe.add() }.disposed(by: bag)
        }
        store.send(.row(0, 1))
        bag.dispose()
        gauge.stop()
        return min(probe.count, n + 1)
      },
      GrowthRow("n selections of a store, disposed of newest first", of: [], n: 200) { n, gauge in
        let probe = Probe()
        let store = makeStore(children: 1)
        let selections = (0..<n).map { _ in store.select { $0.other }.drive { _ in probe.add() } }
        gauge.start()
        for selection in selections.reversed() { selection.dispose() }
        gauge.stop()
        return probe.count
      },
      GrowthRow("n keys of a dictionary, driven one after another", of: [], n: 200, expected: .each)
      {
        n,
        gauge in
        let probe = Probe()
        let store = makeStore(children: n)
        gauge.start()
        for key in 0..<n { store.driver(\.values[key]).drive { _ in probe.add() }.dispose() }
        gauge.stop()
        return probe.count
      },
      // So many that a store which searches all of them for each would show it.
      GrowthRow("one key, driven again and again beside n others", of: [], n: 128) { n, gauge in
        let probe = Probe()
        let bag = DisposeBag()
        let store = makeStore(children: n)
        for key in 1..<n { store.driver(\.values[key]).drive { _ in }.disposed(by: bag) }
        gauge.start()
        for _ in 0..<n { store.driver(\.values[0]).drive { _ in probe.add() }.dispose() }
        gauge.stop()
        bag.dispose()
        return probe.count
      },
      GrowthRow(
        "n keys of a dictionary, all driven",
        of: ["Store.driver(_:)"],
        n: 200,
        expected: .each(plus: 1)
      ) {
        n,
        gauge in
        let probe = Probe()
        let bag = DisposeBag()
        let store = makeStore(children: n)
        gauge.start()
        for key in 0..<n {
          store.driver(\.values[key]).drive { _ in probe.add() }.disposed(by: bag)
        }
        store.send(.value(0, -1))
        bag.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow("n actions in a batch", of: ["Store.batch(_:)"], n: 1_000, expected: .each) {
        n,
        gauge in
        let store = makeStore(children: 1)
        gauge.start()
        store.batch { for value in 1...n { store.send(.row(0, value)) } }
        gauge.stop()
        return store.state.rows[0].value
      },
      GrowthRow("n actions, each sent by an observer", of: [], n: 1_000, expected: .each) {
        n,
        gauge in
        let store = makeStore(children: 1)
        gauge.start()
        let observing = store.driver(\.other).drive { value in
          if value < n { store.send(.other(value + 1)) }
        }
        observing.dispose()
        gauge.stop()
        return store.state.other
      },
      GrowthRow(
        "n effects that wait, all at once",
        of: ["Effect.merge(_:)"],
        n: 50,
        expected: .each
      ) { n, gauge in
        let time = VirtualTime()
        let store = makeStore(children: 1, clock: time)
        gauge.start()
        store.send(.start(n))
        await time.advance(by: .seconds(1))
        gauge.stop()
        return store.state.other
      },
      GrowthRow("n effects, cancelled one by one", of: [], n: 50, expected: .exactly(0)) {
        n,
        gauge in
        let time = VirtualTime()
        let store = makeStore(children: 1, clock: time)
        gauge.start()
        store.send(.start(n))
        await time.settle()
        for id in 0..<n { store.send(.cancel(id)) }
        await time.advance(by: .seconds(1))
        gauge.stop()
        return store.state.other
      },
      GrowthRow(
        "n reducers combined",
        of: ["Reducer.init(_:)", "Reducer.combine(_:)", "Reducer.combined(with:)"],
        n: 100,
        expected: .each
      ) { n, gauge in
        let add = Reducer<Rows, RowsAction> { state, _ in
          state.other += 1
          return .none
        }
        gauge.start()
        let store = Store(
          initial: Rows(children: 1),
          reducer: .combine(Array(repeating: add, count: n)),
          clock: VirtualTime()
        )
        store.send(.other(0))
        gauge.stop()
        return store.state.other
      },
      GrowthRow(
        "n states of a history, full",
        of: [
          "StateHistory.init(limit:keeping:)", "StateHistory.middleware", "StateHistory.undo()",
          "StateHistory.jump(to:)", "StateHistory.redo()",
        ],
        n: 500,
        expected: .exactly(1)
      ) { n, gauge in
        let history = StateHistory<Rows, RowsAction>(limit: n)
        let store = Store(
          initial: Rows(children: 1),
          reducer: Rows.reducer,
          clock: VirtualTime(),
          middleware: [history.middleware]
        )
        gauge.start()
        for value in 0..<(2 * n) { store.send(.other(value)) }
        while history.undo() {}
        while history.redo() {}
        history.jump(to: 0)
        gauge.stop()
        return store.state.other < 2 * n - 1 ? 1 : 0
      },
    ]
  }

  @MainActor
  private static func makeStore(
    children: Int,
    clock: VirtualTime = VirtualTime()
  ) -> Store<Rows, RowsAction> {
    Store(initial: Rows(children: children), reducer: Rows.reducer, clock: clock)
  }
}

private struct Row: Identifiable {
  let id: Int
  var value = 0
}

private enum RowsAction {
  case row(Int, Int)
  case all(Int)
  case other(Int)
  case value(Int, Int)
  case start(Int)
  case cancel(Int)
  case finished
}

private struct Rows {
  var rows: IdentifiedList<Row>
  var values: [Int: Int]
  var other = 0

  init(children: Int) {
    rows = IdentifiedList((0..<children).map { Row(id: $0) })
    values = Dictionary(uniqueKeysWithValues: (0..<children).map { ($0, $0) })
  }

  @MainActor static var reducer: Reducer<Rows, RowsAction> {
    Reducer { state, action in
      switch action {
      case .row(let id, let value): state.rows[id: id]?.value = value
      case .all(let value): for row in state.rows { state.rows[id: row.id]?.value = value }
      case .other(let value): state.other = value
      case .value(let key, let value): state.values[key] = value
      case .finished: state.other += 1
      case .cancel(let id): return .cancel(id: id)
      case .start(let count):
        return .merge(
          (0..<count).map { id in
            .concatenate(.wait(.seconds(1)), .send(.finished)).cancellable(id: id)
          }
        )
      }
      return .none
    }
  }
}
