import Observation2
import StateStore
import Testing

/// Identifiers of effects: equal only if their types are.
@MainActor @Suite struct EffectIDTests {
  private enum Name: Hashable {
    case search(AnyHashable)
    case numbered(Int)
    indirect case deep(Name)
  }

  private struct Key: Hashable {
    var part: AnyHashable
    var other = 0
  }

  private final class Token: Hashable {
    static func == (left: Token, right: Token) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private class Base: Hashable {
    static func == (left: Base, right: Base) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  private final class Derived: Base {}

  private let time = VirtualTime()

  /// Returns a Boolean value that indicates whether one identifier cancels an effect of another,
  /// throttles and debounces it.
  private func areEqual<First: Hashable, Second: Hashable>(_ one: First, _ other: Second) -> Bool {
    let results = [
      running(.wait(.seconds(9)).cancellable(id: one), .cancel(id: other)) == 0,
      running(
        .wait(.seconds(9)).cancellable(id: one),
        .wait(.seconds(9)).cancellable(id: other, cancelInFlight: true)
      ) == 1,
      running(
        .wait(.seconds(9)).debounced(id: one, for: .seconds(1)),
        .wait(.seconds(9)).debounced(id: other, for: .seconds(1))
      ) == 1,
      running(
        .wait(.seconds(9)).throttled(id: one, for: .seconds(1), latest: false),
        .wait(.seconds(9)).throttled(id: other, for: .seconds(1), latest: false)
      ) == 1,
      running(.wait(.seconds(9)).cancellable(id: one), .cancel(id: other), ofChild: true) == 0,
    ]
    #expect(Set(results).count == 1, "\(one) and \(other): \(results)")
    return results[0]
  }

  /// The number of effects that run after both were returned, one after the other.
  private func running(
    _ first: Effect<CartAction>,
    _ second: Effect<CartAction>,
    ofChild: Bool = false
  ) -> Int {
    let effects = [first, second]
    let child = Reducer<Int, CartAction> { _, action in
      if case .run(let number) = action { effects[number] } else { .none }
    }
    if !ofChild {
      let store = Store(initial: 0, reducer: child, clock: time)
      for number in 0..<2 { store.send(.run(number)) }
      return store.runningEffects.count
    }
    let store = Store<[Int: Int], CartAction>(
      initial: [1: 0],
      reducer: child.lift(each: \.self, embed: { $1 }, extract: { (1, $0) }),
      clock: time
    )
    for number in 0..<2 { store.send(.run(number)) }
    return store.runningEffects.count
  }

  @Test func `numbers of different types are different identifiers`() {
    #expect(!areEqual(1, 1.0))
    #expect(!areEqual(1, UInt8(1)))
    #expect(!areEqual(1.0, Float(1)))
    #expect(!areEqual(Int64(1), UInt64(1)))
    #expect(areEqual(1, 1))
    #expect(areEqual(UInt8(1), UInt8(1)))
    #expect(!areEqual(1, 2))
    #expect(areEqual("a", "a"))
  }

  @Test func `collections and optionals of different types are different identifiers`() {
    #expect(!areEqual([1], [1.0]))
    #expect(!areEqual(Set([1]), Set([UInt8(1)])))
    #expect(!areEqual(["a": 1], ["a": 1.0]))
    #expect(!areEqual([[1]], [[1.0]]))
    #expect(!areEqual(Optional(1), Optional(1.0)))
    #expect(!areEqual(Int?.none, Double?.none))
    #expect(!areEqual([Int](), [Double]()))
    #expect(areEqual([1], [1]))
    #expect(areEqual(Set([1, 2, 3]), Set([3, 2, 1])))
    #expect(areEqual(Optional(1), Optional(1)))
  }

  @Test func `types hidden in AnyHashable are told apart at any depth`() {
    func hidden(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }
    #expect(!areEqual(hidden(1), hidden(1.0)))
    #expect(!areEqual(hidden(1), 1.0))
    #expect(!areEqual(hidden([1]), hidden([1.0])))
    #expect(!areEqual([hidden(1)], [hidden(1.0)]))
    #expect(!areEqual(Optional(hidden(1)), Optional(hidden(1.0))))
    #expect(!areEqual(Name.search(1), Name.search(1.0)))
    #expect(!areEqual(Name.deep(.deep(.search(1))), Name.deep(.deep(.search(UInt(1))))))
    #expect(!areEqual(Key(part: [hidden(1)]), Key(part: [hidden(1.0)])))
    #expect(!areEqual(Set([hidden(1), hidden(2.0)]), Set([hidden(1.0), hidden(2)])))
    #expect(!areEqual([hidden(1): "a"], [hidden(1.0): "a"]))
    #expect(!areEqual(["a": hidden(1)], ["a": hidden(1.0)]))
    #expect(areEqual(hidden(1), 1))
    #expect(areEqual(hidden(hidden(1)), hidden(1)))
    #expect(areEqual(hidden(Name.numbered(1)), Name.numbered(1)))
    #expect(areEqual(Name.search("a"), Name.search("a")))
    #expect(
      areEqual(
        Set([hidden(1), hidden(2.0), hidden("3")]),
        Set([hidden("3"), hidden(2.0), hidden(1)])
      )
    )
    #expect(
      areEqual(
        [hidden(1): hidden("a"), hidden("b"): hidden(2)],
        [hidden("b"): hidden(2), hidden(1): hidden("a")]
      )
    )
  }

  @Test func `objects are identifiers by their own equality and their types`() {
    let token = Token()
    #expect(areEqual(token, token))
    #expect(!areEqual(token, Token()))
    #expect(areEqual(Base(), Base()))
    #expect(areEqual(Derived() as Base, Derived()))
    #expect(!areEqual(Base(), Derived()))
  }

  @Test func `an identifier as deep as a loop makes it is compared without recursion`() {
    func deep(_ hidden: AnyHashable) -> Name {
      (0..<2_000).reduce(.search(hidden)) { name, _ in .deep(name) }
    }
    #expect(areEqual(deep(1), deep(1)))
    #expect(!areEqual(deep(1), deep(1.0)))
  }
}
