import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

extension AppNames {
  /// The names in sections, each with the commands that use them.
  var text: String {
    let link = linkScheme.map { ", openLink: \($0)://ROUTE" } ?? ""
    return [
      section(
        "routes, for assertRoute, launchApp: {arguments: {scene: ROUTE}}\(link)",
        routes.map { $0.map(Self.row) },
        or: "The app does not declare them: it lists no features (SimulatedApp.features)."
      ),
      section("launch arguments, for launchApp: {arguments: …}", launchArguments.map(Self.row)),
      section("events of the back end, for backend", backendEvents.map(Self.row)),
      section("questions to the back end, for assertBackend", backendQuestions.map(Self.row)),
      section("states of scenes, for gallery", states.map(Self.row)),
      section(
        "permissions, for setPermissions and launchApp: {permissions: …}",
        nil,
        or: "Which ones the app asks for is known to itself alone. It can ask for "
          + FlowPermission.names.joined(separator: ", ") + ", or a system's own name with a point."
      ),
      section(
        "identifiers and texts of elements",
        nil,
        or:
          "They are known when a screen is there: gallery draws the states with them, explore and "
          + "coverage list the controls that have been seen, and a step that fails shows its screen."
      ),
    ].joined(separator: "\n\n")
  }

  /// A heading and its rows, or a sentence where the names are not known.
  private func section(
    _ heading: String,
    _ rows: [(title: String, text: String)]?,
    or unknown: String = ""
  ) -> String {
    let known = rows.map { $0.isEmpty ? "  none" : CommandSyntax.table($0) }
    let lines = known ?? CommandSyntax.wrapped(unknown, indent: 2)
    return "\(heading):\n\(lines)"
  }

  private static func row(_ name: Name) -> (title: String, text: String) {
    (name.name.onOneLine, name.feature.map { "(\($0))".onOneLine } ?? "")
  }

  private static func row(_ request: Request) -> (title: String, text: String) {
    (request.name.onOneLine, request.values.joined(separator: ", ").onOneLine)
  }

  private static func row(_ state: State) -> (title: String, text: String) {
    let names = [state.feature, state.scene, state.name].filter { !$0.isEmpty }
    let ways = state.arguments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return (names.joined(separator: " · ").onOneLine, ways.joined(separator: ", ").onOneLine)
  }
}
