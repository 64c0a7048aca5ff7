import FlowFormat
import Observation2
import Scenes
import ScenesHeadless

/// The elements that came nearest to a query during a wait, whether or not they are still there at its end.
///
/// Only the report of a failure needs them. So it keeps the last screens, and compares them for a report, or when they
/// have too many elements.
struct FlowMissMemory {
  /// The number of elements on the screens that wait for a comparison, some megabytes.
  private static let mostElements = 8192
  /// The number of different elements that are looked at, so that a screen that goes on changing costs little memory.
  private static let limit = 20_000

  private let query: FlowQuery
  private var waiting: [(sight: FlowSight, time: Duration)] = []
  private var waitingElements = 0
  private var last: FlowSight.Moment?
  private var known: Set<Int> = []
  private var nearest: [FlowNearMiss] = []

  init(_ query: FlowQuery) {
    self.query = query
  }

  /// Notes the screen of a device, if it is another one than the last.
  ///
  /// - Complexity: O(1); after some thousand elements O(elements), and for new ones a comparison with the query.
  @MainActor
  mutating func note(_ device: any FlowDevice, _ budget: FlowBudget) {
    let frames = device.frames
    let moment = FlowSight.Moment(device, frames)
    if moment == last { return }
    last = moment
    waiting.append((FlowSight(frames: frames, budget: budget), device.now))
    waitingElements += frames.elements.count
    if waitingElements >= Self.mostElements { compare() }
  }

  private mutating func compare() {
    for (sight, time) in waiting { compare(sight, at: time) }
    (waiting, waitingElements) = ([], 0)
  }

  /// Looks at those elements of a screen that the ones before did not have.
  private mutating func compare(_ sight: FlowSight, at time: Duration) {
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
  mutating func adding(to misses: [FlowNearMiss], of missed: FlowQuery) -> [FlowNearMiss] {
    // An element that was found and is disabled stands alone.
    if misses.count == 1, misses[0].distance == 0 { return misses }
    guard missed.words == query.words else { return misses }
    compare()
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
