import FlowFormat
import Scenes
package import ScenesHeadless

/// Looks at each screen on which a step has ended, and notes what of the app was reached.
@MainActor
package final class FlowCoverageWatch {
  /// The coverage by all flows that have ended.
  package private(set) var coverage = FlowCoverage()
  private let routes: AppRoutes
  /// The states by the forms of their routes; those without a route by an empty text.
  private var states: [String: [SceneState]] = [:]
  private var reached = Reached()

  /// The items that the present flow has reached, and the other items that it has seen.
  private struct Reached {
    var screens: Set<String> = []
    var routes: Set<String> = []
    var states: Set<String> = []
    /// The identifiers of the controls by the controls' names.
    var seen: [String: String] = [:]
    var touched: Set<String> = []
    var requests: Set<String> = []
    var faults: Set<String> = []
    /// The form of the route that was in front at the last look.
    var front = ""
  }

  package init(_ appType: any SimulatedApp.Type) {
    routes = AppRoutes(of: appType)
    for state in appType.states { states[form(of: state), default: []].append(state) }
    coverage.routes.add(routes.forms, count: 0)
    coverage.states.add(appType.states.map(\.description), count: 0)
    coverage.screens.add(appType.states.map { Self.screen(of: $0) }, count: 0)
  }

  private func form(of state: SceneState) -> String {
    state.route.map { routes.form(of: $0) } ?? ""
  }

  private static func screen(of state: SceneState) -> String {
    state.feature.isEmpty ? state.scene : "\(state.feature) · \(state.scene)"
  }

  /// Looks at a screen, once nothing moves on it.
  package func look(at stage: Stage) {
    let frames = stage.frames
    var front = ""
    for entry in stage.navigator.navigation.visible {
      front = routes.form(of: "\(entry.route.base)")
      if routes.forms.contains(front) || routes.forms.isEmpty { reached.routes.insert(front) }
    }
    let here = states[front] ?? []
    reached.screens.formUnion(here.map { Self.screen(of: $0) })
    for state in here + (states[""] ?? []) where !reached.states.contains(state.description) {
      guard state.isSeen(on: frames) else { continue }
      reached.states.insert(state.description)
      reached.screens.insert(Self.screen(of: state))
    }
    note(frames, on: front, stage.events)
    reached.front = front
  }

  private func note(_ frames: ScreenFrames, on route: String, _ events: StageEventLog) {
    let touches: ScreenEventKinds = [
      .tap, .doubleTap, .longPress, .text, .value, .submit, .swipeAction, .menuItem, .drag,
      .refresh,
    ]
    for index in frames.identified where frames.isVisible(frames.elements[index]) {
      let look = frames.elements[index].element
      guard !look.events.isDisjoint(with: touches), let identifier = look.identifier else {
        continue
      }
      see(look, Self.kind(of: identifier), on: route)
    }
    for event in events.nodeEvents {
      guard touches.contains(event.event.kind), let identifier = event.look.identifier else {
        continue
      }
      let name = Self.kind(of: identifier)
      reached.touched.insert(name)
      // It may have come and gone within one step, on the screen that was in front before.
      if !reached.seen.values.contains(name) { see(event.look, name, on: reached.front) }
    }
  }

  /// Returns a name with a mark for each number, in which no secret is left: without its digits no mask would find it.
  private static func kind(of name: String) -> String {
    FlowSecrets.current.masked(name).markingNumbers
  }

  /// Notes a control; tabs and the way back are the same on every screen.
  private func see(_ look: ScreenNodeLook, _ name: String, on route: String) {
    let isChrome = look.role == .tab || look.role == .backButton
    reached.seen[isChrome ? name : "\(route) \(name)"] = name
  }

  /// Notes that a flow has ended.
  package func end(_ network: SimulatedNetwork) {
    reached.requests = Set(network.requests.map { Self.kind(of: $0.name) })
    for (request, faults) in network.struck {
      for fault in faults.keys {
        reached.faults.insert("\(Self.kind(of: request)): \(fault.rawValue)")
      }
    }
    coverage.flows += 1
    coverage.screens.add(reached.screens, count: 1)
    coverage.routes.add(reached.routes, count: 1)
    coverage.states.add(reached.states, count: 1)
    coverage.controls.add(reached.seen.keys, count: 0)
    coverage.controls.add(
      reached.seen.filter { reached.touched.contains($0.value) }.keys,
      count: 1
    )
    for request in reached.requests {
      coverage.faults.add(
        SimulatedNetwork.Fault.allCases.map { "\(request): \($0.rawValue)" },
        count: 0
      )
    }
    coverage.faults.add(reached.faults, count: 1)
    reached = Reached()
  }

  /// Notes what can be used in each state that the app lists, whether a flow has been there or not.
  ///
  /// A state that can't be reached is left out: `harness gallery` tells those.
  package func lookAtStates(of appType: any SimulatedApp.Type) async {
    for state in states.values.flatMap({ $0 }) {
      do {
        let there = try await state.reach(in: appType)
        let top = there.stage.navigator.navigation.top
        let front = top.map { routes.form(of: "\($0.route.base)") } ?? ""
        note(there.stage.frames, on: front, StageEventLog())
        await there.end()
      } catch {
        continue
      }
    }
    coverage.controls.add(reached.seen.keys, count: 0)
    reached = Reached()
  }
}

extension SceneState {
  /// Returns `true` if the screen matches the state.
  fileprivate func isSeen(on frames: ScreenFrames) -> Bool {
    for name in shows + disables where !frames.shows(.named(name)) { return false }
    for name in hides where frames.shows(.named(name)) { return false }
    return disables.allSatisfy { (try? frames.element(.named($0)))?.isEnabled == false }
  }
}
