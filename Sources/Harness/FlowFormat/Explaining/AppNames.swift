import Foundation
import Scenes
package import ScenesHeadless

/// The names that an app declares and flows use, as far as they are known without running it: for a person or a program.
package struct AppNames: Equatable, Sendable, Codable {
  /// A name, with the feature that it belongs to.
  package struct Name: Equatable, Sendable, Codable {
    package let name: String
    /// `nil` if it is the app's own, or the app lists no features.
    package let feature: String?
  }

  /// The name of an event or a question, with the names of its values.
  package struct Request: Equatable, Sendable, Codable {
    package let name: String
    package let values: [String]
  }

  /// A state that a scene can show, as its feature lists it.
  package struct State: Equatable, Sendable, Codable {
    package let feature: String
    package let scene: String
    package let name: String
    /// The route and the other launch arguments that lead there.
    package let arguments: [String: String]
  }

  /// The version of the format.
  package var format = 1
  /// The text before `://` in a link; `nil` if the app lists no features.
  package let linkScheme: String?
  /// The forms of the routes' names, as `product/ID`; `nil` if the app lists no features.
  package let routes: [Name]?
  package let launchArguments: [Name]
  package let backendEvents: [Request]
  package let backendQuestions: [Request]
  package let states: [State]

  @MainActor
  package init(_ app: any SimulatedApp.Type) {
    let features = app.features
    linkScheme = features.isEmpty ? nil : app.linkScheme
    routes =
      features.isEmpty
      ? nil
      : features.flatMap { feature in
        feature.scenes.routeNames.map { Name(name: $0, feature: feature.name) }
      }
    launchArguments = app.launchArguments.map { name in
      Name(name: name, feature: features.first { $0.launchArguments.contains(name) }?.name)
    }
    backendEvents = Self.requests(app.backendEvents)
    backendQuestions = Self.requests(app.backendQuestions)
    states = app.states.map {
      State(
        feature: $0.feature,
        scene: $0.scene,
        name: $0.name,
        arguments: $0.launchArguments
      )
    }
  }

  private static func requests(_ names: [String: [String]]) -> [Request] {
    names.sorted { $0.key < $1.key }.map { Request(name: $0.key, values: $0.value) }
  }

  /// - Throws: An error of the encoder, which no names cause.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
