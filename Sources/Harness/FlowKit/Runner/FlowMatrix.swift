import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Scenes
import ScenesHeadless

/// The axes of `--matrix`, and their values.
struct FlowMatrix: Equatable, Sendable {
  private struct Axis: Sendable {
    var name: String
    /// The values by name, in the order in which messages list them.
    var values: [(name: String, apply: @Sendable (inout ScreenEnvironment) -> Void)]
  }

  private static let axes = [
    Axis(name: "device", values: devices),
    Axis(name: "text", values: texts),
    Axis(
      name: "scheme",
      values: [("light", { $0.colorScheme = .light }), ("dark", { $0.colorScheme = .dark })]
    ),
    Axis(
      name: "direction",
      values: [
        ("ltr", { $0.layoutDirection = .leftToRight }),
        ("rtl", { $0.layoutDirection = .rightToLeft }),
      ]
    ),
  ]

  /// The axes with their values, for the help.
  static var summary: String {
    axes.map { axis in "\(axis.name)=" + axis.values.map(\.name).joined(separator: ",") }
      .joined(separator: " ")
  }

  /// The combinations in the order of the command line, the last axis changing first; empty without a matrix.
  private(set) var variants: [FlowVariant] = []

  /// Reads the words of the command line.
  ///
  /// - Parameter words: Words such as `device=phone,tablet`.
  /// - Throws: An error that names the word.
  init(_ words: [String]) throws(HarnessArguments.Misuse) {
    guard !words.isEmpty else { return }
    var combinations = [(names: [String](), environment: ScreenEnvironment.plain)]
    var known: Set<String> = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let axis = Self.axes.first(where: { $0.name == name }) else {
        let hint = NearestName.hint(for: name, among: Self.axes.map(\.name))
        throw HarnessArguments.Misuse("--matrix has no axis “\(name.clipped(to: 48))”.\(hint)")
      }
      guard parts.count == 2 else {
        throw HarnessArguments.Misuse("--matrix \(name) needs values: write \(name)=A,B.")
      }
      guard known.insert(name).inserted else {
        throw HarnessArguments.Misuse("--matrix names \(name) twice: write \(name)=A,B.")
      }
      let values = try Self.values(of: axis, in: parts[1])
      combinations = combinations.flatMap { combination in
        values.map { value in
          var environment = combination.environment
          value.apply(&environment)
          return (combination.names + ["\(name)=\(value.name)"], environment)
        }
      }
    }
    variants = combinations.map {
      FlowVariant(name: $0.names.joined(separator: " "), environment: $0.environment)
    }
  }

  private static func values(
    of axis: Axis,
    in list: Substring
  ) throws(HarnessArguments.Misuse) -> [(
    name: String, apply: @Sendable (inout ScreenEnvironment) -> Void
  )] {
    var chosen: [(name: String, apply: @Sendable (inout ScreenEnvironment) -> Void)] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = axis.values.first(where: { $0.name == word }) else {
        let hint = NearestName.hint(for: String(word), among: axis.values.map(\.name))
        throw HarnessArguments.Misuse(
          "--matrix \(axis.name) has no value “\(word.clipped(to: 48))”.\(hint)"
        )
      }
      guard !chosen.contains(where: { $0.name == word }) else {
        throw HarnessArguments.Misuse("--matrix \(axis.name) has “\(word)” twice.")
      }
      chosen.append(value)
    }
    return chosen
  }

  private static let devices: [(String, @Sendable (inout ScreenEnvironment) -> Void)] =
    [
      ("phone", ScreenDevice.plain, ScreenOrientation.portrait),
      ("phone-turned", .plain, .landscape),
      ("small-phone", .iPhoneSE, .portrait),
      ("large-phone", .iPhone16ProMax, .portrait),
      ("tablet", .iPadPro11, .portrait),
      ("tablet-turned", .iPadPro11, .landscape),
    ].map { name, device, orientation in
      (
        name,
        { environment in
          environment = device.environment(
            orientation,
            textSize: environment.textSize,
            colorScheme: environment.colorScheme,
            locale: environment.locale,
            layoutDirection: environment.layoutDirection
          )
        }
      )
    }

  private static let texts: [(String, @Sendable (inout ScreenEnvironment) -> Void)] =
    [("default", ScreenTextSize.large), ("largest", .accessibilityExtraExtraExtraLarge)].map {
      name,
      size in (name, { $0.textSize = size })
    }
    + FlowTextSize.allCases.map { choice in
      let size = choice.size
      return (choice.rawValue, { $0.textSize = size })
    }
}
