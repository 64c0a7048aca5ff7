import Observation2
import Observation2Testing
import StateStore
import StateStoreTesting

extension GrowthRow {
  /// What tells states apart, and tests a store by it.
  @MainActor static var stateDiffs: [GrowthRow] { testStores + diffs }

  @MainActor private static var testStores: [GrowthRow] {
    [
      GrowthRow("n actions received by a test store", of: [], n: 200, expected: .exactly(0)) {
        n,
        gauge in
        var failures = 0
        let store = TestStore(
          initial: StorePage(),
          reducer: StorePage.reducer,
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
    _ exhaustivity: TestExhaustivity<StorePage>
  ) -> GrowthRow {
    GrowthRow("a failed assertion \(what) of a state of n", of: [], n: 500, expected: .exactly(1)) {
      n,
      gauge in
      var failures = 0
      let store = TestStore(
        initial: StorePage(words: Array(0..<n)),
        reducer: StorePage.reducer,
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
      GrowthRow(
        "a difference in all of n elements",
        of: ["StateDiff.lines", "StateDiff.description"],
        n: 500,
        expected: .each(times: 2)
      ) {
        n,
        gauge in
        let (old, new) = (Array(repeating: 0, count: n), Array(repeating: 1, count: n))
        gauge.start()
        defer { gauge.stop() }
        let diff = StateDiff(old, new)
        return diff.description.isEmpty ? 0 : diff.lines.count
      },
    ]
  }

  private static func diff<Value>(
    _ what: String,
    lines: Int,
    _ make: @escaping @MainActor (_ n: Int, _ last: Int) -> Value
  ) -> GrowthRow {
    GrowthRow(
      "a difference in \(what)",
      of: ["StateDiff.init(_:_:name:)"],
      n: 200,
      expected: .exactly(lines)
    ) { n, gauge in
      let (old, new) = (make(n, 0), make(n, 1))
      gauge.start()
      defer { gauge.stop() }
      return StateDiff(old, new).lines.count
    }
  }
}

private struct Nest {
  var value = 0
  var inner: [Nest] = []
}

private indirect enum Chain {
  case end
  case link(Int, Chain)
}
