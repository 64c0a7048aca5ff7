import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// Lists all that a person or the outside can do at a moment.
///
/// An exploration does all of it, the nearest first. A random walk draws from it.
@MainActor
struct WalkVocabulary {
  /// An action that costs more than this is never done at a moment; such an action is like many others on
  /// the screen.
  static let mostAlike = 3

  /// An event, asking for what is new, and a tap.
  private static let newsCost = 4

  /// How long a person looks at an app that they have opened again.
  private static let rest = 2_000

  let appType: any SimulatedApp.Type
  let routes: AppRoutes
  /// The values that each launch argument takes, as far as the app says so.
  let launchValues: [String: [String]]
  /// The names of the routes that lie below those of the states.
  let parents: [String: String]
  /// The texts that are typed into fields, by the fields' identifiers.
  let values: [String: String]
  /// The names of routes that the app's own states have, by the routes' forms.
  private let namesByForm: [String: [String]]

  init(
    _ appType: any SimulatedApp.Type,
    launchValues: [String: [String]],
    parents: [String: String],
    values: [String: String] = [:]
  ) {
    self.appType = appType
    let routes = AppRoutes(of: appType)
    self.routes = routes
    namesByForm = Dictionary(grouping: appType.states.compactMap(\.route)) { routes.form(of: $0) }
    (self.launchValues, self.parents, self.values) = (launchValues, parents, values)
  }

  /// The actions of a person who has not opened the app yet.
  ///
  /// The ways to the states that the features list are steps of more than one: each leads where many steps
  /// would be tried before it is found. A scene that lies on another one is opened over that one. A launch
  /// there leaves that one out, and would not show what it misses until then.
  var starts: [WalkEdge] {
    let plain = WalkStep.launch([:])
    var edges = [WalkEdge(0, plain)]
    var seen: Set<[String]> = [[plain.line]]
    func add(_ cost: Int, _ steps: [WalkStep]) {
      if seen.insert(steps.map(\.line)).inserted { edges.append(WalkEdge(cost, steps)) }
    }
    let ways = appType.states.map { state in
      WalkStateWay(to: state, routes, over: state.route.flatMap { parents[$0] })
    }
    for way in ways { add(1, way.launches) }
    for (name, values) in launchValues.sorted(by: { $0.key < $1.key }) {
      for value in values { add(1, [.launch([name: value])]) }
    }
    for (state, way) in zip(appType.states, ways) where !(state.given + state.steps).isEmpty {
      add(2, way.steps)
      // All that is under way there, or fails, ends.
      add(2, way.steps + [.settling])
    }
    return edges
  }

  /// Returns the actions of an exploration at a moment.
  ///
  /// - Parameters:
  ///   - run: A run that has come there. The app is asked for the values of its events, which may change it.
  ///   - isStart: `true` where the app opens, from which links lead everywhere.
  /// - Returns: The edges, the nearest first among those of a kind.
  func edges(in run: FlowRun, isStart: Bool) -> [WalkEdge] {
    guard let stage = run.stage else { return [] }
    let screen = screen(of: stage)
    let events = backend(on: screen) { event, values in
      // An event without its value says what there is.
      do throws(SimulatedAppError) { try run.app.backend(event, values) } catch {
        return error.known
      }
      return []
    }
    return time(run) + touches(on: screen) + typing(on: screen) + back(stage) + device(stage)
      + (isStart ? links { knownNames(of: $0).first ?? name(of: $0, "1") } : [])
      + events + news(of: events, on: screen)
  }

  /// The screen of a stage, with the kind of the scene in front.
  func screen(of stage: Stage) -> WalkScreen {
    let route = routes.form(of: Self.top(of: stage))
    return WalkScreen(stage.frames, route: route, stage.environment.layoutDirection)
  }

  /// The name of the route in front; empty if there is none.
  static func top(of stage: Stage) -> String {
    stage.navigator.navigation.top.map { "\($0.route.base)" } ?? ""
  }

  // MARK: - Time, the device and the process

  func time(_ run: FlowRun) -> [WalkEdge] {
    guard let left = WalkPlayer.millisecondsToNext(in: run), left <= 86_400_000 else { return [] }
    return [WalkEdge(left <= 15_000 ? 0 : 3, .wait(milliseconds: left))]
  }

  func back(_ stage: Stage) -> [WalkEdge] {
    stage.navigator.navigation.canGoBack ? [WalkEdge(1, .back)] : []
  }

  func device(_ stage: Stage) -> [WalkEdge] {
    let isPortrait = stage.environment.containerSize.width < stage.environment.containerSize.height
    let turn = WalkStep.turn(to: isPortrait ? .landscapeLeft : .portrait)
    let turnBack = WalkStep.turn(to: isPortrait ? .portrait : .landscapeLeft)
    return [
      WalkEdge(2, turn),
      // Elements below the edge of the turned screen are not known until it is turned back.
      WalkEdge(2, [turn, turnBack]),
      WalkEdge(2, Self.comingBack(to: Self.top(of: stage))),
      WalkEdge(3, [.background, .foreground]),
    ]
  }

  /// The end of the process, and a launch at a route.
  static func comingBack(to route: String) -> [WalkStep] {
    // The screen before an answer comes says nothing of the data that was kept.
    [.kill, route.isEmpty ? .launch([:]) : .launch(at: route), .wait(milliseconds: rest)]
  }

  // MARK: - The outside

  /// Returns a link to each route.
  ///
  /// - Parameter name: Returns the name of a route of a form.
  /// - Returns: The edges.
  func links(_ name: (String) -> String) -> [WalkEdge] {
    routes.forms.map { form in
      WalkEdge(1, .link(to: routes.link(to: name(form)), subject: "link \(form)"))
    }
  }

  /// The routes of a form that the app's own states name.
  func knownNames(of form: String) -> [String] {
    (namesByForm[form] ?? []).filter { $0 != form }
  }

  /// Returns the name of a route of a form, with a number or a text in each variable part.
  func name(of form: String, _ number: String) -> String {
    routes.name(form) { _, isNumber in isNumber ? number : WalkSamples.texts[0] }
  }

  /// Returns each event of the back ends, with a value that is on the screen where it can be, and else with the
  /// first that there is.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - known: Returns the values that an event takes after others.
  /// - Returns: The edges.
  func backend(
    on screen: WalkScreen,
    _ known: (_ event: String, _ values: [String: String]) -> [String]
  ) -> [WalkEdge] {
    let shown = screen.numbers
    return appType.backendEvents.sorted { $0.key < $1.key }.compactMap { event, names in
      var values: [String: String] = [:]
      for name in names.sorted() {
        let all = known(event, values)
        guard let fitting = all.first(where: shown.contains) ?? all.first else { return nil }
        values[name] = fitting
      }
      return WalkEdge(2, .backend(event, values))
    }
  }

  /// Returns each event, and a person who asks for news and goes on with a row that has been there before.
  ///
  /// A change that has moved the row may not have been reported to all.
  func news(of events: [WalkEdge], on screen: WalkScreen) -> [WalkEdge] {
    guard !screen.refreshed.isEmpty, let row = screen.firstRow else { return [] }
    let sequel = [screen.refresh, .settling, screen.touch(.tap, "tapOn", row)]
    return events.map { WalkEdge(Self.newsCost, $0.steps + sequel) }
  }
}
