/// A place in a feature's files above which the plugin inserts lines.
enum SceneMarker: String, CaseIterable {
  /// The cases of the route.
  case cases
  /// The switch that builds a scene for a route.
  case scenes
  /// The requests of the gateway.
  case requests
  /// The list of the scenes' states.
  case states
  /// The targets in the manifest.
  case targets

  /// The line that marks the place.
  var line: String { "// new-scene: \(rawValue)" }

  /// The file in which a feature has the marker.
  func usualFile(of feature: SwiftName) -> String {
    switch self {
    case .cases: "\(feature.type)Route.swift"
    case .scenes: "\(feature.type)Feature.swift"
    case .requests: "\(feature.type)Gateway.swift"
    case .states: "Simulated\(feature.type).swift"
    case .targets: "Package.swift"
    }
  }

  /// The position of the marker in words.
  var position: String {
    switch self {
    case .cases: "below the last case of the route's enum"
    case .scenes: "below the last case of the switch that builds the scenes"
    case .requests: "below the last requirement of the gateway's protocol"
    case .states: "above the line that returns the scenes' states"
    case .targets: "at the end of the array of targets"
    }
  }

  /// A Boolean value that indicates whether the marker is in an array, whose elements end with a comma.
  var isInArray: Bool { self == .targets }
}
