package import FlowFormat
import Observation2
package import Scenes
import ScenesHeadless

extension FlowRun {
  /// Waits until a finger can touch an element, and returns it.
  ///
  /// - Throws: A failure that says what is not there, or what is in the way.
  package func reach(
    _ query: FlowQuery,
    within limit: Duration
  ) async throws(StepFailure) -> LaidOutElement {
    _ = try await wait(limit, seeking: query) { () throws(StepFailure) in
      let sight = self.sight
      guard let target = sight.target(query), sight.isVisible(target) else { return false }
      return sight.frames.obstacleToTapping(target) == nil
    }
    let sight = sight
    let frames = sight.frames
    guard let target = sight.target(query) else { throw missing(query, after: limit) }
    if frames.obstacleToSeeing(target) == nil, let obstacle = sight.obstacle(to: target) {
      throw failure("\(target.element) \(obstacle).", seeking: query, after: limit)
    }
    recorder?.aim(at: target, touching: frames.visiblePart(of: target)?.center)
    if let obstacle = frames.obstacleToTapping(target) {
      throw failure(
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
  ///   - run: The step.
  /// - Returns: The element that takes the event, and the one that was looked for.
  /// - Throws: A failure, also if nothing there takes such an event.
  package func taker(
    of kind: ScreenEventKinds,
    _ selector: FlowSelector,
    _ words: String,
    within limit: Duration,
    _ run: StepRun
  ) async throws(StepFailure) -> (taker: LaidOutElement, element: LaidOutElement) {
    let device = try front()
    let query: FlowQuery = try query(selector, run.context)
    let element = try await reach(query, within: limit)
    budget.spend(device.frames.elements.count, of: .matching)
    guard let taker = device.frames.taker(of: kind, around: element) else {
      throw failure(
        "\(ScreenError.notTaken(words, by: element.element))",
        seeking: query,
        after: limit
      )
    }
    return (taker, element)
  }
}
