import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// Lists all that a person or the outside can do at a moment.
@MainActor
struct ExploreChooser {
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

  init(
    _ appType: any SimulatedApp.Type,
    launchValues: [String: [String]],
    parents: [String: String],
    values: [String: String] = [:]
  ) {
    self.appType = appType
    routes = AppRoutes(of: appType)
    (self.launchValues, self.parents, self.values) = (launchValues, parents, values)
  }

  /// The actions of a person who has not opened the app yet.
  ///
  /// The ways to the states that the features list are steps of more than one: each leads where many steps
  /// would be tried before it is found. A scene that lies on another one is opened over that one. A launch
  /// there leaves that one out, and would not show what it misses until then.
  var starts: [ExploreEdge] {
    let plain = MonkeyStep.launch([:])
    var edges = [ExploreEdge(0, plain)]
    var seen: Set<[String]> = [[plain.line]]
    func add(_ cost: Int, _ steps: [MonkeyStep]) {
      if seen.insert(steps.map(\.line)).inserted { edges.append(ExploreEdge(cost, steps)) }
    }
    let ways = appType.states.map { state in
      ExploreStateWay(to: state, routes, over: state.route.flatMap { parents[$0] })
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

  /// Returns the actions that can be done at a moment.
  ///
  /// - Parameters:
  ///   - run: A run that has come there. The app is asked for the values of its events, which may change it.
  ///   - isStart: `true` where the app opens, from which links lead everywhere.
  /// - Returns: The edges, the nearest first among those of a kind.
  func edges(in run: FlowRun, isStart: Bool) -> [ExploreEdge] {
    guard let stage = run.stage else { return [] }
    let top = stage.navigator.navigation.top.map { "\($0.route.base)" } ?? ""
    let screen = MonkeyScreen(
      stage.frames,
      route: routes.form(of: top),
      stage.environment.layoutDirection
    )
    let events = backend(run, screen)
    return time(run) + touches(on: screen) + typing(on: screen)
      + (stage.navigator.navigation.canGoBack
        ? [ExploreEdge(1, MonkeyStep(.back, "back", arguments: []))] : [])
      + device(stage, top) + (isStart ? links : []) + events + news(of: events, on: screen)
  }

  // MARK: - Time, the device and the process

  private func time(_ run: FlowRun) -> [ExploreEdge] {
    guard let left = ExplorePlayer.millisecondsToNext(in: run), left <= 86_400_000 else {
      return []
    }
    let wait = MonkeyStep.wait(milliseconds: left)
    return [ExploreEdge(left <= 15_000 ? 0 : 3, wait)]
  }

  private func device(_ stage: Stage, _ top: String) -> [ExploreEdge] {
    let isPortrait = stage.environment.containerSize.width < stage.environment.containerSize.height
    let turn = MonkeyStep.turn(to: isPortrait ? .landscapeLeft : .portrait)
    let turnBack = MonkeyStep.turn(to: isPortrait ? .portrait : .landscapeLeft)
    return [
      ExploreEdge(2, turn),
      // Elements below the edge of the turned screen are not known until it is turned back.
      ExploreEdge(2, [turn, turnBack]),
      ExploreEdge(2, Self.comingBack(to: top)),
      ExploreEdge(
        3,
        [
          MonkeyStep(.background, "background", arguments: []),
          MonkeyStep(.foreground, "foreground", arguments: []),
        ]
      ),
    ]
  }

  /// The end of the process, and a launch at a route.
  static func comingBack(to route: String) -> [MonkeyStep] {
    [
      MonkeyStep(.kill, "killApp", arguments: []),
      route.isEmpty ? .launch([:]) : .launch(at: route),
      // The screen before an answer comes says nothing of the data that was kept.
      .wait(milliseconds: rest),
    ]
  }

  // MARK: - The outside

  /// A link to each route, with a value that the app's own states name where one is needed.
  private var links: [ExploreEdge] {
    let known = appType.states.compactMap(\.route)
    return routes.forms.map { form in
      let name =
        known.first { $0 != form && routes.form(of: $0) == form }
        ?? routes.name(form) { _, isNumber in isNumber ? "1" : ExploreSamples.texts[0] }
      let link = MonkeyStep.Argument(key: "link", value: FlowText.quoted(routes.link(to: name)))
      return ExploreEdge(
        1,
        MonkeyStep(.link, "openLink", arguments: [link], subject: "link \(form)")
      )
    }
  }

  /// Each event of the back ends, with a value that is on the screen where it can be, and else with the
  /// first that there is.
  private func backend(_ run: FlowRun, _ screen: MonkeyScreen) -> [ExploreEdge] {
    let shown = numbers(on: screen)
    return appType.backendEvents.sorted { $0.key < $1.key }.compactMap { event, names in
      var values: [String: String] = [:]
      for name in names.sorted() {
        // An event without its value says what there is.
        var known: [String] = []
        do throws(SimulatedAppError) { try run.app.backend(event, values) } catch {
          known = error.known
        }
        let fitting = known.first { shown.contains($0) } ?? known.first
        guard let fitting else { return nil }
        values[name] = fitting
      }
      let words = values.sorted { $0.key < $1.key }.map {
        "\($0.key): \(FlowText.quoted($0.value))"
      }
      let arguments = [
        MonkeyStep.Argument(key: "event", value: event),
        MonkeyStep.Argument(key: "values", value: "{\(words.joined(separator: ", "))}"),
      ]
      let step = MonkeyStep(
        .backend,
        "backend",
        arguments: arguments,
        subject: "backend \(event)"
      )
      return ExploreEdge(2, step)
    }
  }

  /// Each event, and a person who asks for news and goes on with a row that has been there before.
  ///
  /// A change that has moved the row may not have been reported to all.
  private func news(of events: [ExploreEdge], on screen: MonkeyScreen) -> [ExploreEdge] {
    guard !screen.refreshed.isEmpty, let row = firstRow(on: screen) else { return [] }
    let sequel = [screen.refresh, MonkeyStep.settling, touch(.tap, "tapOn", row, screen)]
    return events.map { ExploreEdge(Self.newsCost, $0.steps + sequel) }
  }

  /// The first element that takes a tap and has a number in its identifier, as the rows of a list have.
  private func firstRow(on screen: MonkeyScreen) -> Int? {
    screen.taking.first { index in
      let id = screen.frames.elements[index].element.identifier
      return id?.contains(where: \.isNumber) == true && screen.isReachable(index)
    }
  }

  private func numbers(on screen: MonkeyScreen) -> Set<String> {
    var numbers: Set<String> = []
    for index in screen.identified {
      let id = screen.frames.elements[index].element.identifier ?? ""
      for part in id.split(separator: "-") where Int(part) != nil { numbers.insert(String(part)) }
    }
    return numbers
  }
}
