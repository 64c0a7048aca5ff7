/// The names of a feature's targets.
struct FeatureTargets {
  /// The scenes.
  let feature: String
  /// The embedded back end, the states and the flows.
  let simulation: String
  /// The tests.
  let tests: String
  /// The executable that plays the flows.
  let harness: String

  /// Names the targets of a feature.
  init(_ name: SwiftName) {
    feature = name.type
    simulation = "\(name.type)Simulation"
    tests = "\(name.type)Tests"
    harness = "\(name.link)-harness"
  }

  /// The targets that receive files of each scene.
  var ofScene: [String] { [feature, simulation, tests] }

  /// All targets.
  var all: [String] { ofScene + [harness] }

  /// Returns the target whose files a folder of templates has.
  func target(of folder: Substring) -> String? {
    switch folder {
    case "Feature": feature
    case "Simulation": simulation
    case "Tests": tests
    case "Harness": harness
    default: nil
    }
  }
}
