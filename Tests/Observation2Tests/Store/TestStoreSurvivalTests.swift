import Observation2
import Observation2Testing
import StateStore
import StateStoreTesting
import Testing

/// A closure of a test that would trap on a state that its author did not expect: it never meets one,
/// and the test process goes on.
@MainActor @Suite struct TestStoreSurvivalTests {
  private struct Shelf: Equatable {
    var items: [Int] = [1, 2]
    var left: UInt = 1
    var label: String? = "new"
    var isOpen = true
    var note = ""
  }

  private enum Step: Equatable {
    case change(Int)
    case fetch
    case note(String)
  }

  private let time = VirtualTime()
  private let failures = TestFailures()

  private static let modes: [(String, TestExhaustivity<Shelf>)] = [
    ("full", .full), ("off", .off),
    ("slices", .slices([TestSlice("items", \.items), TestSlice("first", \.items.first)])),
  ]

  /// Makes a store whose action `change(n)` does the n-th change, and whose `fetch` sends a note.
  private func makeStore(
    _ exhaustivity: TestExhaustivity<Shelf> = .full,
    _ changes: (inout Shelf) -> Void...
  ) -> TestStore<Shelf, Step> {
    let store = TestStore<Shelf, Step>(
      initial: Shelf(),
      reducer: Reducer { state, step in
        switch step {
        case .change(let number): changes[number](&state)
        case .fetch: return .send(.note("fetched"))
        case .note(let note):
          state.note = note
          state.items = []
        }
        return .none
      },
      clock: time,
      report: failures.report
    )
    store.exhaustivity = exhaustivity
    return store
  }

  private let traps: [(String, (inout Shelf) -> Void)] = [
    ("removes the first", { $0.items.removeFirst() }),
    ("removes both", { $0.items.removeFirst(2) }),
    ("writes to an index", { $0.items[1] = 5 }),
    (
      "unwraps",
      { shelf in
        guard let label = shelf.label else { preconditionFailure("There is no label.") }
        shelf.label = label + "er"
      }
    ),
    ("counts below zero", { $0.left -= 1 }),
    (
      "has a precondition",
      {
        precondition($0.isOpen)
        $0.isOpen = false
      }
    ),
  ]

  @Test func `a right closure that would trap on the state after passes`() async {
    for (mode, exhaustivity) in Self.modes {
      for (what, change) in traps {
        let store = makeStore(exhaustivity, change)
        await store.send(.change(0), change)
        await store.finish()
        #expect(failures.messages == [], "\(what), \(mode)")
      }
    }
  }

  @Test func `a wrong closure that would trap on the state after fails with a sentence`() async {
    for (mode, exhaustivity) in Self.modes {
      for (what, change) in traps {
        let failures = TestFailures()
        let store = TestStore<Shelf, Step>(
          initial: Shelf(),
          reducer: Reducer { state, _ in
            state = Shelf(items: [], left: 0, label: nil, isOpen: false, note: "cleared")
            return .none
          },
          clock: time,
          report: failures.report
        )
        store.exhaustivity = exhaustivity
        await store.send(.change(0)) {
          change(&$0)
          $0.items.append(9)
        }
        await store.finish()
        #expect(!failures.messages.isEmpty, "\(what), \(mode)")
        #expect(
          failures.messages.allSatisfy { $0.hasPrefix("The state after change(0) is not as") }
        )
      }
    }
  }

  @Test func `a closure is called once, with the former state`() async {
    for (_, exhaustivity) in Self.modes {
      let store = makeStore(exhaustivity, { $0.items = [3] })
      var seen: [Shelf] = []
      await store.send(.change(0)) {
        seen.append($0)
        $0.items = [3]
      }
      await store.finish()
      #expect(seen == [Shelf()])
    }
    #expect(failures.messages == [])
  }

  @Test func `after a failed expectation no closure is called, until the state is accepted`() async
  {
    for (_, exhaustivity) in Self.modes {
      let failures = TestFailures()
      let store = TestStore<Shelf, Step>(
        initial: Shelf(items: []),
        reducer: Reducer { state, step in
          if step == .change(1) { state.items.append(4) }
          return .none
        },
        clock: time,
        report: failures.report
      )
      store.exhaustivity = exhaustivity
      let line: UInt = #line + 1
      await store.send(.change(0)) { $0.items.append(1) }
      await store.send(.change(0)) { $0.items.removeFirst() }
      await store.send(.change(0)) { $0.items.removeFirst() }
      #expect(failures.messages.last?.hasPrefix("The closure of change(0) was not called") == true)
      #expect(failures.messages.last?.contains("TestStoreSurvivalTests.swift:\(line)") == true)
      #expect(failures.lines.last == line + 1)
      let count = failures.messages.count
      await store.skipReceived()
      await store.send(.change(1)) { $0.items.append(4) }
      await store.finish()
      #expect(failures.messages.count == count)
    }
  }

  @Test func `the closure of an action is not called for another one`() async {
    for (_, exhaustivity) in Self.modes {
      let failures = TestFailures()
      let store = TestStore<Shelf, Step>(
        initial: Shelf(items: []),
        reducer: Reducer { _, step in step == .fetch ? .send(.note("x")) : .none },
        clock: time,
        report: failures.report
      )
      store.exhaustivity = exhaustivity
      await store.send(.fetch)
      await store.receive(.change(1)) { $0.items.removeFirst() }
      await store.send(.change(2)) { $0.items.removeFirst() }
      await store.finish()
      #expect(failures.messages.first?.hasPrefix("The action received is not change(1)") == true)
      #expect(failures.messages.count == 2)
    }
  }

  @Test func `after actions that were not received no closure is called`() async {
    let store = makeStore(.full, { $0.items.append(1) })
    await store.send(.fetch)
    await store.send(.change(0)) { $0.items[1] = 5 }
    await store.finish()
    #expect(failures.messages.count == 2)
    #expect(failures.messages.first?.hasPrefix("Actions of effects were not received") == true)
    #expect(failures.messages.last?.hasPrefix("The closure of change(0) was not called") == true)
  }

  @Test func `after an issue of the store no closure is called`() async {
    let store = TestStore(
      initial: Cart(),
      reducer: .cartWithChildren(),
      clock: time,
      report: failures.report
    )
    await store.send(.row(1, .add)) { $0.rows.insert(CartRow(id: 2), at: 1) }
    await store.finish()
    #expect(failures.messages.count == 2)
    #expect(failures.messages.first?.hasPrefix("The store reported") == true)
    #expect(failures.messages.last?.hasPrefix("The closure of row(1") == true)
  }
}
