import FlowEngine
import FlowFormat
import FlowReports
import Observation2
import ScenesHeadless

/// The steps of a flow that lead to a state which a feature lists: no other source knows so well what is worth a look.
@MainActor
struct WalkStateWay {
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
  var steps: [WalkStep] {
    let pause = WalkStep.wait(milliseconds: Self.milliseconds(SceneState.pause))
    var steps = state.given.flatMap { self.steps(of: $0) } + launches
    for step in state.steps {
      if steps.last?.action != .time { steps.append(pause) }
      steps += self.steps(of: step)
    }
    if state.time == .goesOn, steps.last?.action != .time { steps.append(pause) }
    return steps
  }

  /// The steps that open the state's scene, with all that the state names.
  var launches: [WalkStep] {
    guard let parent, let route = state.route else { return [launch] }
    let arguments = state.launchArguments.merging(["scene": parent]) { $1 }
    return [.launch(arguments)] + steps(of: .open(route))
  }

  private var launch: WalkStep { .launch(state.launchArguments) }

  private func steps(of step: SceneStep) -> [WalkStep] {
    switch step {
    case .tap(let name, let outer):
      let around =
        outer.map { [(key: "childOf", value: "{\(Self.words(Self.selector($0)))}")] } ?? []
      return [WalkStep(.tap, "tapOn", to: [Self.selector(name)] + around)]
    case .type(let text, let field):
      return [
        WalkStep(.tap, "tapOn", to: [Self.selector(field)]),
        WalkStep(.erase, "eraseText", ["charactersToErase": "200"]),
        WalkStep(.type, "inputText", ["text": FlowText.quoted(text)]),
      ]
    case .scroll(let name):
      let element = "{\(Self.words(Self.selector(name)))}"
      return [WalkStep(.scroll, "scrollUntilVisible", ["element": element])]
    case .scrollDown: return [WalkStep(.scroll, "scroll")]
    case .scrollToEnd: return Array(repeating: WalkStep(.scroll, "scroll"), count: 3)
    case .pull: return [WalkStep(.refresh, "pullToRefresh")]
    case .back: return [.back]
    case .open(let link): return [.link(to: link.contains("://") ? link : routes.link(to: link))]
    case .wait(let duration): return [.wait(milliseconds: Self.milliseconds(duration))]
    case .latency(let latency):
      return [.latency(milliseconds: Self.milliseconds(latency))]
    case .fail(let fault, let request, let times):
      let plan: KeyValuePairs = [
        "failNext": fault.rawValue, "match": FlowText.quoted(request), "times": "\(times)",
      ]
      return [WalkStep(.fault, "setNetwork", plan)]
    case .offline(let isOffline): return [.airplaneMode(isOffline)]
    case .backend(let event, let values): return [.backend(event, values)]
    case .relaunch: return [.kill, launch]
    }
  }

  /// Finds an element by its identifier, which has a hyphen in it, or else by its text.
  private static func selector(_ name: String) -> (key: String, value: String) {
    let isIdentifier = name.contains("-") && name.first.map { "a"..."z" ~= $0 } == true
    return (isIdentifier ? "id" : "text", FlowText.quoted(name))
  }

  private static func words(_ selector: (key: String, value: String)) -> String {
    "\(selector.key): \(selector.value)"
  }

  private static func milliseconds(_ duration: Duration) -> Int {
    Int(FlowSeconds.milliseconds(duration))
  }
}
