import Observation2
import Scenes
import ScenesHeadless

/// The elements that came nearest to a query during a wait, whether or not they are still there at its end.
struct FlowMissMemory {
  /// The number of different elements that are looked at, so that a screen that goes on changing costs little memory.
  private static let limit = 20_000

  private let query: FlowQuery
  private var known: Set<Int> = []
  private var nearest: [FlowNearMiss] = []

  init(_ query: FlowQuery) {
    self.query = query
  }

  /// Looks at those elements of a screen that the ones before did not have.
  ///
  /// - Complexity: O(elements), and for new ones a comparison with the query.
  mutating func note(_ sight: FlowSight, at time: Duration) {
    var new: [LaidOutElement] = []
    for index in sight.frames.elements.indices where known.count < Self.limit {
      let name = sight.frames.elements[index].element.hashOfNames
      if known.insert(name).inserted { new.append(sight.frames.elements[index]) }
    }
    if new.isEmpty { return }
    let misses = sight.misses(of: query, among: new).map { miss in
      var miss = miss
      miss.virtualMilliseconds = FlowSeconds.milliseconds(time)
      return miss
    }
    nearest = Array((nearest + misses).nearestFirst.prefix(FlowSight.missLimit))
  }

  /// Returns near misses at a wait's end, and those during it whose elements are gone by then.
  func adding(to misses: [FlowNearMiss], of missed: FlowQuery) -> [FlowNearMiss] {
    // An element that was found and is disabled stands alone.
    if misses.count == 1, misses[0].distance == 0 { return misses }
    guard missed.words == query.words else { return misses }
    let gone = nearest.filter { miss in !misses.contains { $0.element == miss.element } }
    return Array((misses + gone).nearestFirst.prefix(FlowSight.missLimit))
  }
}

extension ScreenNodeLook {
  /// A number for the words that a selector compares, different for different ones with near certainty.
  fileprivate var hashOfNames: Int {
    var hasher = Hasher()
    hasher.combine(identifier)
    _ = isCalled {
      hasher.combine($0)
      return false
    }
    return hasher.finalize()
  }
}
