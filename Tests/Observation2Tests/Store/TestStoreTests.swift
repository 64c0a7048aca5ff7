import Observation2
import Observation2Testing
import StateStore
import StateStoreTesting
import Testing

@MainActor @Suite struct TestStoreTests {
  private let time = VirtualTime()
  private let failures = TestFailures()

  private func makeStore(
    _ effects: @escaping (Int) -> Effect<CartAction> = { _ in .none }
  ) -> TestStore<Cart, CartAction> {
    TestStore(
      initial: Cart(),
      reducer: .cart(effects),
      clock: time,
      report: failures.report
    )
  }

  @Test func `what is asserted in full passes`() async {
    let store = makeStore { [time] _ in
      .run { send in
        try await time.sleep(for: .seconds(1))
        send(.note("done"))
      }
    }
    await store.send(.add(2)) {
      $0.total = 2
      $0.items = [2]
    }
    await store.send(.run(0))
    await store.advance(by: .seconds(1))
    await store.receive(.note("done")) { $0.note = "done" }
    await store.finish()
    #expect(failures.messages == [])
  }

  @Test func `a change that is not asserted fails with the lines that differ, at the call`() async {
    let store = makeStore()
    let line: UInt = #line + 1
    await store.send(.add(2)) { $0.total = 3 }
    #expect(
      failures.messages == [
        """
        The state after add(2) is not as expected (- expected, + actual):
        - total: 3
        + total: 2
        - items: []
        + items: [2]
        """
      ]
    )
    #expect(failures.lines == [line])
  }

  @Test func `an action of an effect that was not received fails`() async {
    let store = makeStore { _ in .send(.note("x")) }
    await store.send(.run(0))
    await store.finish()
    #expect(
      failures.messages == [
        "Actions of effects were not received before the test ended:\n  note(\"x\")"
      ]
    )
  }

  @Test func `another action than the one received fails with the difference`() async {
    let store = makeStore { _ in .send(.note("x")) }
    await store.send(.run(0))
    await store.receive(.note("y")) { $0.note = "x" }
    #expect(
      failures.messages == [
        """
        The action received is not note("y").
        - action: .note("y")
        + action: .note("x")
        """
      ]
    )
  }

  @Test func `an action that never came fails`() async {
    let store = makeStore()
    await store.receive(.note("x"))
    #expect(failures.messages == ["No effect has sent an action; expected note(\"x\")."])
  }

  @Test func `an effect that still runs at the end fails with its place`() async {
    let store = makeStore { _ in .wait(.seconds(1)) }
    await store.send(.run(0))
    await store.finish()
    #expect(failures.messages.count == 1)
    #expect(failures.messages.first?.hasPrefix("1 effects still run at the end") == true)
    #expect(failures.messages.first?.contains("TestStoreTests.swift:") == true)
  }

  @Test func `a closure that changes nothing fails`() async {
    let store = makeStore()
    await store.send(.add(0)) { $0.items = [0] }
    await store.send(.note("")) { $0.note = "" }
    #expect(failures.messages.count == 1)
    #expect(failures.messages.first?.contains("changed nothing") == true)
  }

  @Test func `with exhaustivity off only what is asserted is checked`() async {
    let store = makeStore { number in
      number == 0 ? .merge(.send(.add(1)), .send(.note("x")), .wait(.seconds(9))) : .none
    }
    store.exhaustivity = .off
    await store.send(.add(2)) { $0.total = 2 }
    await store.send(.run(0))
    await store.receive(.note("x")) { $0.note = "x" }
    await store.finish()
    #expect(failures.messages == [])
  }

  @Test func `with exhaustivity off what is asserted wrongly fails`() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.add(2)) { $0.total = 99 }
    #expect(failures.messages.count == 1)
  }

  @Test func `an action that a store ignores, having ended, fails`() async {
    let store = makeStore()
    await store.finish()
    await store.send(.add(2)) { $0.total = 99 }
    #expect(failures.messages == ["add(2) was ignored: the store has ended."])
  }

  @Test func `an effect that throttling holds back at the end fails with its place`() async {
    let store = makeStore { _ in
      .send(.note("x")).throttled(id: "t", for: .seconds(2), latest: true)
    }
    await store.send(.run(0))
    await store.receive(.note("x")) { $0.note = "x" }
    await store.send(.run(0))
    await store.finish()
    #expect(failures.messages.count == 1)
    #expect(failures.messages.first?.contains("TestStoreTests.swift:") == true)
  }

  @Test(arguments: [true, false])
  func `exhaustivity of a slice checks it in actions that are skipped too`(
    isReceiving: Bool
  ) async {
    let store = makeStore { _ in .merge(.send(.note("x")), .send(.add(1))) }
    store.exhaustivity = .slices([TestSlice("the note", \.note)])
    await store.send(.run(0))
    if isReceiving { await store.receive(.add(1)) { $0.total = 1 } }
    await store.finish()
    // The closure is not called after the failure of the skipped action.
    #expect(failures.messages.count == (isReceiving ? 2 : 1))
    #expect(failures.messages.first?.hasSuffix("- the note: \"\"\n+ the note: \"x\"") == true)
  }

  @Test func `exhaustivity of a slice checks that slice and no other`() async {
    let store = makeStore()
    store.exhaustivity = .slices([TestSlice("the note", \.note)])
    await store.send(.add(2))
    #expect(failures.messages == [])
    await store.send(.note("x"))
    #expect(
      failures.messages == [
        """
        The state after note("x") is not as expected (- expected, + actual):
        - the note: ""
        + the note: "x"
        """
      ]
    )
  }

  @Test func `what the store itself reports fails`() async {
    let store = TestStore(
      initial: Cart(),
      reducer: .cartWithChildren(),
      clock: time,
      report: failures.report
    )
    await store.send(.row(1, .add))
    #expect(failures.messages.count == 1)
    #expect(failures.messages.first?.contains("add was sent to a child that is not") == true)
  }
}
