import FlowFormat
package import Foundation

/// The coverage of an app by flows: its screens, routes, states, controls, and faults of its network.
///
/// Each part counts the flows that have reached an item, by the item's name. An item that no flow has reached has the
/// count 0. ``merge(_:)`` combines the coverages of a run that was divided among several machines.
///
/// - A *route* is reached when its scene is on the screen at the end of a step. The varying parts of its name do not
///   count.
/// - A *screen* is a scene of which an app lists states (`SceneState`). It is reached with its route.
/// - A *state* is reached when a step ends on its scene, and the screen shows, hides and disables what the
///   state declares.
/// - A *control* is an element with an identifier that reacts to a person. It is reached when it receives an event.
///   Numbers in identifiers do not count: `row-1` and `row-2` are `row-#`. Tabs and the back button are the same on
///   every screen.
/// - A *fault* is a fault of the network on one of its requests. It is reached when a request has met it.
public struct FlowCoverage: Codable, Equatable, Sendable {
  /// The items of one kind, such as the routes.
  public struct Part: Codable, Equatable, Sendable {
    /// The number of flows that have reached an item, by the item's name; 0 for an item that no flow has reached.
    public var flows: [String: Int] = [:]

    /// The number of items that flows have reached.
    public var reached: Int { flows.values.count { $0 > 0 } }
    /// The number of all items.
    public var total: Int { flows.count }
    /// The names of the items that no flow has reached, sorted.
    public var missing: [String] { flows.filter { $0.value == 0 }.keys.sorted() }
    /// The percentage of items that flows have reached; 100 if there are no items.
    public var percentage: Double { total == 0 ? 100 : 100 * Double(reached) / Double(total) }

    /// Adds items, and the number of flows that have reached each of them.
    package mutating func add(_ names: some Sequence<String>, count: Int) {
      for name in names { flows[name, default: 0] += count }
    }
  }

  /// The names of the parts, in the order of the report.
  package static let names = ["screens", "routes", "states", "controls", "faults"]

  /// The version of the format; it is increased when a key changes its meaning or is removed.
  package var format = 1
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

  package init() {}

  /// A part by its name; `nil` if there is none of the name.
  package subscript(name: String) -> Part? {
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
  /// - Parameter other: The coverage by other flows of the same app.
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
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension FlowCoverage: CustomStringConvertible {
  /// A line for each part, and below it what was not reached.
  public var description: String {
    var lines = ["reached by \(English.counted(flows, "flow")):"]
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
  package var rounded: Double { (percentage * 10).rounded(.down) / 10 }
}
