import Observation2
import StateStore
import StorePersistence

extension GrowthRow {
  /// Tools that watch a store, and lifts of reducers and effects.
  @MainActor static var storeTools: [GrowthRow] { histories + recordings + lifts }

  @MainActor private static var histories: [GrowthRow] {
    [
      GrowthRow(
        "n entries of a history",
        of: ["StateHistory.entries"],
        n: 1_000,
        expected: .each(plus: 1)
      ) { n, gauge in
        let history = StateHistory<StorePage, StorePageAction>(limit: n)
        let store = makeStore([history.middleware])
        for number in 0..<n { store.send(.note(number)) }
        gauge.start()
        defer { gauge.stop() }
        return history.entries.count
      },
      GrowthRow(
        "n actions, logged, told to analytics and to a middleware",
        of: [
          "StoreMiddleware.analytics(_:)", "StoreMiddleware.logging(_:)",
          "StoreMiddleware.init(wantsStateBefore:attach:willReduce:didReplace:didReduce:)",
          "StoreMiddleware.init(wantsStateBefore:didReduce:)",
        ],
        n: 200,
        expected: .each(times: 3)
      ) { n, gauge in
        var count = 0
        let store = makeStore([
          .logging { _ in count += 1 }, .analytics { _, _ in count += 1 },
          StoreMiddleware { _ in count += 1 },
        ])
        gauge.start()
        for number in 0..<n { store.send(.note(number)) }
        gauge.stop()
        return count
      },
      GrowthRow(
        "n actions at the limit of a history",
        of: ["StateHistory.init(limit:keeping:)", "StateHistory.middleware"],
        n: 1_000,
        expected: .each
      ) {
        n,
        gauge in
        let history = StateHistory<StorePage, StorePageAction>(limit: n)
        let store = makeStore([history.middleware])
        for number in 0..<n { store.send(.note(number)) }
        gauge.start()
        for number in 0..<n { store.send(.note(number)) }
        gauge.stop()
        return history.position
      },
      GrowthRow(
        "n jumps of a history of n",
        of: ["StateHistory.jump(to:)", "StateHistory.undo()", "StateHistory.redo()"],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let history = StateHistory<StorePage, StorePageAction>(limit: n)
        let store = makeStore([history.middleware])
        for number in 0..<n { store.send(.note(number)) }
        gauge.start()
        for number in 0..<n { history.jump(to: (number * 7) % n) }
        gauge.stop()
        return store.state.note == n - 1 ? 0 : n
      },
      GrowthRow(
        "n states of a history, each an array longer by one",
        of: [],
        .bytes,
        n: 200,
        limit: .documented(
          2.1,
          because: "each state keeps an array of its own once it is appended to"
        ),
        expected: .each
      ) { n, gauge in
        let history = StateHistory<StorePage, StorePageAction>(limit: n)
        let store = makeStore([history.middleware])
        gauge.start()
        for number in 0..<n { store.send(.write(number)) }
        gauge.stop()
        return history.position
      },
      GrowthRow(
        "n states put in place",
        of: ["Store.replaceState(with:)", "Store.replaceState(by:)"],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let store = makeStore([])
        gauge.start()
        for number in 1...n {
          if number.isMultiple(of: 2) {
            store.replaceState(with: StorePage(note: number))
          } else {
            store.replaceState { StorePage(note: $0.note + 1) }
          }
        }
        gauge.stop()
        return store.state.note
      },
    ]
  }

  @MainActor private static var recordings: [GrowthRow] {
    [
      GrowthRow(
        "n actions recorded, each of which adds to the state",
        of: ["StoreRecorder.init(of:clock:report:write:)", "StoreRecorder.middleware"],
        n: 200,
        expected: .each
      ) { n, gauge in
        gauge.start()
        let lines = record(n)
        gauge.stop()
        return lines.count - 1
      },
      GrowthRow(
        "n actions replayed, each of which adds to the state",
        of: [
          "StoreRecording.init(_:)", "StoreRecording.init(_:keepingAtMost:)",
          "StoreRecording.count",
          "StoreRecording.check(report:filePath:column:reducer:problem:)",
        ],
        n: 200,
        expected: .each
      ) { n, gauge in
        let text = record(n).map { $0 + "\n" }.joined()
        gauge.start()
        defer { gauge.stop() }
        guard let recording = try? StoreRecording<StorePage, StorePageAction>(text) else {
          return 0
        }
        var failures = 0
        try? recording.check(
          report: { _, _, _, _, _ in failures += 1 },
          reducer: { _ in StorePage.reducer }
        )
        return recording.count - failures
      },
    ]
  }

  @MainActor private static var lifts: [GrowthRow] {
    [
      GrowthRow(
        "n actions to a case that grows",
        of: ["Reducer.lift(case:embedState:embed:extract:onDismiss:)"],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let store = Store<Screen, StorePageAction>(
          initial: .page(StorePage()),
          reducer: StorePage.reducer.lift(
            case: { if case .page(let page) = $0 { page } else { nil } },
            embedState: { .page($0) },
            embed: { $0 },
            extract: { $0 }
          ),
          clock: VirtualTime()
        )
        gauge.start()
        for number in 0..<n { store.send(.write(number)) }
        gauge.stop()
        if case .page(let page) = store.state { return page.words.count }
        return 0
      },
      GrowthRow("an effect of n parts, mapped", of: ["Effect.map(_:)"], n: 1_000, expected: .each) {
        n,
        gauge in
        var count = 0
        let store = Store<StorePage, StorePageAction>(initial: StorePage(), clock: VirtualTime()) {
          _,
          action in
          if case .note = action { count += 1 }
          guard case .noteAll(let count) = action else { return .none }
          return Effect<Int>.merge((0..<count).map { .send($0) }).map { .note($0) }
        }
        gauge.start()
        store.send(.noteAll(n))
        gauge.stop()
        return count
      },
    ]
  }

  @MainActor
  private static func makeStore(
    _ middleware: [StoreMiddleware<StorePage, StorePageAction>]
  ) -> Store<StorePage, StorePageAction> {
    Store(
      initial: StorePage(),
      reducer: StorePage.reducer,
      clock: VirtualTime(),
      middleware: middleware
    )
  }

  /// Returns the lines of a recording of a number of actions.
  @MainActor
  private static func record(_ count: Int) -> [String] {
    var lines: [String] = []
    let recorder = StoreRecorder<StorePage, StorePageAction>(
      of: StorePage(),
      clock: VirtualTime(),
      report: { _ in },
      write: { lines.append($0) }
    )
    let store = Store(
      initial: StorePage(),
      reducer: StorePage.reducer,
      clock: recorder.clock,
      middleware: [recorder.middleware]
    )
    for number in 0..<count { store.send(.write(number)) }
    return lines
  }
}

private enum Screen {
  case empty
  case page(StorePage)
}

extension Exemption {
  /// Tools that watch a store and have nothing that grows.
  static let storeTools = Exemption(
    reason: "reads or stores a field, or makes one store or driver",
    symbols: [
      "Store.scope(case:action:)", "StoreReplacement.after", "StoreReplacement.before",
      "StoreReplacement.time",
    ]
  )
}
