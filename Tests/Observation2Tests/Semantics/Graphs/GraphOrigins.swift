import Observation2
import StateStore

/// The origins of a random graph: relays, published-style properties and slices of one store.
@MainActor
final class GraphOrigins {
  private let relays: [BehaviorRelay<Int>]
  private let properties: [GraphProperty]
  private let store: Store<[Int], [Int: Int]>

  init(_ values: [Int]) {
    relays = values.map { BehaviorRelay(value: $0) }
    properties = values.map { GraphProperty($0) }
    store = Store(initial: values, clock: VirtualTime()) { state, action in
      for (index, value) in action { state[index] = value }
      return .none
    }
  }

  func streams(random: inout SplitMix) -> (streams: [EventStream<Int>], slices: Set<Int>) {
    var slices: Set<Int> = []
    let streams = relays.indices.map { index in
      switch random.next() % 3 {
      case 0: return relays[index].asStream()
      case 1: return properties[index].$value.asStream()
      default:
        slices.insert(index)
        return store.select { $0[index] }.asStream()
      }
    }
    return (streams, slices)
  }

  func set(_ index: Int, _ value: Int) {
    relays[index].accept(value)
    properties[index].value = value
  }

  /// Changes several slices of the store by one action.
  func setSlices(_ values: [Int: Int]) {
    store.send(values)
  }
}
