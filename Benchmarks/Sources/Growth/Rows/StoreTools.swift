import Observation2
import Observation2Testing
import StateStore
import StorePersistence

extension GrowthRow {
  /// What looks on at a store, tests it, or tells its states apart.
  @MainActor static var storeTools: [GrowthRow] {
    histories + recordings + testStores + diffs + lifts
  }

  @MainActor private static var histories: [GrowthRow] {
    [
      GrowthRow("n actions at the limit of a history", of: [], n: 1_000, expected: .each) {
        n,
        gauge in
        let history = StateHistory<Page, PageAction>(limit: n)
        let store = makeStore([history.middleware])
        for number in 0..<n { store.send(.note(number)) }
        gauge.start()
        for number in 0..<n { store.send(.note(number)) }
        gauge.stop()
        return history.position
      },
      GrowthRow("n jumps of a history of n", of: [], n: 1_000, expected: .each) { n, gauge in
        let history = StateHistory<Page, PageAction>(limit: n)
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
        let history = StateHistory<Page, PageAction>(limit: n)
        let store = makeStore([history.middleware])
        gauge.start()
        for number in 0..<n { store.send(.write(number)) }
        gauge.stop()
        return history.position
      },
      GrowthRow("n states put in place", of: [], n: 1_000, expected: .each) { n, gauge in
        let store = makeStore([])
        gauge.start()
        for number in 1...n { store.replaceState(with: Page(note: number)) }
        gauge.stop()
        return store.state.note
      },
    ]
  }

  @MainActor private static var recordings: [GrowthRow] {
    [
      GrowthRow(
        "n actions recorded, each of which adds to the state",
        of: [],
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
        of: [],
        n: 200,
        expected: .each
      ) { n, gauge in
        let text = record(n).map { $0 + "\n" }.joined()
        gauge.start()
        defer { gauge.stop() }
        guard let recording = try? StoreRecording<Page, PageAction>(text) else { return 0 }
        var failures = 0
        try? recording.check(
          report: { _, _, _, _, _ in failures += 1 },
          reducer: { _ in Page.reducer }
        )
        return recording.count - failures
      },
    ]
  }

  @MainActor private static var testStores: [GrowthRow] {
    [
      GrowthRow("n actions received by a test store", of: [], n: 200, expected: .exactly(0)) {
        n,
        gauge in
        var failures = 0
        let store = TestStore(
          initial: Page(),
          reducer: Page.reducer,
          clock: VirtualTime(),
          report: { _, _, _, _, _ in failures += 1 }
        )
        gauge.start()
        await store.send(.noteAll(n))
        for number in 1...n { await store.receive(.note(number)) { $0.note = number } }
        await store.finish()
        gauge.stop()
        return failures
      },
      failedAssertion("of all", .full),
      failedAssertion("of a part", .off),
    ]
  }

  @MainActor
  private static func failedAssertion(
    _ what: String,
    _ exhaustivity: TestExhaustivity<Page>
  ) -> GrowthRow {
    GrowthRow("a failed assertion \(what) of a state of n", of: [], n: 500, expected: .exactly(1)) {
      n,
      gauge in
      var failures = 0
      let store = TestStore(
        initial: Page(words: Array(0..<n)),
        reducer: Page.reducer,
        clock: VirtualTime(),
        report: { _, _, _, _, _ in failures += 1 }
      )
      store.exhaustivity = exhaustivity
      gauge.start()
      await store.send(.note(1)) { $0.words[n - 1] += 1 }
      gauge.stop()
      await store.finish()
      return failures
    }
  }

  @MainActor private static var diffs: [GrowthRow] {
    [
      diff("an array of n", lines: 2) { n, last in
        Array(repeating: Nest(), count: n) + [Nest(value: last)]
      },
      diff("n arrays, one in another", lines: 2) { n, last in
        (0..<n).reduce(Nest(value: last)) { inner, _ in Nest(inner: [inner]) }
      },
      diff("n cases, one in another", lines: 2) { n, last in
        (0..<n).reduce(Chain.link(last, .end)) { .link($1, $0) }
      },
      diff("a dictionary of n", lines: 2) { n, last in
        Dictionary(uniqueKeysWithValues: (0..<n).map { ($0, $0 == n / 2 ? last : 0) })
      },
      diff("a set of n", lines: 2) { n, last in Set((0..<n).map { $0 == n / 2 ? -last - 1 : $0 }) },
      GrowthRow("a difference in all of n elements", of: [], n: 500, expected: .each(times: 2)) {
        n,
        gauge in
        let (old, new) = (Array(repeating: 0, count: n), Array(repeating: 1, count: n))
        gauge.start()
        defer { gauge.stop() }
        return StateDiff(old, new).lines.count
      },
    ]
  }

  private static func diff<Value>(
    _ what: String,
    lines: Int,
    _ make: @escaping @MainActor (_ n: Int, _ last: Int) -> Value
  ) -> GrowthRow {
    GrowthRow("a difference in \(what)", of: [], n: 200, expected: .exactly(lines)) { n, gauge in
      let (old, new) = (make(n, 0), make(n, 1))
      gauge.start()
      defer { gauge.stop() }
      return StateDiff(old, new).lines.count
    }
  }

  @MainActor private static var lifts: [GrowthRow] {
    [
      GrowthRow("n actions to a case that grows", of: [], n: 1_000, expected: .each) { n, gauge in
        let store = Store<Screen, PageAction>(
          initial: .page(Page()),
          reducer: Page.reducer.lift(
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
      GrowthRow("an effect of n parts, mapped", of: [], n: 1_000, expected: .each) { n, gauge in
        var count = 0
        let store = Store<Page, PageAction>(initial: Page(), clock: VirtualTime()) { _, action in
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
    _ middleware: [StoreMiddleware<Page, PageAction>]
  ) -> Store<Page, PageAction> {
    Store(initial: Page(), reducer: Page.reducer, clock: VirtualTime(), middleware: middleware)
  }

  /// The lines of a recording of so many actions.
  @MainActor
  private static func record(_ count: Int) -> [String] {
    var lines: [String] = []
    let recorder = StoreRecorder<Page, PageAction>(
      of: Page(),
      clock: VirtualTime(),
      report: { _ in },
      write: { lines.append($0) }
    )
    let store = Store(
      initial: Page(),
      reducer: Page.reducer,
      clock: recorder.clock,
      middleware: [recorder.middleware]
    )
    for number in 0..<count { store.send(.write(number)) }
    return lines
  }
}

private enum PageAction: Codable, Equatable {
  case write(Int)
  case note(Int)
  /// Lets an effect send so many.
  case noteAll(Int)
}

private struct Page: Codable, Equatable {
  var words: [Int] = []
  var note = 0

  @MainActor static var reducer: Reducer<Page, PageAction> {
    Reducer { state, action in
      switch action {
      case .write(let word): state.words.append(word)
      case .note(let note): state.note = note
      case .noteAll(let count):
        return .stream(EventStream<PageAction>.from((1...count).map { .note($0) }))
      }
      return .none
    }
  }
}

private enum Screen {
  case empty
  case page(Page)
}

private struct Nest {
  var value = 0
  var inner: [Nest] = []
}

private indirect enum Chain {
  case end
  case link(Int, Chain)
}
