import Observation2
import Observation2Testing
import StateStore
import StateStoreTesting
import Testing

/// Assertions about a part of the state, when not everything has to be asserted.
@MainActor @Suite struct TestStoreAssertionTests {
  private struct Shop: Equatable {
    var total = 0
    var isOpen = false
    var items: [Int] = []
    var rows: [Row] = []
    var names: Set<String> = []
    var price = Price(yen: 0)
    var coupon: Coupon?
    var door: Door = .shut
  }

  private enum Door: Equatable {
    case shut
    case ajar(Row)
  }

  private struct Row: Equatable {
    var count = 0
    var note = ""
  }

  /// A value whose description is always the same.
  private struct Price: Equatable, CustomStringConvertible {
    var yen: Int
    var description: String { "a price" }
  }

  private typealias Change = (inout Shop) throws -> Void
  private let failures = TestFailures()

  /// Returns the report when the reducer makes one change and the test asserts another.
  private func report(
    _ exhaustivity: TestExhaustivity<Shop>,
    from initial: Shop = Shop(),
    did: @escaping Change,
    said: @escaping Change
  ) async -> [String] {
    let failures = TestFailures()
    let store = TestStore<Shop, Int>(
      initial: initial,
      reducer: Reducer { state, _ in
        try? did(&state)
        return .none
      },
      clock: VirtualTime(),
      report: failures.report
    )
    store.exhaustivity = exhaustivity
    await store.send(0, said)
    await store.finish()
    return failures.messages
  }

  private let did: Change = {
    $0.total += 2
    $0.isOpen.toggle()
    $0.items.append(7)
    $0.rows[0].count += 1
    $0.rows[1].note = "beside"
    $0.names.formUnion(["a", "b"])
    $0.price.yen += 5
  }

  private let initial = Shop(rows: [Row(), Row()])

  private let right: [(String, Change)] = [
    ("a sum", { $0.total += 2 }),
    ("what is", { $0.total = 2 }),
    ("a toggle", { $0.isOpen.toggle() }),
    ("an element more", { $0.items.append(7) }),
    ("a part of an element, the other one beside it", { $0.rows[0].count += 1 }),
    ("one of two elements of a set", { $0.names.insert("b") }),
    ("what its text hides", { $0.price.yen += 5 }),
    (
      "two ways of saying it",
      {
        $0.total += 2
        $0.rows[1].note = "beside"
      }
    ),
  ]

  private let wrong: [(String, Change)] = [
    ("a sum", { $0.total += 3 }),
    ("what was", { $0.total = 0 }),
    ("no toggle", { $0.isOpen = false }),
    ("an element before the right one", { $0.items.insert(8, at: 0) }),
    ("another element", { $0.items.append(8) }),
    ("two elements more", { $0.items += [7, 7] }),
    ("no element", { $0.items.removeAll() }),
    ("a part of an element", { $0.rows[0].count += 2 }),
    ("an element of a set", { $0.names.insert("c") }),
    ("what its text hides", { $0.price.yen += 6 }),
    (
      "one right and one wrong",
      {
        $0.total += 2
        $0.items.append(8)
      }
    ),
  ]

  @Test func `with exhaustivity off a right assertion passes, relative or not`() async {
    for (what, change) in right {
      #expect(await report(.off, from: initial, did: did, said: change) == [], "\(what)")
    }
  }

  @Test func `with exhaustivity off a wrong assertion fails once, relative or not`() async {
    for (what, change) in wrong {
      let messages = await report(.off, from: initial, did: did, said: change)
      #expect(messages.count == 1, "\(what)")
    }
  }

  @Test func `a right assertion of a slice or beside it passes, relative or not`() async {
    let slices = [TestSlice<Shop>("the total", \.total)]
    for (what, change) in right {
      let messages = await report(.slices(slices), from: initial, did: did) {
        if what != "a sum", what != "what is", what != "two ways of saying it" { $0.total += 2 }
        try change(&$0)
      }
      #expect(messages == [], "\(what)")
    }
  }

  @Test func `a wrong relative assertion shows what the closure made of the state before`() async {
    let messages = await report(.off, from: initial, did: did) { $0.total += 3 }
    #expect(
      messages == [
        """
        The state after 0 is not as expected (- expected, + actual):
        - total: 3
        + total: 2
        """
      ]
    )
  }

  @Test func `an element that came with another one has to be asserted with it`() async {
    let messages = await report(.off, did: { $0.items += [1, 2] }, said: { $0.items.append(1) })
    #expect(messages.count == 1)
    #expect(await report(.off, did: { $0.items += [1, 2] }, said: { $0.items += [1, 2] }) == [])
  }

  @Test func `a closure that throws on the former state fails, whatever the state after has`() async
  {
    struct Missing: Error {}
    let percent: Change = {
      guard $0.coupon != nil else { throw Missing() }
      $0.coupon?.percent = 5
    }
    let open: Change = { $0.coupon = Coupon(percent: 5) }
    #expect(await report(.off, did: open, said: percent).count == 1)
    #expect(await report(.off, did: open, said: open) == [])
    #expect(await report(.off, did: { $0.coupon = Coupon(percent: 4) }, said: open).count == 1)
    #expect(await report(.off, did: { _ in }, said: percent).count == 1)
    #expect(await report(.full, did: open, said: percent).count == 1)
  }

  @Test func `elements behind a removed one are asserted too, those before an added one are not`()
    async
  {
    let initial = Shop(items: [7, 7])
    let removed: Change = { $0.items.removeFirst() }
    #expect(await report(.off, from: initial, did: { $0.items = [8] }, said: removed).count == 1)
    #expect(await report(.off, from: initial, did: { $0.items = [7] }, said: removed) == [])
    let added: Change = { $0.items.append(9) }
    #expect(await report(.off, from: initial, did: { $0.items = [8, 7, 9] }, said: added) == [])
    let another = await report(.off, from: initial, did: { $0.items = [7, 7, 8] }, said: added)
    #expect(another.count == 1)
  }

  @Test func `a closure that changes nothing of the former state fails with a sentence`() async {
    for exhaustivity in [TestExhaustivity<Shop>.off, .slices([TestSlice("total", \.total)])] {
      let messages = await report(exhaustivity, did: { $0.isOpen = true }, said: { $0.total = 0 })
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix("The closure changed nothing of the state before") == true)
    }
  }

  @Test func `a part of what a case holds is asserted like any other`() async {
    func change(_ body: @escaping (inout Row) -> Void) -> Change {
      { shop in
        guard case .ajar(var row) = shop.door else { return }
        body(&row)
        shop.door = .ajar(row)
      }
    }
    let initial = Shop(door: .ajar(Row()))
    let did = change { $0 = Row(count: $0.count + 2, note: "beside") }
    #expect(await report(.off, from: initial, did: did, said: change { $0.count += 2 }) == [])
    let messages = await report(.off, from: initial, did: did, said: change { $0.count += 3 })
    #expect(messages.first?.hasSuffix("- door.ajar.count: 3\n+ door.ajar.count: 2") == true)
    let shut: Change = { $0.door = .shut }
    #expect(await report(.off, from: initial, did: shut, said: shut) == [])
    #expect(await report(.off, from: initial, did: did, said: shut).count == 1)
  }
}
