import Scenes
import ScenesHeadless

/// Chooses the next step from what is on the screen, at random and with a leaning to what was done and met least.
///
/// Everything it leans to is counted, so the same seed on the same app chooses the same steps.
@MainActor
struct MonkeyChooser {
  /// A step that may be chosen, and how likely it is in relation to the others.
  struct Offer {
    let weight: Int
    let make: (inout MonkeyChooser) -> MonkeyStep?

    init(_ weight: Int, _ make: @escaping (inout MonkeyChooser) -> MonkeyStep?) {
      (self.weight, self.make) = (weight, make)
    }
  }

  let appType: any HeadlessApp.Type
  let routes: MonkeyRoutes
  var random: FlowRandom
  var counts = MonkeyCounts()
  var vocabulary = MonkeyVocabulary()
  /// What is planned on the network and has not struck yet.
  var plannedFaults: Set<MonkeyFault> = []
  /// The name of the route that was in front when the process ended, and that a person may want to see again.
  var left: String?
  /// Whether the screen in front has been left for another one, and is there again.
  var hasComeBack = false
  /// The steps that come next, since they show something only one after the other.
  var ahead: [MonkeyStep] = []
  /// What was done last to something on a screen.
  private(set) var touched = ""
  /// What could not be used when it was seen on the kind of screen in front, and was not touched since.
  private(set) var asleep = MonkeySleepers()

  init(_ appType: any HeadlessApp.Type, seed: UInt64) {
    self.appType = appType
    routes = MonkeyRoutes(of: appType)
    random = FlowRandom(seed: seed)
  }

  /// Chooses the next step of a round.
  mutating func next(in run: FlowRun) -> MonkeyStep {
    if !ahead.isEmpty { return ahead.removeFirst() }
    guard let stage = run.stage else { return take(of: withoutApp(run)) }
    if run.isInBackground { return take(of: inBackground(run)) }
    let route = stage.navigator.navigation.top.map { routes.form(of: "\($0.route.base)") } ?? ""
    let screen = MonkeyScreen(stage.frames, route: route, stage.environment.layoutDirection)
    learn(from: screen)
    asleep.note(screen)
    let step = take(
      of: touches(on: screen) + typing(on: screen) + moves(in: run, on: stage) + world(run)
        + upheavals(run, screen)
    )
    asleep.forget(step)
    touched = step.subject ?? (step.action == .type ? "\(route) text" : touched)
    return step
  }

  private func withoutApp(_ run: FlowRun) -> [Offer] {
    [Offer(85) { $0.launch() }] + world(run)
  }

  private func inBackground(_ run: FlowRun) -> [Offer] {
    [
      Offer(85) { _ in MonkeyStep(.foreground, "foreground") },
      Offer(4) { $0.link() },
      Offer(4) { _ in MonkeyStep(.kill, "killApp") },
      Offer(2) { _ in MonkeyStep(.tapOnPoint, "tapOn", ["point": "50%,50%"]) },
    ] + world(run)
  }

  /// Takes one of several offers; where none can be made, time goes on.
  private mutating func take(of offers: [Offer]) -> MonkeyStep {
    var offers = offers
    var sum = offers.reduce(0) { $0 + $1.weight }
    while sum > 0 {
      var place = random.below(sum)
      guard
        let index = offers.firstIndex(where: {
          place -= $0.weight
          return place < 0
        })
      else { break }
      let offer = offers.remove(at: index)
      sum -= offer.weight
      if let step = offer.make(&self) { return step }
    }
    return MonkeyStep(.time, "advanceTime", ["value": "1s"])
  }

  /// Chooses a value of several that was chosen least, most of the time.
  ///
  /// - Parameters:
  ///   - values: The values; there is one.
  ///   - name: What they are values of.
  /// - Returns: One of them.
  mutating func rare(_ values: [String], _ name: String) -> String {
    let least = values.map { counts.choices(of: "\(name) \($0)") }.min() ?? 0
    let rare = values.filter { counts.choices(of: "\(name) \($0)") == least }
    let value = random.pick(random.happens(60) ? rare : values)
    counts.addChoice("\(name) \(value)")
    return value
  }

  /// Looks at some of the identifiers on the screen, and so in time at all.
  private mutating func learn(from screen: MonkeyScreen) {
    guard !screen.identified.isEmpty else { return }
    for _ in 0..<4 {
      let index = random.pick(screen.identified)
      if let id = screen.frames.elements[index].element.identifier { vocabulary.learn(from: id) }
    }
  }
}

/// A fault of the requests of a name; of any request if there is none.
struct MonkeyFault: Hashable, Sendable {
  let request: String?
  let fault: SimulatedNetwork.Fault
}
