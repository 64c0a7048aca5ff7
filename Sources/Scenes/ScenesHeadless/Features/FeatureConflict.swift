import Scenes

/// A name that two features of an app have both taken.
public struct FeatureConflict: Hashable, Sendable, CustomStringConvertible {
  /// The kind of thing that has the name.
  public enum Kind: String, Sendable, CaseIterable {
    /// The feature itself, and so its routes.
    case feature
    /// A route, in links and launch arguments.
    case route
    /// A launch argument.
    case launchArgument = "launch argument"
    /// An event of a back end.
    case backendEvent = "back-end event"
    /// A question to a back end.
    case backendQuestion = "back-end question"
    /// An invariant.
    case invariant
  }

  /// The kind of thing that has the name.
  public let kind: Kind
  /// The name.
  public let name: String
  /// The first feature that has it, and the second one.
  public let features: [String]

  /// A sentence that names both features.
  public var description: String {
    "The \(kind.rawValue) “\(name)” belongs to “\(features[0])” and to “\(features[1])”. "
      + "Give each its own name."
  }

  /// Returns the names that more than one of an app's features has taken.
  ///
  /// - Complexity: O(n) for n names in all.
  @MainActor
  static func all(among features: [FeatureDescription]) -> [FeatureConflict] {
    Kind.allCases.flatMap { kind in
      var owners = kind == .launchArgument ? [FeatureLaunch.scene: "the app"] : [:]
      return features.flatMap { feature in
        kind.names(of: feature).compactMap { name in
          let owner = owners.updateValue(feature.name, forKey: name)
          return owner.map {
            FeatureConflict(kind: kind, name: name, features: [$0, feature.name])
          }
        }
      }
    }
  }
}

extension FeatureConflict.Kind {
  @MainActor
  fileprivate func names(of feature: FeatureDescription) -> [String] {
    switch self {
    case .feature: [feature.name]
    case .route: feature.scenes.routeNames
    case .launchArgument: feature.launchArguments
    case .backendEvent: feature.backendEvents.keys.sorted()
    case .backendQuestion: feature.backendQuestions.keys.sorted()
    case .invariant: feature.invariantNames
    }
  }
}
