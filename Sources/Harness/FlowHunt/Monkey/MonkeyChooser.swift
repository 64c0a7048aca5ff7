import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// Chooses the next step from the elements on the screen, at random, and prefers actions that were done and
/// met least.
///
/// Everything it leans to is counted, so the same seed on the same app chooses the same steps.
@MainActor
package struct MonkeyChooser {
  /// A step that may be chosen, and how likely it is in relation to the others.
  struct Offer {
    let weight: Int
    let make: (inout MonkeyChooser) -> MonkeyStep?

    init(_ weight: Int, _ make: @escaping (inout MonkeyChooser) -> MonkeyStep?) {
      (self.weight, self.make) = (weight, make)
    }
  }

  let appType: any SimulatedApp.Type
  let routes: AppRoutes
  /// The texts that are typed into fields, by the fields' identifiers.
  let values: [String: String]
  var random: FlowRandom
  var counts = MonkeyCounts()
  var vocabulary = MonkeyVocabulary()
  /// The faults that are planned on the network and have not happened yet.
  var plannedFaults: Set<MonkeyFault> = []
  /// The name of the route that was in front when the process ended, and that a person may want to see again.
  var left: String?
  /// `true` if the screen in front has been left for another one, and is there again.
  var hasComeBack = false
  /// The steps that come next, since they show something only one after the other.
  var ahead: [MonkeyStep] = []
  /// The step that has failed and is done again, after one other action on the screen.
  var again: MonkeyStep?
  /// The elements whose tap has last made a request, by the requests' names.
  var senders: [String: MonkeySender] = [:]
  /// The name of the route in front when the last step was chosen.
  private(set) var place: String?
  /// The steps that have typed since then, and the last tap.
  var written: [MonkeyStep] = []
  var lastTap: MonkeyStep?
  /// The last touch of an element on a screen.
  private(set) var touched = ""
  /// The newest event of the other side that fits.
  var news: (event: String, values: [(name: String, value: String)])?
  /// The elements that could not be used when they were seen on the kind of screen in front, and were not
  /// touched since.
  private(set) var asleep = MonkeySleepers()

  init(_ appType: any SimulatedApp.Type, seed: UInt64, values: [String: String] = [:]) {
    (self.appType, self.values) = (appType, values)
    routes = AppRoutes(of: appType)
    random = FlowRandom(seed: seed)
  }

  /// Forgets what belongs to the round before.
  mutating func beginRound() {
    (plannedFaults, left, ahead, again) = ([], nil, [], nil)
    (place, written, lastTap) = (nil, [], nil)
  }

  /// Chooses the next step of a round.
  mutating func next(in run: FlowRun) -> MonkeyStep {
    let front = Self.front(of: run)
    if front != place { (place, written, lastTap) = (front, [], nil) }
    let step = ahead.isEmpty ? choose(in: run) : ahead.removeFirst()
    noteWriting(step)
    return step
  }

  private mutating func choose(in run: FlowRun) -> MonkeyStep {
    guard let stage = run.stage else { return take(of: withoutApp(run)) }
    if run.isInBackground { return take(of: inBackground(run)) }
    let route = place.map(routes.form) ?? ""
    let screen = MonkeyScreen(stage.frames, route: route, stage.environment.layoutDirection)
    learn(from: screen)
    asleep.note(screen)
    let step =
      goOnWithSomethingElse(on: screen)
      ?? take(
        of: touches(on: screen) + typing(on: screen) + moves(in: run, on: stage) + world(run)
          + upheavals(run, screen)
      )
    asleep.forget(step)
    if step.action == .backend { goOnAfterNews(on: screen) }
    touched = step.subject ?? (step.action == .type ? Self.typing(on: route) : touched)
    return step
  }

  /// The name of the route in front.
  static func front(of run: FlowRun) -> String? {
    run.stage?.navigator.navigation.top.map { "\($0.route.base)" }
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

  /// Those of some values that have come least.
  static func least<Value>(of values: [Value], by count: (Value) -> Int) -> [Value] {
    let counts = values.map(count)
    let least = counts.min()
    return zip(values, counts).filter { $1 == least }.map(\.0)
  }

  /// Chooses a value of several that was chosen least, most of the time.
  ///
  /// - Parameters:
  ///   - values: The values; there is one.
  ///   - name: The name of the kind of values.
  /// - Returns: One of them.
  mutating func rare(_ values: [String], _ name: String) -> String {
    let rare = Self.least(of: values) { counts.choices(of: "\(name) \($0)") }
    let value = random.pick(random.happens(60) ? rare : values)
    counts.addChoice("\(name) \(value)")
    return value
  }

  /// Looks at some of the identifiers on the screen, and so in time at all.
  private mutating func learn(from screen: MonkeyScreen) {
    if !screen.fields.isEmpty {
      counts.addFields(screen.fieldNames, on: routes.form(of: screen.route))
    }
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
