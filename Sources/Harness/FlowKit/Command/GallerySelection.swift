import FlowFormat
import FlowHunt
import ScenesHeadless

/// The states that a person wants to see.
enum GallerySelection {
  /// Returns the states of a feature, of a scene or of a route.
  ///
  /// The first of these that has the name as it is written counts, then the first whose name differs in case only.
  ///
  /// - Parameters:
  ///   - name: The name; all states if `nil`.
  ///   - states: All states of the app.
  /// - Returns: The states in their order, at least one.
  /// - Throws: An error that proposes the nearest name.
  static func states(
    named name: String?,
    of states: [SceneState]
  ) throws(HarnessArguments.Misuse) -> [SceneState] {
    guard !states.isEmpty else {
      throw HarnessArguments.Misuse("The app lists no states of its scenes.")
    }
    guard let name else { return states }
    let names: [(SceneState) -> String?] = [{ $0.feature }, { $0.scene }, { $0.route }]
    for isSame in [{ $0 == name }, { $0.lowercased() == name.lowercased() }] {
      for key in names {
        let found = states.filter { key($0).map(isSame) ?? false }
        if !found.isEmpty { return found }
      }
    }
    throw HarnessArguments.Misuse(
      "The app has no “\(name.clipped(to: 48))” to draw.\(hint(name, states))"
    )
  }

  private static func hint(_ name: String, _ states: [SceneState]) -> String {
    let known = states.flatMap { [$0.feature, $0.scene, $0.route ?? ""] }.filter { !$0.isEmpty }
    if let nearest = NearestName.of(name, among: known) { return " Did you mean “\(nearest)”?" }
    var scenes: [String] = []
    for state in states where !scenes.contains(state.scene) { scenes.append(state.scene) }
    return " There are: \(scenes.joined(separator: ", "))."
  }
}
