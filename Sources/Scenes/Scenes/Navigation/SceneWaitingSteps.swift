/// A queue of steps that wait for their turn, the oldest first.
///
/// A step costs the same however many wait.
struct SceneWaitingSteps<Step> {
  // An optional, so that a step that has had its turn keeps no scene.
  private var steps: [Step?] = []
  private var first = 0

  var isEmpty: Bool { first == steps.count }

  /// The steps.
  var all: some Sequence<Step> { steps[first...].lazy.compactMap { $0 } }

  mutating func append(_ step: Step) {
    steps.append(step)
  }

  mutating func removeFirst() -> Step? {
    guard first < steps.count else { return nil }
    let step = steps[first]
    steps[first] = nil
    first += 1
    if first == steps.count {
      steps.removeAll()
      first = 0
    }
    return step
  }
}
