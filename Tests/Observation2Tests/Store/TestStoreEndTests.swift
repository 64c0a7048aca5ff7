import Observation2
import Observation2Testing
import StateStore
import StateStoreTesting
import Testing

/// Pending effects and actions when a test store is released.
@MainActor @Suite struct TestStoreEndTests {
  private let time = VirtualTime()
  private let failures = TestFailures()

  private func makeStore(
    _ effect: Effect<CartAction>,
    line: UInt = #line
  ) -> TestStore<Cart, CartAction> {
    TestStore(
      initial: Cart(),
      reducer: .cart { _ in effect },
      clock: time,
      report: failures.report,
      line: line
    )
  }

  @Test func `a test store let go with an effect that runs says so, where it was made`() async {
    let line: UInt = #line + 1
    var store: TestStore<Cart, CartAction>? = makeStore(.wait(.seconds(1)), line: line)
    await store?.send(.run(0))
    #expect(failures.messages == [])
    store = nil
    #expect(failures.messages.count == 1)
    #expect(failures.messages.first?.contains("1 effects still run") == true)
    #expect(failures.messages.first?.contains("let go without finish()") == true)
    #expect(failures.messages.first?.contains("TestStoreEndTests.swift:") == true)
    #expect(failures.lines == [line])
  }

  @Test func `a test store let go with an action that was not received says so`() async {
    let line: UInt = #line + 1
    var store: TestStore<Cart, CartAction>? = makeStore(.send(.note("x")), line: line)
    await store?.send(.run(0))
    store = nil
    #expect(
      failures.messages == [
        """
        Actions of effects were not received before the test store was let go without finish():
          note("x")
        """
      ]
    )
    #expect(failures.lines == [line])
  }

  @Test func `a test store let go with nothing left is silent, and so is one that has finished`()
    async
  {
    var store: TestStore<Cart, CartAction>? = makeStore(.none)
    await store?.send(.add(1)) {
      $0.total = 1
      $0.items = [1]
    }
    store = makeStore(.send(.note("x")))
    await store?.send(.run(0))
    await store?.receive(.note("x")) { $0.note = "x" }
    store = makeStore(.wait(.seconds(1)))
    await store?.send(.run(0))
    await store?.finish()
    let count = failures.messages.count
    store = nil
    #expect(count == 1)
    #expect(failures.messages.count == 1)
  }

  @Test func `a test store let go asks no more than its exhaustivity does`() async {
    var store: TestStore<Cart, CartAction>? =
      makeStore(.merge(.wait(.seconds(1)), .send(.note("x"))))
    store?.exhaustivity = .off
    await store?.send(.run(0))
    store = makeStore(.merge(.wait(.seconds(1)), .send(.note("x"))))
    store?.exhaustivity = .slices([TestSlice("the total", \.total)])
    await store?.send(.run(0))
    #expect(failures.messages == [])
    store = makeStore(.merge(.wait(.seconds(1)), .send(.note("x"))))
    store?.exhaustivity = .slices([TestSlice("the note", \.note)])
    await store?.send(.run(0))
    store = nil
    #expect(failures.messages.count == 1)
  }

  @Test func `a test store let go on another thread is checked on the main actor`() async {
    let log = TestFailures()
    let keeper = OwnedElsewhere(
      TestStore(
        initial: Cart(),
        reducer: .cart { _ in .wait(.seconds(1)) },
        clock: time,
        report: { message, fileID, filePath, line, column in
          MainActor.preconditionIsolated()
          log.report(message, fileID, filePath, line, column)
        }
      )
    )
    await keeper.store?.send(.run(0))
    await Task.detached { keeper.drop() }.value
    while log.messages.isEmpty { await Task.yield() }
    #expect(log.messages.count == 1)
  }
}

/// Unchecked, because the test hands it over and doesn't use it any more.
private final class OwnedElsewhere: @unchecked Sendable {
  private(set) var store: TestStore<Cart, CartAction>?

  init(_ store: TestStore<Cart, CartAction>) {
    self.store = store
  }

  func drop() {
    store = nil
  }
}
