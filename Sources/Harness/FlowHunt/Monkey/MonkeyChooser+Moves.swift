import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

extension MonkeyChooser {
  /// The ways to other places, and out of the app.
  func moves(in run: FlowRun, on stage: Stage) -> [Offer] {
    [
      Offer(stage.navigator.navigation.canGoBack ? 4 : 1) { _ in MonkeyStep(.back, "back") },
      Offer(6) { $0.link() },
      Offer(run.app.network.underWay.isEmpty ? 0 : 6) { $0.goElsewhere(run) },
      Offer(1) { $0.brokenLink() },
      Offer(1) { _ in MonkeyStep(.background, "background") },
      Offer(1) { $0.launch() },
      Offer(appType.states.isEmpty ? 0 : 2) { $0.goToState() },
      Offer(1) { chooser in
        let ends = [
          MonkeyStep(.stop, "stopApp"), MonkeyStep(.kill, "killApp"),
          MonkeyStep(.clearState, "clearState"),
        ]
        return chooser.random.pick(ends)
      },
    ]
  }

  /// Begins the way to a state that a feature lists, which takes many steps that are rarely done one after the other.
  private mutating func goToState() -> MonkeyStep? {
    let name = rare(appType.states.map(\.description), "state")
    let state = appType.states.first { $0.description == name }
    ahead = state.map { ExploreStateWay(to: $0, routes).steps.map(\.forgiven) } ?? []
    return ahead.isEmpty ? nil : ahead.removeFirst()
  }

  /// Goes elsewhere while a request is under way, and stays there until it has ended: a result that reaches a screen
  /// only then is easily forgotten.
  mutating func goElsewhere(_ run: FlowRun) -> MonkeyStep? {
    let underWay = run.app.network.underWay.keys.sorted()
    guard let request = counts.rarest(of: underWay), !routes.forms.isEmpty else { return nil }
    let form = rare(routes.forms, "elsewhere during \(request)")
    ahead = [MonkeyStep.settling.forgiven]
    return link(to: fittingName(of: form))
  }

  /// Launches the app: at its root, at a place, or with another of the app's arguments.
  mutating func launch() -> MonkeyStep {
    // A flow may only give arguments that the app takes.
    let takesScene = appType.launchArguments.contains(Self.scene)
    if let again = left.take(), takesScene, random.happens(80) {
      return MonkeyStep.launch(at: again).forgiven
    }
    var arguments = ""
    let names = appType.launchArguments.filter { $0 != Self.scene }
    if takesScene, random.happens(40), let route = rareRoute() {
      arguments = "\(Self.scene): \(FlowText.quoted(route))"
    } else if random.happens(50), !names.isEmpty {
      let name = rare(names, "argument")
      let value = value(for: name, isNumber: false)
      arguments = "\(name): \(FlowText.quoted(value))"
    }
    let clears = random.happens(15) ? "true" : "false"
    return MonkeyStep(
      .launch,
      "launchApp",
      ["clearState": clears, "arguments": "{\(arguments)}"],
      subject: "launch"
    )
  }

  private static let scene = "scene"

  /// Opens a link to the route that has been in front least, most of the time.
  mutating func link() -> MonkeyStep? {
    rareRoute().map(link)
  }

  func link(to route: String) -> MonkeyStep {
    MonkeyStep(.link, "openLink", ["link": FlowText.quoted(routes.link(to: route))])
  }

  private mutating func rareRoute() -> String? {
    guard !routes.forms.isEmpty else { return nil }
    let chance = random.below(100)
    let form =
      switch chance {
      case ..<50: random.pick(Self.least(of: routes.forms) { counts.routes[$0] ?? 0 })
      case ..<75: routeOfRarestRequest ?? random.pick(routes.forms)
      default: random.pick(routes.forms)
      }
    return fittingName(of: form)
  }

  private mutating func fittingName(of form: String) -> String {
    name(of: form) { chooser, name, isNumber in chooser.value(for: name, isNumber: isNumber) }
  }

  /// The form of the route on whose screen the rarest request has been made.
  private var routeOfRarestRequest: String? {
    let known = routes.forms.compactMap { form in
      counts.rarestRequest(after: form).map { (form: form, count: $0) }
    }
    return known.min { $0.count < $1.count }?.form
  }

  /// Opens a link that leads nowhere, or to something that is not there.
  private mutating func brokenLink() -> MonkeyStep? {
    guard !routes.forms.isEmpty else { return nil }
    let form = random.pick(routes.forms)
    let name = name(of: form) { chooser, _, _ in chooser.random.pick(MonkeySamples.oddValues) }
    let link =
      switch random.below(4) {
      case 0: "elsewhere://\(name)"
      case 1: routes.link(to: "\(name)/\(random.pick(MonkeySamples.oddValues))")
      case 2: routes.link(to: random.pick(MonkeySamples.oddValues))
      default: routes.link(to: name)
      }
    return MonkeyStep(.brokenLink, "openLink", ["link": FlowText.quoted(link)])
  }

  private mutating func name(
    of form: String,
    _ value: (inout MonkeyChooser, String, Bool) -> String
  ) -> String {
    // The closure may not change what is being read.
    var chooser = self
    let name = routes.name(form) { value(&chooser, $0, $1) }
    self = chooser
    return name
  }

  /// Chooses a value that fits a name, as far as is known what fits.
  mutating func value(for name: String, isNumber: Bool) -> String {
    let known = vocabulary.values(for: name)
    if !known.isEmpty, random.happens(90) {
      // A value that the app lists may have an “N” in place of any number.
      return random.pick(known).split(separator: " ")
        .map { $0 == "N" ? "\(random.below(40))" : String($0) }.joined(separator: " ")
    }
    return isNumber ? "\(1 + random.below(12))" : rare(MonkeySamples.texts, "value")
  }
}
