public import Foundation

/// What flows have reached of an app: its screens, routes, states, controls, and faults of its network.
///
/// Each part counts by name how many flows have reached something; what nobody has reached is there too, with 0. Parts
/// of a run that was cut into several are put together with ``merge(_:)``.
///
/// - A *route* is reached when its scene has been seen at the end of a step, whatever varies in its name.
/// - A *screen* is what an app lists states of (`SceneState`): it is reached with its route.
/// - A *state* is reached when a step has ended on its scene, and what the state says can be seen, can't be seen, and can't
///   be used.
/// - A *control* is an element with an identifier that does something about a person; it is reached when something has
///   reached it. Numbers in identifiers do not count: `row-1` and `row-2` are `row-#`. Tabs and the way back are the same
///   on every screen.
/// - A *fault* is one of the network's on one of its requests, and is reached when it has struck.
public struct FlowCoverage: Codable, Hashable, Sendable {
  /// One kind of what can be reached.
  public struct Part: Codable, Hashable, Sendable {
    /// How many flows have reached something, by its name; 0 for what is there and was not reached.
    public var flows: [String: Int] = [:]

    /// Creates a part of nothing.
    public init() {}

    /// The number of what was reached.
    public var reached: Int { flows.values.count { $0 > 0 } }
    /// The number of what is there.
    public var total: Int { flows.count }
    /// What was not reached, sorted.
    public var missing: [String] { flows.filter { $0.value == 0 }.keys.sorted() }
    /// The share that was reached, from 0 to 100; 100 where nothing is there.
    public var percentage: Double { total == 0 ? 100 : 100 * Double(reached) / Double(total) }

    /// Adds what is there, and whether a flow has reached it.
    mutating func add(_ names: some Sequence<String>, count: Int) {
      for name in names { flows[name, default: 0] += count }
    }
  }

  /// The names of the parts, in the order in which they are told.
  public static let names = ["screens", "routes", "states", "controls", "faults"]

  /// The version of the format; it is increased when a key changes its meaning or is removed.
  public var format = 1
  /// The number of flows that were played.
  public var flows = 0
  /// The screens, as `feature · scene`.
  public var screens = Part()
  /// The routes by the forms of their names.
  public var routes = Part()
  /// The states, as `feature · scene · state`.
  public var states = Part()
  /// The controls, as `route identifier`; tabs and the way back as their identifiers.
  public var controls = Part()
  /// The faults, as `request: fault`.
  public var faults = Part()

  /// Creates the coverage of no flow of an app that has nothing.
  public init() {}

  /// A part by its name; `nil` if there is none of the name.
  public subscript(name: String) -> Part? {
    switch name {
    case "screens": screens
    case "routes": routes
    case "states": states
    case "controls": controls
    case "faults": faults
    default: nil
    }
  }

  /// Adds another part of the same run.
  ///
  /// - Parameter other: What other flows of the same app have reached.
  public mutating func merge(_ other: FlowCoverage) {
    flows += other.flows
    screens.flows.merge(other.screens.flows) { $0 + $1 }
    routes.flows.merge(other.routes.flows) { $0 + $1 }
    states.flows.merge(other.states.flows) { $0 + $1 }
    controls.flows.merge(other.controls.flows) { $0 + $1 }
    faults.flows.merge(other.faults.flows) { $0 + $1 }
  }

  /// The coverage as JSON in UTF-8 with sorted keys, with a line break at its end.
  ///
  /// - Throws: An error of the encoder, which no content causes.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension FlowCoverage: CustomStringConvertible {
  /// A line for each part, and below it what was not reached.
  public var description: String {
    var lines = ["reached by \(FlowPrinter.counted(flows, "flow")):"]
    for name in Self.names {
      guard let part = self[name] else { continue }
      lines.append(
        "\(name): \(part.reached) of \(part.total), \(FlowNumber.text(of: part.rounded)) %"
      )
      lines += part.missing.map { "  not reached: \($0.onOneLine)" }
    }
    return lines.joined(separator: "\n")
  }
}

extension FlowCoverage.Part {
  /// The percentage with one digit, never rounded up to all.
  var rounded: Double { (percentage * 10).rounded(.down) / 10 }
}
