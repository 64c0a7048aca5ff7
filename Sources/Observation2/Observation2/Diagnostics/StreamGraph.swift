/// The live subscriptions below some subjects, relays, properties, drivers or slices of a store, as a graph.
///
/// The graph shows the hubs (subjects, relays, properties, shared streams), the joins, the operators
/// that have a name (``EventStream/named(_:)``) and the subscriptions at the lower ends; it leaves
/// out unnamed operators in between. A hub that is reached in two ways is one node, so a diamond shows
/// as one.
///
/// ```swift
/// let graph = StreamGraph(below: ["cart.state": state, "cart.title": model.$title])
/// print(graph.dot)          // dot -Tsvg
/// ```
///
/// - Complexity: O(n) for n subscriptions; nothing is stored until a graph is made.
public struct StreamGraph: Equatable, Sendable {
  /// A part of the graph.
  public struct Node: Equatable, Sendable {
    /// The kinds of parts.
    public enum Kind: String, Sendable {
      /// A subject, relay, property or shared stream.
      case hub
      /// A combination of several streams.
      case join
      /// An operator with a name.
      case `operator`
      /// The lower end of a subscription.
      case subscription

      /// The name of the shape in Graphviz's language.
      fileprivate var shape: String {
        switch self {
        case .hub: "box"
        case .join: "diamond"
        case .operator: "ellipse"
        case .subscription: "plaintext"
        }
      }
    }

    /// The kind of the part.
    public let kind: Kind
    /// Its name; if it has none, the place that made it if that is known, or an empty string.
    public internal(set) var name: String
  }

  /// A connection along which values flow, by the indices of its ends in ``StreamGraph/nodes``.
  public struct Edge: Hashable, Sendable {
    /// The index of the upstream node.
    public let from: Int
    /// The index of the downstream node.
    public let to: Int
  }

  /// The parts, each before those that were first reached through it.
  public let nodes: [Node]
  /// The connections between them.
  public let edges: [Edge]

  /// Collects the graph below these subjects, relays, drivers and signals.
  ///
  /// A property's driver (`model.$title`) and a driver of a store's slice (`store.driver(\.title)`) are the
  /// property and the slice. A driver that is made of others begins where its observers share a
  /// subscription; one that nobody observes has nothing below it, and is not started by this.
  ///
  /// - Parameter roots: Where to begin, with the names to show.
  public init(below roots: KeyValuePairs<String, any StreamGraphRoot>) {
    let survey = StreamSurvey()
    for (name, root) in roots { root.graphRoot.describe(survey, name) }
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
  /// Reports this hub and everything below it to a survey.
  final func describe(to survey: StreamSurvey, _ name: String = "") {
    survey.visit(self, .hub, name) {
      visit { $0.describe(to: survey) }
    }
  }
}
