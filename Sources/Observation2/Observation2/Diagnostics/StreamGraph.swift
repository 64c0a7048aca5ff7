/// The live subscriptions below some subjects, relays or properties, as a graph to look at.
///
/// Shown are the hubs (subjects, relays, properties, shared streams), the joins, the operators that
/// have a name (``EventStream/named(_:)``) and the subscriptions at the lower ends; unnamed
/// operators between them are left out. A hub that is reached on two ways is one node, so a diamond
/// shows as one.
///
/// ```swift
/// let graph = StreamGraph(below: ["cart.state": state])
/// print(graph.dot)          // dot -Tsvg
/// ```
///
/// - Complexity: O(n) for n subscriptions; nothing is kept while nobody asks.
public struct StreamGraph: Equatable, Sendable {
  /// A part of the graph.
  public struct Node: Equatable, Sendable {
    /// What a part is.
    public enum Kind: String, Sendable {
      /// A subject, relay, property or shared stream.
      case hub
      /// A combination of several streams.
      case join
      /// An operator with a name.
      case `operator`
      /// The lower end of a subscription.
      case subscription

      /// In Graphviz's language.
      fileprivate var shape: String {
        switch self {
        case .hub: "box"
        case .join: "diamond"
        case .operator: "ellipse"
        case .subscription: "plaintext"
        }
      }
    }

    /// What it is.
    public let kind: Kind
    /// Its name; the place that made it if that is known and it has no other; or nothing.
    public internal(set) var name: String
  }

  /// A way that values take, by the indices of its ends in ``StreamGraph/nodes``.
  public struct Edge: Hashable, Sendable {
    /// Where they come from.
    public let from: Int
    /// Where they go.
    public let to: Int
  }

  /// The parts, each before those that were first reached through it.
  public let nodes: [Node]
  /// The ways between them.
  public let edges: [Edge]

  /// Looks at what hangs below these subjects and relays.
  ///
  /// - Parameter roots: They, with the names to show for them.
  public init(below roots: KeyValuePairs<String, HubOwner>) {
    let survey = StreamSurvey()
    for (name, root) in roots { root.hub.describe(to: survey, name) }
    nodes = survey.nodes
    edges = survey.edges
  }

  /// The graph in Graphviz's language.
  public var dot: String {
    var text = "digraph streams {\n  rankdir=LR;\n"
    for (index, node) in nodes.enumerated() {
      let label = quoted(node.name.isEmpty ? node.kind.rawValue : node.name)
      text += "  n\(index) [shape=\(node.kind.shape), label=\(label)];\n"
    }
    for edge in edges { text += "  n\(edge.from) -> n\(edge.to);\n" }
    return text + "}"
  }

  /// The graph as JSON: `{"nodes":[{"kind","name"}],"edges":[[from,to]]}`.
  public var json: String {
    var parts = ""
    for node in nodes {
      parts += parts.isEmpty ? "" : ","
      parts += "{\"kind\":\"\(node.kind.rawValue)\",\"name\":\(quoted(node.name))}"
    }
    var ways = ""
    for edge in edges { ways += (ways.isEmpty ? "[" : ",[") + "\(edge.from),\(edge.to)]" }
    return "{\"nodes\":[\(parts)],\"edges\":[\(ways)]}"
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case let control where control.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension StreamHub {
  /// Tells a survey of this hub and of all that hangs below it.
  final func describe(to survey: StreamSurvey, _ name: String = "") {
    survey.visit(self, .hub, name) {
      visit { $0.describe(to: survey) }
    }
  }
}
