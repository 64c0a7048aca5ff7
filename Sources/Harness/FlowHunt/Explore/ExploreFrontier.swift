import FlowFormat

/// The moments that have not been left yet, the nearest first.
struct ExploreFrontier {
  private var heap: [ExploreMoment] = []
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
  }

  var count: Int { heap.count }

  mutating func add(_ moment: ExploreMoment) {
    heap.append(moment)
    var place = heap.count - 1
    while place > 0, heap[place].isBefore(heap[(place - 1) / 2], seed: seed) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the nearest moment out.
  mutating func next() -> ExploreMoment? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if heap.isEmpty { return first }
    heap[0] = last
    var place = 0
    while true {
      var best = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < heap.count && heap[child].isBefore(heap[best], seed: seed) {
        best = child
      }
      if best == place { return first }
      heap.swapAt(place, best)
      place = best
    }
  }
}
