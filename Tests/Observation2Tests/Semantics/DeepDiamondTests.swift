import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct DeepDiamondTests {
  /// Returns a graph whose every layer joins the one above it with a stream derived from it, so
  /// that the number of paths from the origin doubles with each layer, up to 2⁴⁰.
  private func diamonds(_ origin: BehaviorRelay<Int>, layers: Int) -> EventStream<Int> {
    (0..<layers).reduce(origin.asStream()) { upper, _ in
      EventStream.combineLatest(upper, upper.map { $0 + 1 }) { ($0 + $1) % 1_000 }.share(replay: 1)
    }
  }

  @Test func `rule 20: a change emits once below forty diamonds, each on the one before`() {
    let origin = BehaviorRelay(value: 1)
    let recording = diamonds(origin, layers: 40).recorded()
    origin.accept(2)
    let expected = [1, 2].map { (0..<40).reduce($0) { value, _ in (2 * value + 1) % 1_000 } }
    #expect(recording.values == expected)
  }

  @Test func `rule 20: joins below stop waiting for an origin once its last way is gone`() {
    let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let isOn = BehaviorRelay(value: true)
    let left = isOn.asStream().flatMapLatest { $0 ? first.asStream() : .just(-1) }
    let both = EventStream.combineLatest(left, first) { "\($0)\($1)" }.share(replay: 1)
    let recording = EventStream.combineLatest(both, second) { "\($0):\($1)" }.recorded()
    first.accept(1)
    isOn.accept(false)
    first.accept(2)
    second.accept(3)
    isOn.accept(true)
    first.accept(4)
    #expect(
      recording.values == ["00:0", "11:0", "-11:0", "-12:0", "-12:3", "22:3", "44:3"]
    )
  }

  @Test func `letting go of many diamonds leaves nothing behind`() {
    let ledger = Ledger()
    let origin = BehaviorRelay(value: 1)
    ledger.watch {
      let recording = diamonds(origin, layers: 40).recorded()
      #expect(recording.values.count == 1)
      recording.dispose()
    }
    #expect(ledger.entries.isEmpty)
    #expect(!origin.hasObservers)
  }
}
