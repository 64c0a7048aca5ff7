import FlowFormat
import Scenes
import ScenesHeadless

extension StepRun {
  /// Waits until a finger can touch an element, and returns it.
  ///
  /// - Parameters:
  ///   - query: The element.
  ///   - limit: The longest wait.
  ///   - disabledToo: `true` if a disabled element will do.
  ///   - isSeenOnly: `true` if it is enough to see the element.
  /// - Returns: The element.
  /// - Throws: A failure that says what is not there, or what is in the way.
  func reach(
    _ query: FlowQuery,
    within limit: Duration,
    disabledToo: Bool = false,
    isSeenOnly: Bool = false
  ) async throws(StepFailure) -> LaidOutElement {
    let isReached = try await flow.wait(limit, seeking: query) { () throws(StepFailure) in
      let sight = flow.sight
      guard let target = sight.target(query), sight.isVisible(target) else { return false }
      return isSeenOnly
        || sight.frames.obstacleToTapping(target, disabledToo: disabledToo) == nil
    }
    let sight = flow.sight
    let frames = sight.frames
    guard let target = sight.target(query) else { throw flow.missing(query, after: limit) }
    if frames.obstacleToSeeing(target) == nil, let obstacle = sight.obstacle(to: target) {
      throw flow.failure("\(target.element) \(obstacle).", seeking: query, after: limit)
    }
    flow.recorder?.aim(at: target, touching: frames.visiblePart(of: target)?.center)
    if isSeenOnly, isReached { return target }
    if let obstacle = frames.obstacleToTapping(target, disabledToo: disabledToo) {
      throw flow.failure(
        "\(ScreenError.obstacle(target.element, obstacle))",
        seeking: query,
        after: limit
      )
    }
    return target
  }

  /// Waits until a finger can touch what takes a kind of event: an element, or the nearest one around it.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - selector: The element.
  ///   - words: The action on it in words, for a failure: `another value`.
  ///   - limit: The longest wait.
  /// - Returns: The element that takes the event, and the one that was looked for.
  /// - Throws: A failure, also if nothing there takes such an event.
  func taker(
    of kind: ScreenEventKinds,
    _ selector: FlowSelector,
    _ words: String,
    within limit: Duration
  ) async throws(StepFailure) -> (taker: LaidOutElement, element: LaidOutElement) {
    let device = try device
    let query: FlowQuery = try flow.query(selector, context)
    let element = try await reach(query, within: limit)
    spendMatching(device.frames.elements.count)
    guard let taker = device.frames.taker(of: kind, around: element) else {
      throw flow.failure(
        "\(ScreenError.notTaken(words, by: element.element))",
        seeking: query,
        after: limit
      )
    }
    return (taker, element)
  }
}
