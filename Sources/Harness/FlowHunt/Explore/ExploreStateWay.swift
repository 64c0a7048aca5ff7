import FlowEngine
import FlowFormat
import FlowReports
import Observation2
import ScenesHeadless

/// The steps of a flow that lead to a state which a feature lists: no other source knows so well what is worth a look.
@MainActor
struct ExploreStateWay {
  private let state: SceneState
  private let routes: AppRoutes
  private let parent: String?

  /// Creates the way to a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - routes: The routes of the app.
  ///   - parent: The name of the route that lies below the state's own, if the way is to lead over it. Then the scene
  ///     there has been seen, and has to follow what is done above it.
  init(to state: SceneState, _ routes: AppRoutes, over parent: String? = nil) {
    (self.state, self.routes) = (state, routes)
    // A failure that is planned for the way would hit the other scene.
    self.parent = state.given.isEmpty ? parent : nil
  }

  /// The steps, from a fresh installation; time goes on between them as the state says.
  var steps: [MonkeyStep] {
    let pause = MonkeyStep.wait(milliseconds: Self.milliseconds(SceneState.pause))
    var steps = state.given.flatMap { self.steps(of: $0) } + launches
    for step in state.steps {
      if steps.last?.action != .time { steps.append(pause) }
      steps += self.steps(of: step)
    }
    if state.time == .goesOn, steps.last?.action != .time { steps.append(pause) }
    return steps
  }

  /// The steps that open the state's scene, with all that the state names.
  var launches: [MonkeyStep] {
    guard let parent, let route = state.route else { return [launch] }
    let arguments = state.launchArguments.merging(["scene": parent]) { $1 }
    return [.launch(arguments)] + steps(of: .open(route))
  }

  private var launch: MonkeyStep { .launch(state.launchArguments) }

  private func steps(of step: SceneStep) -> [MonkeyStep] {
    switch step {
    case .tap(let name, let outer):
      let around = outer.map { [("childOf", "{\(Self.words(Self.selector($0)))}")] } ?? []
      return [self.step(.tap, "tapOn", [Self.selector(name)] + around)]
    case .type(let text, let field):
      return [
        self.step(.tap, "tapOn", [Self.selector(field)]),
        self.step(.erase, "eraseText", [("charactersToErase", "200")]),
        self.step(.type, "inputText", [("text", FlowText.quoted(text))]),
      ]
    case .scroll(let name):
      let element = "{\(Self.words(Self.selector(name)))}"
      return [self.step(.scroll, "scrollUntilVisible", [("element", element)])]
    case .scrollDown: return [self.step(.scroll, "scroll")]
    case .scrollToEnd: return Array(repeating: self.step(.scroll, "scroll"), count: 3)
    case .pull: return [self.step(.refresh, "pullToRefresh")]
    case .back: return [self.step(.back, "back")]
    case .open(let link):
      let address = link.contains("://") ? link : routes.link(to: link)
      return [self.step(.link, "openLink", [("link", FlowText.quoted(address))])]
    case .wait(let duration): return [.wait(milliseconds: Self.milliseconds(duration))]
    case .latency(let latency):
      return [self.step(.latency, "setNetwork", [("latency", "\(Self.milliseconds(latency))ms")])]
    case .fail(let fault, let request, let times):
      let arguments = [
        ("failNext", fault.rawValue), ("match", FlowText.quoted(request)), ("times", "\(times)"),
      ]
      return [self.step(.fault, "setNetwork", arguments)]
    case .offline(let isOffline):
      let value = isOffline ? "enabled" : "disabled"
      return [self.step(.airplaneMode, "setAirplaneMode", [("value", value)])]
    case .backend(let event, let values):
      let words = Self.words(values.sorted { $0.key < $1.key }.map { ($0, FlowText.quoted($1)) })
      let arguments = [("event", event), ("values", "{\(words)}")]
      return [self.step(.backend, "backend", arguments, subject: "backend \(event)")]
    case .relaunch: return [self.step(.kill, "killApp"), launch]
    }
  }

  private func step(
    _ action: MonkeyAction,
    _ command: String,
    _ arguments: [(String, String)] = [],
    subject: String? = nil
  ) -> MonkeyStep {
    let arguments = arguments.map { MonkeyStep.Argument(key: $0, value: $1) }
    return MonkeyStep(action, command, arguments: arguments, subject: subject)
  }

  /// Finds an element by its identifier, which has a hyphen in it, or else by its text.
  private static func selector(_ name: String) -> (String, String) {
    let isIdentifier = name.contains("-") && name.first.map { "a"..."z" ~= $0 } == true
    return (isIdentifier ? "id" : "text", FlowText.quoted(name))
  }

  private static func words(_ selector: (String, String)) -> String { words([selector]) }

  private static func words(_ arguments: [(String, String)]) -> String {
    arguments.map { "\($0): \($1)" }.joined(separator: ", ")
  }

  private static func milliseconds(_ duration: Duration) -> Int {
    Int(FlowSeconds.milliseconds(duration))
  }
}
