import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// The fields that a walk has seen, and the states that it still looks for.
struct WalkSights {
  /// The states that the features list and that were not met.
  var unmet: [SceneState]
  /// The fields by the forms of the routes in front.
  private(set) var fields: [String: Set<String>] = [:]

  @MainActor
  init(of appType: any SimulatedApp.Type) {
    unmet = appType.states
  }

  /// Notes what can be seen, for the coverage.
  @MainActor
  mutating func look(
    at stage: Stage,
    _ screen: WalkScreen,
    _ routes: AppRoutes,
    into record: inout ExploreRecord
  ) {
    if !screen.route.isEmpty { record.routes.insert(screen.route) }
    if !screen.fields.isEmpty, !screen.route.isEmpty {
      fields[screen.route, default: []].formUnion(screen.fieldNames)
    }
    for index in screen.taking + screen.fields {
      record.controls.insert(WalkScreen.name(ofSubject: screen.subject(index)))
    }
    unmet.removeAll { state in
      if let route = state.route, routes.form(of: route) != screen.route { return false }
      guard state.isMet(on: stage) else { return false }
      record.states.insert(state.description)
      return true
    }
  }
}
