import FlowEngine
import FlowFormat
import Scenes
import ScenesHeadless

/// How the app can be launched.
extension WalkPlayer {
  private var appType: any SimulatedApp.Type { player.appType }

  /// Returns the vocabulary of the app.
  ///
  /// - Parameter values: The texts that are typed into fields, by the fields' identifiers.
  /// - Returns: The vocabulary, with all that the app says of its launches.
  func vocabulary(typing values: [String: String]) async -> WalkVocabulary {
    let launchValues = await launchValues()
    let parents = await parents()
    return WalkVocabulary(appType, launchValues: launchValues, parents: parents, values: values)
  }

  /// Returns the values of each launch argument, as far as the app names them when it refuses another
  /// value.
  private func launchValues() async -> [String: [String]] {
    var values: [String: [String]] = [:]
    for name in appType.launchArguments where name != "scene" {
      for known in await refusal(of: "?", for: name)?.known ?? [] {
        // A listed value may be a form with a number, or a range.
        let forms = [known, known.replacing("N", with: "3"), String(known.prefix { $0 != " " })]
        for value in forms where await refusal(of: value, for: name) == nil {
          values[name, default: []].append(value)
          break
        }
      }
    }
    return values
  }

  /// Returns the route that a link to each of the states' routes puts directly below it, as far as a launch
  /// can open that.
  private func parents() async -> [String: String] {
    guard appType.launchArguments.contains("scene") else { return [:] }
    let run = await come(along: [.launch([:])])
    var parents: [String: String] = [:]
    for route in appType.states.compactMap(\.route) {
      let link = try? run.stage?.navigator.registry.link(route)
      guard let below = link?.routes.dropLast().last else { continue }
      let name = "\(below.base)"
      if (try? run.stage?.navigator.registry.link(name)) != nil { parents[route] = name }
    }
    _ = await run.finish()
    return parents
  }

  private func refusal(of value: String, for name: String) async -> StepFailure? {
    let run = await come(along: [.launch([name: value])])
    let refusal = run.refusal
    _ = await run.finish()
    return refusal
  }
}
